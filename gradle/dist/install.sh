#!/bin/sh
# Puts Eldertable into the menu of this desktop, and the command `eldertable` onto the PATH (~/.local). Takes nothing from elsewhere.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
mkdir -p "$share/applications" "$HOME/.local/bin"
sed "s#@HERE@#$here#g" "$here/eldertable.desktop.in" > "$share/applications/eldertable.desktop"
ln -sf "$here/eldertable" "$HOME/.local/bin/eldertable"
printf 'Eldertable is in the menu; the command is %s/.local/bin/eldertable\n' "$HOME"
