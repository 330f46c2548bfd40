import type { RerankRequestInput } from "../api/index.ts";
import { type CandidateDraft, emptyCandidate } from "./request-draft.ts";

/** What somebody pasted: a whole request, or candidates that still lack their question. */
export type Paste =
  | { readonly kind: "request"; readonly request: RerankRequestInput }
  | { readonly kind: "candidates"; readonly candidates: readonly CandidateDraft[] }
  | { readonly kind: "cohere" }
  | { readonly kind: "unreadable" };

type Fields = Readonly<Record<string, unknown>>;

/** Reads a request, a list of results as search tools give it, or addresses with their titles and texts below them. */
export function readPaste(text: string): Paste {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return asCandidates(readAddresses(trimmed));
  const value = parsed(trimmed);
  if (Array.isArray(value)) return asCandidates(readResults(value));
  if (!isFields(value)) return { kind: "unreadable" };
  // The service would answer a Cohere client in its own way, which has no reasons to show.
  if ("documents" in value) return { kind: "cohere" };
  const listed = value.candidates ?? value.results;
  if (value.query === undefined && Array.isArray(listed)) return asCandidates(readResults(listed));
  return { kind: "request", request: value as RerankRequestInput };
}

function asCandidates(candidates: readonly CandidateDraft[]): Paste {
  return candidates.length === 0 ? { kind: "unreadable" } : { kind: "candidates", candidates };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names other tools give to the same thing. */
const NAMES = {
  title: ["title", "name"],
  url: ["url", "link", "href"],
  snippet: ["snippet", "text", "content", "description"],
  date: ["detected_date", "date", "published", "published_date"],
} as const;

function readResults(results: readonly unknown[]): CandidateDraft[] {
  return results.filter(isFields).map((fields, index) => {
    const read = (names: readonly string[]) =>
      names.map((name) => fields[name]).find((value): value is string => typeof value === "string") ?? "";
    const date = /^\d{4}-\d{2}-\d{2}/.exec(read(NAMES.date))?.[0] ?? "";
    return { key: index + 1, title: read(NAMES.title), url: read(NAMES.url), snippet: read(NAMES.snippet), date };
  });
}

const ADDRESS = /^(?:[-*•]\s+|\d+[.)]\s+)?(https?:\/\/\S+)\s*(.*)$/i;

/** One address a line. What stands around it until an empty line or the next address is its title and its text. */
function readAddresses(text: string): CandidateDraft[] {
  const found: { url: string; lines: string[] }[] = [];
  let open = { url: "", lines: [] as string[] };
  const close = () => {
    if (open.url !== "") found.push(open);
    open = { url: "", lines: [] };
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    const [, url, rest] = ADDRESS.exec(line) ?? [];
    if (line === "" || (url !== undefined && open.url !== "")) close();
    if (url !== undefined) open.url = url;
    const words = url === undefined ? line : (rest ?? "");
    if (words !== "") open.lines.push(words);
  }
  close();
  return found.map(({ url, lines }, index) => {
    const [title = "", ...rest] = lines.length > 1 ? lines : ["", ...lines];
    return { ...emptyCandidate(index + 1), url, title, snippet: rest.join(" ") };
  });
}
