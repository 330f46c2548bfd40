/**
 * Turns letters by an outside writer into a set the bench reads, each with the record of the payment it speaks of:
 *
 *     node scripts/letters-set.ts LETTERS.jsonl bench/customer-filter/fresh-N.jsonl
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readLetters } from "../packages/core/src/decision/explain/testing/read-letters.ts";
import { ownPayment } from "./letters/own-payment.ts";

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error("usage: node scripts/letters-set.ts FROM.jsonl TO.jsonl");
const rows = readLetters(readFileSync(from, "utf8")).map(({ language, decision, kind, text }) => ({
  language,
  decision,
  kind,
  text,
  record: { transaction: ownPayment(text, language) },
}));
writeFileSync(to, `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`);
