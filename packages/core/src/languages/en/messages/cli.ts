export const cli = {
  demo_report: "report: {file}    exit {code}",
  baseline_written: "{file}: {count} findings are known from now on",
  baseline_incomplete: "{file} is not written: the check did not finish",
  init_written: "wrote {file}",
  init_kept: "kept {file}: it is there already (--force writes it anew)",
  init_ask_ci: "CI file ({kinds}) [{likely}]: ",
  init_gitlab: "Add to .gitlab-ci.yml: include: .gitlab/beleg.yml",
  init_builds: "Beleg is not on npm yet, so the CI file builds it from a git repository: {address}.",
  init_builds_unknown:
    "Beleg is not on npm yet, so the CI file builds it from a git repository: set its address, BELEG_GIT, in the file or as a variable of your project.",
  init_next:
    "Next: beleg check --input {file}\nIt passes. Change a number in summary_text and it fails; then put your own texts there.",
  watch_changed: "{files} changed, checking again",
  watch_waiting: "Waiting for changes; Ctrl-C ends.",
} as const;
