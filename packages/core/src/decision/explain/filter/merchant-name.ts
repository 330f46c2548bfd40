import type { CaseValues } from "./case-values.ts";
import { findNumbers } from "./find-numbers.ts";
import { findPhishing } from "./find-phishing.ts";
import { scanCopies } from "./scan-copies.ts";

/** No card statement prints a longer one; what is longer is a message. */
const MAX_NAME_LENGTH = 80;
/** `booking.com` is a shop, `https://…` and `shop.example/login` are places to go to. */
const ADDRESS = /:\/\/|\bwww\b|\.[a-z]{2,}\//;

/** `Criptomarket` sells what a fraudster asks for; so short a name asks for nothing. */
const LONGEST_TITLE = 2;
const LINKS: ReadonlySet<string> = new Set(["phishing.link"]);
const TITLES: ReadonlySet<string> = new Set([...LINKS, "phishing.money"]);

/**
 * True when a merchant's name may stand in a customer text by right. A shop may be called almost anything, but the name
 * comes with the payment, not from the bank: one that carries an address or a phone number, asks for a secret or holds a
 * value of the case is scanned like any other word.
 */
export function isHarmlessName(name: string, values: Omit<CaseValues, "ownNames">): boolean {
  if (name.length > MAX_NAME_LENGTH) return false;
  const copies = scanCopies(name);
  if (ADDRESS.test(copies.folded) || values.ids?.test(copies.folded)) return false;
  const harmless = copies.folded.split(" ").length <= LONGEST_TITLE ? TITLES : LINKS;
  if (findPhishing(copies.folded, null).some((rule) => !harmless.has(rule))) return false;
  const numbers = findNumbers(copies, { ...values, merchantNumbers: new Set(), ownNames: [] });
  return !numbers.includes("number.score") && !numbers.includes("number.case_value");
}
