#!/usr/bin/env bash
# Builds everything and runs every test. The last line of the output is
# "N passed, N failed"; the exit status is 0 if nothing failed.

. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

usage() {
  cat <<EOF_HELP
usage: tools/test.sh [--long [SEED]]
Installs what is missing, builds everything and runs every test. Run again, it
builds what has changed. Ends with "N passed, N failed".
  --long [SEED]           run the longer versions of tests on random programs and
                          mutated inputs instead, with this seed (default: the
                          time); prints what they tried, the commit and the seed
Environment:$setup_options
  STEPFOLD_LIT_ARGS=...   further arguments of lit, separated by spaces, for
                          example --filter=merge
  STEPFOLD_VERIFY_ROUNDTRIP=1
                          also print and parse the IR of every test
EOF_HELP
}

seed=
case ${1:-} in
'') ;;
--long) seed=${2:-$(date +%s)} ;;
*)
  usage
  [ "$1" = --help ]
  exit
  ;;
esac

finished=
trap '[ -n "$finished" ] || echo "0 passed, 1 failed"' EXIT

setup
build_targets

results=$build/test-results.xml
# Counts that tests on random programs and mutated inputs print, with their
# seed.
if [ -n "$seed" ]; then
  selection="--param long_seed=$seed --filter=Long/"
  counts='Long/Output/*.test.tmp.txt'
else
  selection=
  counts='Execution/Output/random-programs*.test.tmp.txt'
fi
# Word splitting is meant in what follows: several files, several arguments of lit.
# shellcheck disable=SC2086
(cd "$build/test" && rm -rf cache Programs/made $counts)
rm -f "$results"
# lit's exit status says less than its results.
# shellcheck disable=SC2086
/usr/lib/llvm-22/bin/lit -sv --no-progress-bar -j "${STEPFOLD_JOBS:-$(nproc)}" \
  --xunit-xml-output "$results" $selection ${STEPFOLD_LIT_ARGS:-} \
  "$build/test" "$build/test/Plugin" "$build/test/Unit" </dev/null || true
finished=yes
# shellcheck disable=SC2086
(cd "$build/test" && tail -n +1 $counts 2>/dev/null) || true
[ -z "$seed" ] || echo "commit $(git -C "$root" describe --always --dirty), seed $seed"
python3 "$root/test/summarize.py" "$results"
