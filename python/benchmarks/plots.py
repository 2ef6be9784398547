"""Plots of measurements."""

import io
import statistics

from models import make_model
from results import ORDER, divide, list_cases

# Values of a line of steps, at most.
POINTS = 100


def load_pyplot():
    """Returns matplotlib's pyplot, which draws SVG."""
    import matplotlib

    matplotlib.use("svg")
    # Texts stay texts, and identifiers do not depend on when this runs.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "stepfold"})
    from matplotlib import pyplot

    return pyplot


def render(figure):
    """Closes a figure, and returns it as SVG."""
    pyplot = load_pyplot()
    figure.tight_layout()
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    # matplotlib leaves blanks at the ends of lines.
    return "\n".join(line.rstrip() for line in buffer.getvalue().splitlines()) + "\n"


def average_steps(values, first=0):
    """Returns steps from the first one on, and the means of values of so many neighboring ones."""
    width = max(1, len(values) // POINTS)
    steps = range(first, len(values), width)
    return steps, [statistics.fmean(values[step : step + width]) for step in steps]


def list_plots(measurements):
    """Names, titles and what they show, of plots for which there is something."""
    cases = list_cases(measurements)
    plots = []
    for case in ("adamw", "adamw+clip"):
        if case in cases:
            name = case.replace("+", "-")
            plots.append((f"{name}-gpu.svg", f"{case}: GPU time, ceiling = 1", case, "gpu_ms"))
            plots.append((f"{name}-wall.svg", f"{case}: wall time of a step, ms", case, "wall_ms"))
    return plots


def get_bars(measurements, case, figure):
    """Titles of models, and for each candidate one value a model, None where there is none."""
    cells = list_cases(measurements)[case]
    bars = {}
    for name in ORDER:
        values = []
        for cell in cells:
            value = measurements.get_median(cell.model, cell.case, name, figure)
            if figure == "gpu_ms":
                value = divide(value, measurements.get_ceiling(cell.model, cell.case))
            values.append(value)
        if any(value is not None for value in values):
            bars[name] = values
    return [make_model(cell.model).title for cell in cells], bars


def draw(title, models, bars, has_ceiling):
    """A plot with a group of bars for each model, as SVG.

    The axis is logarithmic: values of one model may be hundreds of times those of another.
    """
    pyplot = load_pyplot()
    from matplotlib import ticker

    figure, axes = pyplot.subplots(figsize=(10, 4))
    width = 0.8 / len(bars)
    for index, (name, values) in enumerate(bars.items()):
        shown = [(k, value) for k, value in enumerate(values) if value is not None]
        positions = [k - 0.4 + (index + 0.5) * width for k, _ in shown]
        axes.bar(positions, [value for _, value in shown], width, label=name)
    axes.set_title(title)
    axes.set_xticks(range(len(models)), models, rotation=20, ha="right")
    axes.set_yscale("log")
    if has_ceiling:
        axes.axhline(1, color="black", linewidth=0.8)
        axes.set_ylim(bottom=0.5)
    axes.yaxis.set_major_formatter(ticker.FormatStrFormatter("%g"))
    axes.legend(fontsize="small")
    return render(figure)
