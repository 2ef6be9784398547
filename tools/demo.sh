#!/usr/bin/env bash
# Compiles the optimizer stage of a ResNet-50 trained with LARS, and checks on
# this machine's processor that the compiled stage computes the same bits.

. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if [ $# -gt 0 ]; then
  cat <<EOF_HELP
usage: tools/demo.sh
Installs what is missing, builds, and compiles the optimizer stage of a ResNet-50
trained with LARS: what was found, what became of it, and whether three steps
before and after give the same bits. The files are in build/demo.
Environment:$setup_options
EOF_HELP
  [ "$1" = --help ]
  exit
fi

steps=3
programs=$root/test/Programs
small=$programs/resnet50_lars_small.mlir
out=$build/demo

step() { printf '\n-- %s\n' "$*"; }

# Has the framework make the program and imports it. Without the framework,
# the program is the checked-in one, of a sixteenth of the width.
make_program() {
  if ! "$venv/bin/python" -c 'import paddle' 2>/dev/null; then
    step "The program: ResNet-50, a sixteenth of the width (the framework that makes the full one is not installed)"
    cp "$small" "$out/program.mlir"
    width="a sixteenth of the width"
    return
  fi
  step "The program: ResNet-50, full width, made by the framework and imported"
  "$venv/bin/python" "$programs/make_programs.py" "$out" resnet50_lars
  stepfold-translate --import-pir "$out/resnet50_lars.main.json" \
    --startup="$out/resnet50_lars.startup.json" -o "$out/program.mlir"
  width="full width"
}

# Digests of the state after the steps.
run() { stepfold-run "$@" --steps=$steps; }

# Compares two lists of digests, and says what the comparison was.
compare() {
  local title=$1 before=$2 after=$3
  if cmp -s "$before" "$after"; then
    printf '%s: the same bits in %d variables\n' "$title" "$(wc -l <"$after")"
  else
    printf '%s: DIFFERENT BITS\n' "$title"
    diff "$before" "$after" | head -n 6
    verdict=1
  fi
}

trap '[ $? = 0 ] || echo "the demonstration failed"' EXIT
setup
build_targets stepfold-compile stepfold-run stepfold-translate StepfoldProgram
PATH=$build/bin:${ptxas:+$(dirname "$ptxas"):}$PATH
rm -rf "$out"
mkdir -p "$out"

make_program
echo "$out/program.mlir: $(grep -c ' = optim\.lars_momentum ' "$out/program.mlir") updates"

step "Compiled for sm_90"
stepfold-compile "$out/program.mlir" --target=sm_90 -o "$out/sm_90"
cat "$out/sm_90/report.txt"
ls "$out"/sm_90/* | sed 's/^/written: /'

step "Before and after on this processor, $steps steps"
verdict=0
stepfold-compile "$out/program.mlir" --target=host -o "$out/host"
stepfold-compile "$out/program.mlir" --target=host \
  --optimize-options=merge=false -o "$out/host-unmerged"
run "$out/host" --engine=host >"$out/after.txt"
run "$out/host-unmerged" --engine=host >"$out/before.txt"
compare "$width, one update a parameter and merged (engine host)" \
  "$out/before.txt" "$out/after.txt"

stepfold-compile "$small" --target=host -o "$out/host-small"
run "$small" --engine=interpreter >"$out/before-small.txt"
run "$out/host-small" --engine=host >"$out/after-small.txt"
compare "a sixteenth of the width, as imported (engine interpreter) and merged (engine host)" \
  "$out/before-small.txt" "$out/after-small.txt"

echo
[ "$verdict" = 0 ] && echo "the bits agree"
exit "$verdict"
