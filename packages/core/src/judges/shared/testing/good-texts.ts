/** A good short text, two sentences the source has besides, and a sentence that contradicts the text. */
export interface GoodText {
  readonly summary: readonly [string, string, string, string];
  readonly extra: readonly [string, string];
  readonly contradiction: string;
}

export const GOOD_TEXTS: Readonly<Record<"de" | "en" | "es", readonly GoodText[]>> = {
  en: [
    {
      summary: [
        "The harbour town of Wellby opened a new ferry terminal on Tuesday after three years of building work.",
        "It cost 48 million pounds and can handle twice as many passengers as the old one.",
        "Ferry companies had asked for more space because ships often waited for hours outside the harbour.",
        "The first regular service to the islands will leave the terminal next Saturday morning.",
      ],
      extra: [
        "A brass band played while the mayor cut the ribbon.",
        "Local fishermen will keep their berths on the northern pier.",
      ],
      contradiction: "The new ferry terminal in Wellby cost 19 million pounds.",
    },
    {
      summary: [
        "Marta Lindqvist has resigned as head of the national weather service after eleven years in office.",
        "She told her staff in a letter that the service needs younger leadership for its satellite programme.",
        "Under her direction the agency doubled the number of measuring stations in the mountains.",
        "Her deputy will run the weather service until the government appoints a successor in spring.",
      ],
      extra: ["Colleagues described the departure as a surprise.", "The agency employs about nine hundred people."],
      contradiction: "Marta Lindqvist has not resigned as head of the national weather service.",
    },
    {
      summary: [
        "Researchers in Dunmore have bred a potato that survives weeks of drought without losing much weight.",
        "They crossed an old mountain variety with a common kitchen potato and tested the plants for six years.",
        "In dry fields the new potato produced 30 percent more than the varieties farmers use today.",
        "Seed potatoes will be sold to farmers from next year, the institute announced on Friday.",
      ],
      extra: ["The work was paid for by a public fund.", "Critics point out that taste tests are still missing."],
      contradiction: "In dry fields the new potato produced 5 percent more than the varieties farmers use today.",
    },
    {
      summary: [
        "A fire destroyed the roof of the old market hall in Carrow early on Sunday morning.",
        "It started in a storage room where electric heaters had been left running overnight.",
        "Forty firefighters fought the flames for five hours and saved the ground floor of the hall.",
        "The council promised traders a temporary market on the castle square within two weeks.",
      ],
      extra: ["Smoke could be seen from ten miles away.", "Insurance experts began their work on Monday."],
      contradiction: "Ninety firefighters fought the flames for five hours and saved the ground floor of the hall.",
    },
    {
      summary: [
        "The publisher Northgate will stop printing its daily newspaper in Harlow at the end of June.",
        "It wants to reach its readers through a website and a printed magazine at weekends instead.",
        "Only 7,000 copies of the paper were sold each day last year, a third of the number in 2010.",
        "About forty employees will lose their jobs, and the printing plant will be closed.",
      ],
      extra: ["The paper was founded by a bookseller.", "A union called the decision short-sighted."],
      contradiction: "About forty employees will lose their jobs, but the printing plant will be opened.",
    },
    {
      summary: [
        "Goalkeeper Tom Aldous saved two penalties as Ridley beat Marston in the cup final on Saturday.",
        "He had joined the club only in January after a long injury that almost ended his career.",
        "The match stood at 1-1 after extra time before the penalty shoot-out decided the final.",
        "Ridley won the cup for the first time since 1987 and will play in Europe next season.",
      ],
      extra: ["More than thirty thousand people watched the match.", "Rain had delayed the kick-off by half an hour."],
      contradiction: "Ridley won the cup for the first time since 1962 and will play in Europe next season.",
    },
    {
      summary: [
        "A charity in Penford lends tools such as drills and ladders to people who need them rarely.",
        "It began three years ago with a single shelf and now owns more than 2,000 tools.",
        "Members pay four pounds a month and may keep each tool for up to seven days.",
        "The charity plans to open a second tool library near the railway station this autumn.",
      ],
      extra: ["Volunteers repair broken machines on Thursdays.", "Schools borrow the tools for free."],
      contradiction: "Members pay nine pounds a month and may keep each tool for up to seven days.",
    },
    {
      summary: [
        "The city of Lowmere will ban cars from its historic centre on weekends starting in September.",
        "It expects cleaner air and more visitors for the small shops between the river and the cathedral.",
        "Residents and delivery drivers may still enter the centre with a free permit from the town hall.",
        "The city will review the ban after one year and publish the results of its air measurements.",
      ],
      extra: ["Similar rules exist in other old towns.", "A car club has announced protests."],
      contradiction: "The city of Lowmere will not ban cars from its historic centre on weekends.",
    },
    {
      summary: [
        "Doctors at the Brindle hospital have treated a rare eye disease in children with a new gene therapy.",
        "They injected a harmless virus that carries a healthy copy of the damaged gene into the eye.",
        "Nine of the twelve children could see better in weak light after six months.",
        "The doctors want to study the long-term effects of the therapy in a larger trial.",
      ],
      extra: [
        "The disease often leads to blindness before the age of twenty.",
        "No serious side effects were reported.",
      ],
      contradiction: "Three of the twelve children could see better in weak light after six months.",
    },
    {
      summary: [
        "Farmer Joan Whitlow has turned her dairy farm near Ashdale into a reserve for wild bees.",
        "She sold her cows after milk prices fell and sowed flowers on thirty hectares of grassland.",
        "Biologists have already counted 84 species of bees on the former pastures, some of them endangered.",
        "The reserve earns money with guided walks and with honey from a neighbouring beekeeper.",
      ],
      extra: ["The idea came from her daughter.", "Two ponds were dug last winter."],
      contradiction:
        "Biologists have already counted 21 species of bees on the former pastures, some of them endangered.",
    },
    {
      summary: [
        "The railway company Trident will run night trains between the capital and the southern coast again.",
        "It had stopped the service in 2014 because the old sleeping cars were too expensive to repair.",
        "New carriages with small cabins were ordered last year and will arrive in the spring.",
        "A ticket for a cabin will cost 90 euros, while a seat will cost half as much.",
      ],
      extra: ["Tourist offices on the coast welcomed the plan.", "The journey takes eleven hours."],
      contradiction:
        "The railway company had stopped the service in 2003 because the old sleeping cars were too expensive to repair.",
    },
    {
      summary: [
        "A retired teacher has given the museum in Elsworth a collection of 600 historical school books.",
        "He had gathered the books for four decades at flea markets and in closed village schools.",
        "The oldest volume was printed in 1711 and teaches children how to write letters.",
        "The museum will show the most beautiful school books in a special exhibition in May.",
      ],
      extra: ["Some of the pages carry drawings by bored pupils.", "The museum is closed on Mondays."],
      contradiction: "The oldest volume was printed in 1856 and teaches children how to write letters.",
    },
  ],
  de: [
    {
      summary: [
        "Die Stadt Wehrbach hat am Dienstag nach drei Jahren Bauzeit ein neues Hallenbad eröffnet.",
        "Es kostete 22 Millionen Euro und bietet doppelt so viel Wasserfläche wie das alte Bad.",
        "Die Schulen der Stadt hatten lange auf freie Zeiten für den Schwimmunterricht gewartet.",
        "Am kommenden Samstag können alle Bürger das neue Hallenbad kostenlos besuchen und ausprobieren.",
      ],
      extra: ["Eine Blaskapelle spielte vor dem Eingang.", "Das alte Gebäude wird im Herbst abgerissen."],
      contradiction: "Das neue Hallenbad der Stadt Wehrbach kostete 9 Millionen Euro.",
    },
    {
      summary: [
        "Die Leiterin des Landesarchivs, Helga Brandt, gibt ihr Amt nach zwölf Jahren im Sommer ab.",
        "Sie schrieb ihren Mitarbeitern, das Archiv brauche für die Digitalisierung eine jüngere Führung.",
        "Unter ihrer Leitung wurden mehr als 400.000 alte Urkunden fotografiert und ins Netz gestellt.",
        "Bis zur Wahl einer Nachfolge wird ihr Stellvertreter das Landesarchiv in Altenau führen.",
      ],
      extra: ["Der Schritt kam für viele überraschend.", "Das Haus beschäftigt sechzig Menschen."],
      contradiction: "Unter ihrer Leitung wurden mehr als 90.000 alte Urkunden fotografiert und ins Netz gestellt.",
    },
    {
      summary: [
        "Forscher aus Dornheim haben eine Weizensorte gezüchtet, die lange Trockenheit gut übersteht.",
        "Sie kreuzten dafür ein altes Berggetreide mit einer verbreiteten Sorte und prüften die Pflanzen sechs Jahre.",
        "Auf trockenen Feldern brachte der neue Weizen 25 Prozent mehr Ertrag als übliche Sorten.",
        "Das Saatgut soll ab dem nächsten Jahr verkauft werden, teilte das Institut am Freitag mit.",
      ],
      extra: ["Ein öffentlicher Fonds bezahlte die Arbeit.", "Backversuche stehen noch aus."],
      contradiction: "Auf trockenen Feldern brachte der neue Weizen 4 Prozent mehr Ertrag als übliche Sorten.",
    },
    {
      summary: [
        "Ein Feuer hat in der Nacht zum Sonntag das Dach der alten Markthalle in Karlsau zerstört.",
        "Es begann in einem Lagerraum, in dem elektrische Heizgeräte über Nacht gelaufen waren.",
        "Vierzig Feuerwehrleute kämpften fünf Stunden gegen die Flammen und retteten das Erdgeschoss.",
        "Die Stadt versprach den Händlern einen Ersatzmarkt auf dem Schlossplatz innerhalb von zwei Wochen.",
      ],
      extra: ["Der Rauch war weithin zu sehen.", "Gutachter begannen am Montag mit der Arbeit."],
      contradiction: "Neunzig Feuerwehrleute kämpften fünf Stunden gegen die Flammen und retteten das Erdgeschoss.",
    },
    {
      summary: [
        "Der Verlag Nordtor stellt den Druck seiner Tageszeitung in Harlingen Ende Juni ein.",
        "Er will seine Leser künftig über das Internet und ein gedrucktes Magazin am Wochenende erreichen.",
        "Zuletzt wurden täglich nur noch 7000 Exemplare verkauft, ein Drittel der Auflage von 2010.",
        "Rund vierzig Beschäftigte verlieren ihre Stelle, und die Druckerei in Harlingen wird geschlossen.",
      ],
      extra: ["Gegründet wurde das Blatt von einem Buchhändler.", "Die Gewerkschaft nannte den Schritt kurzsichtig."],
      contradiction: "Zuletzt wurden täglich noch 52000 Exemplare verkauft, ein Drittel der Auflage von 2010.",
    },
    {
      summary: [
        "Torwart Tim Albers hielt zwei Elfmeter, als Riedheim am Samstag das Pokalfinale gegen Marstadt gewann.",
        "Er war erst im Januar nach einer langen Verletzung zum Verein zurückgekehrt.",
        "Nach der Verlängerung stand es 1:1, danach entschied das Elfmeterschießen das Finale.",
        "Riedheim gewann den Pokal zum ersten Mal seit 1987 und spielt nun in Europa.",
      ],
      extra: ["Mehr als dreißigtausend Menschen sahen zu.", "Regen hatte den Anpfiff verzögert."],
      contradiction: "Riedheim gewann den Pokal zum ersten Mal seit 1962 und spielt nun in Europa.",
    },
    {
      summary: [
        "Ein Verein in Pennfeld verleiht Werkzeuge wie Bohrmaschinen und Leitern an alle Bürger.",
        "Er begann vor drei Jahren mit einem einzigen Regal und besitzt heute mehr als 2000 Geräte.",
        "Mitglieder zahlen vier Euro im Monat und dürfen jedes Gerät sieben Tage behalten.",
        "Im Herbst will der Verein eine zweite Ausleihe in der Nähe des Bahnhofs eröffnen.",
      ],
      extra: ["Freiwillige reparieren donnerstags defekte Maschinen.", "Schulen leihen umsonst aus."],
      contradiction: "Mitglieder zahlen neun Euro im Monat und dürfen jedes Gerät sieben Tage behalten.",
    },
    {
      summary: [
        "Die Stadt Lohmar sperrt ihre Altstadt ab September an jedem Wochenende für Autos.",
        "Sie erwartet bessere Luft und mehr Besucher für die kleinen Läden zwischen Fluss und Dom.",
        "Anwohner und Lieferanten dürfen mit einem kostenlosen Ausweis weiter in die Altstadt fahren.",
        "Nach einem Jahr will die Stadt die Sperrung prüfen und ihre Messwerte veröffentlichen.",
      ],
      extra: ["Ähnliche Regeln gibt es anderswo.", "Ein Autoclub kündigte Proteste an."],
      contradiction: "Die Stadt Lohmar sperrt ihre Altstadt an den Wochenenden nicht für Autos.",
    },
    {
      summary: [
        "Ärzte der Klinik Brinkum haben Kinder mit einer seltenen Augenkrankheit durch eine Gentherapie behandelt.",
        "Sie brachten mit einem harmlosen Virus eine gesunde Kopie des kranken Gens in das Auge.",
        "Neun der zwölf Kinder konnten nach sechs Monaten bei schwachem Licht besser sehen.",
        "In einer größeren Studie wollen die Ärzte nun die langfristigen Folgen der Therapie untersuchen.",
      ],
      extra: ["Die Krankheit führt oft früh zur Erblindung.", "Schwere Nebenwirkungen gab es keine."],
      contradiction: "Drei der zwölf Kinder konnten nach sechs Monaten bei schwachem Licht besser sehen.",
    },
    {
      summary: [
        "Die Bäuerin Johanna Wittler hat ihren Milchhof bei Aschtal in ein Reservat für Wildbienen verwandelt.",
        "Sie verkaufte ihre Kühe nach dem Preissturz und säte auf dreißig Hektar bunte Blumen.",
        "Biologen zählten auf den früheren Weiden bereits 84 Arten von Bienen, darunter einige bedrohte.",
        "Geld verdient das Reservat mit Führungen und mit dem Honig eines befreundeten Imkers.",
      ],
      extra: ["Die Idee stammte von der Tochter.", "Im Winter wurden zwei Teiche angelegt."],
      contradiction: "Biologen zählten auf den früheren Weiden bereits 21 Arten von Bienen, darunter einige bedrohte.",
    },
    {
      summary: [
        "Die Bahngesellschaft Tribahn lässt zwischen der Hauptstadt und der Südküste wieder Nachtzüge fahren.",
        "Sie hatte das Angebot 2014 beendet, weil die alten Schlafwagen zu teuer geworden waren.",
        "Neue Wagen mit kleinen Abteilen wurden im vergangenen Jahr bestellt und kommen im Frühling.",
        "Ein Bett im Abteil kostet künftig 90 Euro, ein Sitzplatz im Zug nur die Hälfte.",
      ],
      extra: ["Die Orte an der Küste begrüßten den Plan.", "Die Fahrt dauert elf Stunden."],
      contradiction: "Ein Bett im Abteil kostet künftig 240 Euro, ein Sitzplatz im Zug nur die Hälfte.",
    },
    {
      summary: [
        "Ein pensionierter Lehrer hat dem Museum in Elsdorf 600 historische Schulbücher geschenkt.",
        "Er hatte die Bücher vier Jahrzehnte lang auf Flohmärkten und in geschlossenen Dorfschulen gesammelt.",
        "Der älteste Band wurde 1711 gedruckt und lehrt Kinder das Schreiben von Briefen.",
        "Das Museum zeigt die schönsten Schulbücher ab Mai in einer besonderen Ausstellung.",
      ],
      extra: ["Manche Seiten tragen Zeichnungen der Schüler.", "Montags ist das Haus geschlossen."],
      contradiction: "Der älteste Band wurde 1856 gedruckt und lehrt Kinder das Schreiben von Briefen.",
    },
  ],
  es: [
    {
      summary: [
        "La ciudad portuaria de Albora inauguró el martes una nueva biblioteca después de tres años de obras.",
        "Su construcción costó 12 millones de euros y ofrece el doble de espacio que la antigua.",
        "Los estudiantes habían pedido durante años más mesas para leer por las tardes.",
        "El próximo sábado todos los vecinos podrán visitar la biblioteca con guías voluntarios.",
      ],
      extra: ["Una banda tocó delante de la puerta.", "El viejo edificio será una escuela de música."],
      contradiction:
        "La construcción de la biblioteca costó 3 millones de euros y ofrece el doble de espacio que la antigua.",
    },
    {
      summary: [
        "Marta Olmedo dejará la dirección del servicio meteorológico nacional después de once años.",
        "Ella explicó en una carta que el servicio necesita una dirección más joven para sus satélites.",
        "Bajo su mando la agencia duplicó hasta 800 el número de estaciones en las montañas.",
        "Su adjunto dirigirá el servicio meteorológico hasta que el gobierno nombre a otra persona.",
      ],
      extra: ["La noticia sorprendió a sus colegas.", "La agencia emplea a novecientas personas."],
      contradiction: "Marta Olmedo no dejará la dirección del servicio meteorológico nacional.",
    },
    {
      summary: [
        "Investigadores de Duero han creado una patata que resiste semanas de sequía sin perder peso.",
        "Ellos cruzaron una variedad antigua de montaña con una patata común y la probaron seis años.",
        "En campos secos la nueva patata produjo un 30 por ciento más que las variedades actuales.",
        "Las semillas se venderán a los agricultores desde el próximo año, anunció el instituto.",
      ],
      extra: ["Un fondo público pagó el trabajo.", "Todavía faltan pruebas de sabor."],
      contradiction: "En campos secos la nueva patata produjo un 5 por ciento más que las variedades actuales.",
    },
    {
      summary: [
        "Un incendio destruyó el domingo el tejado del antiguo mercado de Carral.",
        "Este comenzó en un almacén donde unas estufas eléctricas habían quedado encendidas toda la noche.",
        "Cuarenta bomberos lucharon contra las llamas durante cinco horas y salvaron la planta baja.",
        "El ayuntamiento prometió a los vendedores un mercado provisional en la plaza del castillo.",
      ],
      extra: ["El humo se veía desde muy lejos.", "Los peritos empezaron el lunes."],
      contradiction: "Noventa bomberos lucharon contra las llamas durante cinco horas y salvaron la planta baja.",
    },
    {
      summary: [
        "La editorial Norte dejará de imprimir su periódico diario en Harano a finales de junio.",
        "Ella quiere llegar a sus lectores con una página web y una revista de fin de semana.",
        "El año pasado se vendieron solo 7000 ejemplares al día, un tercio de la cifra de 2010.",
        "Unos cuarenta empleados perderán su trabajo y la imprenta de la editorial cerrará.",
      ],
      extra: ["El diario fue fundado por un librero.", "El sindicato criticó la decisión."],
      contradiction: "El año pasado se vendieron 52000 ejemplares al día, un tercio de la cifra de 2010.",
    },
    {
      summary: [
        "El portero Tomás Alba detuvo dos penaltis y su equipo, el Ribera, ganó la final de copa.",
        "Él había llegado al club en enero después de una larga lesión que casi acabó con su carrera.",
        "El partido terminó 1-1 tras la prórroga y se decidió en la tanda de penaltis.",
        "El Ribera ganó la copa por primera vez desde 1987 y jugará en Europa.",
      ],
      extra: ["Más de treinta mil personas vieron el partido.", "La lluvia retrasó el inicio."],
      contradiction: "El Ribera ganó la copa por primera vez desde 1962 y jugará en Europa.",
    },
    {
      summary: [
        "Una asociación de Penalba presta herramientas como taladros y escaleras a los vecinos.",
        "Esta empezó hace tres años con un solo estante y hoy tiene más de 2000 herramientas.",
        "Los socios pagan cuatro euros al mes y pueden guardar cada herramienta siete días.",
        "En otoño la asociación abrirá un segundo local cerca de la estación de tren.",
      ],
      extra: ["Los jueves se reparan las máquinas rotas.", "Las escuelas no pagan nada."],
      contradiction: "Los socios pagan nueve euros al mes y pueden guardar cada herramienta siete días.",
    },
    {
      summary: [
        "La ciudad de Lomar prohibirá los coches en su centro histórico los fines de semana desde septiembre.",
        "Ella espera un aire más limpio y más visitantes para las pequeñas tiendas del centro.",
        "Los vecinos y los repartidores podrán entrar con un permiso gratuito del ayuntamiento.",
        "La ciudad revisará la prohibición después de un año y publicará sus mediciones del aire.",
      ],
      extra: ["Otras ciudades tienen reglas parecidas.", "Un club de conductores anunció protestas."],
      contradiction: "La ciudad de Lomar no prohibirá los coches en su centro histórico los fines de semana.",
    },
    {
      summary: [
        "Médicos del hospital de Brea trataron a niños con una rara enfermedad de los ojos mediante terapia génica.",
        "Ellos llevaron al ojo una copia sana del gen dañado con la ayuda de un virus inofensivo.",
        "Nueve de los doce niños pudieron ver mejor con poca luz después de seis meses.",
        "Los médicos quieren estudiar los efectos de la terapia en un ensayo más grande.",
      ],
      extra: ["La enfermedad suele llevar a la ceguera.", "No hubo efectos graves."],
      contradiction: "Tres de los doce niños pudieron ver mejor con poca luz después de seis meses.",
    },
    {
      summary: [
        "La granjera Juana Vidal convirtió su granja cerca de Asturel en una reserva de abejas silvestres.",
        "Ella vendió sus vacas cuando cayó el precio de la leche y sembró flores en treinta hectáreas.",
        "Los biólogos ya han contado 84 especies de abejas en los antiguos pastos.",
        "La reserva gana dinero con paseos guiados y con la miel de un apicultor vecino.",
      ],
      extra: ["La idea fue de su hija.", "En invierno se cavaron dos estanques."],
      contradiction: "Los biólogos ya han contado 21 especies de abejas en los antiguos pastos.",
    },
    {
      summary: [
        "La compañía Tridente volverá a ofrecer trenes nocturnos entre la capital y la costa del sur.",
        "Ella había cerrado el servicio en 2014 porque reparar los viejos coches era demasiado caro.",
        "Los nuevos vagones con pequeñas cabinas llegarán a las vías en primavera.",
        "Una cama en cabina costará 90 euros, mientras que un asiento costará la mitad.",
      ],
      extra: ["Los hoteles de la costa celebraron el plan.", "El viaje dura once horas."],
      contradiction: "Una cama en cabina costará 240 euros, mientras que un asiento costará la mitad.",
    },
    {
      summary: [
        "Un maestro jubilado regaló al museo de Elda una colección de 600 libros escolares antiguos.",
        "Él había reunido los libros durante cuatro décadas en mercadillos y escuelas cerradas.",
        "El volumen más viejo se imprimió en 1711 y enseña a los niños a escribir cartas.",
        "El museo mostrará los libros más bonitos en una exposición especial en mayo.",
      ],
      extra: ["Algunas páginas tienen dibujos de alumnos.", "El museo cierra los lunes."],
      contradiction: "El volumen más viejo se imprimió en 1856 y enseña a los niños a escribir cartas.",
    },
  ],
};

/** The source of a good text: its sentences in order with the extra ones in between. */
export function sourceOf({ summary, extra }: GoodText): string {
  return [summary[0], extra[0], summary[1], summary[2], extra[1], summary[3]].join(" ");
}
