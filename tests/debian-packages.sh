#!/bin/sh
# Installs the Debian packages that the tests use, if it can: tests/debian-packages.sh [package ...]
# It never fails: tests that lack something say so themselves.

[ $# -gt 0 ] || set -- postgresql chromium-headless-shell systemd

missing() {
    for package in "$@"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null)
        [ "$status" = installed ] || echo "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

apt() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@"
}

# Only programs are wanted: while this is there, Debian makes no cluster of PostgreSQL when it installs it, and starts none.
no_cluster=/etc/postgresql-common/createcluster.d/saltmochi-tests.conf

install_all() {
    as_root mkdir -p "${no_cluster%/*}" && echo 'create_main_cluster = false' | as_root tee "$no_cluster"
    apt install -y --no-install-recommends "$@" || { apt update && apt install -y --no-install-recommends "$@"; }
    as_root rm -f "$no_cluster"
    as_root rmdir -p --ignore-fail-on-non-empty "${no_cluster%/*}"
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian: where $* are missing, install them yourself, or what needs them is not tested." >&2
    exit 0
fi
lacking=$(missing "$@")
if [ -n "$lacking" ] && as_root true 2>/dev/null; then
    # shellcheck disable=SC2086
    install_all $lacking >/dev/null 2>&1 </dev/null
fi
lacking=$(missing "$@" | tr '\n' ' ')
[ -z "$lacking" ] || echo "Not installed, so what needs them is not tested: apt-get install ${lacking% }" >&2
exit 0
