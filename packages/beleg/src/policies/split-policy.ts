/** A policy file cut into its two parts; lines are counted from 1. */
export interface SplitPolicy {
  readonly yaml: string | null;
  /** The line of the file the YAML begins on. */
  readonly yamlLine: number;
  readonly body: string;
  readonly bodyLine: number;
}

/** Nobody writes a policy of more characters; what is longer is no policy. */
export const MAX_POLICY_LENGTH = 64 * 1024;

/** Cuts a file into front matter and text; null when the front matter has no end. */
export function splitPolicy(markdown: string): SplitPolicy | null {
  const lines = markdown
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split("\n");
  if (lines[0]?.trimEnd() !== "---") return { yaml: null, yamlLine: 1, body: lines.join("\n"), bodyLine: 1 };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (end < 0) return null;
  return {
    yaml: lines.slice(1, end).join("\n"),
    yamlLine: 2,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
