import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mythos mythen legende legenden gerücht gerüchte gerüchten irrtum irrtümer irrtümern irrtümlich irrtümlicherweise falsch falsche falschen falscher fälschlich fälschlicherweise unwahr unzutreffend unzutreffende fiktiv fiktive fiktiven fiktiver erfundene erfundenen erfundener ausgeschlossen widerlegt widerlegte widerlegten angeblich angebliche angeblichen angeblicher vermeintlich vermeintliche vermeintlichen vermeintlicher mutmaßliche mutmaßlichen mutmaßlicher überlieferung überlieferungen aberglaube aberglauben hirngespinst träumt träumte gefälscht gefälschte gefälschten unbegründet haltlos einbildet einbildete satire zurückgenommen widerrufen widerrief dementiert dementierte dementierten richtigstellen richtigstellte",
  ),
  unlike: wordSet("anders gegensatz unterschied"),
  takingBack:
    /^(?:aber |doch )?(?:(?:das|dies|es|diese (?:aussage|behauptung|angabe|darstellung|meldung)) (?:(?:ist|war)(?: jedoch| aber| schlicht| so)* (?:falsch|unwahr|unzutreffend|ein irrtum|ein mythos|ein märchen|unsinn|nicht (?:wahr|richtig|korrekt|der fall))|(?:stimmt|stimmte|trifft|traf)(?: jedoch| aber| so)* nicht(?!\p{L}))|(?:nichts|kein wort) davon (?:ist|war|stimmt|trifft)|(?:stimmt|ist) (?:das|dies)(?: so| richtig| wahr| korrekt)?\?|(?:falsch|irrtum|unsinn|stimmt nicht|von wegen)[.!:])/iu,
  settingRight: /^(?:tatsächlich|in wahrheit|in wirklichkeit|richtig ist|korrekt ist)(?!\p{L})/iu,
  correction: /^(?:korrektur|berichtigung|richtigstellung|gegendarstellung)(?!\p{L})/iu,
  unreal: /^(?:wären?|hätten?) .*?, .*?(?<!\p{L})(?:wären?|hätten?|würden?|könnten?)(?!\p{L})/isu,
  excess: { words: wordSet("zu"), to: wordSet("um") },
  reported: {
    opening: wordSet("dass"),
    unlessBehind: wordSet("so"),
    vouching: wordSet(
      "so gezeigt gesagt erklärt berichtet belegt bewiesen bestätigen zeigt zeigen zeigten bestätigt bestätigte bestätigten belegt belegen belegte beweist bewies weiß wissen wusste wussten stellte stellten stellt fest festgestellt fand fanden entdeckte entdeckten ergibt ergaben bedeutet führt führte sorgt sorgte tatsache dazu dadurch damit dafür darin wahr klar freut freute bedauert bedauerte merkte bemerkte sah sahen teilt mitgeteilt meldet meldete meldeten gab bekannt informierte informiert sagen sage gesagt",
    ),
    forms: wordSet("sei seien habe werde könne müsse solle wolle dürfe liege gebe stehe komme gehe bleibe"),
  },
};
