/** Pieces of text by language that steps of a check look at closely: values, names, cues, marks, odd signs. */
export const PIECES = {
  en: [
    ..."On 3 May 2015 |5,000.25 million euros |$5 |€6m |12 % |1/2 |1990-2000 |2014. |XIV. |June 5 |between 5 and 6 |first ".split(
      "|",
    ),
    ..."Anna Berg |Mr. Smith |Dr. |He said |she told him |Amy: |to Bob |the bank |in London |THE DOG |which |who ".split(
      "|",
    ),
    ..."not |never |only |and |but |because of |more than |twice as many as |older than |was hit by |beat |rose |fell ".split(
      "|",
    ),
    ..."from May to June |from Dover to Calais |twenty-five |well-known |https://a.b/c |UNK |- item one\n|\n\n|\t|. |; |: |, |! |? ".split(
      "|",
    ),
    "“",
    "”",
    "'",
    '"he said" ',
    "( a ) ",
    "(",
    "[",
    "... ",
    "| a | 5 |\n",
    "e\u0301 ",
    "👨‍👩‍👧 ",
  ],
  de: [
    ..."Am 3. Mai 2015 |5.000,25 Mio. Euro |12 % |2014. |zwischen 5 und 6 |von Mai bis Juni |fünfundzwanzig |erste |Anna Berg ".split(
      "|",
    ),
    ..."der Hund |den Mann |biss |wurde von |geschlagen |sagte, dass |er |sie |die Bank |nicht |kein |und |aber |weil ".split(
      "|",
    ),
    ..."mehr als |doppelt so viele wie |stieg |fiel |z. B. |Donaudampfschifffahrtsgesellschaft |, |. |; |– |„|“|\n".split(
      "|",
    ),
  ],
  es: [
    ..."El 3 de mayo de 2015 |5.000,25 millones de euros |12 % |2014. |entre 5 y 6 |de mayo a junio |veinticinco |primero ".split(
      "|",
    ),
    ..."Ana Pérez |el banco |él |ella |fue golpeado por |dijo que |no |nunca |y |pero |porque |más de |el doble que ".split(
      "|",
    ),
    ..."subió |cayó |del |al |, |. |; |¿|¡|«|»|\n".split("|"),
  ],
} as const;
