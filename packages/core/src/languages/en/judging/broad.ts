import { wordSet } from "../../shared/word-set.ts";

/** English words that name whatever a narrower word names. */
export const broad = wordSet(`
name title thing object area place site spot space surface part piece section person man woman group team
body organisation organization company firm business product device machine equipment tool material substance
amount sum figure number quantity price cost value kind type sort form way manner case matter issue topic
document paper text building house facility vehicle animal plant time period point condition situation measure
step event problem reason result effect work job activity service system plan rule money country region city
town
`);
