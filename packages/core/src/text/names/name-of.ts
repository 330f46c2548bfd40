import type { Token } from "../values/scan.ts";
import { firstNames, organizationWords, personTitles } from "./data/name-words.ts";
import type { Name, NameKind } from "./name.ts";
import { placeOf } from "./place-of.ts";
import type { Part } from "./read-run.ts";

/** Builds the name that the parts spell, with its kind, place and initials. */
export function nameOf(
  text: string,
  tokens: readonly Token[],
  parts: readonly Part[],
  { titles, weak }: { readonly titles: readonly string[]; readonly weak: boolean },
): Name {
  const start = tokens[parts[0]!.first]!.start;
  const end = tokens[parts[parts.length - 1]!.last]!.end;
  const words = parts.filter(({ particle }) => !particle).map(({ fold }) => fold);
  const place =
    placeOf(parts.map(({ fold }) => fold).join(" ")) ?? (words.length > 1 ? placeOf(words.join(" ")) : undefined);
  const isShort = words.length === 1 && parts[0]!.capitals && words[0]!.length <= 6;
  const isBloc = place?.id === "UN" || place?.id === "NATO" || (place?.id === "EU" && place.form === "name");
  const isInitials = parts[0]!.last > parts[0]!.first && tokens[parts[0]!.first + 1]!.text === "." && words.length > 1;
  const kind = isBloc ? "organization" : isInitials ? "person" : kindOf(words, titles, place?.form, isShort, parts);
  return {
    start,
    end,
    text: text.slice(start, end),
    ...(kind === undefined ? {} : { kind }),
    head: words[words.length - 1]!,
    parts: words,
    ...(titles.length === 0 ? {} : { titles }),
    ...(isShort
      ? { acronym: words[0]! }
      : words.length > 1
        ? { acronym: words.map((word) => word.charAt(0)).join("") }
        : {}),
    ...(place === undefined ? {} : { place: place.id }),
    ...(place?.form === "people" ? { people: true as const } : {}),
    ...(weak ? { weak: true as const } : {}),
  };
}

function kindOf(
  words: readonly string[],
  titles: readonly string[],
  placeForm: string | undefined,
  isShort: boolean,
  parts: readonly Part[],
): NameKind | undefined {
  if (titles.some((title) => personTitles.has(title))) return "person";
  if (placeForm === "people") return "other";
  if (placeForm !== undefined) return "place";
  if (words.some((word) => organizationWords.has(word))) return "organization";
  if (firstNames.has(words[0]!) || (words[0]!.length === 1 && words.length > 1)) return "person";
  if (parts.some(({ particle, fold }) => particle && /^(van|von|bin|ibn|al)$/.test(fold))) return "person";
  return isShort ? "organization" : undefined;
}
