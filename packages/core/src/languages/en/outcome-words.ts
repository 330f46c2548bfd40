import type { OutcomeWords } from "../parts/outcome-words.ts";

const REFUSE = "(?:block|decline|reject|refuse|deny|cancel|stop|turn down|halt)";
const MONEY = "(?:money|funds|amount|sum|balance)";
const PEOPLE =
  "(?:team|teams|specialists?|experts?|colleagues?|persons?|people|someone|somebody|humans?|staff|members?|analysts?|advisers?|advisors?|employees?|reviewers?|officers?|department|desk|investigators?)";
const LOOK =
  "(?:review(?:ing|s)?|look(?:ing|s)? (?:at|into|over)|check(?:ing|s)?|examin(?:e|es|ing)|tak(?:e|es|ing) (?:\\w+ ){0,2}look|investigat(?:e|es|ing)|assess(?:es|ing)?|inspect(?:s|ing)?|go(?:es|ing)? (?:over|through)|verif(?:ying|ies)|study(?:ing)?|handl(?:es|ing)|decid(?:e|es|ing)|evaluat(?:e|es|ing))";

export const outcomeWords: OutcomeWords = {
  done: [
    "(?<!to be )(?:approved|authori[sz]ed|completed|accepted|executed|released|settled|finali[sz]ed|concluded|cleared|honou?red|fulfilled|processed|waved through|validated|gone ahead)",
    "(?<!\\bto )(?:went|gone|go|goes|going|got|get|come|came|sailed|pushed|put|passed|let) (?:\\w+ ){0,3}(?:through|ahead)(?! (?:the|your|it|them|all|every|each) )",
    "(?:success|successful|successfully|succeed(?:s|ed)?|worked)",
    "(?:is|are|was|were|been|be|now|all|already) (?:\\w+ ){0,2}(?:complete|final|done|through(?! \\w)|finished|paid|sorted|confirmed|booked|valid)",
    "(?:could|can|able to|unable to|cannot|can't|couldn't|going to|will|won't|not|fail(?:ed)? to) (?:\\w+ ){0,2}(?:complete|process|approve|authori[sz]e|accept|execute|carry out|finish|go through|go ahead|be made|be carried out)",
    "(?:order|parcel|purchase|item|book|books|goods) (?:is|are|has|will) (?:\\w+ ){0,3}(?:way|shipped|delivered|dispatched|ship|arrive)",
    "(?:pass|passed|passes) (?:our|all|every|the|its) (?:\\w+ ){0,2}(?:checks?|controls?)",
    "(?:put|putting|let|waved|pushed) (?:\\w+ ){0,4}through",
    "(?:given|gave|get|got) (?:\\w+ ){0,3}(?:green light|go-ahead)",
    "paid (?:for|in full)|(?:payment|purchase) received|receipt",
  ],
  charged: [
    "0 (?:\\w+ ){0,3}(?:sent|paid|transferred|went)",
    "(?:charged|debited|deducted|withdrawn|credited|disbursed|remitted)",
    `${MONEY} (?:\\w+ ){0,4}(?:transferred|sent|taken|forwarded|moved|left|gone|arrived|reached|paid|on its way|with the)`,
    `(?:has|have|had|got|gets|received|holds|keeps) (?:already )?(?:the|its|their|your|all the) ${MONEY}`,
    "(?:taken|left|gone|moved|out) (?:from|of|out of)? ?(?:your|the) (?:account|card|balance)",
    "(?:shop|store|merchant|retailer|seller|bookshop|bookstore|vendor|recipient|payee|business|company|hotel) (?:\\w+ ){0,3}(?:paid|received|receive|receives|got|credited|money|funds)",
    "(?:it|payment|0) (?:\\w+ ){0,3}reached the (?:shop|store|merchant|retailer|seller|recipient|payee)",
    "(?:paid|sent|transferred|credited|forwarded) (?:\\w+ ){0,4}to the (?:shop|store|merchant|retailer|seller|bookshop|bookstore|vendor|recipient|payee)",
  ],
  made: ["(?<!charges? (?:has|have|was|were) (?:been )?)made", "(?:carried out|placed)"],
  clear: [
    "no (?:security )?(?:problems?|issues?|concerns?|irregularities) (?:\\w+ ){0,2}(?:found|detected|identified|raised)",
    "(?<!(?:make sure|be sure|check|confirm|verify|ensure|whether)(?: that)? )(?:everything|all) (?:is|was|looks|looked|seems) (?:\\w+ )?(?:in order|fine|good|well|ok|okay|set|sorted|clear|right|normal)",
    "all (?:set|good|clear|done)",
    "found nothing (?:wrong|unusual|suspicious)",
    "nothing (?:wrong|suspicious|unusual)",
  ],
  enjoyed: ["enjoy (?:your|the|it|shopping)"],
  refused: [
    "(?:blocked|declined|rejected|refused|denied|cancell?ed|voided|prevented|unsuccessful|failed|bounced|reversed|annulled|aborted|disallowed|barred|thwarted|turned (?:\\w+ ){0,3}down)",
    `(?:had|have|has|need|needed|forced|decided|chose|obliged|preferred|must) (?:to )?(?:\\w+ )?${REFUSE}`,
    `(?:will|shall) (?:be )?${REFUSE}(?:ed|d)?`,
    "said no to",
  ],
  stopped: ["(?:stopped|halted|intercepted|suspended|withheld|held back)"],
  held: [
    "(?:on hold|pending|paused|in progress|waiting|awaiting|awaits|delayed|postponed|being processed|still open|outstanding|in the queue|holding|put off|on ice|parked|undecided|in limbo)",
  ],
  code: [
    "(?:send|sending|sent|text|texted|texting|email|emailed|receive|get|enter|type|key|use|input|quote) (?:[\\w'-]+ ){0,8}(?:codes?|passcodes?|one-time passwords?)",
    "(?:codes?|passcodes?) (?:\\w+ ){0,4}(?:sent|texted|way|phone|arrive)",
    "(?:approve|confirm|verify|authori[sz]e|accept) (?:[\\w'.,-]+ ){0,8}(?:in|via|through|with|using) (?:your|the|our) (?:\\w+ ){0,2}(?:app|application|fingerprint|code)",
  ],
  confirm: [
    "(?:approval|confirmation|authori[sz]ation) request|(?:tap|press|choose|hit|select) (?:on )?(?:approve|confirm|authori[sz]e|accept)",
    "(?:need|needs|have|must|want|wants|like|wish|required?|requires) (?:\\w+ ){0,3}(?:verify|confirm|double-check|make sure|be sure|check|confirmation|approval|clarify|verification)",
    "(?:wait|waits|waiting|awaiting|awaits|pending|need|needs|require|requires|required|ask|asking|until we (?:have|get|receive)) (?:\\w+ ){0,3}(?:your )(?:\\w+ )?(?:confirmation|approval|reply|answer|ok|okay|go-ahead|verification)",
    "(?:please|kindly|simply|just) (?:\\w+ )?(?:confirm|verify|approve|let us know|tell us)",
    "(?:ask|asks|asking|request|invite|want|need|like) (?:that )?you (?:to )?(?:\\w+ )?(?:confirm|verify|approve)",
    "(?:until(?: such time as)?|once|unless|as soon as|before|till) you (?:have )?(?:\\w+ )?(?:confirm|verify|approve|accept|say yes|confirmed|verified|approved|accepted)",
    "(?<!took (?:\\w+ ){1,3}to )(?:make|be|making) (?:\\w+ )?(?:sure|certain) (?:that )?(?:it's|it is|it was|this is|this was|you|the)",
    "(?:quick|short|brief|additional|extra|further) (?:\\w+ )?(?:confirmation|verification)",
    "(?:confirm|verify) (?:that )?(?:it was you|it's you|it is you|you made|this was you|your identity|the purchase|the payment|this payment|this purchase)",
  ],
  unconfirmed: [
    "(?:until(?: such time as)?|till|unless|before) you (?:have )?(?:\\w+ )?(?:confirm|approve|authori[sz]e|verify|accept)\\w*",
    "(?:without|missing|lacking) your (?:confirmation|approval|consent|authori[sz]ation|go-ahead|ok)",
    "as long as you (?:have not|haven't|do not|don't) (?:confirm|approv|authori[sz]|verif)\\w*",
  ],
  review: [
    "pair of eyes|human eyes?",
    `${PEOPLE} (?:[\\w'-]+ ){0,6}${LOOK}`,
    "(?:under|in|for|awaiting|pending|needs?|requires?) (?:\\w+ ){0,2}(?:review|examination|inspection|investigation|manual check)",
    "(?:being|be|currently) (?:\\w+ ){0,2}(?:reviewed|checked|examined|looked (?:at|into|over)|investigated|assessed|inspected|verified)",
    `we (?:are|will be|'re|need|still need|want|would like) (?:\\w+ ){0,5}${LOOK}`,
    "(?:are|is|we're) (?:\\w+ ){0,2}(?:checking|reviewing|examining|investigating|looking (?:at|into|over)|taking (?:\\w+ ){0,3}look)",
    `(?:passed|handed|given|forwarded|referred|sent|escalated|with|transferred) (?:[\\w'-]+ ){0,6}${PEOPLE}`,
    `(?:reviewed|checked|examined|looked at|handled|decided) (?:\\w+ ){0,3}by (?:\\w+ ){0,4}${PEOPLE}`,
    `hands of (?:\\w+ ){0,3}${PEOPLE}`,
    "(?:manual|personal|human|careful|closer) (?:review|check|look|inspection)",
  ],
  decides: [
    `${PEOPLE} (?:[\\w'-]+ ){0,6}(?:decides?|deciding|to decide|make (?:the|a|this) (?:\\w+ )?decision|has the (?:final|last) (?:say|word))`,
  ],
  undecided: [
    "(?:not|nothing|no|n't|haven't|hasn't|yet to|un)(?:\\w+ | )?(?:\\w+ ){0,5}(?:decided|decide|decision)",
    "(?:decision|verdict) (?:is|remains|has) (?:still |yet )?(?:open|pending|outstanding|to be)|(?:still|yet) (?:has to|have to|must|needs to|to) decide|remains to be (?:decided|seen)",
    "(?:let you know|tell you|inform you|hear from us) (?:\\w+ ){0,6}whether (?:it|the|this|your|we)",
    "provided (?:that )?(?:our|a|the|someone|my|one)|subject to|on condition",
  ],
  people: [PEOPLE],
  checked: [
    "(?:review\\w*|examin\\w*|inspect\\w*|investigat\\w*|look|looks|looked|looking|closer look|eye|assess\\w*|check(?:ed|ing|s)?|decide[ds]?|deciding|verif\\w+|hands|case)",
  ],
  verified: ["(?:codes?|passcodes?|confirm\\w*|verif\\w+|approve|authenticat\\w+|identity|really you)"],
  refunded: ["(?:refund(?:ed|s|ing)?|reimburse(?:d|ment)?|money back|paid back|credited back)"],
  card: [
    "(?:card|account|online banking|access) (?:\\w+ ){0,3}(?:blocked|frozen|locked|suspended|closed|deactivated|cancelled)",
    "(?:blocked|frozen|locked|suspended|closed|deactivated|cancelled) (?:your|the) (?:\\w+ )?(?:card|account|access)",
  ],
  idle: [
    "(?:nothing(?!'s| (?:is |was )?wrong| (?:has|have|was) )|no(?: further| other)? (?:action|steps?)|not (?:need|have) to do anything|don't (?:need|have) to do anything|needn't do anything|no need to do anything)",
  ],
  payment:
    "(?:payments?|purchases?|transactions?|orders?|transfers?|money|amount|shop|store|merchant|it|this|account|card)",
  checks: "(?:reviews?|checks?|checking|examination|investigation|verification|inspection|assessment)",
  negations:
    "(?:not|no(?! to )|never|none|nothing|nil|zero|00|nobody|neither|nor|cannot|unable|fail|failed|\\w+n't|without being|hardly|refused to)",
  yet: "(?:yet|for now|for the moment|for the time being|at the moment|currently|until|while|still|temporarily|meanwhile|in the meantime|so far|right now|provisionally|without your|unless)",
  final: "(?:for good|finally|definitive\\w*|permanently|once and for all|irrevocabl\\w*)",
  courtesy:
    "(?:thank(?:s| you)|look(?:ing)? forward|hear(?:ing)? from you|here for you|at your (?:service|disposal)|happy to help|we hope|we wish|best wishes|welcome)",
  ongoing: "(?:being|still|currently)",
  future: "(?:will|'ll|shall|going to|goes|go)",
  soon: "(?:gets|receives|is (?:paid|completed|released|carried out))",
  hypothetical: "(?:if|whether|unless|in case|otherwise|whoever|would(?! like)|even if|either|or not)",
  opener: "(?:should|had|were) (?:you|it|this)",
  pending: "(?:once|when|until|before|as soon as|so that|in order to|to be|the moment|for us to)",
  after: "(?:after|upon|following|with your)",
  possible: "(?:can|could|may|might|able)",
  yours:
    "(?:you|you've|you have|yourself|was it you who|by you) (?:\\w+ ){0,2}(?:made|authori[sz]ed|approved|placed|carried out|confirmed|initiated|requested|verified|completed|paid)",
  offer:
    "(?:(?:call|phone|ring|contact|write to|reach|tell|ask) us|call the number|get in touch|speak (?:to|with)|talk to us|let us know|appeal|objection|object|dispute|contest|complain|complaint|disagree|(?:this|the|our) decision|challenge|reconsider|(?:look(?:s|ing)? at|review|check|examine) (?:it|the \\w+|this) (?:again|once more|anew)|you can|you may|right to|entitled|(?:on|at your) request|if you(?:'d)? (?:like|wish|ask))",
  because: "(?:because|since|due to|owing to|on account of|as (?:it|the|this|that|your|a|an|several|some)|as(?= we ))",
  grounds:
    "(?:unusual\\w*|unfamiliar|unknown|uncommon|unexpected|new|first|never|different\\w*|differ\\w*|recogni[sz]\\w+|know\\w*|usual\\w*|normal\\w*|ordinary|typical\\w*|habit\\w*|pattern\\w*|devices?|phone|computer|countr\\w+|abroad|place|location|amount|larger|higher|bigger|large|high|hours?|time|late|night|several|short|many|often|frequen\\w+|row|match\\w*|fits?|fitted|detail\\w*|confirm\\w*|verif\\w*|sure|protect\\w*|safe\\w*|secur\\w*|precaution|limit|information|suspicious|look like|looked|similar|someone|stood out|familiar|before|everything|nothing|in order|fine|checks?|yours?|we (?:have |had to |have had to )?(?:refuse|decline|block|reject|stop)(?:d|ed|ped)?|consent|approval|you made|recently|careful)",
  breaks: "(?:and|but|because|although|since|so|which|whereas)",
};
