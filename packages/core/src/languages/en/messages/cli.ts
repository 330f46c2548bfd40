export const cli = {
  demo_report: "report: {file}    exit {code}",
  demo_next: "Now your own texts: beleg check --source SOURCE TEXT",
  baseline_written: "{file}: {count} findings are known from now on; pass it to every check: --baseline {file}",
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
  none_matching: "Nothing matches. Leave out the filters to see everything.",
  none_runs: "No run is stored yet. beleg check TEXT --source SOURCE --save stores one.",
  none_rerank_runs: "No rerank run is stored yet. beleg rerank --input FILE --review stores one.",
  none_evaluations:
    "No evaluation is stored yet. beleg eval --task TASK --data FILE --enqueue leaves one to the workers.",
  none_jobs: "The queues are empty. beleg eval --enqueue and the service fill them; beleg worker empties them.",
  none_reviews:
    "Nothing waits for a person yet. beleg rerank --input FILE --review and beleg decide --input FILE --save open reviews.",
  none_verifiers:
    "No verifier has been added yet. beleg verifier add FOLDER adds one; beleg verifier --help says what it takes.",
  none_decisions: "No decision is stored yet. beleg decide --input FILE --save stores one.",
  serve_address: "Workbench and service: {address}",
  serve_docs: "Reference of the service: {docs}   Guides: {guides}",
  serve_try: "Try it: {call}",
  serve_stop: "Ctrl-C stops it.",
  mcp_waiting:
    "Beleg speaks the Model Context Protocol here and waits for an agent, which starts this command itself: beleg mcp --help shows its entry. Ctrl-C stops it.",
} as const;
