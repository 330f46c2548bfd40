import { Policy, parseContract } from "@beleg/core/contracts";
import { isNode, LineCounter, parseDocument } from "yaml";
import { invalidPolicy, type PolicyProblem } from "./policy-problem.ts";
import { readRule } from "./read-rules.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { MAX_POLICY_LENGTH, type SplitPolicy, splitPolicy } from "./split-policy.ts";

const KEYS = ["policy_id", "title", "rules"];
const MOST_RULES = 100;

/**
 * Reads a policy: YAML front matter (`policy_id`, `title`, `rules`) and Markdown text; throws `invalid_policy`
 * with every mistake. Where the names of the limits are given, a condition may name no other.
 */
export function parsePolicy(markdown: string, file: string, limits?: readonly string[]): Policy {
  const problems: PolicyProblem[] = [];
  const tell = (line: number, problem: string) => problems.push({ file, line, problem });
  const policy = readPolicy(markdown, file, tell, limits);
  const [first, ...rest] = problems;
  if (first !== undefined) throw invalidPolicy([first, ...rest]);
  const outcome = parseContract(Policy, policy);
  if (outcome.status === "ok") return outcome.value;
  const [{ path }] = outcome.errors;
  throw invalidPolicy([{ file, line: 1, problem: `${path} is missing or wrong` }]);
}

type TellLine = (line: number, problem: string) => void;

function readPolicy(markdown: string, file: string, tell: TellLine, limits?: readonly string[]): unknown {
  if (markdown.length > MAX_POLICY_LENGTH) {
    tell(1, `the file is larger than ${MAX_POLICY_LENGTH / 1024} KiB: split it into several policies`);
    return null;
  }
  const split = splitPolicy(markdown);
  if (split === null) {
    tell(1, "the front matter has no end: close it with a line of three dashes");
    return null;
  }
  const { text, sentences } = ruleSentences(split.body);
  if (text === "") tell(split.bodyLine, "the policy has no text: write below the front matter what it says");
  const head = readHead(split, tell, limits);
  const heading = /^#\s+(.{1,200})$/m.exec(text)?.[1]?.trim();
  const name = idOf(file);
  const rules = head.rules.map((rule, index) => {
    const own = sentences.filter((mark) => (mark.rule ?? 1) === index + 1);
    if (own.length > 1) tell(split.bodyLine + own[1]!.line - 1, `rule ${index + 1} is marked twice: keep one mark`);
    const quote = own[0]?.sentence ?? "";
    return quote === "" ? rule : { ...rule, quote };
  });
  for (const { rule, line } of sentences) {
    const place = split.bodyLine + line - 1;
    if (rule === null && rules.length > 1)
      tell(place, "say which rule the sentence carries: **Rule 1:**, **Rule 2:** …");
    if ((rule ?? 1) > rules.length || rule === 0) {
      tell(place, `there is no rule ${rule ?? 1}: the policy has ${rules.length}`);
    }
  }
  const policy_id = head.policy_id ?? name;
  return { policy_id, title: head.title ?? heading ?? policy_id, text, rules };
}

/** The id a file without one has: `FP-12` for `FP-12-gifts.md`, else its name. */
function idOf(file: string): string {
  const name = file.replace(/^.*[\\/]/, "").replace(/\.md$/i, "");
  return /^FP-\d{2,4}/.exec(name)?.[0] ?? name.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 64);
}

function readHead({ yaml, yamlLine }: SplitPolicy, tell: TellLine, limits?: readonly string[]) {
  const none = { policy_id: undefined, title: undefined, rules: [] };
  if (yaml === null) return none;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + yamlLine - 1;
  for (const error of document.errors.slice(0, 5)) tell(lineAt(error.pos[0]), firstLine(error.message));
  if (document.errors.length > 0) return none;
  const value = plainValue(() => document.toJS({ maxAliasCount: 0 }));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    tell(yamlLine, "the front matter holds policy_id, title and rules, each on its line, and no aliases");
    return none;
  }
  const head: Readonly<Record<string, unknown>> = { ...value };
  const tellAt = (path: readonly (string | number)[], problem: string) => {
    const node = [path, path.slice(0, -1)].map((place) => document.getIn(place, true)).find(isNode);
    tell(node?.range ? lineAt(node.range[0]) : yamlLine, problem);
  };
  for (const key of Object.keys(head)) {
    if (!KEYS.includes(key)) tellAt([key], `"${key}" is no part of a policy: use ${KEYS.join(", ")}`);
  }
  for (const key of ["policy_id", "title"] as const) {
    if (head[key] !== undefined && !Policy.shape[key].safeParse(head[key]).success) {
      tellAt(
        [key],
        `${key} is a text${key === "policy_id" ? " of up to 64 letters, digits, dots, dashes and underscores" : ""}`,
      );
    }
  }
  const given = head.rules ?? [];
  if (!Array.isArray(given)) tellAt(["rules"], "rules is a list: begin each rule with a dash");
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  if (list.length > MOST_RULES) tellAt(["rules"], `more than ${MOST_RULES} rules: split the policy`);
  const rules = list.slice(0, MOST_RULES).map((rule, index) => readRule(rule, ["rules", index], tellAt, limits));
  return { policy_id: head.policy_id, title: head.title, rules: rules.filter((rule) => rule !== null) };
}

/** Aliases could grow without bound, and hostile nesting breaks the reader: both are no value. */
function plainValue(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

function firstLine(message: string): string {
  return (message.split("\n", 1)[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
}
