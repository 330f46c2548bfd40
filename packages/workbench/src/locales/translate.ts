import type { Locale, MessageParams } from "./message-table.ts";
import { MESSAGES } from "./messages.ts";

type Messages = typeof MESSAGES;

/** Every message there is, written `feature.key`. */
export type MessageCode = {
  [Feature in keyof Messages]: `${Feature & string}.${keyof Messages[Feature]["en"] & string}`;
}[keyof Messages];

type TemplateOf<Code extends MessageCode> = Code extends `${infer Feature}.${infer Key}`
  ? Feature extends keyof Messages
    ? Key extends keyof Messages[Feature]["en"]
      ? Messages[Feature]["en"][Key] & string
      : never
    : never
  : never;

type ParamsOf<Code extends MessageCode> = MessageParams<TemplateOf<Code>>;

/** A message without params needs none; any other needs all of them. */
export type Args<Code extends MessageCode> = keyof ParamsOf<Code> extends never ? [] : [params: ParamsOf<Code>];

/** Codes of messages without params. */
export type PlainCode = { [Code in MessageCode]: Args<Code> extends [] ? Code : never }[MessageCode];

/** Codes that come as a pair `…_one`, `…_other`, named without the ending. */
export type CountedCode = {
  [Code in MessageCode]: Code extends `${infer Stem}_other` ? Stem : never;
}[MessageCode];

/** The sentence of a message in a language. */
export function translate<Code extends MessageCode>(locale: Locale, code: Code, ...args: Args<Code>): string {
  return fillTemplate(templateOf(locale, code) ?? code, args[0] ?? {});
}

/** The sentence of a code only known at run time (`review.kind_` + kind); the fallback where no table has it. */
export function translateIfKnown(locale: Locale, code: string, fallback: string): string {
  return templateOf(locale, code) ?? fallback;
}

/** The sentence for a number of things, in the plural form the language asks for; `{count}` is the number. */
export function translateCount(locale: Locale, stem: CountedCode, count: number): string {
  const form = new Intl.PluralRules(locale).select(count) === "one" ? "one" : "other";
  const template = templateOf(locale, `${stem}_${form}`) ?? stem;
  return fillTemplate(template, { count: new Intl.NumberFormat(locale).format(count) });
}

function templateOf(locale: Locale, code: string): string | undefined {
  const dot = code.indexOf(".");
  const tables: Readonly<Record<string, Readonly<Record<Locale, Readonly<Record<string, string>>>>>> = MESSAGES;
  const table = tables[code.slice(0, dot)]?.[locale];
  const key = code.slice(dot + 1);
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

function fillTemplate(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([a-z_0-9]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
