import type { FacetWords } from "../parts/facet-words.ts";

/** Compounds stand by themselves: only whole words count. */
export const facetWords: FacetWords = {
  LEGAL: `gesetz gesetzlich recht rechtlich rechtsgrundlage verordnung richtlinie paragraf paragraph vorschrift urteil
    gericht rechtsprechung haftung pflicht verpflichtung vertrag klausel dsgvo bdsg compliance rechtmäßig rechtswidrig
    bußgeld betriebsverfassungsgesetz betriebsvereinbarung mitbestimmung gesetzgeber arbeitsrecht datenschutzrecht
    zulässig zulässigkeit regelung`,
  TECHNICAL: `technisch technik architektur algorithmus software hardware server datenbank infrastruktur protokoll
    verschlüsselung konfiguration netzwerk schnittstellentechnik betriebssystem rechenzentrum cloud systemarchitektur
    leistungsfähigkeit bandbreite`,
  PROCEDURAL: `verfahren prozess ablauf arbeitsschritt schritt genehmigung freigabe antrag anleitung leitfaden
    zuständigkeit frist checkliste prozedur vorgehen verfahrensweise dienstanweisung arbeitsanweisung einreichung
    eskalation`,
  DATA_CATEGORIES: `datenkategorie datenkategorien datensatz datensätze personenbezogen stammdaten beschäftigtendaten
    mitarbeiterdaten gesundheitsdaten standortdaten gehaltsdaten metadaten merkmal kennung biometrisch datenart datenarten
    bewegungsdaten kundendaten`,
  MONITORING_SURVEILLANCE: `überwachung überwachen kontrolle leistungskontrolle verhaltenskontrolle videoüberwachung kamera
    beobachtung beobachten aufsicht ortung mitarbeiterüberwachung leistungsüberwachung tracking`,
  LOGGING_AUDIT: `protokollierung protokollieren protokolldaten protokolldatei logdatei logdaten prüfpfad prüfung revision
    nachvollziehbarkeit aufbewahrung aufbewahrungsfrist audit nachweis nachweispflicht revisionssicher`,
  ANALYTICS_REPORTING: `auswertung auswerten bericht berichtswesen berichterstattung kennzahl statistik statistisch analyse
    dashboard prognose trend reporting controlling`,
  ACCESS_PRIVACY_SECURITY: `zugriff zugriffsrecht zugang zugangskontrolle berechtigung rolle datenschutz sicherheit
    datensicherheit informationssicherheit passwort anmeldung einwilligung vertraulichkeit vertraulich verschlüsselung
    anonymisierung pseudonymisierung privatsphäre schutz datenpanne`,
  API_INTEGRATION: `api schnittstelle anbindung integration integrieren endpunkt datenaustausch webhook konnektor import
    export synchronisation`,
};
