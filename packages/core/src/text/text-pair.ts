import type { Source } from "../contracts/source.ts";
import { joinTexts, sourcesOf } from "../contracts/sources-of.ts";
import type { Language } from "../languages/language.ts";
import type { LanguagePack, LoadedPacks } from "../languages/language-pack.ts";
import { type Locale, localeOf } from "../languages/locale.ts";
import { PACKS } from "../languages/packs.ts";
import { loadedPack } from "./language/loaded-pack.ts";
import { pairLanguages } from "./language/pair-languages.ts";
import { Analysed } from "./read-once.ts";
import { SourceDocument } from "./source-document.ts";
import { TextDocument } from "./text-document.ts";

/** The texts of a check as they come in. */
interface GivenTexts {
  readonly article_text?: string | undefined;
  readonly sources?: readonly Source[] | undefined;
  readonly summary_text: string;
  /** Where in it the claims to judge begin: what stands before was judged already, and tells what the rest speaks of. The other judges read all. */
  readonly judged_from?: number | undefined;
}

/** What the texts of a check are read by. */
export interface ReadBy {
  readonly loaded: LoadedPacks;
  /** Defaults to what each text is in. */
  readonly language?: Language | LanguagePack | undefined;
}

/**
 * The texts of a check, analysed by the rules of the language given, else each by those of its own: what every judge
 * reads. Several sources are one document with parts.
 */
export class TextPair extends Analysed implements GivenTexts {
  readonly article_text: string;
  readonly sources?: readonly Source[];
  readonly summary_text: string;
  readonly judged_from?: number;
  // Private, so that a copy of the input is its texts and nothing else.
  readonly #article: TextDocument;
  readonly #summary: TextDocument;

  readonly #readBy: ReadBy;

  /** Throws a BelegError for texts in a language that is not loaded. */
  constructor(
    { article_text = "", sources, summary_text, judged_from }: GivenTexts,
    readBy: ReadBy,
    known?: TextDocument,
  ) {
    super();
    const { loaded } = readBy;
    const given = readBy.language === undefined ? undefined : loadedPack(readBy.language, loaded);
    this.#readBy = readBy;
    this.article_text = article_text;
    this.summary_text = summary_text;
    if (sources !== undefined) this.sources = sources;
    if (judged_from !== undefined) this.judged_from = judged_from;
    const several = sourcesOf({ article_text, sources });
    const text = several.length === 0 ? article_text : joinTexts(several).text;
    const own = given === undefined ? pairLanguages(summary_text, text, loaded) : { summary: given, article: given };
    this.#article =
      known ??
      (several.length === 0
        ? new TextDocument(article_text, own.article, loaded)
        : readSources(several, summary_text, own, given, loaded));
    this.#summary = new TextDocument(summary_text, own.summary, loaded, given === undefined);
  }

  /** The same sources, as they were read, beside another text, or beside the rest of one. */
  beside(summary_text: string, judged_from?: number): TextPair {
    const { article_text, sources } = this;
    return new TextPair({ article_text, sources, summary_text, judged_from }, this.#readBy, this.#article);
  }

  /** The source, or all of them. */
  get article(): TextDocument {
    return this.#article;
  }

  get summary(): TextDocument {
    return this.#summary;
  }

  /** The language of the summary: what is judged. */
  get language(): LanguagePack {
    return this.#summary.language;
  }

  /** The language of messages about it, where nobody asks for another. */
  get locale(): Locale {
    return localeOf(this.language);
  }
}

/** Each source in its own language; together they are held against the summary in its language where one of them has it. */
function readSources(
  sources: readonly Pick<Source, "id" | "text">[],
  summary: string,
  own: { readonly summary: LanguagePack; readonly article: LanguagePack },
  given: LanguagePack | undefined,
  loaded: LoadedPacks,
): SourceDocument {
  const texts = sources.map(({ id, text }) => ({
    id,
    text,
    language: given ?? pairLanguages(summary, text, loaded).article,
  }));
  const shared = texts.some(({ language }) => language === own.summary) ? own.summary : own.article;
  return new SourceDocument(texts, shared, loaded);
}

/** The texts of an input, analysed in the language given or their own; those that come analysed that way stay as they are. */
export function textPairOf(input: GivenTexts, language: Language | LanguagePack | undefined): TextPair {
  return readPair(input, { language, loaded: PACKS });
}

/** The same by the packs that are loaded. */
export function readPair(input: GivenTexts, readBy: ReadBy): TextPair {
  const { language, loaded } = readBy;
  const isRead = input instanceof TextPair;
  if (isRead && (language === undefined || input.language === loadedPack(language, loaded))) return input;
  return new TextPair(input, readBy);
}
