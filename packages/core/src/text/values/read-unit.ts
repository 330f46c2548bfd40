import type { LanguagePack } from "../../languages/language-pack.ts";
import { cubed, squared, unitSymbols, unitWords } from "./data/units.ts";
import type { Token } from "./scan.ts";

export type UnitReading = { readonly next: number; readonly unit: string };

/** Unit words that are ordinary words in other languages: they count where the language calls them its own. */
const doubtful: ReadonlySet<string> = new Set("grad stone stones fuss tag mes ton in".split(" "));
const percentPoints = /^(prozentpunkte?n?)$/;
const per: ReadonlySet<string> = new Set(["per", "pro", "por", "an", "a", "/"]);

/** The unit, percent sign or percent words behind a number at `at`. */
export function readUnitAfter(tokens: readonly Token[], at: number, language: LanguagePack): UnitReading | undefined {
  const percent = readPercent(tokens, at);
  if (percent !== undefined) return percent;
  const degree = readDegree(tokens, at);
  if (degree !== undefined) return degree;
  const first = tokens[at];
  if (first === undefined || first.newLine) return undefined;
  let next = at;
  if (first.text === "-" && first.glued && tokens[at + 1]?.glued) next++;
  let power = 1;
  const opener = tokens[next]!.fold;
  if (opener === "square" || opener === "sq" || opener === "cubic") {
    power = opener === "cubic" ? 3 : 2;
    next++;
    if (tokens[next]?.text === "." || tokens[next]?.text === "-") next++;
  }
  const base = readPlainUnit(tokens, next, language);
  if (base === undefined) return undefined;
  next++;
  const closer = tokens[next];
  if (closer !== undefined && power === 1) {
    if (closer.text === "²" || /^cuadrad[oa]s?$|^quadrad[oa]s?$/.test(closer.fold)) power = 2;
    else if (closer.text === "³" || /^cubic[oa]s?$/.test(closer.fold)) power = 3;
    else if (closer.glued && closer.kind === "digits" && (closer.text === "2" || closer.text === "3"))
      power = Number(closer.text);
    if (power > 1) next++;
  }
  if (power > 1) {
    const raised = (power === 2 ? squared : cubed).get(base);
    return raised === undefined ? undefined : { next, unit: raised };
  }
  return readSpeed(tokens, next, base) ?? { next, unit: base };
}

function readPercent(tokens: readonly Token[], at: number): UnitReading | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const second = tokens[at + 1]?.fold;
  if (first.text === "%") {
    const isPoints = second === "punkte" || second === "points";
    return { next: isPoints ? at + 2 : at + 1, unit: isPoints ? "pp" : "%" };
  }
  if (first.text === "-" && first.glued && tokens[at + 1]?.fold === "percent") return { next: at + 2, unit: "%" };
  if (percentPoints.test(first.fold)) return { next: at + 1, unit: "pp" };
  if (first.fold === "percent" || first.fold === "prozent" || (first.fold === "pc" && first.glued))
    return { next: at + 1, unit: "%" };
  if (
    (first.fold === "per" && second === "cent") ||
    (first.fold === "por" && (second === "ciento" || second === "cento"))
  )
    return { next: at + 2, unit: "%" };
  const isPoints =
    (first.fold === "percentage" && (second === "points" || second === "point")) ||
    (first.fold === "puntos" && second === "porcentuales") ||
    (first.fold === "pontos" && second === "percentuais");
  return isPoints ? { next: at + 2, unit: "pp" } : undefined;
}

function readDegree(tokens: readonly Token[], at: number): UnitReading | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if ((first.text === "C" || first.text === "F") && first.glued) return { next: at + 1, unit: `°${first.text}` };
  const isSign = first.text === "°" || first.text === "º";
  if (!isSign && unitWords.get(first.fold) !== "°") return undefined;
  let next = at + 1;
  let scale = tokens[next]?.fold;
  if (scale === "centigrade" || scale === "celsius" || scale === "fahrenheit" || scale === "c" || scale === "f") {
    if (!isSign && scale.length === 1 && tokens[next]!.text !== scale.toUpperCase()) scale = undefined;
    else next++;
  } else scale = undefined;
  if (first.text === "º" && scale === undefined) return undefined;
  if (scale === undefined) return { next, unit: "°" };
  return { next, unit: scale.startsWith("f") ? "°F" : "°C" };
}

function readPlainUnit(tokens: readonly Token[], at: number, language: LanguagePack): string | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const symbol = unitSymbols.get(token.text);
  // "1990s" and "10s" are plurals, not seconds; "s" needs its blank.
  if (symbol !== undefined && !(token.glued && token.text === "s")) return symbol;
  const glued = token.glued ? language.quantities.gluedUnits?.get(token.text) : undefined;
  if (glued !== undefined) return glued;
  const unit = unitWords.get(token.fold);
  if (unit === undefined || !doubtful.has(token.fold)) return unit;
  return language.quantities.ownUnits.has(token.fold) ? unit : undefined;
}

/** "km/h", "miles per hour", "Kilometer pro Stunde", "metres a second". */
function readSpeed(tokens: readonly Token[], at: number, base: string): UnitReading | undefined {
  const link = tokens[at];
  const time = tokens[at + 1];
  if (link === undefined || time === undefined || !per.has(link.fold)) return undefined;
  const unit = unitWords.get(time.fold) ?? (time.text === "h" || time.text === "s" ? time.text : undefined);
  if (base === "km" && unit === "h") return { next: at + 2, unit: "km/h" };
  if (base === "mi" && unit === "h") return { next: at + 2, unit: "mph" };
  if (base === "m" && unit === "s") return { next: at + 2, unit: "m/s" };
  return undefined;
}
