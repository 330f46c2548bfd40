import { phraseTable } from "../../parts/phrases.ts";

export const phrases = phraseTable(`
beträgt: liegt|lag bei, beläuft sich auf
betragen: belaufen sich auf
täglich: jeden tag
jährlich: jedes jahr
automatisch: von selbst, von allein
kostenlos: ohne kosten, ohne zusatzkosten
falls: in diesem|dem fall, unter der bedingung dass, vorausgesetzt dass, für den fall dass
ohne: ohne jede|jeden|jegliche|jeglichen
wegen: auf grund
`);
