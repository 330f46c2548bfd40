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
    "usual\\w*|norm(?:al|ally)?|habit\\w*|customar\\w*|accustomed|typical\\w*|ordinar\\w*|average|otherwise|generally|regular\\w*|as a rule|used to|tends? to|profile|always",
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
    ["late at night|(?:in )?the (?:middle|dead) of the night|the depths of night", 21, 5],
    ["(?:at|by) night|night-?time|nocturnal|(?:during |in |on )?the night|overnight|that night", 20, 6],
    ["(?:in|on|during) the morning|(?:that|this) morning|morning of", 3, 12],
    ["(?:in|on|during) the afternoon|(?:that|this) afternoon|afternoon of", 12, 19],
    ["(?:in|on|during) the (?:late |early )?evening|(?:that|this) evening|evening of|late evening", 17, 23],
    ["(?:at|around) (?:noon|midday)", 11, 14],
    ["(?:at|around) midnight", 23, 1],
    ["in broad daylight|during the day|daytime", 7, 19],
  ],
};
