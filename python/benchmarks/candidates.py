"""The measurements of a cell, in the process that has the device."""

import contextlib
import gc
import time

import matrix
import models
from plan_folder import PlanFolder
from programs import Case
from values import WEIGHT, fill, fill_gradients

FORM_PREFIX = "stepfold "
# The stage as a user of torch has it.
FOLDED = "stepfold.torch"
CEILING_PREFIX = "ceiling "
COMPARED_STEPS = 3
# A host whose calls cost more than this many times what they cost in the beginning is disturbed.
DISTURBED = 1.5
# Distance from the reference's parameters, relative to the largest update, above which a step
# computes something else.
TOLERANCE = 1.0e-2
# Elements that are compared at once.
SLICE = 1 << 26


def list_rivals(cell):
    """Returns the candidates of torch and others. Results are compared with those of the first."""
    return {
        "adamw": ["torch fused", "torch foreach", "Apex"],
        "sgd": ["torch fused", "torch foreach", "Apex"],
        "lars": ["torch foreach", "torch loop"],
        "lamb": ["torch foreach", "Apex"],
    }[Case.parse(cell.case).optimizer]


def list_folded(cell):
    """Returns the folded candidates; torch's gradients have the dtype of their parameters."""
    return [] if "bf16" in Case.parse(cell.case).options else [FOLDED]


def list_compiled(cell):
    """Returns the candidates that take minutes, and may leave the host busy: they come last."""
    is_compiled = cell.case == "adamw" and cell.model in ("resnet50", "bert_large")
    return ["torch.compile"] if is_compiled else []


def list_candidates(cell):
    ceilings = [CEILING_PREFIX + str(threads) for threads in matrix.CEILING_THREADS]
    forms = [FORM_PREFIX + form for form in matrix.CASES[cell.case][1]]
    return list_rivals(cell) + ceilings + forms + list_folded(cell) + list_compiled(cell)


def describe_error(error):
    return f"{type(error).__name__}: {error}"[:1000]


def order_bits(tensor):
    """Integers that are as far from each other as floats are, in units of the last place."""
    import torch

    bits = tensor.view(torch.int32).long()
    return torch.where(bits < 0, -(bits & 0x7FFFFFFF), bits)


class Stage:
    """A plan of Stepfold, or a ceiling's. It is the same whether it is captured or not."""

    depends_on_capture = False

    def __init__(self, folder, plan, parameters, device):
        from plans import BoundPlan

        self.bound = BoundPlan(folder.get_folder(plan), device)
        self.names = [parameter.name for parameter in parameters]
        self.step = self.bound.step

    def get_parameters(self):
        return [self.bound.variables["state", name] for name in self.names]

    def get_gradients(self):
        return [self.bound.variables["gradient", name] for name in self.names]

    def get_all(self):
        return list(self.bound.variables.values())

    def close(self):
        self.bound.close()
        self.step = None


