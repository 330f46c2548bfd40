import type { VerbEntry } from "./verb.ts";

/** The verbs in the order the help shows them. Each loads only when it is called: start-up pays for one verb, not for all. */
export const VERBS: readonly VerbEntry[] = [
  {
    name: "demo",
    summary: "check three bundled examples, with no key and no server",
    load: async () => (await import("./demo.ts")).verb,
  },
  {
    name: "check",
    summary: "judge a text against its source, claim by claim",
    load: async () => (await import("./check.ts")).verb,
  },
  {
    name: "baseline",
    summary: "take the findings of today for known, so that only new ones fail a gate",
    load: async () => (await import("./baseline.ts")).verb,
  },
  {
    name: "init",
    summary: "write a configuration, a sample case and a CI file to begin with",
    load: async () => (await import("./init.ts")).verb,
  },
  {
    name: "report",
    summary: "build the m9_v1 report from judges' results, in any format",
    load: async () => (await import("./report.ts")).verb,
  },
  {
    name: "rerank",
    summary: "choose the sources for a question, with reasons",
    load: async () => (await import("./rerank.ts")).verb,
  },
  {
    name: "ingest",
    summary: "add documents to your own collection",
    load: async () => (await import("./ingest.ts")).verb,
  },
  {
    name: "review",
    summary: "list, show, approve, reject and escalate review items",
    load: async () => (await import("./review.ts")).verb,
  },
  {
    name: "eval",
    summary: "measure a judge against human labels",
    load: async () => (await import("./eval.ts")).verb,
  },
  {
    name: "compare",
    summary: "compare two evaluations, as Markdown for a pull request",
    load: async () => (await import("./compare.ts")).verb,
  },
  {
    name: "trust",
    summary: "measure how often a judge is right, by language and kind of claim, before you rely on it",
    load: async () => (await import("./trust.ts")).verb,
  },
  {
    name: "verifier",
    summary: "add, list, test and remove small local models that judge what the rules leave open",
    load: async () => (await import("./verifier.ts")).verb,
  },
  {
    name: "decide",
    summary: "decide about transactions by policy, evidence and debate, and explain each decision twice",
    load: async () => (await import("./decide.ts")).verb,
  },
  {
    name: "policies",
    summary: "validate a folder of policies and try its rules on past payments",
    load: async () => (await import("./policies.ts")).verb,
  },
  {
    name: "explain",
    summary: "explain decisions to the customer and to the auditor",
    load: async () => (await import("./explain.ts")).verb,
  },
  {
    name: "serve",
    summary: "run the HTTP service and the workbench",
    load: async () => (await import("./serve.ts")).verb,
  },
  {
    name: "runs",
    summary: "list, show, delete and export saved runs",
    load: async () => (await import("./runs.ts")).verb,
  },
  {
    name: "evaluations",
    summary: "list and show evaluations that workers have run",
    load: async () => (await import("./evaluations.ts")).verb,
  },
  {
    name: "jobs",
    summary: "show and manage the jobs in the queues",
    load: async () => (await import("./jobs.ts")).verb,
  },
  {
    name: "worker",
    summary: "process the jobs in the queues",
    load: async () => (await import("./worker.ts")).verb,
  },
  {
    name: "doctor",
    summary: "check the store, the graph beside it, and whether model and verifier answer",
    load: async () => (await import("./doctor.ts")).verb,
  },
  {
    name: "backup",
    summary: "back up the store to one file",
    load: async () => (await import("./backup.ts")).verb,
  },
  {
    name: "restore",
    summary: "restore the store from a backup",
    load: async () => (await import("./restore.ts")).verb,
  },
  {
    name: "mcp",
    summary: "serve Beleg's tools to agents (Model Context Protocol), over stdio or HTTP",
    load: async () => (await import("./mcp.ts")).verb,
  },
  {
    name: "schema",
    summary: "print the JSON Schema of a contract",
    load: async () => (await import("./schema.ts")).verb,
  },
  {
    name: "completion",
    summary: "print the completions for a shell: bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completionOf(VERBS),
  },
];
