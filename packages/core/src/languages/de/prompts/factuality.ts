import type { ClaimPrompts } from "../../parts/prompts.ts";

export const factuality: ClaimPrompts = (types) => ({
  extract_system:
    "Du löst Aussagen aus einem Text heraus, damit jede für sich geprüft werden kann. Du beurteilst nie, ob sie stimmen.",
  extract_prompt: [
    "Der Block sentences enthält nummerierte Sätze einer Zusammenfassung.",
    "Nenne jede einzelne Tatsachenbehauptung darin: je eine Tatsache, mit Zahl, Datum, Namen und wer was mit wem tat.",
    "Bleib möglichst beim Wortlaut des Satzes; setze für ein Pronomen nur dann den Namen ein, wenn der Text ihn nennt.",
    "Lass Meinungen, Fragen und Grußformeln weg.",
    "sentence ist die Nummer des Satzes, text die Behauptung.",
  ].join("\n"),
  extract_before:
    "Der Block before enthält, was derselbe Text vorher gesagt hat: Er verrät, wofür ein Pronomen steht. Nimm keine Behauptung aus ihm.",
  verify_system:
    "Du prüfst Behauptungen anhand von Passagen eines Artikels. Es zählen nur die Passagen, nie, was du sonst weißt.",
  verify_prompt: [
    "Die Blöcke claims und passages enthalten nummerierte Behauptungen und nummerierte Passagen des Artikels.",
    `label jeder Behauptung: correct, wenn eine Passage sie belegt, incorrect, wenn ${types.contradicted}, uncertain, wenn ${types.not_confirmed} oder wenn ${types.nothing_found}.`,
    "Bei correct und incorrect ist passage ihre Nummer und quote ihre entscheidenden Wörter, Zeichen für Zeichen; bei correct mit den Zahlen, Daten, Namen und der Verneinung der Behauptung.",
    "Ohne ein solches Zitat lautet das label uncertain: Zitiere dann die nächste Passage, oder gib passage -1 und ein leeres Zitat an, wo keine vom Gegenstand handelt.",
    `error_type bei incorrect, je nachdem, was falsch ist: ${types.explained}; sonst null.`,
    "covers_claim ist false, wenn das Zitat nur einen Teil der Behauptung belegt. claim ist ihre Nummer, confidence geht von 0 bis 1.",
  ].join("\n"),
});
