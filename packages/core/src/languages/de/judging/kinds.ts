/** German words for kinds of one thing, a line each; folded. */
export const kinds = `
rot orange gelb grun blau violett=lila rosa braun schwarz weiss grau
holz stahl beton kunststoff=plastik glas leder aluminium kupfer messing stein pappe baumwolle wolle seide
fruhling=fruhjahr sommer herbst winter
morgen=vormittag nachmittag abend nacht
norden=nordlich suden=sudlich osten=ostlich westen=westlich
hund katze pferd kuh schaf ziege schwein huhn ente gans kaninchen
apfel birne pflaume kirsche pfirsich traube zitrone banane kartoffel tomate zwiebel karotte=mohre kohl bohne linse
weizen gerste mais roggen hafer reis
tee kaffee bier wein saft milch
auto=wagen bus zug strassenbahn=tram fahrrad=rad motorrad fahre flugzeug lastwagen=lkw taxi
kuche badezimmer=bad schlafzimmer keller dachboden garage
arm bein hand fuss kopf hals schulter knie knochel handgelenk hufte ellbogen auge ohr nase
vater mutter bruder schwester sohn tochter onkel tante neffe nichte grossvater grossmutter cousin ehemann=mann ehefrau=frau
kassenwart schriftfuhrer kapitan torhuter=torwart sturmer verteidiger
lehrer=lehrkraft schuler eltern
arzt pfleger anwalt=rechtsanwalt landwirt=bauer fahrer pilot ingenieur architekt
fussball tennis rugby handball hockey basketball volleyball
geige=violine cello klavier flote trompete gitarre klarinette
schule kirche krankenhaus=klinik bibliothek=bucherei museum theater hotel restaurant supermarkt fabrik gefangnis
fluss see meer berg tal wald insel
gold silber bronze
herz leber niere lunge gehirn
fruhstuck mittagessen abendessen
bar karte uberweisung
telefonisch schriftlich personlich
kuhlschrank gefrierschrank backofen=ofen mikrowelle geschirrspuler=spulmaschine
stundlich taglich wochentlich monatlich vierteljahrlich jahrlich
rund quadratisch oval rechteckig
erwachsene kinder
werktag=wochentag wochenende
vermieter mieter
klager beklagte
kaufer verkaufer
arbeitgeber arbeitnehmer
stunde tag woche monat jahr
`;
