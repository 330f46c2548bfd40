import type { ListLineWords } from "../../parts/list-lines.ts";
import { measureWords } from "../../shared/measure-words.ts";
import { wordSet } from "../../shared/word-set.ts";

export const listLines: ListLineWords = {
  carriers: wordSet(
    "kostet kosten wiegt wiegen misst messen beträgt betragen geöffnet öffnet offen gilt enthält enthalten umfasst bietet fasst dauert verfügt liegt gelegen steht befindet findet druckt zählt besitzt braucht benötigt erreicht läuft laufen lang groß preis gebühr erhältlich fährt fahren startet beginnt endet schließt",
  ),
  measures: measureWords(
    ["money", "preis kosten gebühr erhältlich zahlt"],
    ["dB", "lautstärke geräuschpegel laut"],
    ["kg g t", "gewicht schwer"],
    ["m²", "fläche wohnfläche größe groß"],
    ["km m cm mm", "länge lang strecke höhe hoch breite breit tief tiefe reichweite"],
    ["h min s day week month", "dauer lang"],
    ["l ml", "fassungsvermögen volumen"],
    ["W kW MW", "leistung"],
    ["GB TB MB", "speicher speicherplatz"],
    ["number", "platz plätze kapazität"],
  ),
  leads: wordSet("für zu zum zur in im mit aus von vom bei an am um auf"),
  opening: wordSet("öffnet öffnen offen beginnt startet"),
  closing: wordSet("schließt schließen endet"),
};
