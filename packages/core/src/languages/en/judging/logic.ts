import { type LogicWords, logicWords } from "../../parts/logic-words.ts";
import { wordSet } from "../../shared/word-set.ts";

const FORMER = "used formerly previously";

export const logic: LogicWords = {
  words: logicWords({
    negation:
      "not no never none nobody nothing neither nor without cannot n't won't can't non nowhere doesn didn isn wasn aren weren couldn wouldn hasn haven hadn shouldn ain n:n longer:l hardly barely scarcely:h",
    exception: "except excluding besides apart unless:x instead rather:i but:b",
    condition: "if provided providing:c whether:w",
    only: "only just solely exclusively merely:o even:e",
    time: "before:b after following:a until till:u since:s from:f by:y during:d within:w",
    modality:
      "may:y might could:m can:k would:w will:v should ought:s must need needs shall:t possibly perhaps maybe allegedly reportedly probably likely:p",
    quantifier:
      "all every each everyone everybody entire whole:a both:b most:m many:n some several:s few:f half:h any:y",
    phase: "already:a yet:y still:s again:g",
    comparison:
      "more:m less fewer:l than:t least:l most:m as equally:e about around roughly approximately almost nearly virtually practically:r over above beyond exceeding:o under below:u earliest:i",
    relation: "for favour favor:f against:g with:w into to:t inside:i outside:x",
    cause: "because so therefore:b although though despite:a while whereas:w",
  }),
  free: wordSet(
    "the a an this that these those its his her their our your my it he she they we you i them him us and but also is are was were be been being has have had do does did of in on at which who whom there here then too",
  ),
  references: wordSet(
    "it they he she we i you them him her us its their his our my this these that those who which there",
  ),
  pointing: wordSet("this these"),
  there: wordSet("there"),
  prepositions: wordSet(
    "in on at of from by with for to about during near under over after before since until behind between among across along through around inside outside into onto within without per via",
  ),
  step: wordSet("by"),
  and: wordSet("and"),
  but: wordSet("but"),
  rather: wordSet("but"),
  next: wordSet("then afterwards"),
  because: wordSet("given"),
  also: wordSet("also likewise both same similarly"),
  or: wordSet("or"),
  one: wordSet("one"),
  that: wordSet("that which who whom whose"),
  of: wordSet("of"),
  excepting: /\b(?:with (?:\w+ ){1,3}excepti|save for|(?:but|bar|save|minus) (?:\d|one|two|three|four|five))/i,
  reversing: /(?<!\b(?:not|never) )\b(?:the other way (?:a)?round|vice versa|the reverse|the opposite)\b/iu,
  definite: wordSet("the this that"),
  generalNouns: wordSet(
    "company firm business shop town village city place country island region district model device machine product app program plan offer course club team school hotel restaurant café museum clinic hospital book film band building house flat bridge river lake hill mountain plant animal ship train bus author artist rule office property",
  ),
  lastNamed:
    /\bthe latter\b|^the second(?: one)?(?=,| (?:is|was|has|had|can|will|costs?|takes?|opens?|closes?|offers?|holds?|runs?|weighs?|needs?|comes?|does|did|only|also|concerns?)\b)/iu,
  firstNamed:
    /\bthe (?:former|first)(?=[,.;]| (?:is|was|has|had|can|will|costs?|takes?|opens?|closes?|offers?|holds?|runs?|weighs?|needs?|comes?|does|did|only|also)\b)/iu,
  respectively: wordSet("respectively"),
  others: wordSet("other another remaining"),
  attributing: wordSet("according"),
  openings:
    /^(?:(?:yes|no|assistant|in addition|additionally|moreover|furthermore|overall|in summary|in short|however|so|therefore|note|answer)(?:[,:]| [–—-]) |(?:please )?note that |(?:according to|based on|as stated in) the (?:provided )?(?:documents?|sources?|text|context)(?: provided)?, )/iu,
  telling: wordSet(
    "said says say stated states reported reports explained explains announced announces claimed claims stressed stresses noted notes recalled recalls concluded concludes found finds revealed reveals",
  ),
  connectives: new Set(["even so", "after all", "above all", "at all"]),
  affirming: wordSet("does do did"),
  mostly: /\b(?:mainly|mostly|chiefly|primarily|predominantly|principally|largely|above all)\b/iu,
  whens: wordSet("when whenever once outside"),
  otherGender: new Map(),
  possessives: wordSet("its his her their our my your"),
  superlative: /^(?:\p{L}{3,}est|most|least|first|last|latest)$/u,
  tenses: { past: /[^e]ed$/u, present: /[^s]s$/u, was: wordSet("was were"), is: wordSet("is are") },
  infinitive: /^to \p{L}/u,
  achieving: wordSet(
    "managed manages began begun begins started starts continued continues able succeeded helped helps",
  ),
  nor: wordSet(""),
  neither: { first: wordSet("neither"), further: wordSet("nor") },
  forbidding: wordSet("must shall"),
  copulas: wordSet("is are was were"),
  perfect: wordSet("has have had was were did"),
  future: wordSet("will"),
  former: wordSet(`${FORMER} once`),
  seasons: wordSet("winter summer spring autumn season holidays weekdays weekends off-season"),
  byRule: wordSet(
    "free allowed permitted welcome admitted accepted prohibited forbidden banned open opens closed closes close shut shuts included includes include valid available required needed necessary mandatory compulsory optional possible exempt refundable reimbursed covered covers cover applies apply costs cost charged charges charge pays pay entitled eligible obliged fee price charge rate limit deposit discount maximum minimum delivered delivers delivery runs run takes take lasts last kept",
  ),
  scoping: wordSet("for to in on at from within over under above below between during without near outside inside up"),
  hedges: wordSet(
    `${FORMER} holds supposed expected expects expect planned plans plan planning scheduled intended intends intend hopes hoped hope wants wanted want wishes aims proposed proposes propose suggested suggests suggest recommended recommends asked asks claims claimed claim alleged believed believes believe thought thinks think guess suppose suspects suspected suspect fears feared fear assumed considering considers considered mulls mulling rumoured rumored estimated forecast predicted predicts warned tried tries try attempted attempts attempt failed refused declined denied threatened promised promises seems seemed seem appears demanded demands urged seeks sought rarely seldom possible impossible unlikely conceivable doubtful unclear uncertain offered offers offer pretends pretended pretend agreed agrees decided decides vowed vows pledged pledges willing meant forgot forgets forgotten neglected rumour rumours rumor rumors legend legends`,
  ),
};
