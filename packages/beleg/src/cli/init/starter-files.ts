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

/** Where a CI job gets Beleg from: with the project's own packages, or built from a git repository, whose address may be unknown. */
export type BelegOrigin = { readonly kind: "installed" } | { readonly kind: "built"; readonly address: string | null };

/** What a project begins with. */
export function starterFiles(ci: CiKind, origin: BelegOrigin): StarterFile[] {
  return [
    { file: "beleg.config.yaml", content: CONFIG, insteadOf: CONFIG_NAMES },
    { file: CASES_FILE, content: CASES },
    ...(ci === "github" ? [{ file: ".github/workflows/beleg.yml", content: githubFile(origin) }] : []),
    ...(ci === "gitlab" ? [{ file: ".gitlab/beleg.yml", content: gitlabFile(origin) }] : []),
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

const CHECK = `check --input ${CASES_FILE}`;
const HEAD = "# Checks generated texts against their sources. No key and no server are needed.\n";
const BUILT = `# Beleg is not on npm yet: the job builds it from a git repository. BELEG_GIT is the address of yours,
# such as https://github.com/OWNER/beleg.git; build it once and cache the folder where that takes too long.
`;

/** Shell that builds Beleg in a folder; without an address it ends with what to do. */
function buildSteps(folder: string): string[] {
  return [
    'test -n "$BELEG_GIT" || { echo "Set BELEG_GIT to the address of your copy of Beleg, such as https://github.com/OWNER/beleg.git"; exit 2; }',
    `git clone --depth 1 "$BELEG_GIT" "${folder}"`,
    `(cd "${folder}" && npm ci && npm run build)`,
  ];
}

function runsBeleg(folder: string): string {
  return `node "${folder}/packages/beleg/bin/beleg.js" ${CHECK}`;
}

function githubFile(origin: BelegOrigin): string {
  const folder = "$RUNNER_TEMP/beleg";
  const isBuilt = origin.kind === "built";
  const steps = isBuilt
    ? `      - name: Build Beleg
        env:
          BELEG_GIT: ${origin.address ?? `\${{ vars.BELEG_GIT }}`}
        run: |
${buildSteps(folder)
  .map((line) => `          ${line}\n`)
  .join("")}      - run: ${runsBeleg(folder)} -f github
`
    : `      - run: npm ci\n      - run: npx --no-install beleg ${CHECK} -f github\n`;
  return `${HEAD}${isBuilt ? BUILT : ""}name: beleg
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
${steps}`;
}

function gitlabFile(origin: BelegOrigin): string {
  const folder = "/tmp/beleg";
  const isBuilt = origin.kind === "built";
  const check = `${isBuilt ? runsBeleg(folder) : `npx --no-install beleg ${CHECK}`} -f pretty -o beleg.junit.xml`;
  const steps = [...(isBuilt ? buildSteps(folder) : ["npm ci"]), check];
  const address = isBuilt && origin.address !== null ? `  variables:\n    BELEG_GIT: ${origin.address}\n` : "";
  return `${HEAD}${isBuilt ? BUILT : ""}beleg:
  image: node:24
${address}  script:
${steps.map((line) => `    - ${quoted(line)}\n`).join("")}  artifacts:
    when: always
    reports:
      junit: beleg.junit.xml
`;
}

/** A line of YAML that holds a colon or a quote is quoted. */
function quoted(line: string): string {
  return /[:"'{]/.test(line) ? `'${line.replaceAll("'", "''")}'` : line;
}
