import type { Locale } from "../languages/locale.ts";
import { messagesOf } from "../languages/messages-of.ts";
import type { EnglishMessages } from "../languages/parts/messages.ts";

/** Every message there is, written `feature.key`. */
export type MessageCode = {
  [Feature in keyof EnglishMessages]: `${Feature}.${keyof EnglishMessages[Feature] & string}`;
}[keyof EnglishMessages];

type TemplateOf<Code extends MessageCode> = Code extends `${infer Feature}.${infer Key}`
  ? Feature extends keyof EnglishMessages
    ? Key extends keyof EnglishMessages[Feature]
      ? EnglishMessages[Feature][Key] & string
      : never
    : never
  : never;

/** The names between braces in a template: `"{path}: {expected}"` needs `path` and `expected`. */
type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The params a message needs: the names between braces in its English template. */
export type ParamsOf<Code extends MessageCode> = {
  readonly [Name in Placeholder<TemplateOf<Code>>]: string | number;
};

/**
 * Turns a message code and its params into a sentence of the given language.
 *
 * ```ts
 * formatMessage("errors.unknown_key", { key: "scroe" }, "de");
 * ```
 */
export function formatMessage<Code extends MessageCode>(code: Code, params: ParamsOf<Code>, locale: Locale): string {
  return fillPieces(piecesOf(code, locale), params);
}

const cut: Partial<Record<Locale, Map<MessageCode, readonly string[]>>> = {};

/** The template of a message in pieces, cut when it is first asked for. */
function piecesOf(code: MessageCode, locale: Locale): readonly string[] {
  cut[locale] ??= new Map();
  const known = cut[locale].get(code);
  if (known !== undefined) return known;
  const dot = code.indexOf(".");
  const feature: Readonly<Record<string, string>> = messagesOf(locale)[code.slice(0, dot) as keyof EnglishMessages];
  const template = feature[code.slice(dot + 1)];
  const pieces = cutTemplate(template ?? code);
  // What is in no table may be anything: only messages that exist are remembered.
  if (template !== undefined) cut[locale].set(code, pieces);
  return pieces;
}

/**
 * Puts the params into a template in one pass, so braces inside a param stay text;
 * a param that is not given leaves its placeholder visible instead of an empty hole.
 */
export function fillTemplate(template: string, params: Readonly<Record<string, string | number>>): string {
  return fillPieces(cutTemplate(template), params);
}

/** Text and names of params in turn, beginning and ending with text. */
function cutTemplate(template: string): readonly string[] {
  return template.split(/\{([a-z_0-9]+)\}/);
}

function fillPieces(pieces: readonly string[], params: Readonly<Record<string, string | number>>): string {
  let filled = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at]!;
    filled += Object.hasOwn(params, name) ? String(params[name]) : `{${name}}`;
    filled += pieces[at + 1]!;
  }
  return filled;
}
