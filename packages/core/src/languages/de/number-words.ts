import { count, wordValues } from "../shared/word-values.ts";

/** The alphabet of the compounds: "zweihundertfünfzig" is taken apart into these. */
export const small: ReadonlyMap<string, number> = wordValues(
  [1, "eins"],
  [2, "zwei zwo"],
  ...count(
    3,
    1,
    "drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn",
  ),
  ...count(20, 10, "zwanzig dreissig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig"),
  [0, "null"],
  [1.5, "anderthalb eineinhalb"],
  [2.5, "zweieinhalb"],
  [3.5, "dreieinhalb"],
  [4.5, "viereinhalb"],
);

export const ordinal: ReadonlyMap<string, number> = wordValues(
  ...["te", "ten", "ter", "tes", "tem"].flatMap((end) => {
    const stems = "ers zwei drit vier funf sechs sieb ach neun zehn elf zwolf".split(" ");
    return stems.map((stem, index) => [index + 1, stem + end] as const);
  }),
);