class Worker:
    """Measures candidates, one after the other."""

    def __init__(self, options):
        from timing import Device

        self.options = options
        self.device = Device(options.device)
        self.folder = PlanFolder(options.plans)
        self.expected, self.expected_cell, self.expected_error = None, None, None

    def describe_environment(self):
        import torch

        environment = {"torch": torch.__version__, "cuda": torch.version.cuda}
        if self.device.is_cuda:
            properties = torch.cuda.get_device_properties(0)
            environment["device"] = properties.name
            environment["multiprocessors"] = properties.multi_processor_count
            environment["memory_bytes"] = properties.total_memory
            environment["kernel_overhead_us"] = self.measure_kernel_overhead()
        return environment

    def measure_kernel_overhead(self):
        """Returns the wall time of one kernel that does nothing, less its own time, in us."""
        import torch
        from timing import PairedTimer

        series, _ = PairedTimer().measure(lambda: torch.cuda._sleep(1_000_000), 10, 30)
        self.kernel_overhead = series.get_overhead()
        return round(1e3 * self.kernel_overhead, 3)

    def run(self, cell, name):
        """The result of a candidate; errors are results.

        `is_last` in it asks for another process: the device may not be as it was.
        """
        result = {"status": "ok"}
        try:
            with contextlib.ExitStack() as stack:
                self.measure(cell, name, result, stack)
        except Exception as error:
            result |= {"status": "error", "message": describe_error(error)}
        gc.collect()
        try:
            self.device.synchronize()
            self.device.get_free_bytes()
        except Exception as error:
            result |= {"status": "error", "is_last": True}
            result.setdefault("message", describe_error(error))
        if "gpu_error" in result:
            result["is_last"] = True
        return result

    def find_plan(self, cell, name):
        if name.startswith(CEILING_PREFIX):
            key = {
                "kind": "ceiling",
                "elements": models.make_model(cell.model).elements,
                "streams": str(cell.streams),
                "threads": int(name.removeprefix(CEILING_PREFIX)),
            }
        else:
            form = name.removeprefix(FORM_PREFIX)
            key = {"kind": "stage", "model": cell.model, "case": cell.case, "form": form}
        return self.folder.find(**key)

    def make(self, cell, name, plan, is_captured):
        parameters = models.make_model(cell.model).parameters
        if name.startswith(CEILING_PREFIX):
            parameters = ()
        if plan is not None:
            return Stage(self.folder, plan, parameters, self.device.name)
        if name == FOLDED:
            from folded import Folded

            return Folded(parameters, cell.case, self.device.name)
        from rivals import Rival

        return Rival(name, parameters, cell.case, self.device.name, is_captured)

    def measure(self, cell, name, result, stack):
        """Fills in a result, as far as it gets."""
        is_ceiling = name.startswith(CEILING_PREFIX)
        plan = None
        if is_ceiling or name.startswith(FORM_PREFIX):
            plan = self.find_plan(cell, name)
            keys = ("ptx_sha256", "compiler", "arguments", "launches", "compile_s", "plan_bytes")
            result |= {key: plan[key] for key in keys if key in plan}
            result["bytes"] = plan["bytes_read"] + plan["bytes_written"]
        if not is_ceiling:
            self.prepare_expected(cell)
        allocated, free = self.device.get_allocated_bytes(), self.device.get_free_bytes()
        self.device.reset_peak()
        begin = time.perf_counter()
        candidate = self.make(cell, name, plan, is_captured=False)
        stack.callback(candidate.close)
        result["setup_s"] = round(time.perf_counter() - begin, 3)
        if is_ceiling:
            fill(candidate.get_all(), 1, WEIGHT)
        else:
            result["first_step_s"] = round(self.run_compared_steps(cell, candidate), 3)
            # The most that torch had, and what the runtime has beside it.
            held = self.device.get_allocated_bytes() - allocated
            beside = max(0, free - self.device.get_free_bytes() - held)
            result["peak_bytes"] = self.device.get_peak_bytes() - allocated + beside
            self.compare(candidate, result)
            self.measure_calls(candidate, result)
        if not self.device.is_cuda:
            return
        if candidate.depends_on_capture:
            candidate.close()
            candidate = self.make(cell, name, plan, is_captured=True)
            stack.callback(candidate.close)
            fill(candidate.get_parameters(), 1, WEIGHT)
            fill_gradients(cell, candidate.get_gradients(), 0)
        steps = {"gpu_ms": candidate.step}
        if name == FOLDED:
            steps["plan_gpu_ms"] = self.bind_plan(cell, candidate, stack).step
        self.measure_graphs(steps, result)
        if name.startswith(FORM_PREFIX):
            self.measure_pairs(candidate, result)

    def measure_calls(self, candidate, result):
        from timing import measure_calls

        options = self.options
        result["wall_ms"], result["host_ms"] = measure_calls(
            self.device, candidate.step, options.warmup, options.repetitions
        )

    def bind_plan(self, cell, folded, stack):
        """The plan of the same stage as a folded optimizer, which has stepped, on its tensors.

        Other tensors have other addresses, which can change the time of a small stage by more
        than 1 %.
        """
        from plans import BoundPlan

        folder = self.folder.get_folder(self.find_plan(cell, FORM_PREFIX + "separate"))
        plan = BoundPlan(folder, self.device.name, folded.get_variables())
        stack.callback(plan.close)
        return plan

    def measure_graphs(self, steps, result):
        """Measures replays of steps. steps: by the names of their times in the result."""
        from timing import measure_replays

        options = self.options
        try:
            times = measure_replays(steps.values(), options.warmup, options.repetitions)
            result |= zip(steps, times)
        except Exception as error:
            # A step that cannot be captured could still be called.
            result["gpu_error"] = describe_error(error)

    def measure_pairs(self, candidate, result):
        from timing import PairedTimer

        options = self.options
        quiet = DISTURBED * self.kernel_overhead
        series, overheads = PairedTimer().measure(
            candidate.step, options.warmup, options.repetitions, quiet
        )
        result["paired_wall_ms"], result["paired_gpu_ms"] = series.wall, series.gpu
        result["paired_replay_ms"] = series.control
        result["series_replay_overhead_ms"] = [round(overhead, 6) for overhead in overheads]

    def run_compared_steps(self, cell, candidate):
        """Some steps from a state that is the same for all. Returns the seconds of the first."""
        fill(candidate.get_parameters(), 1, WEIGHT)
        for step in range(COMPARED_STEPS):
            fill_gradients(cell, candidate.get_gradients(), step)
            self.device.synchronize()
            begin = time.perf_counter()
            candidate.step()
            self.device.synchronize()
            if step == 0:
                seconds = time.perf_counter() - begin
        return seconds

    def prepare_expected(self, cell):
        """The parameters that a cell's first rival has after the compared steps."""
        if self.expected_cell == cell:
            return
        self.expected, self.expected_cell, self.expected_error = None, cell, None
        reference = None
        try:
            reference = self.make(cell, list_rivals(cell)[0], None, is_captured=False)
            self.run_compared_steps(cell, reference)
            self.expected = self.flatten(reference.get_parameters())
        except Exception as error:
            # Its own measurement will report the error; the others can still be measured.
            self.expected_error = describe_error(error)
        finally:
            if reference is not None:
                reference.close()

    @staticmethod
    def flatten(tensors):
        import torch

        return torch.cat([tensor.reshape(-1) for tensor in tensors])

    def compare(self, candidate, result):
        """Says in the result how far parameters are from those expected."""
        if self.expected is None:
            result["comparison_error"] = self.expected_error
            return
        result["comparison"] = self.measure_difference(candidate.get_parameters())
        # NaN is not, either.
        if not result["comparison"]["relative"] <= TOLERANCE:
            result |= {"status": "error", "message": "it computes something else"}

    def measure_difference(self, found):
        import torch

        actual = self.flatten(found)
        before = [torch.empty(tensor.shape, device=tensor.device) for tensor in found]
        fill(before, 1, WEIGHT)
        before = self.flatten(before)
        parts = []
        for a, e, b in zip(actual.split(SLICE), self.expected.split(SLICE), before.split(SLICE)):
            ulps = (order_bits(a) - order_bits(e)).abs().max().float()
            parts.append(torch.stack([(a - e).abs().max(), (e - b).abs().max(), ulps]))
        difference, update, ulps = torch.stack(parts).amax(0).tolist()
        return {
            "steps": COMPARED_STEPS,
            "difference": difference,
            "update": update,
            "relative": difference / update if update > 0 else float("inf"),
            "ulps": ulps,
        }
