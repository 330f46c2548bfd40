import { phraseTable } from "../../parts/phrases.ts";

export const phrases = phraseTable(`
must: have|has to, is|are obliged to, is|are obligated to
may: is|are allowed to, is|are permitted to
can: is|are able to
without: with no
nobody: no one
free: for free, at no charge, at no cost, without charge
daily: every|each day
annually: every|each year
except: apart from, with the exception of
plus: in addition to, on top of, as well as
if: provided that, providing that, on condition that
because: due to the fact that
`);
