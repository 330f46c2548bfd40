import { phraseTable } from "../../parts/phrases.ts";

export const phrases = phraseTable(`
must: have|has to, is|are obliged to
may: is|are allowed to, is|are permitted to
can: is|are able to
without: with no
nobody: no one
free: for free, at no cost
daily: every|each day
except: apart from, with the exception of
plus: in addition to
if: provided that
`);
