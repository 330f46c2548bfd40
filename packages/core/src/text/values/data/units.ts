import { pooledMeanings } from "../../words/pooled-words.ts";

/** A unit of measure: its dimension and how many base units of that dimension it is. */
export type Unit = {
  readonly unit: string;
  readonly dimension: string;
  readonly factor: number;
  /** Added after multiplying (temperatures). */
  readonly offset?: number;
};

const lb = 0.45359237;
const foot = 0.3048;
const mile = 1609.344;
const day = 86_400;
const gallon = 3.785411784;

const list: readonly Unit[] = [
  { unit: "mm", dimension: "length", factor: 0.001 },
  { unit: "cm", dimension: "length", factor: 0.01 },
  { unit: "m", dimension: "length", factor: 1 },
  { unit: "km", dimension: "length", factor: 1000 },
  { unit: "in", dimension: "length", factor: foot / 12 },
  { unit: "ft", dimension: "length", factor: foot },
  { unit: "yd", dimension: "length", factor: foot * 3 },
  { unit: "mi", dimension: "length", factor: mile },
  { unit: "nmi", dimension: "length", factor: 1852 },
  { unit: "ly", dimension: "length", factor: 9.4607e15 },
  { unit: "mg", dimension: "mass", factor: 1e-6 },
  { unit: "g", dimension: "mass", factor: 0.001 },
  { unit: "kg", dimension: "mass", factor: 1 },
  { unit: "t", dimension: "mass", factor: 1000 },
  { unit: "oz", dimension: "mass", factor: lb / 16 },
  { unit: "lb", dimension: "mass", factor: lb },
  { unit: "st", dimension: "mass", factor: lb * 14 },
  { unit: "s", dimension: "duration", factor: 1 },
  { unit: "min", dimension: "duration", factor: 60 },
  { unit: "h", dimension: "duration", factor: 3600 },
  { unit: "day", dimension: "duration", factor: day },
  { unit: "week", dimension: "duration", factor: 7 * day },
  { unit: "month", dimension: "duration", factor: (365.25 / 12) * day },
  { unit: "year", dimension: "duration", factor: 365.25 * day },
  { unit: "decade", dimension: "duration", factor: 3652.5 * day },
  { unit: "century", dimension: "duration", factor: 36_525 * day },
  { unit: "km/h", dimension: "speed", factor: 1 / 3.6 },
  { unit: "mph", dimension: "speed", factor: mile / 3600 },
  { unit: "m/s", dimension: "speed", factor: 1 },
  { unit: "kn", dimension: "speed", factor: 1852 / 3600 },
  { unit: "°C", dimension: "temperature", factor: 1 },
  { unit: "°F", dimension: "temperature", factor: 5 / 9, offset: -160 / 9 },
  { unit: "°", dimension: "degree", factor: 1 },
  { unit: "m²", dimension: "area", factor: 1 },
  { unit: "km²", dimension: "area", factor: 1e6 },
  { unit: "cm²", dimension: "area", factor: 1e-4 },
  { unit: "ha", dimension: "area", factor: 1e4 },
  { unit: "acre", dimension: "area", factor: 4046.8564224 },
  { unit: "ft²", dimension: "area", factor: foot ** 2 },
  { unit: "mi²", dimension: "area", factor: mile ** 2 },
  { unit: "m³", dimension: "volume", factor: 1000 },
  { unit: "km³", dimension: "volume", factor: 1e12 },
  { unit: "cm³", dimension: "volume", factor: 0.001 },
  { unit: "ft³", dimension: "volume", factor: 28.316846592 },
  { unit: "l", dimension: "volume", factor: 1 },
  { unit: "ml", dimension: "volume", factor: 0.001 },
  { unit: "gal", dimension: "volume", factor: gallon },
  { unit: "pint", dimension: "volume", factor: gallon / 8 },
  { unit: "bbl", dimension: "volume", factor: gallon * 42 },
  { unit: "kB", dimension: "data", factor: 1e3 },
  { unit: "MB", dimension: "data", factor: 1e6 },
  { unit: "GB", dimension: "data", factor: 1e9 },
  { unit: "TB", dimension: "data", factor: 1e12 },
  { unit: "W", dimension: "power", factor: 1 },
  { unit: "kW", dimension: "power", factor: 1e3 },
  { unit: "MW", dimension: "power", factor: 1e6 },
  { unit: "GW", dimension: "power", factor: 1e9 },
  { unit: "kWh", dimension: "energy", factor: 1e3 },
  { unit: "MWh", dimension: "energy", factor: 1e6 },
  { unit: "GWh", dimension: "energy", factor: 1e9 },
  { unit: "TWh", dimension: "energy", factor: 1e12 },
  { unit: "kcal", dimension: "energy", factor: 1.163 },
  { unit: "Hz", dimension: "frequency", factor: 1 },
  { unit: "MHz", dimension: "frequency", factor: 1e6 },
  { unit: "GHz", dimension: "frequency", factor: 1e9 },
  { unit: "dB", dimension: "loudness", factor: 1 },
];

export const units: ReadonlyMap<string, Unit> = new Map(list.map((entry) => [entry.unit, entry]));

/** Symbols as written, case and all; `mb` and the like are read as bytes. */
export const unitSymbols: ReadonlyMap<string, string> = new Map([
  ...list
    .filter(({ unit }) => !/^(in|st|day|week|month|year|decade|century|acre|pint|t|l|°)$/.test(unit))
    .map(({ unit }) => [unit, unit] as const),
  ...(
    "KG:kg kgs:kg Kg:kg KM:km Km:km kms:km lbs:lb hrs:h hr:h Std:h mins:min secs:s sec:s Sek:s Min:min kph:km/h kmh:km/h KB:kB " +
    "mb:MB gb:GB tb:TB Mb:MB Gb:GB yds:yd kt:kn ccm:cm³ qm:m² sqm:m² sqft:ft² cc:cm³ ltr:l L:l t:t l:l"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
]);

/** Unit words by folded form; the few that clash between languages mean the same. */
export const unitWords = pooledMeanings(({ quantities }) => quantities.unitWords);

/** What "square" and "cubic" make of a length. */
export const squared: ReadonlyMap<string, string> = new Map([
  ["m", "m²"],
  ["km", "km²"],
  ["cm", "cm²"],
  ["ft", "ft²"],
  ["mi", "mi²"],
]);
export const cubed: ReadonlyMap<string, string> = new Map([
  ["m", "m³"],
  ["km", "km³"],
  ["cm", "cm³"],
  ["ft", "ft³"],
]);
