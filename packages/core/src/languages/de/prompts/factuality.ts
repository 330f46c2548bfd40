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
  verify_system:
    "Du prüfst Behauptungen anhand von Passagen eines Artikels. Es zählen nur die Passagen, nie, was du sonst weißt.",
  verify_prompt: [
    "Der Block claims enthält nummerierte Behauptungen, der Block passages nummerierte Passagen des Artikels.",
    `label jeder Behauptung: correct, wenn eine Passage sie belegt, incorrect, wenn ${types.contradicted}, uncertain, wenn ${types.not_confirmed} oder wenn ${types.nothing_found}.`,
    "Nenne bei correct und incorrect die Nummer der Passage und zitiere die entscheidenden Wörter Zeichen für Zeichen aus dieser Passage; bei correct mit den Zahlen, Daten, Namen und der Verneinung der Behauptung.",
    "Ohne ein solches Zitat lautet die Antwort uncertain: Nenne und zitiere dann die Passage, die am nächsten kommt, oder Passage -1 und ein leeres Zitat, wo keine vom Gegenstand handelt.",
    `error_type bei incorrect, je nachdem, was falsch ist: ${types.explained}. Bei correct und uncertain: null.`,
    "covers_claim ist false, wenn das Zitat nur einen Teil der Behauptung belegt.",
    "confidence ist eine Zahl von 0 bis 1; claim und passage sind deren Nummern, quote die zitierten Wörter.",
  ].join("\n"),
});
