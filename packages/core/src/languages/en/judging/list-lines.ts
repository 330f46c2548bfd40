import type { ListLineWords } from "../../parts/list-lines.ts";
import { measureWords } from "../../shared/measure-words.ts";
import { wordSet } from "../../shared/word-set.ts";

export const listLines: ListLineWords = {
  carriers: wordSet(
    "cost costs worth weigh weighs measure measures open opens available priced amounts contains holds offers includes takes lasts uses runs prints stands lies seats sleeps serves covers reaches requires located situated held long large fee price rate starts ends begins closes finishes",
  ),
  measures: measureWords(
    ["money", "price cost fee charge priced sells available"],
    ["dB", "noise level loud volume"],
    ["kg g t lb", "weight heavy"],
    ["m²", "area floor size space living"],
    ["km mi m cm mm in", "long length distance high height wide width tall deep depth range"],
    ["h min s day week month", "duration time long"],
    ["l ml", "capacity volume tank"],
    ["W kW MW", "power output"],
    ["GB TB MB", "storage memory space"],
    ["number", "space room capacity place places"],
  ),
  leads: wordSet("for at in by of with to on from"),
  opening: wordSet("open opens opened opening starts begins"),
  closing: wordSet("close closes closed closing ends finishes"),
};
