import type { AuditWords } from "../parts/audit-words.ts";
import { auditClaims } from "./audit-claims.ts";

export const auditWords: AuditWords = {
  near: {
    about: "about|around|roughly|approximately|some|circa|close to|approaching|in the region of|something like",
    below:
      "almost|nearly|just under|just below|just short of|(?:a )?(?:little|bit|shade|touch) (?:under|below|less than|short of)|slightly (?:under|below|less than)|not quite|practically|virtually",
    above:
      "(?:barely|scarcely|hardly|narrowly) (?:over|above|more than|exceed(?:ed|ing)|topp(?:ed|ing)|better than|reached|past)|just over|just above|(?:a )?(?:little|bit|shade|touch) (?:over|above|more than)|slightly (?:over|above|more than)|a good",
    over: "exceed(?:ed|ing|s)|topp(?:ed|ing)|passed|surpass(?:ed|ing)|north of|better than|more than|over|above|well over|far above|at least|in excess of|upwards of|no less than|beyond",
    under: "not even|less than|under|below|fewer than|no more than|at most|not more than",
  },
  exceeds: "exceed\\w*|surpass\\w*|top(?:s|ped)|pass(?:es|ed|ing)?|more than|over|above|beyond|well over",
  timesAndHalf: " and a half times",
  outOf: "(?:out of|in|of) (?:a |one )?",
  coins: "(?:and )?",
  habit:
    "usual\\w*|norm(?:al|ally)?|habit\\w*|customar\\w*|accustomed|typical\\w*|ordinar\\w*|average|otherwise|generally|regular\\w*|as a rule|used to|tends? to|profile|always|only|ever|expect\\w*|often|frequent\\w*|most(?:ly)?|pays|spends|shops|is from|is based",
  clock: [
    ["{m} (?:minutes? )?past {h}", "+"],
    ["{m} (?:minutes? )?after {h}", "+"],
    ["{m} (?:minutes? )?(?:to|before) {h}", "-"],
    ["half(?: past|-past) {h}", 30],
    ["(?:a )?quarter past {h}", 15],
    ["(?:a )?quarter to {h}", -15],
    ["{h} o'clock", 0],
    ["{h}[- ]{m}(?=,? (?:in the|at night|utc))", "+"],
    ["{h}(?=,? (?:\\(?utc\\)?,? )?(?:in the (?:\\w+ )?(?:morning|afternoon|evening|night)|at night))", 0],
  ],
  namedHours: { midnight: 0, noon: 12, midday: 12 },
  until: ",? ?(?:-|to|and|until|till|through) ",
  shortly: {
    after: "(?:shortly|just|soon|a little|a few minutes) (?:after|past)",
    before: "(?:shortly|just|a little|a few minutes) before",
    about: "around|about|towards?|at about|at around|close to|roughly at",
  },
  dayparts: [
    ["(?:in |during )?the (?:early|small|wee) hours(?: of (?:the )?morning)?|early in the morning|before dawn", 0, 7],
    ["late (?:in the |on the |that )?morning", 9, 12],
    ["early (?:in the )?(?:that )?afternoon|early-afternoon|just after (?:noon|midday)", 12, 15],
    ["late (?:in the )?(?:that )?afternoon", 15, 19],
    ["mid-?afternoon", 13, 17],
    ["mid-?morning", 8, 11],
    ["late at night|(?:in )?the (?:middle|dead) of (?:the )?night|the depths of night", 21, 5],
    ["(?:at|by) night|night-?time|nocturnal|(?:during |in |on )?the night|overnight|that night", 20, 6],
    ["(?:in|on|during) the morning|(?:that|this) morning|morning of", 3, 12],
    ["(?:in|on|during) the afternoon|(?:that|this) afternoon|afternoon of", 12, 19],
    [
      "(?:in|on|during) the (?:late |early )?evening|(?:that|this) evening|evening of|late evening|late in the evening|late (?:that|on the) evening|early in the evening|by evening",
      17,
      23,
    ],
    ["(?:at|around) (?:noon|midday)", 11, 14],
    ["(?:at|around) midnight", 23, 1],
    ["in broad daylight|during the day|daytime", 7, 19],
  ],
  payee: "at|to|with|for|from|merchant|shop|store",
  policy: "polic(?:y|ies)|rules?|fp-\\d+",
  negation: "nobody|no one|not|n't|no|nor|neither|never|without|isn't|wasn't|hardly|nothing",
  amount: "amounts?|sum|spend\\w*|spent|payments?|average|figure|total|outlay|purchases?",
  outside:
    "outside|beyond|ahead of|short of|other than|differ\\w*|depart\\w*|deviat\\w*|foreign to|alien to|unlike|before|after|fell out|out of|off|not (?:\\w+ )?(?:among|one of|part of|within|in)",
  within: "within|inside|among|one of|in line with|part of|in keeping with|fits?|fitted|match\\w*|in|consistent with",
  traits: {
    device: {
      subject: "device|handset|phone used|equipment",
      expected:
        "known|registered|recogni[sz]ed|familiar|trusted|on file|enrolled|customer's own|(?:used|seen|paid with|paid from|employed)(?: \\w+){0,2} (?:before|previously|in the past|many times|for years|regularly)|(?:already|previously|regularly|long) (?:used|seen|known|registered)|belongs to the customer|belonged to the customer",
      unexpected:
        "(?:nobody|no one) had (?:ever )?(?:seen|used)|unknown|unregistered|unrecogni[sz]ed|unfamiliar|new|strange|foreign|never (?:been )?(?:seen|used|registered)|for the first time|first-time|(?:was|were) seen first",
      isHabit: false,
    },
    country: {
      subject: "country|location|place of payment|geography",
      expected:
        "usual\\w*|often|frequent\\w*|habitual|normal\\w*|familiar|customary|home|domestic|accustomed|expected|unremarkable",
      unexpected: "unusual|foreign|unfamiliar|strange|atypical|unaccustomed|unexpected",
      isHabit: true,
    },
    hours: {
      subject: "hour|time|timing|time of day|time of the payment|time window|hours",
      expected: "usual\\w*|normal\\w*|customary|ordinary|typical|expected|accustomed|unremarkable|habits?",
      unexpected: "unusual|odd|strange|atypical|abnormal|off-hours|unaccustomed|untypical|out of the ordinary",
      isHabit: true,
    },
  },
  outcomes: {
    APPROVE:
      "(?:decided|chose|opted|ruled) to (?:approve|release|clear|allow|let)|(?:opted|decided) for (?:an? |the )?(?:approval|release)|approv(?:ed|ing)|authori[sz](?:ed|ing)|cleared|let (?:\\w+ ){1,3}(?:through|pass)|waved (?:\\w+ ){0,3}through|released|allowed (?:\\w+ ){1,3}(?:through|to (?:proceed|go))|passed the payment|signed off(?: on)?|permitted|went through|gave (?:\\w+ ){0,3}green light",
    BLOCK:
      "(?:decided|chose|opted|ruled) to (?:block|reject|decline|refuse|stop|turn|halt|deny)(?: (?:\\w+ ){0,3}down)?|(?:opted|went|decided) for (?:a |the )?(?:block|rejection|refusal)|(?:decided|settled) on (?:a |the )?(?:block|rejection|refusal)|turn(?:ed|ing) (?:\\w+ ){1,3}down|block(?:ed|ing)|reject(?:ed|ing)|declin(?:ed|ing)|refused|denied|turned down|stopp(?:ed|ing)|halted|barred|prevented|(?:kept|left|let|maintained) (?:\\w+ ){0,2}block (?:in place|stand|standing|in force)|(?:kept|maintained|confirmed|endorsed) the block",
    CHALLENGE:
      "challeng(?:ed|ing)|(?:order|issu)ed (?:a|the) (?:challenge|verification|check)|put (?:\\w+ ){0,2}on hold|asked (?:\\w+ ){0,3}for (?:\\w+ )?(?:verification|confirmation)",
    ESCALATE_TO_HUMAN:
      "escalat(?:ed|ing)|(?:pass(?:ed|ing)|hand(?:ed|ing)|referr(?:ed|ing)|sen[dt](?:ing)?|left|leaving|forward(?:ed|ing)|submitted|transferred|given|deferred|went|gone|turned|goes|took)\\b[^.;,]{0,36}\\b(?:to|with) (?:an? |one )?(?:human\\w*|person|analyst|reviewer|member of staff|people|manual review|someone)",
  },
  unreal:
    "until|would|could|should|might|may|if|when|once|rather than|instead of|propos\\w*|suggest\\w*|recommend\\w*|want\\w*|ask(?:s|ed|ing)? for|call\\w* for|demand\\w*|requir\\w*|argument|favou?r|content|earlier|previous\\w*|had|before|overr\\w*|lift\\w*",
  demands:
    "ask(?:s|ed|ing)? for|call(?:s|ed|ing)? for|demand(?:s|ed|ing)?|requir(?:es?|ed|ing)|want(?:s|ed)?|insist(?:s|ed)? on|prescrib(?:es?|ed)|provid(?:es?|ed) for|stipulat(?:es?|ed)|content with|satisfied with|settl(?:es?|ed) for|push(?:es|ed)? for|press(?:es|ed)? for|point(?:s|ed)? to(?:wards)?|order(?:s|ed)|impos(?:es?|ed)|mandat(?:es?|ed)|favou?r(?:s|ed)|leads? to|led to|stop(?:s|ped)? at|goes no further than|went no further than|would have(?= \\w+ed\\b)",
  quantifiers: {
    all: "all|every|each|both|without exception|unanimous\\w*",
    none: "none|neither|no (?:single )?(?:policy|policies|rule|one)|not (?:one|a single)",
    others: "(?:the )?(?:others?|rest|remaining|remainder)",
    only: "only|solely|alone|single",
    except:
      "except(?: for)?|apart from|but for|(?:all|policy|policies|them|one) but|other than|save(?: for)?|with the exception of",
  },
  machine: "system|machine|(?:fixed |decision )?tables?|(?:rule|rules|decision) engine|algorithm|software|automat\\w+",
  reviewer:
    "analyst|reviewer|human(?: being)?|person|employee|member of (?:the )?staff|staff member|colleague|officer|supervisor|(?:branch |case )?manager|clerk|specialist|investigator|case worker|operator",
  pronoun: "she|he",
  decided:
    "decided|decision|ruled|ruling|verdict|settled|concluded|signed (?:it )?off|made the (?:call|decision)|took the decision|judged|determined|final say|last word|ordered|issued|requested|imposed|outcome|result|asked for (?:a |the )?(?:challenge|check|verification)",
  automatic:
    "automatic(?:ally)?|without (?:any |a )?(?:human|manual|person|analyst|reviewer|anyone|anybody)\\b[^.;,]{0,24}|no (?:human|person|analyst|reviewer|one|member of staff|employee)\\b[^.;,]{0,24}\\b(?:involved|interven\\w+|look\\w+|review\\w+|saw|touch\\w+|consulted|part|hand)|(?:un)?touched by (?:a )?human\\w*|of its own accord|on its own",
  agent: "by",
  byModel: "(?:(?:language|ai|machine[- ]learning) )?model|llm|artificial intelligence|ai|neural network",
  finalByMachine:
    "(?:final|ultimate|last) (?:decision|word|say|verdict|call)\\b[^.;]{0,40}\\b(?:system|tables|machine|rules)|(?:system|tables|machine)\\b[^.;]{0,30}\\b(?:final|ultimate|last) (?:decision|word|say|verdict|call)",
  gaveReason:
    "reason\\w*|because|since|justif\\w*|explain\\w*|ground(?:s|ed)?|citing|cited|on the basis|argu(?:ed|ing)|noting|noted|given that|convinc\\w*|persuad\\w*|swayed|decisive|relied|relying|rationale|motive|on the strength|prompted|rest(?:s|ed) on|led her|thanks to|persuasive",
  confirmed: "confirm\\w*|(?:tele)?phone\\w*|call\\w*|spoke|contact\\w*|e-?mails?|verif\\w*|reached|profile",
  prevails:
    "prevail\\w*|outweigh\\w*|(?:was|were|is|proved|clearly|far|marginally|slightly|much) stronger|won|beat|carried more weight|weigh(?:ed|s) more|exceed\\w*|had the upper hand|ahead of|(?:clear |slight |narrow |small |marginal )?edge|advantage|upper hand|the lead|came out (?:on top|ahead)|scored higher|(?:rated|judged|deemed) (?:\\w+ )?(?:stronger|higher)|stronger(?! than (?:usual|average))|heavier|more convincing|more persuasive|(?:more|greater|most|the larger) weight|weightier",
  yields:
    "weaker|lost(?: out)?|fell short|less weight|weigh(?:ed|s) less|trail(?:ed|s|ing)|lagg(?:ed|ing)|yielded|scored lower|less convincing|outweighed by|outdone by",
  foremost:
    "(?:weighed|weighs|counted|mattered) most|best fit\\w*|fit(?:ted)? best|matched best|closest fit|most pertinent|most applicable|most relevant|closest|best match\\w*|led by|headed by|above all|foremost|top of the list|highest relevance",
  hindmost:
    "least relevant|weakest match|(?:the )?weakest of|lowest relevance|least fitting|bottom of the list|least applicable",
  claims: auditClaims,
};
