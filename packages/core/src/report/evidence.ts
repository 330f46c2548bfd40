import type { EvidenceItem, EvidenceKind } from "../contracts/explainability.ts";
import { type ContentId, startId } from "./content-id.ts";
import { type Fields, fieldsOf, SOURCE_LISTS, type SourceList } from "./input-items.ts";
import { isDisputed } from "./is-disputed.ts";
import { firstText } from "./read-issue.ts";
import type { SourcePlaces } from "./source-places.ts";

/** The measures an agent may give with an issue; anything else in the item is its own business. */
const MEASURES = ["claim_id", "confidence", "metric", "metric_value", "sentence_index"] as const;
const CLAIM_FACTS = ["confidence", "error_type", "id", "label", "sentence_index", "uncertain_reason"] as const;

type Facts = Record<string, string | number | boolean>;

const KIND_ORDER: readonly EvidenceKind[] = ["quote", "claim", "raw"];

/** What backs one issue: the quoted source words, the claim, the measures. */
export function evidenceOfIssue(fields: Fields, list: SourceList, source: SourcePlaces): EvidenceItem[] {
  const measures = pick(fields, MEASURES);
  const claim = fieldsOf(fields.claim);
  const claimText = firstText(fields.claim, claim?.text, claim?.claim);
  const quote = quoteEvidence(fields, list, source);
  // Most issues have measures only; a list that grows from nothing keeps room for many.
  const items = measures === null ? [] : [evidence("raw", list, null, measures)];
  if (claimText !== null) items.unshift(evidence("claim", list, claimText, pick(claim, CLAIM_FACTS)));
  if (quote !== null) items.unshift(quote);
  return items;
}

/** What a claim adds to the finding at its place: its own words, the quote that decided it, and that of a source that disagrees. */
export function evidenceOfClaim(fields: Fields, list: SourceList, source: SourcePlaces): EvidenceItem[] {
  const text = firstText(fields.text, fields.claim);
  const quote = quoteEvidence(fields, list, source);
  const items = text === null ? [] : [evidence("claim", list, text, pick(fields, CLAIM_FACTS))];
  if (quote !== null) items.unshift(quote);
  const conflict = isDisputed(fields) ? quoteEvidence({ evidence: fields.conflict }, list, source) : null;
  if (conflict !== null) items.unshift(conflict);
  return items;
}

/** One list without repetition, in an order that depends on the content only. */
export function mergeEvidence(items: EvidenceItem[]): EvidenceItem[] {
  if (items.length < 2) return items;
  const byId = new Map<string, EvidenceItem>();
  const withData = new Set<string>();
  for (const item of items) {
    const known = byId.get(item.id);
    if (known === undefined || speaksBefore(item, known)) byId.set(item.id, item);
    if (item.data !== null) withData.add(`${item.kind}${item.quote}`);
  }
  // The bare words say nothing that the same words with their place or label do not say better.
  const kept = [...byId.values()].filter((item) => item.data !== null || !withData.has(`${item.kind}${item.quote}`));
  return kept.sort(
    (a, b) =>
      KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
      compare(a.quote ?? "", b.quote ?? "") ||
      compare(a.id, b.id),
  );
}

function quoteEvidence(fields: Fields, list: SourceList, source: SourcePlaces): EvidenceItem | null {
  const place = fieldsOf(fields.evidence);
  const quote = firstText(fields.evidence_quote, fields.evidence, place?.text, place?.quote);
  return quote === null ? null : evidence("quote", list, quote, source.locate(quote, place));
}

function evidence(kind: EvidenceKind, source: SourceList, quote: string | null, data: Facts | null): EvidenceItem {
  const id = startId("e")
    .part(kind)
    .part(quote ?? "")
    .part("");
  if (data !== null) hashFacts(id, data);
  return { id: id.finish(), kind, source, quote, data };
}

/** Hashes the canonical JSON of facts: they are built with their keys in order (the lists above) and hold plain values only. */
function hashFacts(id: ContentId, facts: Facts): void {
  let before = '{"';
  for (const name in facts) {
    const value = facts[name];
    id.text(before)
      .text(name)
      .text('":')
      .text(typeof value === "string" ? JSON.stringify(value) : String(value));
    before = ',"';
  }
  id.text("}");
}

/** The named fields that hold a plain fact; numbers that are none are left out rather than printed. */
function pick(fields: Fields | undefined, names: readonly string[]): Facts | null {
  let picked: Facts | null = null;
  if (fields === undefined) return null;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    const value = fields[name];
    if (
      (typeof value === "number" && Number.isFinite(value)) ||
      (typeof value === "string" && value.trim() !== "") ||
      typeof value === "boolean"
    ) {
      picked ??= {};
      picked[name] = value === 0 ? 0 : value; // never -0
    }
  }
  return picked;
}

/** Among equal ids the first list speaks; in one list the words, as lone surrogates share the hash of U+FFFD. */
function speaksBefore(item: EvidenceItem, known: EvidenceItem): boolean {
  const lists = listRank(item.source) - listRank(known.source);
  return lists < 0 || (lists === 0 && compare(item.quote ?? "", known.quote ?? "") < 0);
}

function listRank(source: string): number {
  return SOURCE_LISTS.indexOf(source as SourceList);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
