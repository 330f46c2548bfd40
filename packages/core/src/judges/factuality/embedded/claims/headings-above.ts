import type { PlaceInLines } from "./is-heading.ts";

/** What a claim stands under: the headings above it, or the head of its table. */
export interface StandsUnder {
  readonly under?: string;
  readonly columns?: string;
}

const NOTHING: StandsUnder = {};
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/u;
const ROW = /^\s*\|/u;
const HASHES = /^\s{0,3}(#{1,6})\s/u;
/** A bold line stands below every Markdown heading, and one that opens a list item below that. */
const BOLD = 7;
const BOLD_ITEM = 8;
const LEAD_IN = 9;

/** The headings of a text on the way through it, each with those it stands below. */
export class HeadingsAbove {
  #headings: readonly { readonly text: string; readonly level: number }[] = [];
  #columns: string | undefined;

  clear(): void {
    this.#headings = [];
    this.#columns = undefined;
  }

  add(bare: string, { line, isTableHead, isLeadIn = false }: PlaceInLines & { readonly isLeadIn?: boolean }): void {
    if (isTableHead) {
      this.#columns = line;
      return;
    }
    const hashes = HASHES.exec(line)?.[1]?.length;
    const level = isLeadIn ? LEAD_IN : (hashes ?? (/^\s*[-*+•]\s/u.test(line) ? BOLD_ITEM : BOLD));
    this.#headings = [...this.#headings.filter((one) => one.level < level), { text: plainHeading(bare), level }];
  }

  of({ line }: PlaceInLines): StandsUnder {
    if (!ROW.test(line)) this.#columns = undefined;
    // What comes behind its list stands under it no longer.
    if (!ITEM.test(line) && !line.startsWith("…"))
      this.#headings = this.#headings.filter(({ level }) => level < LEAD_IN);
    if (this.#columns !== undefined) return { columns: this.#columns };
    return this.#headings.length === 0 ? NOTHING : { under: this.#headings.map(({ text }) => text).join("\n") };
  }
}

/** One line, without what marks it up or leads elsewhere. */
function plainHeading(bare: string): string {
  return bare
    .replace(/\]\([^()\s]*\)/gu, " ")
    .replace(/[#*_`>[\]\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_HEADING);
}

/** What a longer line says behind that names nothing more. */
const LONGEST_HEADING = 200;
