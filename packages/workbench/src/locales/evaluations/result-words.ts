// Made by `node scripts/reference-docs.ts` from the messages of the core; do not edit by hand.

/** What the files of an evaluation say too. */
export const RESULT_WORDS = {
  de: {
    result_warning_not_above_yardstick:
      "Warnung: Der Prüfer schlägt eine einfache Regel nicht. {metric}: Prüfer {judge}, „{yardstick}“ {value}.",
    result_warning_one_decision:
      "Warnung: nur eine Entscheidung. Alle {n} Zeilen von {group} heißen „{decision}“, obwohl Menschen beides sahen.",
    result_warning_marks_everything:
      "Warnung: Der Prüfer hat {share} % aller Zeichen markiert; wo ein Fehler steht, sagt das kaum.",
    result_warning_duplicate_ids:
      "Warnung: {count} Zeilen wiederholen die Id einer früheren Zeile; sie wurden umbenannt (id#2, id#3 …).",
    result_all_rows: "dem ganzen Datensatz",
    result_called_error: "Fehler",
    result_called_clean: "kein Fehler",
    result_yardsticks: "Messlatten",
    result_yardsticks_line:
      "Was einfache Regeln ohne Urteil auf denselben Zeilen erreichen. Wer eine Schwelle braucht, bekommt die beste für diese Zeilen.",
    result_yardstick: "Regel",
    result_beaten: "Geschlagen",
    result_beaten_yes: "ja",
    result_beaten_unclear: "unklar",
    result_beaten_no: "nein",
    result_the_judge: "der Prüfer",
    result_macro: "Mittel über die Herkünfte",
    result_yardstick_majority: "immer die häufigere Antwort",
    result_yardstick_random: "Zufall",
    result_yardstick_mark_all: "alles markieren",
    result_yardstick_mark_none: "nichts markieren",
    result_yardstick_origin_only: "nur die Herkunft",
    result_yardstick_bigram_overlap: "Anteil neuer Wortpaare",
    result_yardstick_length: "Länge des Textes",
    result_yardstick_constant: "immer die mittlere Antwort",
    result_yardstick_bm25: "BM25",
    result_yardstick_given: "Reihenfolge der Datei",
  },
  en: {
    result_warning_not_above_yardstick:
      "Warning: the judge does not beat a simple rule. {metric}: judge {judge}, “{yardstick}” {value}.",
    result_warning_one_decision:
      "Warning: only one decision. All {n} rows of {group} were called “{decision}”, though people saw both.",
    result_warning_marks_everything:
      "Warning: the judge marked {share} % of all characters; that says little about where an error stands.",
    result_warning_duplicate_ids:
      "Warning: {count} rows repeat the id of an earlier row; they were named apart (id#2, id#3 …).",
    result_all_rows: "the whole set",
    result_called_error: "error",
    result_called_clean: "no error",
    result_yardsticks: "Yardsticks",
    result_yardsticks_line:
      "What simple rules without judgement reach on the same rows. Those that need a threshold get the best one for these rows.",
    result_yardstick: "Rule",
    result_beaten: "Beaten",
    result_beaten_yes: "yes",
    result_beaten_unclear: "unclear",
    result_beaten_no: "no",
    result_the_judge: "the judge",
    result_macro: "Mean over origins",
    result_yardstick_majority: "always the more frequent label",
    result_yardstick_random: "chance",
    result_yardstick_mark_all: "mark everything",
    result_yardstick_mark_none: "mark nothing",
    result_yardstick_origin_only: "the origin alone",
    result_yardstick_bigram_overlap: "share of new word pairs",
    result_yardstick_length: "length of the text",
    result_yardstick_constant: "always the middle answer",
    result_yardstick_bm25: "BM25",
    result_yardstick_given: "order of the file",
  },
  es: {
    result_warning_not_above_yardstick:
      "Advertencia: el juez no supera una regla simple. {metric}: juez {judge}, «{yardstick}» {value}.",
    result_warning_one_decision:
      "Advertencia: una sola decisión. Las {n} filas de {group} recibieron «{decision}», aunque las personas vieron ambas cosas.",
    result_warning_marks_everything:
      "Advertencia: el juez marcó el {share} % de todos los caracteres; eso apenas dice dónde está un error.",
    result_warning_duplicate_ids:
      "Advertencia: {count} filas repiten el id de una fila anterior; se les dio otro nombre (id#2, id#3 …).",
    result_all_rows: "todo el conjunto",
    result_called_error: "error",
    result_called_clean: "sin error",
    result_yardsticks: "Referencias mínimas",
    result_yardsticks_line:
      "Lo que alcanzan reglas simples sin juicio en las mismas filas. Las que necesitan un umbral reciben el mejor para estas filas.",
    result_yardstick: "Regla",
    result_beaten: "Superada",
    result_beaten_yes: "sí",
    result_beaten_unclear: "no concluyente",
    result_beaten_no: "no",
    result_the_judge: "el juez",
    result_macro: "Media por origen",
    result_yardstick_majority: "siempre la etiqueta más frecuente",
    result_yardstick_random: "azar",
    result_yardstick_mark_all: "marcar todo",
    result_yardstick_mark_none: "no marcar nada",
    result_yardstick_origin_only: "solo el origen",
    result_yardstick_bigram_overlap: "proporción de pares de palabras nuevos",
    result_yardstick_length: "longitud del texto",
    result_yardstick_constant: "siempre la respuesta media",
    result_yardstick_bm25: "BM25",
    result_yardstick_given: "orden del archivo",
  },
  pt: {
    result_warning_not_above_yardstick:
      "Aviso: o avaliador não supera uma regra simples. {metric}: avaliador {judge}, “{yardstick}” {value}.",
    result_warning_one_decision:
      "Aviso: uma só decisão. Todas as {n} linhas de {group} receberam “{decision}”, embora as pessoas tenham visto as duas coisas.",
    result_warning_marks_everything:
      "Aviso: o avaliador marcou {share} % de todos os caracteres; isso pouco diz sobre onde está um erro.",
    result_warning_duplicate_ids:
      "Aviso: {count} linhas repetem o id de uma linha anterior; receberam outro nome (id#2, id#3 …).",
    result_all_rows: "todo o conjunto",
    result_called_error: "erro",
    result_called_clean: "sem erro",
    result_yardsticks: "Referências mínimas",
    result_yardsticks_line:
      "O que regras simples sem julgamento alcançam nas mesmas linhas. As que precisam de um limiar recebem o melhor para estas linhas.",
    result_yardstick: "Regra",
    result_beaten: "Superada",
    result_beaten_yes: "sim",
    result_beaten_unclear: "inconclusivo",
    result_beaten_no: "não",
    result_the_judge: "o avaliador",
    result_macro: "Média por origem",
    result_yardstick_majority: "sempre o rótulo mais frequente",
    result_yardstick_random: "acaso",
    result_yardstick_mark_all: "marcar tudo",
    result_yardstick_mark_none: "não marcar nada",
    result_yardstick_origin_only: "só a origem",
    result_yardstick_bigram_overlap: "proporção de pares de palavras novos",
    result_yardstick_length: "comprimento do texto",
    result_yardstick_constant: "sempre a resposta média",
    result_yardstick_bm25: "BM25",
    result_yardstick_given: "ordem do arquivo",
  },
} as const;
