import type { CaseRecord } from "../case-record.ts";
import type { CaseValues, OwnDate } from "./case-values.ts";
import { isHarmlessName } from "./merchant-name.ts";
import { foldCustomerText } from "./scan-copies.ts";

/** Gathers the values of a case once, so that each text is scanned without looking at the record again. */
export function gatherCaseValues(
  record: CaseRecord,
  modelName: string | null,
  contacts: readonly string[],
): CaseValues {
  const values = valuesOf(record, modelName);
  const names = contacts.map((contact) => contact.trim()).filter((name) => name.length > 2);
  const merchant = merchantBeside(record, values);
  if (merchant === null) return { ...values, ownNames: names };
  return { ...values, merchantNumbers: new Set(merchant.match(/\d+/g) ?? []), ownNames: [merchant, ...names] };
}

/** The merchant's name where it may stand in a customer text, else null. */
export function harmlessMerchant(record: CaseRecord): string | null {
  return merchantBeside(record, valuesOf(record, null));
}

function merchantBeside({ transaction }: CaseRecord, values: Omit<CaseValues, "ownNames">): string | null {
  const merchant = transaction?.merchant_name?.trim() ?? "";
  return merchant.length > 2 && isHarmlessName(merchant, values) ? merchant : null;
}

function valuesOf(record: CaseRecord, modelName: string | null): Omit<CaseValues, "ownNames"> {
  const { transaction, policies, debate } = record;
  const keys = (record.signals ?? []).filter((signal) => /[_\d]/.test(signal)).slice(0, 50);
  const ids = [
    record.transaction_id,
    ...(policies ?? []).map((policy) => policy.policy_id),
    ...keys,
    ...modelParts(modelName),
    // Last: a customer may have any number of devices, and only so many ids are looked for.
    ...record.internal_ids,
  ].filter((id) => id !== null);
  const secrets = [
    record.risk_score,
    record.confidence,
    record.resolution?.proposed.confidence,
    record.amount_ratio,
    debate?.fraud,
    debate?.customer,
    ...(policies ?? []).map((policy) => policy.relevance),
    ...Object.values(record.components),
    record.usual_amount === null ? null : Number(record.usual_amount),
  ].filter((value) => typeof value === "number");
  return {
    ids: idPattern(ids),
    modelWords: modelWords(modelName),
    joinedKeys: new Set(
      keys.map((key) => foldCustomerText(key).replace(/[^a-z0-9]/g, "")).filter((key) => key.length > 5),
    ),
    secrets: printedForms(secrets),
    amount: transaction?.amount === undefined ? null : Number(transaction.amount),
    merchantNumbers: new Set<string>(),
    date: ownDate(transaction?.timestamp),
    usualHours: usualHours(record.notes),
  };
}

/** A value in any rounding: 73.46 is also 73.5, 73 and, as a share, 0.73. 0 and 1 are too common to mean anything. */
function printedForms(secrets: readonly number[]): ReadonlySet<number> {
  const forms = new Set<number>();
  for (const secret of secrets) {
    for (const value of secret <= 1 ? [secret, secret * 100] : [secret, secret / 100]) {
      for (const steps of [1, 10, 100, 1000]) forms.add(Math.round(value * steps) / steps);
    }
  }
  forms.delete(0);
  forms.delete(1);
  return forms;
}

/** Keys that are a reason in plain English once they have blanks: a customer may read of a foreign country. */
const PLAIN_KEYS: ReadonlySet<string> = new Set(["foreign_country", "unknown_device"]);

/** One pattern for all ids: their letters and digits in order, with up to two other signs between any of them. */
function idPattern(ids: readonly string[]): RegExp | null {
  const patterns = new Set<string>();
  for (const id of ids.slice(0, 100)) {
    const folded = foldCustomerText(id.slice(0, 64));
    const words = folded.split("_").map((word) => (word.match(/[a-z0-9]/g) ?? []).join("[^a-z0-9]{0,2}"));
    if (folded.replace(/[^a-z0-9]/g, "").length < 3 || !/[\d_]/.test(folded)) continue;
    patterns.add(words.join(PLAIN_KEYS.has(id) ? "(?! [a-z])[^a-z0-9]{0,2}" : "[^a-z0-9]{0,2}"));
  }
  return patterns.size === 0 ? null : new RegExp(`(?<![a-z0-9])(?:${[...patterns].join("|")})(?![a-z0-9])`);
}

/** The parts of a model's name that say something: `ollama/llama3.1:8b` → `ollama/llama3.1:8b`, `llama3.1`. */
function modelParts(name: string | null): string[] {
  if (name === null || name === "none" || name === "") return [];
  return [name, ...name.split(/[/:\s]/).filter((part) => part.length >= 4 && /\d/.test(part))];
}

/** Words of model names that any text may hold. */
const COMMON = new Set(
  "instruct chat latest local model base mini small large medium turbo preview gguf file text plus lite flash test none scripted fast high".split(
    " ",
  ),
);

/**
 * The words of a model's name, `ollama/llama3.1:8b` → ollama, llama, where they are a name: with a capital inside a sentence,
 * or behind the word that says who did it. `Le llama un agente` calls nobody a model.
 */
function modelWords(name: string | null): RegExp | null {
  const words = (foldCustomerText(name ?? "").match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.has(word));
  if (words.length === 0) return null;
  const any = [...new Set(words)].slice(0, 10);
  const capital = any.map((word) => `${word[0]!.toUpperCase()}(?:${word.slice(1)}|${word.slice(1).toUpperCase()})`);
  return new RegExp(
    `(?<=[\\p{L}\\p{N},]\\s)(?:${capital.join("|")})(?![\\p{L}])|(?<=(?:^|[.!?]\\s+))(?:${capital.join("|")})(?= (?!al? |nos |para |si |hoy |ya )\\p{Ll})|(?<=\\b(?:by|por|von|pelo|pela|durch|with|con|mit|com|the|el|o|our|unser)\\s)(?:${any.join("|")})(?!\\p{L}| (?:al?|nos|para|si) )`,
    "u",
  );
}

function usualHours(notes: readonly string[]): readonly [number, number] | null {
  for (const note of notes) {
    const hours = /^(\d{2}):\d{2}-(\d{2}):\d{2}$/.exec(note);
    if (hours !== null) return [Number(hours[1]), Number(hours[2])];
  }
  return null;
}

function ownDate(timestamp: string | undefined): OwnDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(timestamp ?? "");
  if (parts === null) return null;
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number);
  return { year: year!, month: month!, day: day!, hour: hour!, minute: minute! };
}
