import { perLanguage } from "../../../../text/words/per-language.ts";
import { stemsOf } from "../../embedded/stems-of.ts";

/** The words of a language that vouch for, publish or leave open what stands beside them, in all their forms. */
export const untruthStems = perLanguage((language) => {
  const { published, reported } = language.judging.untruths;
  return {
    published: stemsOf(published, language),
    vouching: stemsOf(reported.vouching, language),
    doubtful: stemsOf(reported.doubtful, language),
    arguing: stemsOf(reported.arguing, language),
  };
});
