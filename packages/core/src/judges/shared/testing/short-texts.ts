/** A source and sound summaries of one to three sentences, as people write them: reworded, and leaving things out. */
export interface ShortTexts {
  readonly source: string;
  readonly summaries: readonly string[];
}

export const SHORT_TEXTS: Readonly<Record<"de" | "en" | "es", readonly ShortTexts[]>> = {
  en: [
    {
      source:
        "The city of Marlow will close its central bus station for eleven months from March. Engineers found cracks in the concrete roof during a routine inspection in October. The council first hoped to repair the roof at night, but the builders advised against it. Buses will leave from four temporary stops around the market square. Shop owners in the station fear for their income. The council has set aside 300,000 pounds to support them. A new roof of steel and glass will be finished in February of next year. The work costs 6.2 million pounds in total.",
      summaries: [
        "Marlow will close its central bus station for eleven months to replace a cracked roof.",
        "After engineers found cracks in the roof, Marlow is closing its bus station for eleven months. Buses will use four temporary stops near the market square.",
        "The bus station in Marlow gets a new roof for 6.2 million pounds. It stays closed from March until next February. Shop owners there will receive support from the council.",
        "Repairs to the roof of Marlow's bus station will take eleven months. The council offers 300,000 pounds to the shops inside.",
      ],
    },
    {
      source:
        "A team at the University of Halden has measured how much plastic rivers carry into the northern fjords. For two years the researchers collected water from nine rivers every week. They counted on average 14 particles in a litre, three times as many as models had predicted. Most of the particles came from car tyres and from clothes. After heavy rain the number rose sharply for several days. The biologist Ingrid Moe, who led the study, called the result a warning. She recommends filters in the drains of large roads. The ministry of transport wants to test such filters in two towns next year.",
      summaries: [
        "Rivers carry three times more plastic into the northern fjords than models had predicted, a study from Halden shows.",
        "Researchers from Halden found 14 plastic particles in a litre of river water. Most of them came from car tyres and clothes.",
        "Plastic from tyres and clothes reaches the fjords through rivers, above all after heavy rain. Biologist Ingrid Moe therefore recommends filters in road drains. The transport ministry will test them in two towns.",
        "A two-year study of nine rivers has found far more plastic than expected. Its leader, Ingrid Moe, calls for filters along large roads.",
      ],
    },
    {
      source:
        "The tennis player Ana Kovac has withdrawn from the tournament in Rome because of a shoulder injury. She felt pain during her quarter-final on Thursday and stopped after the first set. Doctors expect that she needs four weeks of rest. The 24-year-old had won the title in Rome last year. Her opponent Laura Meyer moves on to the semi-final without finishing the match. Kovac said that she still hopes to play in Paris at the end of May. The organisers wished her a quick recovery.",
      summaries: [
        "Ana Kovac has pulled out of the tournament in Rome with a shoulder injury and needs four weeks of rest.",
        "Last year's winner Ana Kovac gave up her quarter-final in Rome after one set. Doctors advise four weeks of rest for her injured shoulder.",
        "Defending champion Ana Kovac is out of the Rome tournament. A shoulder injury forced her to stop in the quarter-final. She hopes to be fit for Paris.",
        "Laura Meyer reaches the semi-final in Rome because Ana Kovac could not finish their match. Kovac had hurt her shoulder.",
      ],
    },
    {
      source:
        "The software company Brightline will move its headquarters from Leeds to Cardiff next summer. About 450 people work at the headquarters. The company says that rents in Cardiff are a third lower and that two universities there train many programmers. Employees can keep their jobs if they move or work from home. Unions criticised that staff learned of the plan from the press. The mayor of Leeds said she regretted the decision. In Cardiff, Brightline has rented an old paper mill near the river. The building will be renovated for 12 million pounds.",
      summaries: [
        "Brightline is moving its headquarters from Leeds to Cardiff next summer, mainly because rents there are lower.",
        "The software company Brightline will leave Leeds for Cardiff next summer. Its 450 employees may move with it or work from home.",
        "Lower rents and two universities draw the software company Brightline from Leeds to Cardiff. The mayor of Leeds regrets the decision. Unions complain that the staff heard of it in the press.",
        "Software maker Brightline will renovate an old paper mill in Cardiff as its new headquarters. The move from Leeds is planned for next summer.",
      ],
    },
    {
      source:
        "Farmers in the Lorne valley have started to grow hemp on fields where potatoes used to stand. Dry summers had cut the potato harvest by half within six years. Hemp needs less water and hardly any fertiliser. A cooperative of 40 farms has built a small mill that turns the stems into insulation for houses. The first 200 tonnes were sold to builders in the region. Demand is larger than the harvest. The regional government pays a fifth of the cost of new machines. Some farmers remain cautious, since the price of hemp has changed a lot in the past.",
      summaries: [
        "Farmers in the Lorne valley are replacing potatoes with hemp because the summers have become too dry.",
        "Hemp is taking the place of potatoes in the dry Lorne valley. A cooperative mill makes insulation from the stems, and builders want more than it can deliver.",
        "After years of poor potato harvests, farmers in the Lorne valley grow hemp. The plant needs little water. Forty farms run a mill that turns it into insulation.",
        "Insulation made of hemp sells well in the Lorne valley. Still, some farmers hesitate because the price has often changed.",
      ],
    },
  ],
  de: [
    {
      source:
        "Die Stadt Lindenau baut ihr altes Hallenbad nicht wieder auf. Das Gebäude war im Januar bei einem Brand schwer beschädigt worden. Ein Gutachten schätzt die Kosten der Sanierung auf 17 Millionen Euro. Der Stadtrat beschloss am Montag mit großer Mehrheit, stattdessen neu zu bauen. Das neue Bad soll am Bahnhof entstehen und im Herbst 2028 öffnen. Bis dahin fahren Busse die Schulklassen in das Bad der Nachbarstadt. Der Schwimmverein kritisierte die lange Wartezeit. Das Land übernimmt ein Drittel der Kosten.",
      summaries: [
        "Lindenau baut am Bahnhof ein neues Hallenbad, weil die Sanierung des abgebrannten Bades zu teuer wäre.",
        "Der Stadtrat von Lindenau hat sich gegen die Sanierung des Hallenbades entschieden. Das neue Bad soll 2028 am Bahnhof öffnen.",
        "Nach dem Brand im Januar bekommt Lindenau ein neues Hallenbad. Es soll im Herbst 2028 fertig sein. Bis dahin fahren die Schulklassen mit dem Bus in die Nachbarstadt.",
        "Der Schwimmverein in Lindenau muss lange auf ein neues Bad warten. Es wird frühestens im Herbst 2028 öffnen.",
      ],
    },
    {
      source:
        "Forscher der Universität Brenz haben untersucht, wie Igel mit Straßen zurechtkommen. Sie statteten 62 Tiere mit kleinen Sendern aus und verfolgten ihre Wege ein Jahr lang. Die meisten Igel mieden breite Straßen und blieben in Gärten. Jedes fünfte Tier wurde dennoch überfahren, vor allem im August. In Gegenden mit Durchlässen unter der Fahrbahn starben nur halb so viele. Die Biologin Karin Vogt empfiehlt deshalb einfache Röhren an bekannten Stellen. Ein Durchlass kostet etwa 4.000 Euro. Zwei Gemeinden wollen im Frühjahr damit beginnen.",
      summaries: [
        "Durchlässe unter Straßen halbieren laut einer Studie der Universität Brenz die Zahl der überfahrenen Igel.",
        "Forscher aus Brenz haben 62 Igel ein Jahr lang mit Sendern verfolgt. Jedes fünfte Tier starb auf der Straße.",
        "Igel meiden breite Straßen, trotzdem wird jeder fünfte überfahren. Röhren unter der Fahrbahn helfen den Tieren. Zwei Gemeinden wollen solche Durchlässe im Frühjahr bauen.",
        "Die Biologin Karin Vogt empfiehlt Röhren unter Straßen, damit weniger Igel sterben. Ein Durchlass kostet rund 4.000 Euro.",
      ],
    },
    {
      source:
        "Die Bahn stellt den Nachtzug zwischen Kassel und Triest zum Ende des Jahres ein. Nach Angaben des Unternehmens waren die Züge im Schnitt nur zu 41 Prozent besetzt. Außerdem fehlen Schlafwagen, denn die Lieferung neuer Wagen verzögert sich um zwei Jahre. Fahrgastverbände nannten die Entscheidung kurzsichtig. Sie verweisen auf volle Züge in den Sommermonaten. Eine private Firma prüft, ob sie die Strecke übernehmen kann. Bereits gekaufte Fahrkarten werden erstattet. Die letzte Fahrt ist für den 12. Dezember geplant.",
      summaries: [
        "Der Nachtzug zwischen Kassel und Triest fährt wegen zu weniger Fahrgäste nur noch bis Dezember.",
        "Die Bahn gibt den Nachtzug von Kassel nach Triest auf. Im Schnitt war er nur zu 41 Prozent besetzt.",
        "Am 12. Dezember fährt der Nachtzug zwischen Kassel und Triest zum letzten Mal. Fahrgastverbände kritisieren das Ende der Strecke. Eine private Firma prüft die Übernahme.",
        "Fehlende Schlafwagen und wenige Fahrgäste beenden den Nachtzug nach Triest. Gekaufte Fahrkarten erstattet die Bahn.",
      ],
    },
    {
      source:
        "Das Museum in Hohenfeld zeigt ab Samstag Briefe der Malerin Clara Brandt. Die 140 Blätter lagen fast hundert Jahre lang auf einem Dachboden in Görlitz. Eine Enkelin fand sie beim Umzug und schenkte sie dem Museum. In den Briefen berichtet Brandt von ihren Reisen nach Island und von Geldsorgen. Fachleute datieren die ältesten auf das Jahr 1911. Zu sehen sind auch zwölf Gemälde aus Privatbesitz. Die Ausstellung läuft bis zum 30. April. Der Eintritt kostet acht Euro.",
      summaries: [
        "Das Museum in Hohenfeld zeigt 140 Briefe der Malerin Clara Brandt, die auf einem Dachboden gefunden wurden.",
        "Briefe der Malerin Clara Brandt sind ab Samstag in Hohenfeld zu sehen. Ihre Enkelin hatte sie dem Museum geschenkt.",
        "Clara Brandts Briefe erzählen von Reisen nach Island und von Geldsorgen. Das Museum in Hohenfeld stellt sie bis Ende April aus. Dazu kommen zwölf Gemälde aus Privatbesitz.",
        "Fast hundert Jahre lagen die Briefe von Clara Brandt auf einem Dachboden. Nun zeigt das Museum in Hohenfeld sie zusammen mit zwölf Gemälden.",
      ],
    },
    {
      source:
        "Der Molkereikonzern Alpmilch zahlt den Bauern vom 1. März an drei Cent mehr für den Liter Milch. Damit steigt der Preis auf 49 Cent. Der Konzern begründet den Schritt mit der großen Nachfrage nach Käse in Asien. Der Bauernverband begrüßte die Erhöhung, hält sie aber für zu gering. Futter und Strom seien in einem Jahr um ein Fünftel teurer geworden. Im Handel sollen Butter und Joghurt vorerst nicht teurer werden. Alpmilch beliefern rund 2.300 Höfe in Bayern und Tirol. Über den nächsten Preis wird im Juni verhandelt.",
      summaries: [
        "Alpmilch zahlt seinen Bauern ab März 49 Cent für den Liter Milch, drei Cent mehr als bisher.",
        "Die Molkerei Alpmilch erhöht den Milchpreis um drei Cent. Dem Bauernverband ist das zu wenig, weil Futter und Strom teurer geworden sind.",
        "Wegen der Nachfrage nach Käse in Asien steigt der Milchpreis bei Alpmilch auf 49 Cent. Das betrifft rund 2.300 Höfe. Butter und Joghurt werden im Handel vorerst nicht teurer.",
        "Bauern in Bayern und Tirol bekommen mehr Geld für ihre Milch. Der Konzern Alpmilch zahlt ab März 49 Cent für den Liter.",
      ],
    },
  ],
  es: [
    {
      source:
        "El ayuntamiento de Villarroya cerrará el puente viejo al tráfico a partir del lunes. Una inspección detectó en septiembre grietas en dos de los cinco pilares. Las obras durarán ocho meses y costarán 3,4 millones de euros. Durante ese tiempo los coches deberán cruzar el río por la carretera de circunvalación. Los peatones podrán usar una pasarela provisional. Los comerciantes del barrio temen perder clientes. El ayuntamiento les ha prometido una rebaja de los impuestos. La alcaldesa visitará las obras cada mes para informar a los vecinos.",
      summaries: [
        "Villarroya cierra su puente viejo durante ocho meses porque dos pilares tienen grietas.",
        "El puente viejo de Villarroya estará cerrado a los coches desde el lunes. Los peatones cruzarán el río por una pasarela provisional.",
        "Las grietas en dos pilares obligan a cerrar el puente viejo de Villarroya. Las obras costarán 3,4 millones de euros. Los comerciantes del barrio recibirán una rebaja de impuestos.",
        "Los comerciantes de Villarroya temen perder clientes por el cierre del puente viejo. El ayuntamiento les bajará los impuestos.",
      ],
    },
    {
      source:
        "Un equipo de la Universidad de Lerma ha descubierto una especie desconocida de rana en los bosques de la sierra. El animal mide apenas dos centímetros y vive entre las hojas húmedas. Los biólogos lo encontraron de noche gracias a su canto, que recuerda al de un grillo. Tardaron tres años en reunir 30 ejemplares. El análisis genético confirmó que se trata de una especie nueva. La bióloga Elena Prieto advierte de que la tala amenaza su hábitat. La región estudia ahora proteger 400 hectáreas de bosque. Los resultados se publicaron el martes en una revista británica.",
      summaries: [
        "Biólogos de la Universidad de Lerma han descubierto en la sierra una rana de apenas dos centímetros.",
        "Una rana desconocida vive entre las hojas de los bosques de la sierra. Los biólogos de Lerma la encontraron gracias a su canto.",
        "La Universidad de Lerma ha presentado una nueva especie de rana. Mide dos centímetros y canta como un grillo. La tala de los bosques amenaza su hábitat.",
        "La región quiere proteger 400 hectáreas de bosque donde vive una rana recién descubierta. La bióloga Elena Prieto avisa de que la tala amenaza a la especie.",
      ],
    },
    {
      source:
        "La ciclista Julia Ferrer ganó el domingo la Vuelta del Norte tras una escapada de 40 kilómetros. La corredora de 27 años llegó a la meta con dos minutos de ventaja. La italiana Bianca Russo terminó segunda y la francesa Anne Petit, tercera. Ferrer había perdido mucho tiempo el viernes por una caída. Su equipo trabajó todo el fin de semana para acercarla a la cabeza. Es la primera victoria de una española en esta carrera desde 2009. La próxima cita de Ferrer será el campeonato de Europa en julio.",
      summaries: [
        "Julia Ferrer ganó la Vuelta del Norte con una escapada de 40 kilómetros y dos minutos de ventaja.",
        "La ciclista Julia Ferrer se llevó el domingo la Vuelta del Norte. Ninguna española había ganado la carrera desde 2009.",
        "A pesar de una caída el viernes, Julia Ferrer ganó la Vuelta del Norte. La corredora atacó a 40 kilómetros de la meta. En julio disputará el campeonato de Europa.",
        "Bianca Russo terminó segunda en la Vuelta del Norte. La victoria fue para la española Julia Ferrer, que llegó con dos minutos de ventaja.",
      ],
    },
    {
      source:
        "La cadena de supermercados Solera abrirá doce tiendas en pueblos pequeños antes de fin de año. Muchos de esos pueblos llevan años sin ningún comercio. Las tiendas funcionarán sin cajeros durante una parte del día. Los clientes entrarán con una tarjeta y pagarán en una máquina. Cada local dará trabajo a dos personas del lugar. El gobierno regional aporta 1,5 millones de euros al proyecto. Los sindicatos piden que los horarios de los empleados sean estables. La primera tienda abrirá en octubre en Peñalta.",
      summaries: [
        "Solera abrirá este año doce supermercados en pueblos pequeños que no tienen comercio.",
        "Doce pueblos pequeños tendrán un supermercado de la cadena Solera. Los clientes pagarán en una máquina durante una parte del día.",
        "La cadena Solera llevará sus tiendas a doce pueblos sin comercio. El gobierno regional apoya el proyecto con 1,5 millones de euros. La primera abrirá en octubre en Peñalta.",
        "Los nuevos supermercados de Solera darán trabajo a dos personas en cada pueblo. Los sindicatos piden para ellas horarios estables.",
      ],
    },
    {
      source:
        "El Teatro Real de Montoro reabrirá en enero después de cinco años de reformas. El edificio, de 1887, tenía problemas de humedad y una instalación eléctrica muy antigua. Los arquitectos han conservado la sala principal y han añadido un escenario más pequeño para jóvenes. El número de asientos baja de 900 a 760. La reforma ha costado 21 millones de euros, cuatro más de lo previsto. La temporada empezará con una ópera de Verdi. Las entradas se venderán por internet desde el 3 de noviembre. Los vecinos tendrán un descuento del diez por ciento.",
      summaries: [
        "El Teatro Real de Montoro reabre en enero tras cinco años de reformas que han costado 21 millones de euros.",
        "Después de cinco años de obras, el Teatro Real de Montoro vuelve a abrir en enero. La temporada comenzará con una ópera de Verdi.",
        "El Teatro Real de Montoro tendrá menos asientos y un segundo escenario para jóvenes. La reforma costó cuatro millones más de lo previsto. El teatro reabrirá en enero.",
        "Las entradas para el Teatro Real de Montoro se venderán desde el 3 de noviembre. Los vecinos pagarán un diez por ciento menos.",
      ],
    },
  ],
};
