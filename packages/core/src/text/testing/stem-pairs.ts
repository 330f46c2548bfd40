/** Words that must share a stem (one group a line) and pairs that must not, per language. */
export const STEM_GROUPS = {
  en: `
elect elected electing elects
policy policies
city cities
run running runs ran
say said says saying
child children child's
woman women women's
win won wins winning
kill killed killing kills
report reported reports reporting
stop stopped stopping stops
plan planned planning plans
company companies company's
die died dies dying
strike strikes struck striking
arrest arrested arrests
make made making makes
country countries
bus buses
box boxes
church churches
announce announced announcing announces
injure injured injuring
quick quickly
rise rose risen rising
`,
  de: `
Haus Häuser Hauses Häusern
Wahl Wahlen
Kind Kinder Kindern Kindes
Polizist Polizisten
sagen sagt sagte sagten gesagt
erklären erklärt erklärte erklärten
Stadt Städte Städten
Jahr Jahre Jahren Jahres
Land Länder Ländern Landes
Präsident Präsidenten
Regierung Regierungen
sterben starb starben gestorben
Straße Straßen Strasse
Unternehmen Unternehmens
gut gute guten guter gutes
groß große großen großer
Gericht Gerichte Gerichts
kaufen kauft kaufte kauften gekauft
Mann Männer Männern
gewinnen gewann gewonnen
neu neue neuen neues
Bericht Berichte Berichten
`,
  es: `
elección elecciones
policía policías
niño niños niña niñas
murió murieron morir muertos
ganar ganó ganaron ganado ganaba
país países
ciudad ciudades
presidente presidentes
matar mató mataron matado
detenido detenidos detenida
nuevo nuevos nueva nuevas
voz voces
decir dijo dijeron dice
anunciar anunció anunciaron anunciado
mujer mujeres
millón millones
rápido rápidamente rápida
vender vendió vendieron vendido
`,
  pt: `
eleição eleições
polícia polícias
menino meninos menina meninas
ganhar ganhou ganharam ganhado
país países
cidade cidades
presidente presidentes
matar matou mataram
novo novos nova novas
dizer disse disseram diz
anunciar anunciou anunciaram anunciado
mulher mulheres
milhão milhões
vender vendeu venderam vendido
rápido rapidamente
jornal jornais
homem homens
`,
} as const;

export const STEM_APART = {
  en: `
university universe
police policy
new news
general generous
man many
station state
bus business
sun sung
import important
Ann Anna
organ organization
`,
  de: `
Land Landung
Kind Kinn
Wahl Wal
Mai Mais
Rat Rad
Staat Stadt
Polizei Politik
Bund Bunker
`,
  es: `
caso casa
puerto puerta
año ano
policía política
mar marzo
banco banca
`,
  pt: `
porto porta
mar março
polícia política
avô avião
`,
} as const;
