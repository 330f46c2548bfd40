import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mythos mythen legende legenden gerücht gerüchte gerüchten irrtum irrtümer irrtümern irrtümlich irrtümlicherweise falsch falsche falschen falscher fälschlich fälschlicherweise unwahr unzutreffend unzutreffende fiktiv fiktive fiktiven fiktiver erfundene erfundenen erfundener ausgeschlossen widerlegt widerlegte widerlegten angeblich angebliche angeblichen angeblicher vermeintlich vermeintliche vermeintlichen vermeintlicher mutmaßliche mutmaßlichen mutmaßlicher überlieferung überlieferungen aberglaube aberglauben hirngespinst unbegründet haltlos einbildet einbildete zurückgenommen widerrufen widerrief dementiert dementierte dementierten richtigstellen richtigstellte",
  ),
  facts: wordSet("fakt fakten tatsache tatsachen wahrheit wirklichkeit"),
  unlike: wordSet("anders gegensatz unterschied"),
  takingBack:
    /^(?:aber |doch )?(?:(?:das|dies|es|diese (?:aussage|behauptung|angabe|darstellung|meldung)) (?:(?:ist|war)(?: (?!nicht|nie|kein)\p{L}+){0,2} (?:falsch|unwahr|unzutreffend|ein irrtum|ein mythos|ein märchen|unsinn|nicht (?:wahr|richtig|korrekt|der fall))|(?:stimmt|stimmte|trifft|traf)(?: jedoch| aber| so)* nicht(?!\p{L}))|(?:beide|alle|diese)s?(?: (?:aussagen|behauptungen|meldungen|geschichten))? (?:ist|sind|waren?)(?: (?!nicht|nie|kein)\p{L}+)? (?:falsch|unwahr|erfunden)|(?:nichts|kein wort) davon (?:ist|war|stimmt|trifft)|(?:das|dies) (?:hat|tat|tut|ist|war) (?:er|sie|es|man) (?:aber |jedoch )?nicht[:.;]|(?:stimmt|ist) (?:das|dies)(?: so| richtig| wahr| korrekt)?\?|(?:falsch|irrtum|unsinn|stimmt nicht|von wegen)[.!:]|[^.]{0,80}?(?<!\p{L})(?:nannten?|nennen|bezeichneten?|bezeichnen|halten|hielt|hält) (?:den|die|das|diese[ns]?) (?:bericht|meldung|behauptung|darstellung|geschichte|gerücht)e? (?:als |für )?(?:falsch|unsinn|unwahr|erfunden|unzutreffend|übertrieben|eine legende))/iu,
  settingRight: /^(?:tatsächlich|in wahrheit|in wirklichkeit|richtig ist|korrekt ist)(?!\p{L})/iu,
  published: wordSet("hieß bericht ausgabe beitrag artikel meldung newsletter seite"),
  correction: /^(?:korrektur|berichtigung|richtigstellung|gegendarstellung)(?!\p{L})/iu,
  unreal: /^(?:wären?|hätten?) [^,]{1,200}, .{0,200}?(?<!\p{L})(?:wären?|hätten?|würden?|könnten?)(?!\p{L})/isu,
  excess: { words: wordSet("zu"), to: wordSet("um") },
  reported: {
    opening: wordSet("dass wonach"),
    unlessBehind: wordSet("so ist war sind waren"),
    vouching: wordSet(
      "so gezeigt sage erklärt berichtet belegt bewiesen bestätigt zeigt beweist bewies weiß stellt fest festgestellt fand entdeckte ergibt ergaben bedeutet führt sorgt tatsache dazu dadurch damit dafür darin wahr klar freut bedauert merkte bemerkte sah teilt mitgeteilt meldet gab bekannt informiert wies weist hingewiesen herausstellte besagt regelt legt schreibt bestimmt unterstrich hob deutlich klarstellte erinnert nachgewiesen nachwies ersichtlich offensichtlich beachte wichtig vorteil grund gilt warnt räumt schloss schluss erfuhr vereinbart beschloss",
    ),
    doubtful: wordSet(
      "behauptet zeuge zeugin zeugen nachbar nachbarin opposition kunde kundin anwohner kläger klägerin beklagte angeklagte anwalt anwältin verteidiger kritiker gegner oma opa großmutter großvater gast ältere veraltete manchmal",
    ),
    arguing: wordSet(
      "beschuldigt beschuldigte beschuldigen bezichtigt bezichtigte vorgeworfen vorwarf argument argumentiert argumentierte begründung darstellung ausrede vorwand",
    ),
    praise: wordSet(
      "beste besten bester bestes schlechteste schlechtesten schönste schönsten fitteste fittesten tollste tollsten großartig großartige großartigen großartiger großartiges hervorragend hervorragende hervorragenden hervorragender wunderbar wunderbare wunderbaren wunderschön fantastisch fantastische genial perfekt perfekte ideal ideale furchtbar schrecklich schändlich skandalös skandalöse ungerecht unfair unzumutbar inakzeptabel lecker köstlich unglaublich",
    ),
    forms: wordSet("sei seien habe werde könne müsse solle wolle dürfe liege gebe stehe komme gehe bleibe"),
  },
};
