import { LOCALES, type Locale } from "@beleg/core/text";
import type { FastifyRequest } from "fastify";

/** A language and how much it is preferred, from 0 (not at all) to 1. */
const WISH = /^([a-z]{2})(?:-[a-z0-9-]*)?(?:;q=([01](?:\.[0-9]{0,3})?))?$/;
/** Nobody speaks more languages; a longer header is no wish. */
const MAX_PREFERENCES = 50;

/** The language of errors: the one asked for, else English. */
export function requestedLocale(request: FastifyRequest): Locale {
  return acceptedLocale(request) ?? "en";
}

/** The language of Accept-Language that is preferred most among those Beleg speaks. */
export function acceptedLocale(request: FastifyRequest): Locale | undefined {
  let [best, most]: [Locale | undefined, number] = [undefined, 0];
  for (const part of (request.headers["accept-language"] ?? "").split(",", MAX_PREFERENCES)) {
    const [, name, weight = "1"] = WISH.exec(part.replace(/\s/g, "").toLowerCase()) ?? [];
    const locale = LOCALES.find((known) => known === name);
    // Of two that are preferred alike the first one counts.
    if (locale !== undefined && Number(weight) > most) [best, most] = [locale, Number(weight)];
  }
  return best;
}
