import { wordSet } from "../../shared/word-set.ts";

/** German words that name whatever a narrower word names. */
export const broad = wordSet(`
name titel bezeichnung ding sache gegenstand fläche gebiet bereich ort stelle platz raum grundstück teil stück
abschnitt person mensch mann frau gruppe team organisation firma unternehmen betrieb produkt ware gerät maschine
material stoff menge summe betrag zahl preis kosten wert art sorte form weise fall angelegenheit thema dokument
unterlage text gebäude haus anlage einrichtung fahrzeug tier pflanze zeit zeitraum punkt bedingung lage maßnahme
schritt ereignis veranstaltung problem grund ergebnis folge arbeit aufgabe dienst system plan regel geld land
region stadt gemeinde
`);
