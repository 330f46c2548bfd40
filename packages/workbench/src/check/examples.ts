/** A source with a text about it that gets some things wrong. */
export type Example = {
  readonly lang: "de" | "en" | "es" | "pt";
  readonly name: string;
  readonly source: string;
  readonly text: string;
};

/** One example in each language of the interface. */
export const EXAMPLES: readonly Example[] = [
  {
    lang: "de",
    name: "Stadtbibliothek",
    source: `Die Stadtbibliothek in Lindau ist am Samstag nach zwei Jahren Umbau wieder eröffnet worden. Die Arbeiten kosteten 8,6 Millionen Euro, rund 400.000 Euro weniger als geplant. Das Haus bietet nun 62.000 Bücher auf drei Etagen.
Leiterin Miriam Hauck sagte, am ersten Tag seien mehr als 3.100 Besucher gekommen. Im Erdgeschoss gibt es ein Café und eine Werkstatt für Kinder. Die Ausleihe bleibt für Jugendliche unter 18 Jahren kostenlos.
Ein Anbau für das Stadtarchiv wurde noch nicht genehmigt. Der Stadtrat will im März darüber beraten.`,
    text: `Die Stadtbibliothek in Lindau ist am Sonntag wieder eröffnet worden. Der Umbau kostete 6,8 Millionen Euro und blieb damit unter dem Plan. Das Haus bietet nun 62.000 Bücher auf drei Etagen. Leiterin Miriam Hauck sagte, am ersten Tag seien mehr als 3.100 Besucher gekommen. Die Ausleihe bleibt für Jugendliche unter 18 Jahren kostenlos. Der Anbau für das Stadtarchiv wurde bereits genehmigt. Viele Anwohner klagen über fehlende Parkplätze.`,
  },
  {
    lang: "en",
    name: "Harbour ferry",
    source: `The harbour board approved a new electric ferry on Tuesday. The ship will carry 220 passengers and replaces two diesel boats built in 1987. It costs 14.5 million pounds, of which the region pays a third.
The ferry needs nine minutes for the crossing and charges its batteries at night. Engineer Nora Whitfield said the noise on board falls by half. The first trip is planned for April 2027.
Fares will not rise before 2029. Fishermen had asked for a larger berth, but the board rejected the plan.`,
    text: `The harbour board approved a new electric ferry on Tuesday. The ship will carry 320 passengers and replaces two diesel boats built in 1987. It costs 14.5 million pounds, of which the region pays a third. Engineer Nora Whitfield said the noise on board falls by half. The first trip is planned for August 2027. Fares will rise before 2029. The captain has already been chosen, and after a long debate about names, colours, seats, windows, ramps and bicycle racks, which went on until late in the evening and was interrupted twice, the board agreed on a white hull.`,
  },
  {
    lang: "es",
    name: "Museo del agua",
    source: `El museo del agua de Murcia abrió sus puertas el viernes en un antiguo molino del siglo XVIII. La reforma duró cuatro años y costó 5,2 millones de euros. El museo muestra 340 piezas en once salas.
La directora, Teresa Campos, explicó que la entrada será gratuita los domingos. El ayuntamiento espera 85.000 visitantes al año. Los colegios de la región podrán reservar visitas desde enero.
La cafetería todavía no tiene licencia. Una exposición sobre los regadíos árabes empezará en octubre.`,
    text: `El museo del agua de Murcia abrió sus puertas el viernes en un antiguo molino. La reforma duró cuatro años y costó 2,5 millones de euros. El museo muestra 340 piezas en once salas. La directora, Teresa Campos, explicó que la entrada será gratuita los domingos. El ayuntamiento espera 85.000 visitantes al año. La cafetería ya tiene licencia. El museo cerrará en agosto.`,
  },
  {
    lang: "pt",
    name: "Mercado municipal",
    source: `O mercado municipal de Évora reabriu na quinta-feira depois de três anos de obras. A reforma custou 7,4 milhões de euros e criou 58 bancas. O edifício, de 1912, recebeu um telhado novo com painéis solares.
A diretora, Helena Prates, disse que mais de 4.200 pessoas vieram no primeiro dia. O mercado abre de terça a domingo. O estacionamento é gratuito aos sábados.
A praça de alimentação ainda não tem data de abertura. A câmara vai votar o projeto em maio.`,
    text: `O mercado municipal de Évora reabriu na quinta-feira depois de três anos de obras. A reforma custou 4,7 milhões de euros e criou 58 bancas. A diretora, Helena Prates, disse que mais de 4.200 pessoas vieram no primeiro dia. O estacionamento é gratuito aos domingos. A câmara vai votar o projeto em maio. Os preços das bancas subiram dez por cento.`,
  },
];
