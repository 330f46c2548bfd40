import type { NameWords } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";

/** The German words around a name that are known in texts of every language. */
export const nameWords: NameWords = {
  titles: wordSet(`
    herr frau hr fr doktor professorin prasident prasidentin bundesprasident bundesprasidentin kanzler kanzlerin
    bundeskanzler bundeskanzlerin minister ministerin ministerprasident ministerprasidentin aussenminister aussenministerin
    innenminister innenministerin finanzminister finanzministerin verteidigungsminister wirtschaftsminister
    burgermeister burgermeisterin oberburgermeister senatorin abgeordnete abgeordneter sprecher sprecherin
    regierungschef regierungschefin vorsitzende vorsitzender parteichef parteichefin trainer trainerin papst konig konigin
    prinz prinzessin us-prasident vizeprasident staatschef bischof kardinal richter richterin general`),
  personTitles: wordSet(
    `herr frau hr prasident prasidentin kanzler kanzlerin bundeskanzler bundeskanzlerin papst konig`,
  ),
  organizationWords: wordSet(`
    universitat hochschule gmbh ag kg se verein verband bund ministerium amt gericht partei gewerkschaft zeitung stiftung
    sparkasse werke konzern krankenhaus klinik bundestag bundesrat landtag`),
};
