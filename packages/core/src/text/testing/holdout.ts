/**
 * Held-back passages, written before the rules were tuned and never used for tuning. `¦` marks the end of a sentence
 * inside a passage; `---` separates passages. All of it is invented.
 */
export const HOLDOUT = {
  en: `
The council approved the £4.2m scheme on Tuesday.¦ Cllr. Joan Perry, who chairs the committee, said work would start by Sept. 3 at the latest.¦ "It is long overdue," she said.¦ "People have waited since the 1990s."
---
Gov. Ray Tolland flew to Washington, D.C., on Friday for talks with Gen. A. J. Marsh.¦He did not speak to reporters.¦Mr Tolland's office later released a statement.
---
Was it worth it?¦ Nobody at Harlow & Sons Inc. wants to say.¦ The firm's share price fell 6.5% to $12.40 at 4 p.m. EST, its lowest since Jan. 2009.
---
the storm killed at least 11 people , officials said .¦ it made landfall near st. clair at about 3 a.m. local time .¦ \`\` we lost everything , '' said one resident .
---
"Stop!" Kelly shouted.¦ Then silence...¦ Nobody moved for what felt like an hour.
---
Dr. Okafor, of St. Jude's, declined to comment (the hospital has a policy against it).¦ Files from the U.S. and the U.K. were named in the leak.¦ So was one from the E.U. in Brussels.
---
Key dates
¦- 1 May: consultation opens
¦- 30 June: consultation closes
---
Fans can read more at www.northbank-fc.example or write to info@northbank-fc.example.¦ Version 2.1 of the app is due next week.
---
He scored in the 88th minute.¦It was his third goal in as many games.¦Manager Phil Court said: "What a finish!"¦The visitors, ranked No. 7, hit the bar twice.
---
The bill was signed by Pres. Alden at 9 a.m.¦ Critics called it hasty.
`,
  de: `
Am 14. Februar trafen sich Dr. h. c. Petra Lang und Prof. Kühn in St. Gallen.¦ Beide lehnten den Vorschlag ab, u. a. wegen der Kosten von rund 2,4 Mrd. Euro.¦ Das teilte das Ministerium mit.
---
„Wir haben verloren.“¦ Mehr wollte der Trainer nicht sagen.¦ Sein Team steht nun auf Platz 14.¦ Der 1. FC Lohburg dagegen gewann 3:1.
---
Die Firma Haller GmbH & Co. KG, gegr. 1921, baut bis zum 30. 6. rund 120 Stellen ab.¦ Betroffen sind v. a. Mitarbeiter in der Hauptstr. 12 in Neuried.¦ Warum?¦ Dazu schweigt der Vorstand.
---
Kaiser Karl V. dankte 1556 ab.¦ Sein Sohn Philipp II. erbte Spanien.¦ Im 16. Jahrhundert war das ein Weltreich.
---
Der Angeklagte ist 34.¦ Seine Anwältin forderte Freispruch, d. h. die sofortige Entlassung.¦ Das Urteil fällt am 9. und 10. November.
---
Der Wagen fuhr 180 km/h.¦Die Polizei stoppte ihn gegen 23.15 Uhr.¦Er hatte ca. 1,9 Promille.
---
Was ist passiert?
¦Ein Überblick:
¦1. Der Zug entgleiste um 6.40 Uhr.
¦2. Die Strecke wurde gesperrt.
---
»Das ist doch Unsinn!«, rief eine Frau.¦ Andere klatschten …¦ Dann ging das Licht aus.
---
Nach Angaben der Behörde (vgl. Abschn. 4) gilt § 5 Abs. 2 Nr. 3 nicht.¦ Die Kosten, ggf. auch höhere, trägt das Land.¦ Mehr unter www.amt-neuried.example.
`,
  es: `
El Dr. Rivas y la Sra. Ponce llegaron a las 9.30 a. m. a la sede de Luz del Valle S. A. en la Av. Central.¦ No hubo acuerdo.¦ La multa asciende a S/. 2.500.000, según el fallo.
---
¿Quién pagará la obra?¦ El alcalde no lo aclaró.¦ «No es el momento», dijo.¦ «Habrá novedades el 5 de mayo».
---
El presidente de EE. UU. viajó el lunes a Lima.¦Fue recibido por el Gral. Ortiz.¦La visita durará dos días.
---
El art. 14 de la ley, p. ej., exige un informe previo.¦ El Sr. D. Manuel Vega lo firmó en enero.¦ Costó 3,2 millones de euros.
---
¡Qué partido!¦ El Atlético Norte ganó 2-1 con gol de J. L. Robles.¦ "Estoy feliz", dijo el técnico.¦ "Nadie creía en nosotros."¦ El equipo suma 40 puntos.
---
La víctima tenía 17 años...¦ Su familia pide justicia.¦ El núm. 23 de la calle Mayor sigue precintado.
---
Claves del plan:
¦• Bajar el IVA
¦• Subir las becas
---
La inflación fue del 4,1 % en marzo.¦ Los precios de los alimentos, etc., subieron más.¦ Más datos en www.datos-valle.example.¦ ¿Y ahora qué?
---
Los JJ. OO. empezarán el 26 de julio.¦ Unos 10.500 atletas competirán.¦ El Cnel. Mora dirigirá la seguridad, junto con la Dra. Salas.
`,
  pt: `
O Sr. Almeida chegou às 9h.¦ A Dra. Lúcia Prado, da S.A. Vale Verde, não quis comentar.¦ O prejuízo é de R$ 2,5 milhões.
---
“Não sei de nada.”¦ Foi tudo o que disse o deputado.¦ A polícia investiga o caso desde 3 de maio.
---
Quem vai pagar?¦ O prefeito não respondeu.¦ Segundo o art. 5.º da lei, o prazo acaba em jan. de 2026.
---
O jogo acabou 2 a 1.¦O técnico elogiou o time.¦“Foi difícil!”, disse ele.¦ A torcida aplaudiu...¦ Depois, silêncio.
---
A Av. Brasil ficou fechada.¦ O n.º 45 foi evacuado.¦ Ninguém se feriu, segundo o Cel. Ramos.
---
A inflação caiu para 3,9%.¦ Os juros, p. ex., seguem altos.¦ O Banco Central decide na quarta-feira.¦ A reunião começa às 10 a.m. de Brasília.
---
O governo anunciou o pacote às 18h.¦ Vai custar R$ 4 bi.¦ A oposição criticou.
---
O evento reuniu 1.200 pessoas.¦ Prof. J. R. Nunes abriu a sessão.¦ Houve protestos.
`,
} as const;
