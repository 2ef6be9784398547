#!/usr/bin/env bash
# Builds everything and runs every test. The last line of the output is
# "N passed, N failed"; the exit status is 0 if nothing failed.

. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if [ $# -gt 0 ]; then
  cat <<EOF_HELP
usage: tools/test.sh
Installs what is missing, builds everything and runs every test. Run again, it
builds what has changed. Ends with "N passed, N failed".
Environment:$setup_options
  STEPFOLD_LIT_ARGS=...   further arguments of lit, separated by spaces, for
                          example --filter=merge
  STEPFOLD_VERIFY_ROUNDTRIP=1
                          also print and parse the IR of every test
EOF_HELP
  [ "$1" = --help ]
  exit
fi

finished=
trap '[ -n "$finished" ] || echo "0 passed, 1 failed"' EXIT

setup
build_targets

results=$build/test-results.xml
# The seed of the random programs, and how often each rewrite fired and refused.
counts=$build/test/Execution/Output/random-programs.test.tmp.txt
rm -f "$results" "$counts"
# Word splitting is meant: several arguments of lit. Its exit status says less
# than its results.
# shellcheck disable=SC2086
/usr/lib/llvm-22/bin/lit -sv --no-progress-bar -j "${STEPFOLD_JOBS:-$(nproc)}" \
  --xunit-xml-output "$results" ${STEPFOLD_LIT_ARGS:-} \
  "$build/test" "$build/test/Plugin" "$build/test/Unit" </dev/null || true
finished=yes
[ ! -f "$counts" ] || cat "$counts"
python3 "$root/test/summarize.py" "$results"
