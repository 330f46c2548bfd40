import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { StatementItem } from "../statement-item.ts";
import { statementItems } from "../statement-items.ts";
import type { Row } from "./row.ts";

/** A longer label is a clause, and a line with more fields a paragraph. */
const LONGEST_LABEL = 8;
const MOST_FIELDS = 12;

/**
 * What a line of a list says of its thing, field by field: "Kayak: £9 an hour, wetsuit included" says "Kayak: wetsuit included",
 * "Yoga – Leader: Ann Reed; Fee: £66" says "Yoga: leader Ann Reed" and "Leader, Yoga: Ann Reed".
 */
export const recordRows: (span: ComparedSpan) => readonly Row[] = readOnce((span: ComparedSpan) => {
  const [label, ...fields] = partsOf(span);
  if (label === undefined) return [];
  if (label.name !== undefined) return isEach(fields) ? fields.flatMap((field) => rowsFor(label.items, field)) : [];
  if (fields.length === 1 && fields[0]!.name === undefined) return [];
  // "Adults: £9, children: £5": each has a label of its own.
  const named = fields.findIndex(({ name }) => name !== undefined);
  return label.end === ":" && named >= 0 && named < 2 ? [] : fields.flatMap((field) => rowsFor(label.items, field));
});

/** The same for a claim that names the thing of the line; no others are worth a look. */
export function recordRowsFor(claim: Row, span: ComparedSpan): readonly Row[] {
  const [label] = partsOf(span);
  const isSaid = ({ content, stem }: StatementItem) => !content || claim.some((item) => item.stem === stem);
  return label?.items.every(isSaid) ? recordRows(span) : [];
}

/** The label of a line and its fields; none for a sentence. */
const partsOf = readOnce((span: ComparedSpan): readonly Field[] => {
  const [label, ...fields] = fieldsOf(span);
  if (label === undefined || fields.length === 0 || fields.length > MOST_FIELDS) return [];
  if (label.items.length > LONGEST_LABEL || statementItems(span).some(isOfSentence)) return [];
  return [label, ...fields];
});

/** A part of a line, with its name before a colon, and the sign behind it. */
interface Field {
  readonly name: Row | undefined;
  readonly items: Row;
  readonly end: string;
}

/** "Name: Ann Reed | Role: manager | Office: 12": all fields have names. */
function isEach(fields: readonly Field[]): boolean {
  return fields.every(({ name }) => name !== undefined);
}

/** A field behind its label, before it, and with its own name before the label: "servers, plan Selva: in Iceland". */
function rowsFor(label: Row, { name, items }: Field): readonly Row[] {
  const field = [...(name ?? []), ...items];
  const own = name?.length ?? Number(items[0]!.content && items[0]!.value === null && items.length > 1);
  const rows = [joined(label, field), joined(field, label)];
  return own === 0 ? rows : [...rows, joined([...field.slice(0, own), ...label], field.slice(own))];
}

function joined(before: Row, behind: Row): Row {
  const [first, ...rest] = behind;
  return [...before.map(closed), { ...first!, gapBefore: "clause" }, ...rest.map(closed)];
}

function closed(item: StatementItem): StatementItem {
  return item.gapBefore === "none" ? item : { ...item, gapBefore: "none" };
}

/** "Is", "if", "unless": a sentence, of which no part holds without the rest. */
function isOfSentence({ helping, logic }: StatementItem): boolean {
  return helping || (logic !== undefined && BINDING.has(logic.class));
}

const BINDING: ReadonlySet<LogicClass> = new Set(["condition", "exception", "cause"] as const);

/** The parts of a line; none for a sentence that goes on behind a comma. */
function fieldsOf(span: ComparedSpan): readonly Field[] {
  const items = statementItems(span);
  const parts: { readonly items: StatementItem[]; readonly end: string }[] = [];
  let part: StatementItem[] = [];
  for (const [at, item] of items.entries()) {
    const sign = at === 0 ? undefined : signBetween(span, items[at - 1]!, item);
    if (sign !== undefined) {
      parts.push({ items: part, end: sign });
      part = [];
    }
    part.push(item);
  }
  parts.push({ items: part, end: "" });
  // A line begins with its label: what has a comma or a semicolon first is prose.
  if (parts.length < 2 || !LABELLING.includes(parts[0]!.end)) return [];
  const isThing = parts[0]!.end === ":" && parts.length > 2 && BREAKS.includes(parts[1]!.end) && parts[3] !== undefined;
  const fields: Field[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const { items: own, end } = parts[at]!;
    const next = parts[at + 1];
    if (end === ":" && next !== undefined && (at > 0 || isThing)) {
      fields.push({ name: own, items: next.items, end: next.end });
      at += 1;
    } else fields.push({ name: undefined, items: own, end });
  }
  return fields;
}

const LABELLING = [":", "–", "|"];
const BREAKS = ["|", "–", ";"];

/** The sign that parts two items of a line, if one does. */
function signBetween({ text, start }: ComparedSpan, before: StatementItem, item: StatementItem): string | undefined {
  if (item.gapBefore === "none") return undefined;
  const between = text.slice(before.end - start, item.start - start);
  const [sign] = /[:;|,]|\s[–—-]\s/u.exec(between) ?? [];
  return sign === undefined ? undefined : sign.trim().replace(/[—-]/u, "–");
}
