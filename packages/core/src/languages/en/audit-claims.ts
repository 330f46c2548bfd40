import type { AuditClaims } from "../parts/audit-claims.ts";

export const auditClaims: AuditClaims = {
  nouns: {
    device: "device|handset|computer|laptop|equipment|hardware|tablet|smartphone",
    system: "system|machine|tables|software|algorithm",
    proposal: "proposal|suggestion|recommendation|advice|system|machine|tables|software|algorithm",
    customer: "customer|client|account holder|cardholder|payer|buyer",
    amount: "amount|sum|size of the payment|price|value of the payment",
    signal: "signals?|flags?|alerts?|alarms?|warnings?",
    usual: "usual|customary|normal|regular|habitual|accustomed|typical|average|ordinary",
    window: "hours|window|times?|schedule|time frame|range|period|slot|routine|day",
    list: "(?:\\w+[- ])?(?:lists?|watchlists?|register|roster)",
    policy: "polic(?:y|ies)|rules",
    person: "person|human(?: being)?|analyst|reviewer|member of staff|employee|people|anyone|anybody|colleague|hands?",
    sides: "debate|sides|arguments?|positions|voices|two cases",
  },
  conditional: "if|would|could|should|might|may|unless|whether|can|must",
  instead: "instead of|rather than|far from|anything but",
  claims: {
    "device.known": [
      "{device} ... {customer} ... (?:has|had|have) (?:already |often |long |regularly |previously )?(?:used|paid|worked|shopped|ordered|bought|relied)",
      "{device} ... (?:already|long|previously|well) (?:known|registered|familiar|linked|tied|associated|on file|enrolled|seen|used)",
      "{device} ... (?:linked|tied|associated|connected|assigned|attached|belong\\w*) (?:to|with) .. (?:customer|account|client|profile)",
      "(?:own|usual|regular|everyday|familiar|trusted|old) {device}",
      "{device} .. (?:on|in|among|from) (?:the |his |her |their )?(?:\\w+'s )?(?:list|known|registered|approved|familiar)",
    ],
    "device.unknown": [
      "!{device} ... (?:never|not|nowhere|no) .. (?:saw|encountered|come across|met|heard of|seen|used|registered|known|linked|listed|list|file|record|associated|appeared|belong\\w*|recogni[sz]ed|ours)",
      "{device} .. (?:new to|unknown to|a stranger|a first|brand[- ]new|unheard of)",
    ],
    "device.quiet": [
      "!{device} ... (?:raised|set off|triggered|tripped|gave|produced|caused|drew) (?:no|not a single|hardly any) .. {signal}",
    ],
    "country.home": [
      "(?:is|was) (?:one of|among) (?:his|her|their|the customer's|the) {usual} countries",
      "(?:on|from) home soil|in (?:his|her|their) own country|within the country's borders|inside the country|a domestic (?:one|payment|purchase)|from (?:his|her|their) (?:home|own) country",
      "(?:place|country|location) (?:was|is) (?:the |a )?(?:customer's own|familiar|usual|unremarkable|as usual|home)",
    ],
    "country.abroad": [
      "(?:was|were|being|travell?ing|living|while|shopping|paying|from|made) abroad|overseas|across the border|on foreign soil|away from home|beyond the (?:country's )?borders|far from home",
      "outside (?:of )?(?:the |his |her |their )?(?:\\w+'s )?(?:home|own|usual) country",
    ],
    "country.quiet": [
      "!country ... (?:raised|set off|triggered|tripped|gave|caused|drew) (?:no|not a single|hardly any) .. (?:{signal}|concern|suspicion)",
    ],
    "countries.one": [
      "(?:only|just|solely|exclusively|never more than|no more than) .. (?:one|a single) country",
      "(?:a single|one single|one and the same) country",
    ],
    "countries.several": [
      "(?:two|both|several|various|more than one|three|a couple of|a handful of) (?:of (?:the|his|her|their) )?(?:usual |habitual |home |different |familiar )?countries ... (?:usual\\w*|custom\\w*|normal\\w*|habit\\w*|regular\\w*|known|familiar|profile)",
      "(?:pays|buys|shops|spends|operates|usually|normally) ... (?:two|both|several|various|more than one|three) (?:different )?countries",
    ],
    "hours.inside": [
      "(?:within|inside|during|squarely in|comfortably in|well in) (?:the |his |her |their |this )?(?:\\w+'s )?(?:{usual}) {window}",
      "(?:hour|time|moment) (?:at which|when|that) (?:the|this) {customer} (?:usually|normally|typically|generally|often|tends to|is used to)",
      "(?:timing|hour|time of day) .. (?:unremarkable|as usual|nothing unusual|quite normal|fitted|perfectly normal|ordinary)",
      "!nothing (?:unusual|odd|strange|remarkable) about the (?:hour|time|timing)",
    ],
    "hours.outside": [
      "(?:{usual}) {window} (?:was|were|had) (?:already )?(?:over|ended|past|closed)",
      "(?:outside|beyond|before|after|ahead of|past|off|earlier than|later than) (?:of )?(?:the |his |her |their |this )?(?:\\w+'s )?(?:{usual}) {window}",
      "!(?:hour|time|moment|point)(?:s)? (?:of (?:the )?(?:day|night) )?(?:at which|when|in which|that) (?:the|this) {customer} .. (?:never|not|rarely|seldom|hardly|asleep|inactive|doesn't|does not)",
      "(?:unusually|uncommonly|oddly|remarkably) (?:early|late)|(?:ungodly|unsocial|unearthly|unusual|odd|strange|untimely) (?:hour|time)",
      "too (?:early|late) for (?:this|the) {customer}",
      "(?:hour|time|timing) .. (?:out of character|out of the ordinary|unusual|odd|suspicious|did not fit)",
    ],
    "hours.quiet": [
      "!(?:hour|time|timing) ... (?:raised|set off|triggered|tripped|gave|caused|drew) (?:no|not a single) .. {signal}",
    ],
    "amount.above": [
      "(?:larger|bigger|higher|more|dearer|heavier) than (?:the |what )?(?:\\w+ )?(?:{customer} )?(?:{usual}|usually|normally|otherwise|generally|typically)(?! {window})",
      "{amount} ... (?:exceed\\w*|surpass\\w*|above|over|higher|larger) .. (?:{usual}|habit|norm)",
    ],
    "amount.below": [
      "(?:smaller|lower|less|cheaper) than (?:the |what )?(?:\\w+ )?(?:{customer} )?(?:{usual}|usually|normally|otherwise|generally|typically)(?! {window})",
      "{amount} ... (?:below|under|short of|lower|smaller|modest) .. (?:{usual}|habit|norm)",
    ],
    "amount.equal": [
      "{amount} ... (?:in line with|the same as|equal to|on a par with|no different from|matched|exactly|within|in keeping with) .. (?:{usual}|habit|norm|usually|normally)(?! {window})",
    ],
    "amount.quiet": [
      "!{amount} ... (?:raised|set off|triggered|tripped|gave|produced|caused|drew) (?:no|not a single|hardly any) .. (?:{signal}|attention|suspicion)",
      "!{amount} ... (?:did not|didn't|never) .. (?:raise|set off|trigger|trip|cause|draw|stand out)",
      "{amount} .. (?:unremarkable|inconspicuous|unsuspicious|nothing unusual|perfectly normal)",
    ],
    "threat.listed": [
      "(?:external|outside|international) .. {list} ... (?:named?s?|included?s?|carried|carries|contain\\w*|feature\\w*|mention\\w*|show\\w*|flag\\w*|had)",
      "(?:country|location|place|peru|ecuador|pakistan|belarus) ... (?:on|in|features? (?:on|in)|appears? (?:on|in)|listed (?:on|in)) (?:a|an|the|one) .. {list}",
      "(?:external|outside) (?:source|warning|hint|intelligence)s? .. (?:flagged|warned|reported|raised|named|pointed)",
    ],
    "threat.none": [
      "!(?:external|outside|threat) .. (?:sources?|lists?|threats?|intelligence) .. (?:contributed|added|played|reported|showed|had|brought|offered) (?:nothing|no (?:part|role)|not)",
      "!nothing .. (?:from|in|on) .. (?:external|outside|threat) .. (?:sources?|lists?)",
      "!no (?:list|threat) hits?",
      "!no (?:\\w+ )?lists?(?= |,|\\.)",
      "!(?:no|not any|none of the|without any|not a single|not one) .. (?:external|outside) .. (?:{list}|source|threat|warning|hit)s?",
      "!(?:not|nowhere|never|nor) .. (?:on|in|by) any .. (?:{list}|source)",
      "!no .. (?:{list}) .. (?:named|mentioned|carried|contained|included|showed|flagged|came)",
      "(?:external|outside) (?:sources|checks|lists|searches|intelligence) .. (?:silent|clean|clear|empty|nothing|blank)",
    ],
    "signals.none": [
      "!nothing (?:at all )?(?:was|had been) (?:flagged|raised)",
      "!(?:no|not a single|not one) (?:red )?(?:flags?|alarms?|alerts?) (?:was |were |had been |went |rang )?(?:raised|up|triggered|sounded|rang|fired)",
    ],
    "signals.some": [
      "(?:several|some|numerous|a few|a handful of|many|multiple) (?:red )?(?:signals|flags|alarms|alerts)",
    ],
    "policies.none": [
      "!(?:no|not a single|not one|none of the) .. polic(?:y|ies) .. (?:matched|applied|fitted|cited|triggered|relevant|came into play|touched|used|invoked|consulted)",
      "!without (?:any|a single) policy",
    ],
    "policies.some": [
      "(?:the|a|one|two|three|four|five|several|some) (?:(?:matching|relevant|cited) )?polic(?:y|ies) (?:(?:on|about|for|concerning|covering|regarding) (?:\\w+ ){1,3})?(?:was|were|had been|applied|matched|asked|demanded|called|came)",
    ],
    "policies.agree": [
      "polic(?:y|ies) ... (?:with one voice|unanimous\\w*|of one mind|in unison|in agreement|agreed|all pointed the same way|in the same direction|the same thing)",
    ],
    "policies.divided": ["polic(?:y|ies) ... (?:divided|split|disagreed|at odds|differed|different things|not agree)"],
    "debate.tie": [
      "{sides} ... (?:(?:in a|a|as a) (?:tie|draw|dead heat|stalemate)|evenly (?:matched|balanced|split)|level pegging|undecided|tied|equally (?:strong|weighty|convincing)|the same weight|no winner|exactly balanced|perfectly balanced)",
      "!neither (?:side|argument|position|case) .. (?:prevailed|outweigh\\w*|won|heavier|more|ahead|stronger|upper)",
    ],
    "debate.narrow": [
      "{sides} ... (?:narrow\\w*|slight\\w*|whisker|marginal\\w*|hair's breadth|hairline|close|just|barely|small) .. (?:edge|lead|margin|ahead|advantage|contest|race|call|favou?r\\w*|outweigh\\w*|stronger|thing|run)",
      "(?:narrow\\w*|slight\\w*|marginal\\w*|small|close) .. (?:edge|lead|margin|advantage|contest) .. (?:debate|fraud|customer|arguments?|side)",
    ],
    "debate.wide": [
      "{sides} ... (?:clear\\w*|heavily|wide|decisive\\w*|comfortabl\\w*|by far|overwhelming\\w*|landslide|far|strongly|large) .. (?:edge|lead|margin|ahead|advantage|favou?r\\w*|outweigh\\w*|stronger|towards?|won|win)",
    ],
    "rule.none": [
      "!(?:no|not any|without (?:a|any)) .. rule .. (?:applied|fired|required|forced|compelled|intervened|demanded|obliged|kicked|triggered|came)",
    ],
    "rule.some": [
      "(?:a|the|one) (?:special|particular|override|overriding|fixed|separate) rule .. (?:applied|fired|kicked in|forced|required|took effect|came into play|demanded|triggered|stepped in)",
    ],
    "proposal.followed": [
      "(?:ratify|confirm|uphold|endorse|rubber-stamp) the (?:block|challenge|approval|rejection) .. {system}",
      "(?:endors(?:ed|ing)|back(?:ed|ing)|follow(?:ed|ing)|adopt(?:ed|ing)|ratif(?:ied|ying)|went along with|going along with|agree(?:d|ing) with|rubber-stamp\\w*|stuck (?:to|with)|accept(?:ed|ing)|sided with|echo(?:ed|ing)|concurr(?:ed|ing) with|in agreement with|confirm(?:ed|ing)) (?:what )?(?:the |its |this |that )?(?:\\w+'s )?{proposal}",
      "(?:just|exactly) (?:as|what) (?:the )?{system} (?:had )?(?:proposed|suggested|recommended|wanted|advised)",
      "(?:person|human|torres|she) and (?:the )?(?:machine|system) (?:were of one mind|agreed|saw eye to eye|concurred)",
      "same (?:conclusion|verdict|outcome|decision) as the {system}",
    ],
    "proposal.overruled": [
      "(?:overrul(?:ed|ing)|overrode|overrid(?:ing|den)|contrary to|contradict(?:ed|ing)|depart(?:ed|ing) from|deviat(?:ed|ing) from|disagree(?:d|ing) with|revers(?:ed|ing)|went against|going against|set(?:ting)? aside|dismiss(?:ed|ing)|ignor(?:ed|ing)|in defiance of) (?:what )?(?:the |its |this |that )?(?:\\w+'s )?{proposal}",
    ],
    "rule.contradiction": [
      "(?:contradictory|conflicting|contradicting|inconsistent|opposing)[- ](?:signals|indications|evidence)",
      "{signal} ... (?:contradict\\w*|conflict\\w*|at odds with each other|in (?:opposite|different) directions|inconsistent)",
    ],
    "channel.web": [
      "(?:online|web|internet) (?:payment|purchase|order|transaction|checkout)",
      "(?:paid|bought|ordered|made|placed|purchased|shopped) .. (?:online|over the (?:web|internet)|on the (?:web|internet)|on a website|in a web shop|via the (?:web|internet))",
      "(?:web|internet|website|browser) (?:was|is) the channel",
    ],
    "channel.mobile": [
      "mobile (?:payment|purchase|channel|app)|(?:paid|made|sent|by|from|via|through) (?:a |the |by )?mobile|with a mobile app|(?:made|paid|sent) from a phone",
    ],
    "channel.shop": [
      "(?:at|in|on) (?:the|a|its) (?:till|counter|cash desk|checkout counter|card terminal|point[- ]of[- ]sale(?: terminal)?|shop'?s? terminal|card reader)",
      "card[- ]terminal payment|point[- ]of[- ]sale (?:payment|purchase|terminal)|in[- ]store (?:payment|purchase)|face to face in the shop|across the counter|over the counter|at the terminal",
    ],
    "versions.none": [
      "!(?:no|without (?:any|an)|not any|never) .. (?:earlier|previous|prior|other) .. version",
      "(?:first and only|only|sole) version (?:of|there|on)",
    ],
    "versions.same_day": ["version ... (?:that|the|on the) (?:very )?same day"],
    "decided.nobody": [
      "!(?:no|not a single|without (?:a|any)|not one) .. {person} (?:having |had |was |were |ever |ha[ds] been )?(?:involved|interven\\w*|stepp\\w+ in|look\\w*|touch\\w*|tak\\w+ part|took part|had a say|consulted|asked|needed)",
      "!(?:nobody|no one) (?:having |had |was |ever )?(?:involved|interven\\w*|stepp\\w+ in|look\\w*|touch\\w*|took part|consulted|asked)",
    ],
    "decided.same_day": [
      "(?:on |that |the )(?:very )?same day (?:as the (?:payment|purchase)|the payment)",
      "before the (?:day|11th|12th|payment day) .. (?:out|over|ended)",
      "(?:on|the) (?:very )?day of the (?:payment|purchase|transaction) .. (?:torres|she|decided|approved|blocked)",
    ],
  },
  aspects: {
    device: "device|handset|phone used",
    country: "country|place|location",
    hours: "hour|time of day|timing|time of the payment",
  },
  fits: "usual(?: ones?)?|normal|ordinary|customary|as (?:always|usual|ever)|in line with (?:habit|the profile|the customer|what)|in keeping with|fit(?:s|ted)? (?:the customer|the profile|him|her|in)|match(?:ed|es) (?:the )?(?:customer|profile|habit)|unremarkable|inconspicuous|(?:raised?|gave|give|caused?|offered) no (?:\\w+ )?(?:flags?|signals?|alarms?|concerns?|cause|suspicion|reason|grounds)|nothing (?:unusual|strange|odd)|drew no attention|not an issue|in order",
  unfits:
    "unusual|odd|strange|remarkable|out of (?:character|line|the ordinary)|atypical|suspicious|unexpected|differed from (?:the )?(?:profile|habit|usual)|did not (?:fit|match)|(?:gave|give|given|raised?) (?:cause for|grounds for|reason for|concern|suspicion|a (?:signal|flag))|stood out|departed from",
  neither: "neither|not",
  counts: [
    ["half a dozen(?: of)?", 6],
    ["a dozen(?: of)?", 12],
    ["a (?:couple|pair|brace) of", 2],
    ["a trio of", 3],
    ["a quartet of", 4],
  ],
  topics: {
    amount: "(?:unusual|large|high|excessive) (?:amounts?|sums?)",
    hours: "(?:unusual|odd|off) (?:hours|times?)",
    device: "(?:unknown|unregistered|unfamiliar|new) devices?",
    abroad: "(?:international|foreign|cross-border) (?:payments?|transactions?|countries)",
    combined: "(?:combined|combination of|combining|several) (?:risk )?factors",
  },
  levels: {
    subjects: {
      behavioral: "behaviou?r(?:al)?(?: (?:component|score|part|value|share))?",
      policy: "policy (?:component|score|part|value|share)",
      threat: "threat(?:s|[- ]intelligence)? (?:component|score|part|value|share|level)",
      transaction: "transaction (?:component|score|part|value|share)",
      confidence: "confiden(?:ce|t)|certain(?:ty)?|sure|assurance|conviction",
      fraud: "(?:fraud (?:side|argument|case)|pro-fraud (?:side|argument|case))",
      customer: "(?:customer(?:'s)? (?:side|argument|case)|pro-customer (?:side|argument|case))",
      risk: "(?:composite|overall|total) (?:risk|score)|composite|risk score",
    },
    words: [
      ["zero|nil|nought|nothing|none|empty", 0, 0.02],
      ["negligible|minimal|tiny|next to nothing|hardly anything|insignificant|marginal", 0, 0.2],
      [
        "at (?:its|the) (?:maximum|ceiling|limit|top)|the maximum|full marks|topped out|as high as it gets|complete|absolute",
        0.97,
        1,
      ],
      [
        "close to (?:the|its) (?:maximum|ceiling|top|limit)|near the (?:maximum|ceiling|top)|almost (?:the maximum|at the top)|very high|extremely high",
        0.78,
        1,
      ],
      ["very low|extremely low|tiny", 0, 0.25],
      ["coin-?toss|fifty-fifty|toss-up|barely better than even", 0.45, 0.58],
    ],
  },
};
