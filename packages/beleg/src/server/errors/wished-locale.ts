import type { Locale } from "@beleg/core/locales";
import type { FastifyRequest } from "fastify";

/** The first language of Accept-Language that Beleg speaks. */
export function wishedLocale(request: FastifyRequest, otherwise: Locale = "en"): Locale {
  const wish = /(?:^|[,\s])(de|en|es|pt)\b/i.exec(request.headers["accept-language"] ?? "")?.[1];
  return (wish?.toLowerCase() as Locale | undefined) ?? otherwise;
}
