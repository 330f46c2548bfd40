/**
 * Words with their number of syllables, each list hyphenated as in a dictionary of pronunciation or spelling:
 * Merriam-Webster for English, Duden for German, the Real Academia Española for Spanish. Chosen before counting:
 * everyday words, words of the news, and for each language the vowels that meet without being a diphthong.
 */
export const SYLLABLE_COUNTS = {
  en: `
    cat 1, house 1, straight 1, through 1, once 1, eye 1, fire 1, blocked 1, tribes 1, queue 1,
    table 2, people 2, wanted 2, looked 1, little 2, being 2, lion 2, quiet 2, poem 2, science 2,
    business 2, police 2, water 2, mayor 2, country 2, winter 2, report 2, percent 2, million 2, million-dollar 4,
    elephant 3, area 3, idea 3, museum 3, history 3, video 3, radio 3, company 3, animal 3, beautiful 3,
    media 3, period 3, cinema 3, possible 3, remember 3, government 3, president 3, hospital 3, violence 3, customer 3,
    information 4, community 4, economy 4, political 4, economic 4, authority 4, reality 4, technology 4, biology 4, experience 4,
    university 5, opportunity 5, organization 5, international 5, readability 5, responsibility 6, September 3, January 4, coffee 2, created 3`,
  de: `
    Haus 1, Freund 1, Geist 1, Brief 1, Staat 1, schien 1, Wien 1, bei 1, quer 1, Beet 1,
    Wasser 2, Beute 2, Frauen 2, Feuer 2, Dauer 2, Bayern 2, Papier 2, Armee 2, Genie 2, vielleicht 2,
    tausend 2, Pizza 2, Beere 2, bleiben 2, Flugzeug 2, zuerst 2, Schifffahrt 2, Kaffee 2, Zeitung 2, Häuser 2,
    Nation 3, Million 3, Januar 3, Februar 3, Theater 3, Museum 3, Radio 3, Studie 3, Medium 3, sozial 3,
    aktuell 3, beenden 3, geeignet 3, Vertrauen 3, Formular 3, absolut 3, Melodie 3, Industrie 3, Qualität 3, Regierung 3,
    Familie 4, Italien 4, beobachten 4, Biologie 4, Priorität 4, Europäer 4, aktuelle 4, Beerdigung 4, Gemeinderat 4, Bürgermeister 4,
    Koalition 5, Kategorien 5, Bundeskanzlerin 5, Universität 5, international 6, Verantwortung 4, Entscheidung 3, Aufmerksamkeit 4, Wirtschaftswachstum 4, Geschwindigkeit 4`,
  es: `
    pan 1, rey 1, hoy 1, buey 1, que 1, fue 1, dio 1, muy 1, pie 1, seis 1,
    casa 2, país 2, día 2, ciudad 2, guerra 2, queso 2, agua 2, leer 2, caos 2, veintiún 2,
    tía 2, río 2, hombre 2, aire 2, causa 2, nieve 2, viaje 2, reina 2, Europa 3, deuda 2,
    poeta 3, teatro 3, cigüeña 3, pingüino 3, Uruguay 3, María 3, historia 3, escuela 3, gobierno 3, alcalde 3,
    millones 3, búho 2, ahora 3, prohibir 2, reunión 2, presidente 4, construir 2, oído 3, paella 3, línea 3,
    aéreo 4, periódico 4, murciélago 4, averiguáis 4, aeropuerto 5, universidad 5, ayuntamiento 5, municipal 4, económico 5, antigüedad 4,
    administración 5, información 4, responsabilidad 6, policía 4, energía 4, todavía 4, población 3, ministerio 4, trabajador 4, septiembre 3`,
} as const;
