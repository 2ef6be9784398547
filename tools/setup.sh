#!/usr/bin/env bash
# Installs what a build needs and this machine lacks, configures and builds.
# tools/test.sh and tools/demo.sh begin with it; it also works by itself.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${STEPFOLD_BUILD:-$root/build}
venv=$build/venv

# Environment variables that every script understands, for their --help.
setup_options='
  STEPFOLD_BUILD=DIR      build folder (default: build/ beside tools/)
  STEPFOLD_JOBS=N         parallel jobs (default: one for each processor)
  CXX=COMPILER            compiler of a new build folder (default: clang++-22)
  STEPFOLD_CMAKE_ARGS=... further arguments of cmake, separated by spaces
  STEPFOLD_PTXAS=PATH     ptxas to use (default: that of an installed CUDA
                          toolkit, else one from the Python package index)
  STEPFOLD_FRAMEWORK=0    do not install the framework that makes the test
                          programs (some 200 MB); tests that need it are
                          then listed as unsupported
  STEPFOLD_TORCH=0        the same for PyTorch (some 200 MB)'

say() { printf '== %s\n' "$*" >&2; }

# Required tools, and the packages that bring them.
missing_packages() {
  local package kind probe
  while read -r package kind probe; do
    case $kind in
    command) command -v "$probe" >/dev/null || echo "$package" ;;
    file) [ -e "$probe" ] || echo "$package" ;;
    module) python3 -c "import $probe" 2>/dev/null || echo "$package" ;;
    esac
  done <<'PACKAGES'
clang-22 command clang++-22
clang-format-22 command clang-format-22
cmake command cmake
g++ command c++
libgtest-dev file /usr/include/gtest/gtest.h
libmlir-22-dev file /usr/lib/llvm-22/lib/cmake/mlir/MLIRConfig.cmake
libzstd-dev file /usr/include/zstd.h
lld-22 file /usr/lib/llvm-22/bin/ld.lld
llvm-22-dev file /usr/lib/llvm-22/lib/cmake/llvm/LLVMConfig.cmake
llvm-22-tools file /usr/lib/llvm-22/bin/FileCheck
mlir-22-tools file /usr/lib/llvm-22/bin/mlir-tblgen
ninja-build command ninja
python3-dev command python3-config
python3-venv module ensurepip
valgrind command valgrind
zlib1g-dev file /usr/include/zlib.h
PACKAGES
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "neither root nor sudo: cannot run $*"
    return 1
  fi
}

install_packages() {
  local packages
  packages=$(missing_packages)
  [ -n "$packages" ] || return 0
  # Word splitting is meant: one argument a package.
  # shellcheck disable=SC2086
  set -- $packages
  say "installing with apt: $*"
  if ! as_root apt-get update -qq ||
    ! as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends "$@" </dev/null >&2; then
    say "apt cannot install them; Debian 12 has them, LLVM 22 in its security archive"
    return 1
  fi
}

# Installs the Python packages of a list, if they are not there already. A
# failure is reported and otherwise ignored: what needs them is left out.
install_wheels() {
  local name=$1 without=$2
  local list=$root/tools/requirements/$name.txt log=$build/pip-$name.log
  cmp -s "$list" "$venv/$name.installed" && return
  say "installing Python packages: $(grep -v '^#' "$list" | tr '\n' ' ')"
  if "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps \
    --no-input -r "$list" >"$log" 2>&1 </dev/null; then
    cp "$list" "$venv/$name.installed"
  else
    say "that failed ($(tail -n 1 "$log")); $without"
  fi
}

find_ptxas() {
  local wheel
  for wheel in "${STEPFOLD_PTXAS:-}" "$(command -v ptxas || true)" \
    /usr/local/cuda/bin/ptxas "$venv"/lib/python3*/site-packages/nvidia/*/bin/ptxas; do
    [ -x "$wheel" ] && echo "$wheel" && return
  done
  return 0
}

install_python() {
  mkdir -p "$build"
  if ! "$venv/bin/python" -c '' 2>/dev/null; then
    rm -rf "$venv"
    python3 -m venv "$venv"
  fi
  install_wheels checks "Python sources and plots are not checked"
  install_wheels wheel "no wheel of the package is built"
  [ -n "$(find_ptxas)" ] ||
    install_wheels ptxas "PTX is not assembled"
  [ "${STEPFOLD_FRAMEWORK:-1}" = 0 ] ||
    install_wheels framework "tests that need the framework are unsupported"
  if [ "${STEPFOLD_TORCH:-1}" != 0 ]; then
    install_wheels torch "tests that need PyTorch are unsupported"
    install_wheels clients "tests of programs that use PyTorch are unsupported"
  fi
}

configure() {
  local log=$build/configure.log compiler=
  # g++ takes twice the time. A build folder keeps its compiler.
  [ -e "$build/CMakeCache.txt" ] || [ -n "${CXX:-}" ] ||
    compiler="-DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22"
  # Word splitting is meant: several arguments of cmake.
  # shellcheck disable=SC2086
  if ! cmake -G Ninja -S "$root" -B "$build" -DSTEPFOLD_PTXAS="$ptxas" $compiler \
    ${STEPFOLD_CMAKE_ARGS:-} >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
}

# Builds the named targets, or everything.
build_targets() {
  ninja -C "$build" -j "${STEPFOLD_JOBS:-$(nproc)}" "$@" >&2
}

# Everything up to a configured build folder.
setup() {
  install_packages
  install_python
  ptxas=$(find_ptxas)
  configure
}

if [ "${BASH_SOURCE[0]}" = "$0" ]; then
  if [ $# -gt 0 ]; then
    cat <<EOF_HELP
usage: tools/setup.sh
Installs what a build needs and this machine lacks, configures and builds.
Environment:$setup_options
EOF_HELP
    [ "$1" = --help ]
    exit
  fi
  setup
  build_targets
fi
