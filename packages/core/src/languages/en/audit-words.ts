import type { AuditWords } from "../parts/audit-words.ts";

export const auditWords: AuditWords = {
  near: {
    about: "about|around|roughly|approximately|some|circa|close to|approaching|in the region of|something like",
    below:
      "almost|nearly|just under|just below|just short of|(?:a )?(?:little|bit|shade|touch) (?:under|below|less than|short of)|slightly (?:under|below|less than)|not quite|practically|virtually",
    above:
      "just over|just above|(?:a )?(?:little|bit|shade|touch) (?:over|above|more than)|slightly (?:over|above|more than)|a good",
    over: "more than|over|above|well over|far above|at least|in excess of|upwards of|no less than|beyond",
    under: "less than|under|below|fewer than|no more than|at most|not more than",
  },
  exceeds: "exceed\\w*|surpass\\w*|top(?:s|ped)|pass(?:es|ed|ing)?|more than|over|above|beyond|well over",
  timesAndHalf: " and a half times",
  outOf: "(?:out of|in|of) (?:a |one )?",
  coins: "(?:and )?",
  habit:
    "usual\\w*|norm(?:al|ally)?|habit\\w*|customar\\w*|accustomed|typical\\w*|ordinar\\w*|average|otherwise|generally|regular\\w*|as a rule|used to|tends? to|profile|always|only|ever|often|frequent\\w*|most(?:ly)?|pays|spends|shops|is from|is based",
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
    ["(?:in|on|during) the (?:late |early )?evening|(?:that|this) evening|evening of|late evening", 17, 23],
    ["(?:at|around) (?:noon|midday)", 11, 14],
    ["(?:at|around) midnight", 23, 1],
    ["in broad daylight|during the day|daytime", 7, 19],
  ],
  payee: "at|to|with|for|from|merchant|shop|store",
  policy: "polic(?:y|ies)|rules?|fp-\\d+",
  negation: "not|n't|no|nor|neither|never|without|isn't|wasn't|hardly|nothing",
  amount: "amounts?|sum|spend\\w*|spent|payments?",
  outside:
    "outside|beyond|other than|differ\\w*|depart\\w*|deviat\\w*|foreign to|alien to|unlike|before|after|fell out|out of|off|not (?:\\w+ )?(?:among|one of|part of|within|in)",
  within: "within|inside|among|one of|in line with|part of|in keeping with|fits?|fitted|match\\w*|in|consistent with",
  traits: {
    device: {
      subject: "device|handset|phone used|equipment",
      expected: "known|registered|recogni[sz]ed|familiar|trusted|on file|enrolled|customer's own",
      unexpected:
        "(?:nobody|no one) had (?:ever )?(?:seen|used)|unknown|unregistered|unrecogni[sz]ed|unfamiliar|new|strange|foreign|never (?:been )?(?:seen|used|registered)",
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
      "(?:decided|chose|opted|ruled) to approve|approv(?:ed|ing)|authori[sz](?:ed|ing)|cleared|let (?:\\w+ ){1,3}(?:through|pass)|waved (?:\\w+ )?through|went through|gave (?:\\w+ ){0,3}green light",
    BLOCK:
      "(?:decided|chose|opted|ruled) to (?:block|reject|decline)|block(?:ed|ing)|reject(?:ed|ing)|declin(?:ed|ing)|refused|denied|turned down",
    CHALLENGE:
      "challeng(?:ed|ing)|put (?:\\w+ ){0,2}on hold|asked (?:\\w+ ){0,3}for (?:\\w+ )?(?:verification|confirmation)",
    ESCALATE_TO_HUMAN:
      "escalat(?:ed|ing)|(?:pass(?:ed|ing)|hand(?:ed|ing)|referr(?:ed|ing)|sen[dt](?:ing)?|left|leaving|forward(?:ed|ing)|submitted|transferred|given|deferred|went|gone|turned|goes|took)\\b[^.;,]{0,36}\\b(?:to|with) (?:an? |one )?(?:human\\w*|person|analyst|reviewer|member of staff|people|manual review|someone)",
  },
  unreal:
    "until|would|could|should|might|may|if|when|once|rather than|instead of|propos\\w*|suggest\\w*|recommend\\w*|want\\w*|ask(?:s|ed|ing)? for|call\\w* for|demand\\w*|requir\\w*|argument|favou?r|content|earlier|previous\\w*|had|before|overr\\w*|lift\\w*",
  byModel: "(?:(?:language|ai|machine[- ]learning) )?model|llm|artificial intelligence|ai|neural network",
  finalByMachine:
    "(?:final|ultimate|last) (?:decision|word|say|verdict|call)\\b[^.;]{0,40}\\b(?:system|tables|machine|rules)|(?:system|tables|machine)\\b[^.;]{0,30}\\b(?:final|ultimate|last) (?:decision|word|say|verdict|call)",
  gaveReason:
    "reason\\w*|because|since|justif\\w*|explain\\w*|ground(?:s|ed)?|citing|cited|on the basis|argu(?:ed|ing)|noting|noted|given that",
  confirmed: "confirm\\w*|(?:tele)?phone\\w*|call\\w*|spoke|contact\\w*|e-?mails?|verif\\w*|reached|profile",
  prevails:
    "prevail\\w*|outweigh\\w*|(?:was|were|is|proved|clearly|far|marginally|slightly|much) stronger|won|beat|carried more weight|weigh(?:ed|s) more|exceed\\w*|had the upper hand|ahead of",
  foremost:
    "most relevant|closest|best match\\w*|led by|headed by|above all|foremost|top of the list|highest relevance",
};
