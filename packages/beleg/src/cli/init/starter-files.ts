import { BELEG_VERSION } from "../../files/version.ts";
import { CONFIG_NAMES } from "../../settings/index.ts";

export const CI_KINDS = ["github", "gitlab", "none"] as const;
export type CiKind = (typeof CI_KINDS)[number];

export const CASES_FILE = "beleg/cases.jsonl";

export type StarterFile = {
  readonly file: string;
  readonly content: string;
  /** Files that do the same: where one is there, this one is not needed. */
  readonly insteadOf?: readonly string[];
};

/** What a project begins with; `hasManifest`: it has a package.json, which then brings beleg along. */
export function starterFiles(ci: CiKind, hasManifest: boolean): StarterFile[] {
  const command = hasManifest ? "npx beleg" : `npx --yes beleg@${BELEG_VERSION}`;
  const check = `${command} check --input ${CASES_FILE}`;
  const install = hasManifest ? "npm ci" : undefined;
  return [
    { file: "beleg.config.yaml", content: CONFIG, insteadOf: CONFIG_NAMES },
    { file: CASES_FILE, content: CASES },
    ...(ci === "github" ? [{ file: ".github/workflows/beleg.yml", content: githubFile(install, check) }] : []),
    ...(ci === "gitlab" ? [{ file: ".gitlab/beleg.yml", content: gitlabFile(install, check) }] : []),
  ];
}

const CONFIG = `# Settings of Beleg. \`beleg check --print-config\` shows them all and where each comes from;
# \`beleg schema BelegConfig\` prints their JSON Schema.

# The gate fails on findings of at least this severity: low, medium or high; off fails nothing.
fail_on: medium

# Who judges: none (embedded: no key, no network), openai/NAME, ollama/NAME or gguf/FILE.
model: none
`;

/** A case that passes: a first run in CI is green, and a number changed by hand shows what fails. */
const CASES = `${JSON.stringify({
  id: "sample",
  sources: [{ id: "notes", text: "The harbour of Wellby opened in 1998. It cost 48 million pounds." }],
  summary_text: "The harbour of Wellby opened in 1998. It cost 48 million pounds.",
})}\n`;

function githubFile(install: string | undefined, check: string): string {
  const steps = install === undefined ? "" : `      - run: ${install}\n`;
  return `# Checks generated texts against their sources. No key and no server are needed.
name: beleg
on: [pull_request]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
${steps}      - run: ${check} -f github
`;
}

function gitlabFile(install: string | undefined, check: string): string {
  const steps = install === undefined ? "" : `    - ${install}\n`;
  return `# Checks generated texts against their sources. No key and no server are needed.
beleg:
  image: node:24-slim
  script:
${steps}    - ${check} -f pretty -o beleg.junit.xml
  artifacts:
    when: always
    reports:
      junit: beleg.junit.xml
`;
}
