import type { Locale } from "../languages/locale.ts";
import type { EnglishMessages } from "../languages/parts/messages.ts";
import { cutTemplate, fillPieces } from "./fill-template.ts";
import type { MessageCode, ParamsOf } from "./message-code.ts";

/** Turns the codes of some features into sentences. */
export type Formatter<Codes extends MessageCode> = <Code extends Codes>(
  code: Code,
  params: ParamsOf<Code>,
  locale: Locale,
) => string;

type Table = Readonly<Record<string, string>>;

/** Builds a formatter over the tables of messages. A template is cut into pieces when it is first asked for. */
export function createFormatter<Codes extends MessageCode>(
  tableOf: (feature: keyof EnglishMessages, locale: Locale) => Table,
): Formatter<Codes> {
  const cut: Partial<Record<Locale, Map<string, readonly string[]>>> = {};
  return (code, params, locale) => fillPieces(piecesOf(code, locale), params);

  function piecesOf(code: string, locale: Locale): readonly string[] {
    cut[locale] ??= new Map();
    const known = cut[locale].get(code);
    if (known !== undefined) return known;
    const dot = code.indexOf(".");
    const template = tableOf(code.slice(0, dot) as keyof EnglishMessages, locale)[code.slice(dot + 1)];
    const pieces = cutTemplate(template ?? code);
    // What is in no table may be anything: only messages that exist are remembered.
    if (template !== undefined) cut[locale].set(code, pieces);
    return pieces;
  }
}

/** A formatter of one feature or some of its keys: who needs no other one brings no other. */
export function featureFormatter<
  Feature extends keyof EnglishMessages,
  Key extends keyof EnglishMessages[Feature] = keyof EnglishMessages[Feature],
>(
  tables: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
): Formatter<Extract<MessageCode, `${Feature}.${Key & string}`>> {
  return createFormatter((_, locale) => tables[locale]);
}
