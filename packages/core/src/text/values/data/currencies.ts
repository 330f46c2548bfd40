/** A currency word or sign. `shared` when several currencies bear the name, so that "$" may be any dollar. */
export type Currency = { readonly code: string; readonly shared?: string };

/** Signs in front of or behind the amount, as written. Longer ones are tried first by the reader. */
export const currencySigns: ReadonlyMap<string, Currency> = new Map([
  ["$", { code: "USD", shared: "dollar" }],
  ["US$", { code: "USD" }],
  ["U.S.$", { code: "USD" }],
  ["A$", { code: "AUD" }],
  ["AU$", { code: "AUD" }],
  ["C$", { code: "CAD" }],
  ["CA$", { code: "CAD" }],
  ["NZ$", { code: "NZD" }],
  ["HK$", { code: "HKD" }],
  ["S$", { code: "SGD" }],
  ["R$", { code: "BRL" }],
  ["MX$", { code: "MXN" }],
  ["€", { code: "EUR" }],
  ["£", { code: "GBP" }],
  ["¥", { code: "JPY", shared: "yen" }],
  ["₹", { code: "INR" }],
  ["₽", { code: "RUB" }],
  ["₩", { code: "KRW" }],
  ["₺", { code: "TRY" }],
  ["₦", { code: "NGN" }],
  ["₱", { code: "PHP" }],
  ["₴", { code: "UAH" }],
  ["₪", { code: "ILS" }],
  ["฿", { code: "THB" }],
  ["S/", { code: "PEN" }],
  ["S/.", { code: "PEN" }],
  ["Rs", { code: "INR", shared: "rupee" }],
  ["Rs.", { code: "INR", shared: "rupee" }],
  ["Fr", { code: "CHF", shared: "franc" }],
  ["Fr.", { code: "CHF", shared: "franc" }],
  ["RM", { code: "MYR" }],
]);

/** ISO codes that may stand before or behind an amount, as written. */
export const currencyCodes: ReadonlySet<string> = new Set(
  "USD EUR GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK HUF RON RUB UAH TRY INR BRL MXN ARS CLP COP PEN UYU BOB ZAR NGN KRW SGD HKD ILS".split(
    " ",
  ),
);

const one = (code: string, shared?: string): Currency => (shared === undefined ? { code } : { code, shared });

/** Currency nouns by folded form. */
export const currencyWords: ReadonlyMap<string, Currency> = new Map(
  (
    [
      [one("USD", "dollar"), "dollar dollars dollars dolar dolares buck bucks"],
      [one("EUR"), "euro euros"],
      [one("GBP", "pound"), "pound pounds pfund libra libras quid"],
      [one("CHF", "franc"), "franken franc francs francos franco"],
      [one("JPY"), "yen ienes yenes"],
      [one("CNY"), "yuan renminbi yuanes"],
      [one("RUB"), "rouble roubles ruble rubles rubel rublos"],
      [one("INR", "rupee"), "rupee rupees rupien rupias"],
      [one("MXN", "peso"), "peso pesos"],
      [one("PEN"), "sol soles"],
      [one("BRL", "real"), "real reais reales"],
      [one("SEK", "krona"), "krona kronor krone kroner kronen coronas coroas kr"],
      [one("TRY"), "lira liras"],
      [one("KRW"), "won"],
      [one("PLN"), "zloty zlotys"],
      [one("ZAR"), "rand"],
      [one("NGN"), "naira"],
      [one("KES", "shilling"), "shilling shillings"],
      [one("BOB"), "bolivianos"],
    ] as const
  ).flatMap(([currency, forms]) => forms.split(" ").map((form) => [form, currency] as const)),
);

/** Hundredths of a currency by folded form. */
export const centWords: ReadonlyMap<string, string> = new Map([
  ["cent", "cent"],
  ["cents", "cent"],
  ["centimos", "cent"],
  ["centavos", "cent"],
  ["pence", "penny"],
  ["penny", "penny"],
  ["p", "penny"],
]);

/** National adjectives that settle a shared name: "Australian dollars", "pesos chilenos". */
export const currencyAdjectives: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ...group("us american amerikanische amerikanischen estadounidenses americanos", { dollar: "USD" }),
  ...group("australian australische australischen australianos", { dollar: "AUD" }),
  ...group("canadian kanadische kanadischen canadienses", { dollar: "CAD" }),
  ...group("british britische britischen sterling esterlinas", { pound: "GBP" }),
  ...group("egyptian agyptische egipcias", { pound: "EGP" }),
  ...group("swiss schweizer suizos suicos", { franc: "CHF" }),
  ...group("mexican mexikanische mexicanos", { peso: "MXN" }),
  ...group("argentine argentinian argentinische argentinos", { peso: "ARS" }),
  ...group("chilean chilenische chilenos", { peso: "CLP" }),
  ...group("colombian kolumbianische colombianos", { peso: "COP" }),
  ...group("philippine philippinische filipinos", { peso: "PHP" }),
  ...group("swedish schwedische suecas", { krona: "SEK" }),
  ...group("norwegian norwegische noruegas", { krona: "NOK" }),
  ...group("danish danische danesas", { krona: "DKK" }),
  ...group("indian indische indias", { rupee: "INR" }),
  ...group("pakistani pakistanische pakistanies", { rupee: "PKR" }),
]);

function group(
  forms: string,
  codes: Readonly<Record<string, string>>,
): readonly (readonly [string, Readonly<Record<string, string>>])[] {
  return forms.split(" ").map((form) => [form, codes] as const);
}
