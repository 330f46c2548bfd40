import { formatMessage } from "@beleg/core/contracts";
import type { CaseRecord } from "@beleg/core/decision";
import type { Locale } from "@beleg/core/text";

/** One fact of an audit text, changed. */
export type Mutation = { readonly field: string; readonly text: string };

/** How people spell out figures that no reference case has. */
const SPELLED: Readonly<
  Record<Locale, Readonly<Record<"score" | "share" | "agents" | "times" | "clock" | "fraction" | "nearly", string>>>
> = {
  en: {
    score: "ninety-four out of one hundred",
    share: "zero point one seven",
    agents: "five agents",
    times: "eleven times",
    clock: "twenty past six in the evening",
    fraction: "two fifths",
    nearly: "almost eleven times",
  },
  de: {
    score: "vierundneunzig von hundert",
    share: "null Komma siebzehn",
    agents: "fünf Agenten",
    times: "das Elffache",
    clock: "zwanzig nach sechs am Abend",
    fraction: "zwei Fünfteln",
    nearly: "fast das Elffache",
  },
  es: {
    score: "noventa y cuatro sobre cien",
    share: "cero punto diecisiete",
    agents: "cinco agentes",
    times: "once veces",
    clock: "las seis y veinte de la tarde",
    fraction: "dos quintos",
    nearly: "casi once veces",
  },
  pt: {
    score: "noventa e quatro de cem",
    share: "zero vírgula dezessete",
    agents: "cinco agentes",
    times: "onze vezes",
    clock: "seis e vinte da tarde",
    fraction: "dois quintos",
    nearly: "quase onze vezes",
  },
};

