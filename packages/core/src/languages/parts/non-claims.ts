/**
 * What a text says without stating anything that a source could back. Every expression is held against a whole sentence
 * in small letters, without its list mark, emphasis and citations, and only where it is not long: they may take more than
 * linear time. Without the flag `i` they are ready in milliseconds, with it in seconds; none is made before it is asked for.
 */
export interface NonClaims {
  /** Greetings, thanks, wishes, offers of help, disclaimers, announcements of what the text will do. */
  readonly courtesies: Cues;
  /** The writer cannot tell, or the sources do not. "Police could not find him" is a claim about the police. */
  readonly refusals: Cues;
  /** What the reader is asked to do with this text and whoever wrote it: "Click here", "Contact us". */
  readonly requests: Cues;
  /** Other instructions: no claims where they are short and without a value, for a manual's steps can be checked. */
  readonly instructions: Cues;
  /** What somebody feels, finds or would do; with a number or a date in it the sentence is a claim all the same. */
  readonly opinions: Cues;
  /** "I think …": a claim only when it goes on to state a value or to speak of somebody by name. */
  readonly views: Cues;
  /** Questions that tell: "Did you know that …?" */
  readonly tellingQuestions: Cues;
  /** Words that name a source in brackets or in front of it: "(Source: Reuters)". */
  readonly sourceLabels: Cues;
}

type Cues = () => RegExp;

function later(make: Cues): Cues {
  let made: RegExp | undefined;
  return () => (made ??= make());
}

/** Any of the alternatives, from the start of a sentence to the end of a word. */
export function opening(...alternatives: string[]): Cues {
  return later(() => new RegExp(`^(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u"));
}

/** Any of the alternatives behind a prefix, from the start of a sentence; each says itself how it ends. */
export function starting(prefix: string, ...alternatives: string[]): Cues {
  return later(() => new RegExp(`^${prefix}(?:${alternatives.join("|")})`, "u"));
}

/** Any of the alternatives as a whole sentence, or anything that starts with one of `openings`. */
export function sentences(whole: readonly string[], openings: readonly string[]): Cues {
  return later(
    () => new RegExp(`^(?:(?:${whole.join("|")})[\\s,.!…:;)]*$|(?:${openings.join("|")})(?![\\p{L}\\p{N}]))`, "u"),
  );
}

/** What names a source, in brackets with a colon or a number behind it, or alone at the start of a sentence. */
export function sourceLabels(words: string): Cues {
  return later(
    () =>
      new RegExp(
        `[([](?:${words})\\s?(?::|\\d)[^()[\\]]{0,120}[)\\]]|[([](?:${words})[)\\]]|^(?:${words})\\s?:.{0,400}$`,
        "giu",
      ),
  );
}
