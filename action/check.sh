# Runs `beleg check` with the inputs of the action: annotations in the log, SARIF in a file, the report in the summary.
set -u
report=$(mktemp -d)/report.md
args=(check -f github -o "$INPUT_SARIF" -o "$report")

add() { # a flag and its value, where there is one
  if [ -n "$2" ]; then args+=("$1" "$2"); fi
}
add --texts "$INPUT_TEXTS"
add --sources "$INPUT_SOURCES"
add --input "$INPUT_INPUT"
add --fail-on "$INPUT_FAIL_ON"
add --baseline "$INPUT_BASELINE"
while IFS= read -r line; do add --source "$line"; done <<<"$INPUT_SOURCE"
while IFS= read -r line; do if [ -n "$line" ]; then args+=("$line"); fi; done <<<"$INPUT_ARGS"
if [ -n "$INPUT_TEXT" ]; then args+=(-- "$INPUT_TEXT"); fi

node "$GITHUB_ACTION_PATH/../packages/beleg/bin/beleg.js" "${args[@]}"
code=$?
echo "exit-code=$code" >>"$GITHUB_OUTPUT"
if [ -f "$report" ]; then cat "$report" >>"$GITHUB_STEP_SUMMARY"; fi
exit "$code"
