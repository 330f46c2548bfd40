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
  readonly sourceLabels: () => RegExp;
}

type Cues = readonly Cue[];

/**
 * One expression, made when it is first asked for. The engine makes it ready in its first uses, once more for texts with other
 * characters than Latin ones, and takes milliseconds each time.
 */
class Cue {
  readonly #source: string;
  #made: RegExp | undefined;
  #uses = 0;

  constructor(source: string) {
    this.#source = source;
  }

  test(text: string): boolean {
    this.#uses += 1;
    this.#made ??= new RegExp(this.#source, "u");
    return this.#made.test(text);
  }

  /** What the last test took, roughly in microseconds. */
  get work(): number {
    return this.#uses <= FIRST_USES ? 4000 : 10;
  }
}

const FIRST_USES = 4;
/** Longer expressions are made in pieces, so that others get a turn in between. */
const LONGEST = 1000;

/** Alternatives in as many pieces as it takes. */
function inPieces(alternatives: readonly string[], write: (any: string) => string): Cues {
  const pieces: string[] = [];
  for (const one of alternatives) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + one.length < LONGEST) pieces[pieces.length - 1] = `${last}|${one}`;
    else pieces.push(one);
  }
  return pieces.map((any) => new Cue(write(`(?:${any})`)));
}

/** Any of the alternatives, from the start of a sentence to the end of a word. */
export function opening(...alternatives: string[]): Cues {
  return inPieces(alternatives, (any) => `^${any}(?![\\p{L}\\p{N}])`);
}

/** Any of the alternatives behind a prefix, from the start of a sentence; each says itself how it ends. */
export function starting(prefix: string, ...alternatives: string[]): Cues {
  return inPieces(alternatives, (any) => `^${prefix}${any}`);
}

/** Any of the alternatives as a whole sentence, or anything that starts with one of `openings`. */
export function sentences(whole: readonly string[], openings: readonly string[]): Cues {
  return [...inPieces(whole, (any) => `^${any}[\\s,.!…:;)]*$`), ...opening(...openings)];
}

/** What names a source, in brackets with a colon or a number behind it, or alone at the start of a sentence. */
export function sourceLabels(words: string): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= new RegExp(
      `[([](?:${words})\\s?(?::|\\d)[^()[\\]]{0,120}[)\\]]|[([](?:${words})[)\\]]|^[\\s*_#>]*(?:${words})[*_]*\\s?:.{0,400}$`,
      "giu",
    );
    return made;
  };
}