/** Every fact of the text, each changed alone: the figures in digits and in words, the rest by another of its kind. */
export function mutations(text: string, record: CaseRecord, locale: Locale): Mutation[] {
  const { transaction, components, resolution, debate } = record;
  const { amount, timestamp, country, channel, device_id, merchant_name } = transaction!;
  const share = (value: number) => value.toFixed(4).replace(/(\.\d\d\d*?)0+$/, "$1");
  const spelled = SPELLED[locale];
  const confidence = share((resolution?.proposed.confidence ?? record.confidence)!);
  const region = (code: string) => new Intl.DisplayNames(locale, { type: "region" }).of(code)!;
  const changes: (readonly [string, string | RegExp, string])[] = [
    ["transaction_id", record.transaction_id!, "T-9417"],
    ["amount", amount!, "8123.45"],
    ["currency", `${amount} ${transaction!.currency}`, `${amount} GBP`],
    ["usual_amount", record.usual_amount!, "77.70"],
    ["ratio", /(?<= )\d+(?:\.\d+)?(?=(?: times|-Fache| veces| vezes))/, "9.41"],
    ["ratio in words", /(?:das )?\d+(?:\.\d+)?(?: times|-Fache| veces| vezes)/, spelled.times],
    ["ratio nearly", /(?:das )?\d+(?:\.\d+)?(?: times|-Fache| veces| vezes)/, spelled.nearly],
    ["agents", /\d(?= (?:agents|Agenten|agentes))/, "5"],
    ["agents in words", /\d (?:agents|Agenten|agentes)/, spelled.agents],
    ["date", timestamp!.slice(0, 10), "2025-06-27"],
    ["time", timestamp!.slice(11, 16), "18:59"],
    ["time in words", timestamp!.slice(11, 16), spelled.clock],
    ["hours", record.usual_hours!, "05:00-19:30"],
    ["country", `${region(country!)} (${country})`, `${region("NG")} (NG)`],
    ["country by name", region(country!), region("TR")],
    ["channel", new RegExp(`(?<=(?:channel|Kanal|canal) )${channel}`), channel === "web" ? "mobile" : "web"],
    ["device", device_id!, "D-99"],
    ["merchant", merchant_name!, "Ferretería Sur"],
    ["score", /\d+(?:\.\d+)?\/100/, "94.00/100"],
    ["score in words", /\d+(?:\.\d+)?\/100 \(\w+\)/, spelled.score],
    ["category", /(?<=\/100 \()\w+(?=\))/, record.risk_category === "critical" ? "low" : "critical"],
    ...Object.entries(components).map(
      ([part, value]) =>
        [`component ${part}`, new RegExp(`(?<=${partLabel(part, locale)} )${share(value!)}`), "0.13"] as const,
    ),
    ["fraud", new RegExp(`(?<=\\()${share(debate!.fraud!)}(?=\\))`), "0.17"],
    ["fraud in words", new RegExp(`(?<=\\()${share(debate!.fraud!)}(?=\\))`), spelled.share],
    ["customer", new RegExp(`(?<=\\()${share(debate!.customer!)}(?=\\))`), "0.18"],
    ["decision", new RegExp(`\\b${resolution?.proposed.decision ?? record.decision}\\b`), "REJECT"],
    ["confidence", new RegExp(`(?<=(?:confidence|Konfidenz|confianza de|confiança de) )${confidence}`), "0.19"],
    [
      "confidence in words",
      new RegExp(`(?<=(?:confidence|Konfidenz|confianza de|confiança de) )${confidence}`),
      spelled.share,
    ],
    [
      "confidence as a fraction",
      new RegExp(`(?<=(?:confidence|Konfidenz|confianza de|confiança de) )${confidence}`),
      spelled.fraction,
    ],
    ["decided by", formatMessage("audit.by.fallback", {}, locale), formatMessage("audit.by.model", {}, locale)],
    ...(record.policies ?? [])
      .slice(0, 2)
      .flatMap(({ policy_id, relevance }) => [
        [`policy ${policy_id}`, policy_id, "FP-09"] as const,
        [
          `relevance ${policy_id}`,
          new RegExp(`(?<=${policy_id} \\(\\p{L}+ )${share(relevance!)}`, "u"),
          "0.99",
        ] as const,
      ]),
    ...(record.threats ?? []).flatMap(({ source, level }) => [
      ["threat level", new RegExp(`(?<=\\(\\p{L}+(?: de)? ?\\p{L}* )${share(level!)}(?=\\))`, "u"), "0.21"] as const,
      ["list date", source.split(" ")[1]!, "2023-11-30"] as const,
      [
        "list",
        listName(source, locale),
        formatMessage("audit.list.blacklist", { date: source.split(" ")[1]! }, locale),
      ] as const,
    ]),
    ...((record.threats ?? []).length === 0
      ? [
          [
            "threats",
            formatMessage("audit.threats_none", {}, locale),
            `${formatMessage("audit.threats", { sources: formatMessage("audit.list.graylist", { date: "2025-02-01" }, locale) }, locale)}`,
          ] as const,
        ]
      : []),
    ...(record.signals ?? []).map((signal) => {
      const other = (["velocity_5_plus", "two_countries_24h", "high_risk_channel"] as const)[signal.length % 3]!;
      return [
        `signal ${signal}`,
        formatMessage(`audit.signal.${signal as "off_hours"}`, {}, locale),
        formatMessage(`audit.signal.${other}`, {}, locale),
      ] as const;
    }),
    [
      "rule",
      record.override === null
        ? formatMessage("audit.no_rule", {}, locale)
        : formatMessage(`audit.rule.${record.override}`, {}, locale),
      formatMessage("audit.rule.composite_above_85", {}, locale),
    ],
    ...(resolution === null
      ? []
      : ([
          ["actor", "Ana Torres", "Luis Vega"],
          ["decided at", "2025-06-13", "2025-06-21"],
          ["decided at time", "10:05", "23:41"],
          ["reason", "confirmed by phone", "confirmed by letter"],
          ["final decision", new RegExp(`(?<=Ana Torres .{0,60})\\b${record.decision}\\b`), "CHALLENGE"],
          [
            "shown version",
            /(?<=[Vv]ersi[oó]n |Version |versão )1(?= (?:of the case|des Falls|del caso|do caso))/,
            "4",
          ],
          ["digest", "8f2c41d09b7e", "777777777777"],
          [
            "version confidence",
            new RegExp(`(?<=\\((?:confidence|Konfidenz|confianza|confiança) )${confidence}`),
            "0.22",
          ],
        ] as const)),
  ];
  return changes.flatMap(([field, from, to]) => {
    const changed = text.replace(from, () => to);
    return changed === text ? [] : [{ field, text: changed }];
  });
}

function partLabel(part: string, locale: Locale): string {
  return formatMessage(`audit.part.${part as "threat"}`, {}, locale);
}

function listName(source: string, locale: Locale): string {
  const [name, date = ""] = source.split(" ");
  return formatMessage(`audit.list.${name as "graylist"}`, { date }, locale);
}
