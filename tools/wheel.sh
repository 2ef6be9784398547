#!/usr/bin/env bash
# Builds a wheel of the Python package with both libraries, and checks that it
# needs nothing that a machine with glibc 2.34 does not have.

. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

platform=manylinux_2_34_x86_64
# Largest size of a wheel, in bytes.
limit=$((45 * 1000 * 1000))

prebuilt=
if [ "${1:-}" = --prebuilt ]; then
  prebuilt=1
  shift
fi
if [ $# -gt 1 ] || [ "${1:-}" = --help ]; then
  cat <<EOF_HELP
usage: tools/wheel.sh [--prebuilt] [FOLDER]
Installs what is missing, builds, and writes stepfold-VERSION-py3-none-$platform.whl
to FOLDER (default: build/wheel). With --prebuilt, takes what is built and installed.
Environment:$setup_options
EOF_HELP
  [ "${1:-}" = --help ]
  exit
fi
out=${1:-$build/wheel}

fail() {
  say "$1"
  exit 1
}

[ "${STEPFOLD_FRAMEWORK:-1}" != 0 ] ||
  fail "a wheel has libStepfoldOperator.so, which needs the framework: do not set STEPFOLD_FRAMEWORK=0"
if [ -z "$prebuilt" ]; then
  setup
  build_targets StepfoldC StepfoldOperator StepfoldPaddleTensors StepfoldRuntimeC StepfoldTorch
fi
rm -rf "$build/wheel-new"
"$venv/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps \
  --no-build-isolation --config-settings=build-dir="$build/wheel-build" \
  --config-settings=cmake.define.STEPFOLD_PREBUILT="$build/lib" \
  --wheel-dir "$build/wheel-new" "$root" </dev/null >&2
"$venv/bin/python" -m wheel tags --remove --platform-tag "$platform" \
  "$build/wheel-new"/stepfold-*.whl >/dev/null
wheel=$(echo "$build/wheel-new"/stepfold-*"$platform".whl)

[ "$(stat --format=%s "$wheel")" -le $limit ] ||
  fail "$wheel has $(stat --format=%s "$wheel") bytes: expected at most $limit"
"$venv/bin/python" -m auditwheel show "$wheel" >"$build/wheel-new/audit.txt" 2>&1 ||
  fail "$(cat "$build/wheel-new/audit.txt")"
grep -q "\"$platform\"" "$build/wheel-new/audit.txt" ||
  fail "$wheel is not of $platform: $(cat "$build/wheel-new/audit.txt")"
mkdir -p "$out"
rm -f "$out"/stepfold-*.whl
mv "$wheel" "$out"
echo "$out/$(basename "$wheel")"
