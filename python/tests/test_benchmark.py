"""Tests of the benchmark that need no GPU and no torch."""

import json
import os
import signal
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../benchmarks"))

import stage  # noqa: E402
from expectations import EXPECTATIONS, Verdict  # noqa: E402
from matrix import CASES, Cell, list_cells  # noqa: E402
from models import MODELS, make_model  # noqa: E402
from results import Measurements  # noqa: E402

CELL = Cell("resnet50", "adamw")


class FakeWorker:
    """Does what the name of a candidate says."""

    def __init__(self, options):
        self.count = 0

    def describe_environment(self):
        return {"torch": "none"}

    def run(self, cell, name):
        self.count += 1
        if name == "crashes":
            os.kill(os.getpid(), signal.SIGSEGV)
        if name == "hangs":
            signal.pause()
        return {"status": "ok", "count": self.count, "is_last": name == "breaks the device"}


class WorkerProcessTest(unittest.TestCase):
    def setUp(self):
        self.worker = stage.WorkerProcess(FakeWorker, None, limit=5)
        self.assertEqual(self.worker.start(), {"torch": "none"})
        self.addCleanup(self.worker.stop)

    def test_runs_in_one_process(self):
        self.assertEqual(self.worker.run(CELL, "a"), {"status": "ok", "count": 1})
        self.assertEqual(self.worker.run(CELL, "b"), {"status": "ok", "count": 2})

    def test_crash_is_a_result(self):
        result = self.worker.run(CELL, "crashes")
        self.assertEqual(result["message"], "the process died with exit code -11")
        self.assertEqual(self.worker.run(CELL, "a"), {"status": "ok", "count": 1})

    def test_hang_is_a_result(self):
        self.worker.limit = 0.2
        self.assertEqual(self.worker.run(CELL, "hangs")["message"], "not done after 0.2 s")
        self.worker.limit = 5
        self.assertEqual(self.worker.run(CELL, "a"), {"status": "ok", "count": 1})

    def test_is_replaced_when_it_asks_for_it(self):
        self.assertEqual(self.worker.run(CELL, "breaks the device")["count"], 1)
        self.assertEqual(self.worker.run(CELL, "a")["count"], 1)


class ResultsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "raw.json")

    def write_one(self):
        results = stage.Results(self.path, is_resumed=False)
        results.begin_run({"date": "today"})
        results.add(CELL, "torch fused", {"status": "ok", "gpu_ms": [1.0]})
        return results

    def test_writes_json(self):
        self.write_one()
        with open(self.path) as file:
            content = json.load(file)
        self.assertEqual(content["runs"], [{"date": "today"}])
        self.assertEqual(content["rows"][0]["candidate"], "torch fused")
        self.assertEqual(os.listdir(os.path.dirname(self.path)), ["raw.json"])

    def test_goes_on(self):
        self.write_one()
        results = stage.Results(self.path, is_resumed=True)
        results.begin_run({"date": "tomorrow"})
        self.assertEqual(len(results.find(CELL, ["torch fused", "Apex"])), 1)
        results.add(CELL, "Apex", {"status": "error"})
        self.assertEqual([row["run"] for row in results.content["rows"]], [0, 1])

    def test_begins_anew(self):
        self.write_one()
        self.assertEqual(stage.Results(self.path, is_resumed=False).content["rows"], [])

    def test_replaces_a_cell(self):
        results = self.write_one()
        results.remove(results.find(CELL, ["Apex"]))
        self.assertEqual(len(results.content["rows"]), 1)
        results.remove(results.find(CELL, ["torch fused"]))
        self.assertEqual(results.content["rows"], [])


class ListsTest(unittest.TestCase):
    def test_names_are_unique(self):
        for name in MODELS:
            names = [parameter.name for parameter in make_model(name).parameters]
            self.assertEqual(len(set(names)), len(names), name)

    def test_expectations_are_of_cells_and_candidates(self):
        cells = list_cells()
        for expectation in EXPECTATIONS:
            for model in expectation.models:
                cell = Cell(model, expectation.case)
                self.assertIn(cell, cells)
                candidates = stage.list_candidates(cell)
                for candidate in filter(None, [*expectation.candidates, expectation.other]):
                    self.assertIn(candidate, candidates, str(cell))

    def test_cells_go_model_by_model(self):
        self.assertEqual(len(list_cells()), sum(len(models) for models, _ in CASES.values()))
        self.assertEqual(list_cells(models=["gpt2_xl"], cases=["sgd"]), [Cell("gpt2_xl", "sgd")])


class VerdictTest(unittest.TestCase):
    def test_limits_are_met_at_them(self):
        for expectation in EXPECTATIONS:
            for found, is_met in ((expectation.limit, True), (None, None)):
                self.assertIs(Verdict(expectation, "m", "c", found).is_met, is_met)

    def test_direction(self):
        share = next(e for e in EXPECTATIONS if e.figure == "share")
        ratio = next(e for e in EXPECTATIONS if e.figure == "ratio")
        self.assertFalse(Verdict(share, "m", "c", share.limit - 0.01).is_met)
        self.assertTrue(Verdict(share, "m", "c", share.limit + 0.01).is_met)
        self.assertTrue(Verdict(ratio, "m", "c", ratio.limit - 0.01).is_met)
        self.assertFalse(Verdict(ratio, "m", "c", ratio.limit + 0.01).is_met)

    def test_the_best_ceiling_counts(self):
        rows = [
            {
                **vars(CELL),
                "candidate": f"ceiling {n}",
                "run": 0,
                "status": status,
                "gpu_ms": [time],
            }
            for n, status, time in ((128, "ok", 3.0), (256, "ok", 2.0), (512, "error", 1.0))
        ]
        measurements = Measurements([{"runs": [{}], "rows": rows}])
        self.assertEqual(measurements.get_ceiling("resnet50", "adamw"), 2.0)


if __name__ == "__main__":
    unittest.main()
