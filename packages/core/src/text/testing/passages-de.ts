/** German passages; `¦` marks the end of a sentence inside a passage, `---` separates passages. All of it is invented. */
export const PASSAGES_DE = `
Am 3. Mai kamen rund 2.500 Menschen nach Köln, z. B. aus Bonn und Aachen.¦ Die Polizei sprach von 1.800 Teilnehmern.¦ Zwischenfälle gab es nicht.
---
Dr. Meike Sand leitet seit dem 1. Oktober die Abteilung.¦ Zuvor war sie bei der Holm AG, d. h. bei der Konkurrenz.¦ Ihr Gehalt: 3,5 Mio. Euro.
---
Der 2. Weltkrieg endete 1945.¦ Das 20. Jahrhundert blieb unruhig.¦ Am 9. November 1989 fiel die Mauer.
---
Friedrich II. war König von Preußen.¦ Er regierte bis 1786.¦ Papst Johannes XXIII. berief das Konzil ein.¦ Ludwig XIV.¦ Er nannte sich Sonnenkönig.
---
„Wir schaffen das.“¦ Der Satz blieb hängen.¦ „Ob es stimmt?“, fragte ein Zuhörer.¦ „Wer weiß“, antwortete sie.
---
Das Unternehmen verlor 2,1 Mrd. Euro.¦ Im Vorjahr waren es nur 400 Mio. gewesen.¦ Vorstandschef Prof. Dr. Karl-Heinz Brandt trat zurück.
---
Er wurde 40.¦ Die Beerdigung findet am 12. statt.
---
Das Spiel endete 3:2.¦ Trainer Jonas Wirtz war zufrieden.¦ Der 1. FC Altstadt steht auf Platz 5.¦ Am 34. Spieltag geht es nach Hamm.
---
Der Zug fuhr um 7.45 Uhr ab.¦Um 8.10 Uhr kam er zum Stehen.¦Niemand wurde verletzt.¦Die Ursache ist unklar.
---
Die Bahn (vgl. Bericht auf S. 12) baut bis ca. 2030 um.¦ Kosten: rd. 500 Mio. Euro inkl. Steuern.¦ Der Bund zahlt mind. 60 Prozent, evtl. auch mehr.
---
Frau Dr. med. Schulte und Hr. Pohl warnten davor, u. a. wegen der Hitze.¦ Das Amt reagierte nicht.
---
»Nein«, sagte er.¦ »Niemals!«¦ Dann ging er.
---
„Kommst du?“¦ – „Nein.“¦ So endete das Gespräch.
---
Laut § 15 Abs. 3 Satz 2 i. V. m. Art. 5 GG ist das zulässig.¦ Das Gericht sah es anders (Az. 3 K 45/19).¦ Revision ist möglich.
---
Die Hauptstr. 5 wurde geräumt.¦ In der Bahnhofstr. blieb es ruhig.¦ Anwohner mussten warten.
---
Der Minister a. D. lebt in St. Peter-Ording.¦ Er ist Mitglied im Heimatverein e. V. und züchtet Bienen, Schafe usw.¦ Besuch empfängt er selten.
---
Um 500 v. Chr. war die Stadt klein.¦ Im 3. Jh. n. Chr. wuchs sie.¦ Heute leben dort 1,2 Mio. Menschen.
---
Wann kommt der Bus?¦ Gar nicht!¦ Die Fahrer streiken seit Montag …¦ Eine Einigung ist nicht in Sicht.
---
Die Bilanz
¦Das Jahr in Zahlen
¦Der Konzern steigerte seinen Umsatz im abgelaufenen Jahr um 4,3 Prozent auf 12,8 Milliarden Euro, wie er am Dienstag in Essen mitteilte.¦ Der Gewinn sank.
---
Die wichtigsten Punkte:
¦• Die Steuer sinkt zum 1. Januar.
¦• Das Kindergeld steigt
¦– Die Rente bleibt gleich
---
Der Angeklagte schwieg.¦ Sein Anwalt J. P. Reuter sagte: „Mein Mandant ist unschuldig.¦ Das werden wir beweisen.“¦ Der Prozess wird am 5. und 6. Juni fortgesetzt.
---
Die Aktie fiel auf 12,40 Euro.¦ 2014 hatte sie noch 80 Euro gekostet.¦ Anleger sind sauer.
---
Er kam am 24. 12. 1978 zur Welt.¦ Seine Mutter war 19.¦ Der Vater, geb. 1950, starb früh.
---
Er gewann am 1.¦ Der Sieg zählt doppelt.
---
Im Jahr 2015.¦ Das war der Anfang.
---
In den USA bzw. in Kanada gilt das nicht.¦ Dort zahlt man, so Prof. Lenz, „jeden Preis“.¦ Warum das so ist?¦ Das weiß keiner.
---
Der sog. Rat der 27 tagte bis 3 Uhr.¦ Ein Ergebnis gab es nicht, jedenfalls lt. Protokoll.¦ Kanzlerin Ute Groß (CDU) reiste ab.
---
„Das ist ein Skandal!“, rief der Abgeordnete.¦ „Setzen Sie sich!“, rief die Präsidentin zurück.
---
Die Partei kam auf 5,0 Prozent.¦ Bei der Wahl am 26. September waren es 4,8.¦ Nr. 1 auf der Liste ist Olaf Kern.
---
Der Verein wurde 3.¦ Die Fans feierten trotzdem.
---
Nach dem 18. Geburtstag zog sie aus.¦ Ihr 1. Buch erschien 1999.¦ Das 2. folgte bald.
---
Mehr dazu auf www.beispiel.example/nachrichten.html.¦ Fragen an redaktion@beispiel.example.¦ Version 2.0 folgt.
---
Die Frau sei „vom 3. Stock gefallen“, hieß es.¦ Die Ärzte im Krankenhaus St. Georg konnten sie retten.¦ Gegen 14.30 Uhr kam die Kripo.
---
Der Euro kostete 1,0853 US-Dollar.¦ Am Freitag waren es 1,0901.¦ Die EZB in Frankfurt a. M. wollte sich nicht äußern.
---
Die Regierung in Washington, D.C. hat das bestätigt.¦ Die U.S. Army äußerte sich nicht.
---
Er sagte, er komme „vielleicht morgen ...“.¦ Er kam nie.
---
Max. 50 Gäste sind erlaubt.¦ Kinder bis einschl. 12 J. zahlen nichts.¦ Hunde, Katzen etc. müssen draußen bleiben.
---
die kanzlerin reist nach paris .¦ sie trifft dort den präsidenten .¦ das gespräch dauert etwa 2 std. und 30 min. , hieß es .
---
„Ich habe nichts gesehen“, sagte der Zeuge.¦„Es war dunkel.“¦Die Kammer glaubte ihm nicht.¦Das Urteil:7 Jahre Haft.
---
Tor in der 90. Minute!¦ Der BVL gewinnt.¦ Zum 1. Mal seit 1998 … unglaublich.
---
Heinrich VIII. hatte sechs Frauen.¦ Elisabeth I. blieb unverheiratet.¦ Das I. Kapitel handelt davon.
---
Sie wohnt in der Goethestr. 7, 3. OG.¦ Ihre Tel. Nr. ist geheim.¦ Post kommt selten.
---
Die Kosten stiegen von 3 auf 4,5 Mio.¦ Die Opposition sprach von Verschwendung.
---
Was tun?¦ 1. Ruhe bewahren.¦ 2. Fenster schließen.¦ 3. Hilfe rufen.
---
Die Insel Rügen (ca. 63.000 Einw.) ist beliebt.¦ Im Sommer, v. a. im Juli, ist sie voll.¦ Dann kostet ein Zimmer bis zu 300 €.¦ Zu viel?
`;
