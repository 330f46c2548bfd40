/** Whose official voice a site is. */
export type Authority = "DE" | "EU" | "US" | "UK" | "ES" | "AT" | "CH" | "PT" | "BR" | "FR" | "INT";

/** Suffixes that only public bodies get, and official sites outside them; each covers its subdomains. */
export const OFFICIAL_SITES: Readonly<Record<Authority, string>> = {
  DE: `bund.de gesetze-im-internet.de rechtsprechung-im-internet.de verwaltungsvorschriften-im-internet.de
    bundesanzeiger.de bgbl.de recht.bund.de bundestag.de bundesrat.de bundesregierung.de bundespraesident.de bundesbank.de bafin.de
    bundesnetzagentur.de bundeskartellamt.de bundesverfassungsgericht.de bundesgerichtshof.de bundesarbeitsgericht.de
    bundesfinanzhof.de destatis.de bmj.de bmi.de bmas.de bmwk.de bmf-steuer.de bundesfinanzministerium.de
    bundesgesundheitsministerium.de bundeswehr.de auswaertiges-amt.de zoll.de arbeitsagentur.de
    deutsche-rentenversicherung.de rki.de bfarm.de dpma.de umweltbundesamt.de polizei.de datenschutzkonferenz-online.de
    baden-wuerttemberg.de bayern.de berlin.de brandenburg.de bremen.de hamburg.de hessen.de mv-regierung.de niedersachsen.de
    nrw.de rlp.de saarland.de sachsen.de sachsen-anhalt.de schleswig-holstein.de thueringen.de`,
  EU: "europa.eu ecb.int eib.org eda.europa.eu edpb.europa.eu",
  US: "gov mil fed.us federalreserve.gov",
  UK: "gov.uk parliament.uk nhs.uk police.uk mod.uk judiciary.uk royal.uk bankofengland.co.uk fca.org.uk ico.org.uk",
  ES: "gob.es boe.es aepd.es bde.es congreso.es senado.es cnmv.es agenciatributaria.es poderjudicial.es seg-social.es",
  AT: "gv.at parlament.gv.at oenb.at fma.gv.at",
  CH: "admin.ch ch.ch finma.ch snb.ch",
  PT: "gov.pt dre.pt bportugal.pt parlamento.pt cnpd.pt",
  BR: "gov.br leg.br jus.br mil.br bcb.gov.br",
  FR: "gouv.fr legifrance.gouv.fr cnil.fr service-public.fr senat.fr assemblee-nationale.fr",
  INT: "int un.org oecd.org worldbank.org imf.org iso.org coe.int",
};

/** Publishers of law that are no public body. */
export const LAW_PUBLISHERS = `dejure.org buzer.de rechtsprechung.de openjur.de beck-online.beck.de juris.de
  law.cornell.edu courtlistener.com bailii.org noticias.juridicas.com`;

/** Suffixes only universities and schools get, and academic publishers outside them. */
export const ACADEMIC_SITES = `edu ac.uk sch.uk edu.au ac.at ac.jp edu.br edu.es edu.pt ac.be arxiv.org doi.org ssrn.com
  springer.com sciencedirect.com jstor.org acm.org ieee.org nature.com pubmed.ncbi.nlm.nih.gov mpg.de fraunhofer.de
  dfg.de leibniz-gemeinschaft.de helmholtz.de`;

/** Reference works anyone can edit. */
export const ENCYCLOPEDIAS = "wikipedia.org wikidata.org wiktionary.org wikisource.org wikimedia.org";
