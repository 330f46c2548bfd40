/**
 * Builds the English lexicon of the embedded judge from WordNet 3.1 and the frequency order of the GloVe words:
 *
 *     node scripts/build-english-lexicon.ts <wordnet dict folder> <embeddings.json with "words">
 *
 * Words become stems. The result holds, for frequent stems, which stems can stand for them (same synset) and which ones
 * say the opposite. It names stems by their place among the frequencies: run it again when those change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packOf } from "@beleg/core/text";
import { writeBitList } from "../packages/core/src/languages/shared/bit-list.ts";
import { writeStemGroups } from "../packages/core/src/languages/shared/stem-groups.ts";
import { readStemList, writeStemList } from "../packages/core/src/languages/shared/stem-list.ts";
import { atOnce } from "../packages/core/src/text/at-once.ts";
import { stem } from "../packages/core/src/text/index.ts";

const [dict, list] = process.argv.slice(2);
if (dict === undefined || list === undefined) throw new Error("give the WordNet folder and the word list");

const FREQUENT = 12_000;
const target = new URL("../packages/core/src/languages/en/judging/thesaurus.json", import.meta.url);

const order: string[] = [];
const known = new Set<string>();
for (const lower of (JSON.parse(readFileSync(list, "utf8")) as { words: string[] }).words) {
  if (!/^[a-z]{2,}$/.test(lower)) continue;
  const root = stem(lower, packOf("en"));
  if (known.has(root)) continue;
  known.add(root);
  order.push(root);
  if (order.length === FREQUENT) break;
}

type Synset = { words: string[]; pointers: { symbol: string; key: string; from: number; to: number }[] };
const synsets = new Map<string, Synset>();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(dict, `data.${part}`), "latin1").split("\n")) {
    if (line === "" || line.startsWith(" ")) continue;
    const fields = line.split("|")[0]!.trim().split(" ");
    const size = Number.parseInt(fields[3]!, 16);
    const words = Array.from({ length: size }, (_, i) => fields[4 + 2 * i]!.toLowerCase().replace(/\(.*\)/, ""));
    const at = 4 + 2 * size;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, i) => {
      const [symbol, offset, pos, which] = fields.slice(at + 1 + 4 * i, at + 5 + 4 * i) as [
        string,
        string,
        string,
        string,
      ];
      const key = `${pos === "s" ? "a" : pos}${offset}`;
      return { symbol, key, from: Number.parseInt(which.slice(0, 2), 16), to: Number.parseInt(which.slice(2), 16) };
    });
    synsets.set(`${{ noun: "n", verb: "v", adj: "a", adv: "r" }[part]}${fields[0]}`, { words, pointers });
  }
}

const synonyms = new Map<string, Set<string>>();
const opposites = new Map<string, Set<string>>();
for (const { words, pointers } of synsets.values()) {
  for (const one of words) for (const other of words) link(synonyms, one, other);
  for (const { symbol, key, from, to } of pointers) {
    const others = synsets.get(key)?.words ?? [];
    if (symbol === "!") {
      link(opposites, words[from - 1] ?? "", others[to - 1] ?? "");
      link(opposites, others[to - 1] ?? "", words[from - 1] ?? "");
    } else if (symbol === "&") {
      for (const one of words) for (const other of others) link(synonyms, one, other);
    }
  }
}

const frequent = atOnce(readStemList(packOf("en").words.frequencies.stems));
const spoken = new Set([...synonyms.keys(), ...opposites.keys()]);
const stems = [...spoken].sort();
const thesaurus = {
  known: writeBitList(frequent.map((one) => spoken.has(one))),
  more: writeStemList(stems.filter((one) => !frequent.includes(one))),
  synonyms: writeStemGroups(stems, synonyms),
  opposites: writeStemGroups(stems, opposites),
};
writeFileSync(target, `${JSON.stringify(thesaurus)}\n`);

function link(table: Map<string, Set<string>>, one: string, other: string): void {
  if (!/^[a-z]{2,}$/.test(one) || !/^[a-z]{2,}$/.test(other)) return;
  const [left, right] = [stem(one, packOf("en")), stem(other, packOf("en"))];
  if (left === right || !known.has(left) || !known.has(right)) return;
  const linked = table.get(left) ?? new Set<string>();
  linked.add(right);
  table.set(left, linked);
}
