import { isBlankAt } from "../characters.ts";
import { isClosingBracket, isOpeningBracket, isQuote, isTerminator } from "./signs.ts";

/** Remembers which quotation marks are open, for the places where their neighbours do not tell. */
export class QuoteState {
  #straight = false;
  #low = false;
  #curly = false;
  #angleRight = false;
  #angleLeft = false;

  reset(): void {
    this.#straight = false;
    this.#low = false;
    this.#curly = false;
    this.#angleRight = false;
    this.#angleLeft = false;
  }

  /** Notes the mark at the offset and answers whether it closes. */
  pass(text: string, offset: number): boolean {
    const closes = this.closes(text, offset);
    switch (text.charCodeAt(offset)) {
      case 0x22:
        this.#straight = !closes;
        break;
      case 0x201e:
        this.#low = true;
        break;
      case 0x201c:
        if (closes) this.#low = false;
        else this.#curly = true;
        break;
      case 0x201d:
        this.#curly = false;
        this.#low = false;
        break;
      case 0xab:
        if (closes) this.#angleLeft = false;
        else this.#angleRight = true;
        break;
      case 0xbb:
        if (closes) this.#angleRight = false;
        else this.#angleLeft = true;
        break;
      default:
    }
    return closes;
  }

  /** True when the mark at the offset closes a quotation: by its neighbours, else by what is open. */
  closes(text: string, offset: number): boolean {
    const code = text.charCodeAt(offset);
    if (code === 0x201e || code === 0x201a) return false;
    if (code === 0x201d) return true;
    const blankBefore = offset === 0 || isBlankAt(text, offset - 1) || isOpeningBracket(text.charCodeAt(offset - 1));
    const blankAfter =
      offset + 1 >= text.length || isBlankAt(text, offset + 1) || closesToo(text.charCodeAt(offset + 1));
    if (blankBefore !== blankAfter) return blankAfter;
    switch (code) {
      case 0x22:
        return this.#straight;
      case 0x201c:
        return this.#low && !this.#curly;
      case 0xab:
        return this.#angleLeft;
      case 0xbb:
        return this.#angleRight;
      case 0x27:
      case 0x2019:
        return !blankBefore;
      default:
        return false;
    }
  }
}

function closesToo(code: number): boolean {
  return (
    isTerminator(code) || isClosingBracket(code) || code === 0x2c || code === 0x3b || code === 0x3a || isQuote(code)
  );
}
