import type { Locale } from "./locale.ts";
import type { MessageParams } from "./message-table.ts";
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

/** The params a message needs: the names between braces in its English template. */
export type ParamsOf<Code extends MessageCode> = MessageParams<TemplateOf<Code>>;

/**
 * Turns a message code and its params into a sentence of the given language.
 *
 * ```ts
 * formatMessage("errors.unknown_key", { key: "scroe" }, "de");
 * ```
 */
export function formatMessage<Code extends MessageCode>(code: Code, params: ParamsOf<Code>, locale: Locale): string {
  const dot = code.indexOf(".");
  const feature: Readonly<Record<Locale, Readonly<Record<string, string>>>> =
    MESSAGES[code.slice(0, dot) as keyof Messages];
  return fillTemplate(feature[locale][code.slice(dot + 1)] ?? code, params);
}

/**
 * Puts the params into a template in one pass, so braces inside a param stay text;
 * a param that is not given leaves its placeholder visible instead of an empty hole.
 */
export function fillTemplate(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([a-z_0-9]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
