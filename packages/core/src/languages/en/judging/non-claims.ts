import { type NonClaims, opening, sentences, sourceLabels, starting } from "../../parts/non-claims.ts";

const WORDS = "(?: [^ ,;:.!?]+)";
/** What somebody else finds is a claim about them. */
const SUBJECT =
  "(?![^.]*\\b(?:says?|said|thinks?|called|calls|believes?|believed|found|finds|claims?|claimed|according|told|described|that|who|which|because|if|when)\\b)[^ ,;:.!?]+";
const SO =
  "(?:(?:so|very|really|just|truly|absolutely|simply|quite|pretty|such|totally|definitely|always|still|also|incredibly|extremely|personally|honestly|highly|particularly|rather|a bit|how) )*";
const LOVELY =
  "amazing|awesome|fantastic|wonderful|beautiful|gorgeous|stunning|breathtaking|lovely|marvell?ous|delightful|delicious|adorable|charming|brilliant|superb|incredible|unbelievable|magnificent|fabulous|phenomenal|spectacular|terrific|outstanding|perfect|terrible|horrible|awful|dreadful|disgusting|ugly|boring|disappointing|annoying|pathetic|ridiculous|shameful|lousy|hideous|heartbreaking|depressing|inspiring|fascinating|overrated|underrated|unforgettable|nicer|prettier|uglier|cute|tasty|yummy";
const GOOD = `${LOVELY}|great|good|nice|bad|cool|fun|interesting|sad|funny|fine|excellent|better|best|worst|worse|impressive|crazy|scary|exciting|hard to beat|worth (?:it|a visit|the (?:money|wait|trip|price)|every (?:penny|cent|minute))`;
const THING =
  "thing|things|place|product|company|job|work|stuff|question|idea|news|point|day|evening|night|weekend|trip|holiday|time|team|book|film|movie|show|city|cities|town|country|places|books|films|choice|option|deal|experience|story|service|opportunity|feeling|piece|read|way to \\p{L}+|view|food|game|song|album|performance|masterpiece|disaster|mess|joke|shame|pity|tool|app|phone|car|person|people|man|woman|guy";
const TAIL =
  "(?:,? (?:ever|indeed|overall|too|here|today|there|though|in my opinion|in every way|of all time|for everyone|to (?:me|us|read|watch|see|use|visit|look at|work with)|in the (?:world|city|country|whole world)|on earth|around|out there|(?:that )?(?:i|we)(?:'ve| have)? (?:\\p{L}+ )?(?:seen|read|known|know|had|tried|used|tasted|visited)))*";
const IT =
  "(?:this|that|it|these|those|they|which)(?:'s| is|'re| are| was| were| looks?| seems?| sounds?| feels?| tastes?)";
const FINDS =
  "(?:love|like|adore|hate|dislike|enjoy|prefer|appreciate|admire|recommend|wish|hope|can't (?:wait|stand)|cannot (?:wait|stand)|look forward)";
const SOURCES =
  "(?:documents?|passages?|contexts?|sources?|excerpts?|snippets?|search results?|texts?|materials?|files?|(?:the )?(?:provided|given|available|above|supplied|retrieved) (?:articles?|reports?|information|data|content))";
/** What says nothing of a matter only where it is not said: "the contract does not include" is a claim. */
const DOCUMENTS =
  "(?:articles?|reports?|minutes|terms(?: and conditions)?|readme|leaflet|manual|handbook|policy|pages?|website|guide|contract|form|faqs?|notice|invitation|e?-?mails?|letter|recipe|data ?sheet|instructions|announcement|post|memo|transcript|brochure|rules)";
const LACKED = `(?:information|answers?|details?|mention|data|anything|results?|records?|${SOURCES})`;
const FIRST =
  "(?:(?:then|next|first|now|finally|also|just|simply|and|or),? |(?:to|for|if|once|when|before|after) [^,]+, )?";
const BUT =
  "(?:(?:unfortunately|sorry|however|based on [^,]+|but|and|because|since|i'm sorry|i am sorry|i apologi[sz]e|apologies),? (?:but )?)*";

export const nonClaims: NonClaims = {
  courtesies: sentences(
    [
      "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day|night)|greetings|howdy)(?:(?! is| are| was| has)[ ,]+[\\p{L}'.-]+){0,3}",
      "(?:yes|no|ok|okay|sure|certainly|absolutely|of course|wow|understood|got it|right|exactly|great|perfect|alright|no problem|no worries|well done|cheers|bye|goodbye|see you(?: \\p{L}+){0,3}|take care|good luck(?: \\p{L}+){0,5}|congratulations(?: [^.]+)?|congrats|happy (?:birthday|new year|holidays|easter|anniversary|\\p{L}+ing)(?: [^.]+)?|get well(?: soon)?|have fun|merry christmas(?: [^.]+)?|enjoy(?: (?:your|the|it|every|this|reading|yourself)[^.]*)?|welcome(?: (?:back|to [^.]+|everyone|all))?|(?:best|kind|warm)(?:est)? (?:regards|wishes)|regards|(?:with|in) (?:deepest )?sympathy|(?:yours )?(?:sincerely|faithfully|truly)|yours|sincerely yours|you're welcome|you are welcome|all the best|stay (?:tuned|safe))",
      `i(?:'ve| have)(?: just)? (?:read|looked|checked|compared|gone|gathered|collected|put|pulled|sorted|compiled)${WORDS}{0,8}`,
      `(?:sure|certainly|of course|absolutely|okay|ok|great)?[,!.]? ?(?:here(?:'s| is| are)|below (?:is|are)|the following (?:is|are)) (?:what${WORDS}{1,6}|(?:the|a|an|your|my|some)?(?:${WORDS}{0,12}:| ?(?:\\p{L}+ ){0,2}(?:summary|list|answer|overview|breakdown|points|steps|details|information|response|explanation)${WORDS}{0,8}))`,
    ],
    [
      // What the writer offers to do with the text, or says about it.
      "(?:sure|of course|right|okay|ok|certainly|happily)?,? ?here(?:'s| is| are) (?:where|how|what|the (?:gist|short|quick|brief|main|key|essence|upshot)|a (?:quick|short|brief|rough|compact|concise|first)|an (?:overview|outline))",
      "(?:i can|i could|i'd be glad to|i'll gladly) (?:also )?(?:turn|put|draft|write|prepare|translate|rewrite|shorten|expand|format|make|break|dig|check|look|pull|compare)[^.]*\\b(?:you|your|needed|helpful|useful|helps)\\b",
      "(?:i'm|i am|i'd be|i would be) (?:always |more than )?(?:happy|glad) to \\p{L}+[^.]* (?:if|for|with) (?:you|your|needed|that)",
      "(?:just |please )?(?:say the word|give me a shout|drop me a line)",
      "(?:of course|naturally|please note that|note that|needless to say),? this (?:overview|summary|answer|text|list|reply) (?:can't|cannot|can not|does not|doesn't|is not|isn't|won't) ",
      "it depends (?:a (?:bit|little) |mostly |mainly |very much |largely )?on (?:what|how|which|whether|where|the \\p{L}+ you|your)(?! \\p{L}+ (?:is|was|are|were) )[^.]*\\b(?:you|your)\\b",
      "(?:when|if) in (?:any )?doubt",
      "(?:good (?:morning|afternoon|evening|day)|hello|hi)[^.]{0,30}(?: and|,) (?:many )?(?:thanks|thank you) for",
      "if you (?:share|upload|paste|forward|attach|point|ask|prefer|wish|like|want)(?: [^,.]{1,60})?, (?:i|we)(?:'ll| can| could| will| would|'d)(?![\\p{L}])",
      "(?:please )?(?:note|bear in mind|keep in mind|be aware)(?: that)? (?:i|this (?:answer|summary|reply|overview|text))(?:'m| am| can't| cannot| may| might| is| does| only)(?![\\p{L}])",
      "i (?:can't|cannot|can not|couldn't) (?:guarantee|promise|vouch|rule out|be (?:sure|certain))",
      "i (?:may|might|could) (?:well )?have (?:overlooked|missed|misread|misunderstood|got)",
      "i(?:'ve| have) (?:kept|left|tried|based|focused|used|limited|grouped|sorted|structured|ordered|followed|stuck|omitted|skipped|shortened)(?![\\p{L}])",
      "(?:this|my|the) (?:answer|summary|reply|overview|list|order|table)(?: above| below)? (?:is based|is drawn|draws|relies|follows|sticks|covers|reflects|only covers|leaves out)(?: [^.]*)?\\b(?:you|your|document|source|text|original)\\b",
      "(?:i'm|i am) (?:\\p{L}+ ){0,2}(?:not )?(?:\\p{L}+ )?(?:sure|certain) (?:about|of|whether|if|which|what|how)",
      "(?:that's|this is|that is) a (?:tricky|tough|hard|difficult) (?:one|question)",
      "you (?:may|might) (?:want|wish|like) to (?:ask|check|contact|consult|talk|speak|double-check|verify)|you(?:'d| had) better (?:ask|check|consult)",
      "thank you",
      "(?:many |much )?thanks(?: (?:for|so much|again|in advance|a lot|a million|everyone|all)|[,.!]|$)",
      "have an? (?:\\p{L}+ )*(?:day|evening|night|weekend|week|time|trip|flight|holiday|summer|one|start)(?! (?:is|was|are|were) )",
      "(?:i|we) (?:really )?hope (?:this|that|it|you|the (?:above|information))",
      "(?:please )?(?:let (?:me|us) know|feel free|don't hesitate|do not hesitate|get in touch|stay in touch)",
      "(?:i'm|i am|we're|we are|i'd be|i would be|we'd be|we would be) (?:always |more than )?(?:happy|glad|here) to (?:help|assist|answer|hear)",
      "(?:if you|should you) (?:have|need|want|would like|'d like|wish|require)[^.]*\\b(?:let (?:me|us) know|feel free|please|hesitate|happy to|glad to|just ask|(?:contact|reach|call|email|write to) (?:us|me|out))",
      "i (?:can|could|will|'ll|would be happy to|am going to|'d like to|would like to|have|'ve) (?:also |now |gladly |be happy to )*(?:help|assist|summari[sz]ed?|explain(?:ed)?|walk you|go through|list(?:ed)?|answer(?:ed)?|give you|show you|do my best|keep it|make mistakes)",
      "i (?:may|might|can) (?:sometimes )?(?:make mistakes|be wrong|get things wrong)",
      "(?:so |now |okay,? |right,? |and )?(?:now,? )?(?:on to (?:the|your|our)|moving on to|back to (?:your|the (?:question|topic))|let's|let us|first things first|that brings (?:me|us))",
      "(?:just |please |so |and ){0,2}let me know",
      "(?:i )?hope (?:that|this|it) (?:helps|answers|clarifies)",
      "(?:looking forward to (?:your|hearing|seeing|working)|happy to (?:help|assist)|glad (?:i|to)|my pleasure|sounds good|it depends(?! on| upon| whether)|fingers crossed|to be continued|more on (?:this|that))",
      "(?:sure|of course|certainly|absolutely|no problem|great|okay|ok|alright)[,!.]? (?:thing|i'd be|i can (?:help|do)|i will|i'll|(?:i'm |i am )?(?:happy|glad)|let me|let's|no problem|with pleasure)",
      "if you (?:send|give|share|tell|show|provide|let) (?:me|us)",
      "this (?:answer|response|reply|summary|text|overview|information|content|message|page) (?:is|was|does|serves|should|may|cannot|can't|has been) [^.]*(?:advice|general information|informational|generated|ai|guidance|replace|substitute|errors|for information)",
      "below you(?:'ll| will)? find",
      "(?:i'll|we'll) (?:also |now |first |quickly )*(?:help|assist|summari[sz]e|explain|walk|go through|go over|look at|list|answer|start|begin|show|do my best|keep it|break|turn to|move on)",
      "(?:let me|let us|let's) (?:also |now |first |quickly )*\\p{L}+",
      "(?:as an|i am an|i'm an) ai\\b",
      "(?:we're|we are) sorry for|have i (?:forgotten|missed)",
      "(?:i'm|i am) not an? (?:\\p{L}+ )?(?:doctor|lawyer|vet|pharmacist|accountant|expert|advis[eo]r)",
      "(?:(?:just )?ping (?:me|us)|(?:any|more|got) (?:\\p{L}+ )?questions|(?:yum\\p{L}*,? )?(?:good|great) (?:question|choice|point|idea))",
      "sorry (?:you|that|for|about|to hear)",
      "(?:as requested|as promised),? (?:here|please find|below)",
      "based on (?:the|this|your) [^,.]{1,40} only",
      "(?:this|that) (?:is|isn't|is not|doesn't replace|does not replace) (?:\\p{L}+ )?(?:legal|medical|financial|professional|tax) advice",
      "(?:i|we) (?:look|am looking|are looking) forward to",
    ],
  ),
  refusals: starting(
    BUT,
    `(?:i|we)(?:'m| am| are|'re| was| were)? (?:could(?: not|n't)|can(?:not|'t| not)|(?:un|not )able to|did(?: not|n't)|do(?: not|n't)) (?:\\p{L}+ )?(?:(?:find|locate|see|have|identify|provide|give)\\b[^.]*\\b${LACKED}|(?:answer|determine|help|assist|access|know|say|tell|comply|speculate)\\b)`,
    "(?:i|we) (?:can(?:not|'t| not)|do(?: not|n't)|am not able to) (?:give|provide|offer) [^.]*advice",
    "i have no (?:\\p{L}+ )?(?:information|idea|data|details|knowledge|access)",
    `(?:the |these |those |your |any of the |none of the )?(?:\\p{L}+ )?${SOURCES}(?: provided| given| above| available| supplied| i have| you (?:provided|shared|gave me))? (?:do(?:es)?|did) ?(?:not|n't) (?:\\p{L}+ )?(?:mention|provide|contain|specify|state|include|say|give|address|answer|discuss|offer|cover|describe|indicate|have|tell|reveal)`,
    `(?:the |this |your |our )?(?:\\p{L}+ )?${DOCUMENTS} (?:do(?:es)?|did) ?(?:not|n't) (?:\\p{L}+ )?(?:mention|say|state|specify|record|indicate|clarify|reveal|tell)`,
    `none of the (?:\\p{L}+ )?${SOURCES} (?:mentions?|contains?|provides?|answers?|says?|states?)`,
    `there (?:is|was|are|were)(?: no|n't any| not any| not enough) (?:\\p{L}+ ){0,2}(?:information|mention|details?|data|answer|reference|context)\\b[^.]*\\b(?:${SOURCES}|provided|given|available|to answer)`,
    `no (?:\\p{L}+ )?(?:information|details?|answers?|mention|results?)\\b[^.]*\\b(?:found|available|provided|given|in the (?:\\p{L}+ )?${SOURCES})`,
    "(?:this|that|it|the question|your question) (?:\\p{L}+ )?(?:can(?:not|'t| not)|could not|couldn't) be (?:answered|determined)",
    `[^.]+ (?:is|are|was|were)(?: not|n't) (?:\\p{L}+ )?(?:mentioned|specified|stated|provided|discussed|addressed|included|covered|given|contained|found|available) (?:in|on) (?:the |any |these |that |this |your |my )(?:of the )?(?:\\p{L}+ )?(?:${SOURCES}|${DOCUMENTS})`,
    "as an ai\\b",
    "i apologi[sz]e",
    "my apologies",
    "sorry,? but i",
    "(?:i'm|i am) afraid i",
  ),
  requests: opening(
    `${FIRST}(?:please )?(?:click|tap (?:on|here|the link)|visit (?:us|our|the|this|www|https?)|contact (?:us|me|our|the|your|support|customer)|call (?:us|me|our|now|\\d)|e?-?mail (?:us|me|our)|write to (?:us|me)|send (?:us|me)|reach out|get in touch|subscribe|sign up|sign in|log in|register (?:now|here|for|at)|follow (?:us|me|the link|this link)|share (?:this|your (?:thoughts|feedback|opinion|experience))|read (?:more|on|the full|the whole|our|this)|learn more|find out more|see (?:also|the (?:table|figure|section|chart|link|attached)|our|page|section|below|above|chapter|figure|table)|refer to|check (?:out|back|our|the link)|download (?:the|our|it|your|a|now|here)|join (?:us|our|the (?:discussion|conversation))|stay tuned|get started|book (?:now|here|your)|order (?:now|here|your)|buy (?:now|here)|shop now|go to (?:www|https?|our)|scroll (?:down|up)|watch (?:the|this|our) (?:video|film|clip)|listen to (?:the|this|our)|(?:ask|consult|talk to|speak to|check with) (?:me|us|the|your|an?|them)|tell (?:me|us)|give (?:me|us)|leave (?:a|your) (?:comment|review|message)|wait (?:a moment|here)|feel free|note down|don't (?:forget|miss|hesitate|worry)|do not (?:forget|miss|hesitate|worry))`,
  ),
  instructions: opening(
    "please (?!note\\b|be a(?:ware|dvised)\\b)\\p{L}+",
    `${FIRST}(?:press|select|choose|enter|type|read|check|install|ensure|use|add|remove|keep|restart|copy|paste|mix|stir|bake|cook|heat|chop|pour|boil|serve|wash|clean|insert|connect|plug|switch|push|pull|hold|place|attach|tighten|replace|fill|repeat|review|complete|submit|sign|send|return|bring|take|get|start|stop|avoid|consider|imagine|discover|explore|enjoy|compare|browse|unplug|drag|drop|close|open|print|upload|turn|ask|tell|give|make|remember|try|store|shake|rinse|apply|preheat|peel|slice|whisk|combine|drain|charge|scan|confirm|verify|change|leave) (?:the|your|a|an|this|these|those|it|them|all|each|every|any|some|our|my|both|here|one|their|sure)(?! \\p{L}+ (?:is|are|was|were|has|have) )`,
    `${FIRST}(?:press and hold|log out|go to (?:the|your|settings)|look (?:at|for|up) (?:the|your)|be (?:sure|careful|aware)|turn (?:on|off) (?:the|your)|wait (?:for|until|\\d)|do not (?!\\p{L}+ (?:is|are))\\p{L}+|don't \\p{L}+|never (?:use|leave|open|touch|share|put|mix|give|store)|always (?:use|keep|wear|check|wash|store|read)|keep in mind to|sit back|watch out|set (?:the|your) (?:timer|oven|device|temperature|password|dial|alarm|clock)|put (?:the|your|it|them|on|all)|cut (?:the|your|it|them|into)|save (?:your|this|it|them|all|changes|the (?:file|document|changes|image|form|date)))`,
  ),
  opinions: starting(
    "(?:(?:and|but|so|well|honestly|frankly|personally|overall|wow|oh|yes|no|because|while|although|though|for me),? )*",
    "(?:i'm|i am|we're|we are) (?:so |very |really )?(?:sorry|not sure)(?![\\p{L}])",
    "we (?:can|could|will|'ll|would be happy to|are going to) (?:also |now |gladly |be happy to )*(?:help you|assist you|summari[sz]e|explain|walk you|go through|answer|give you|show you)",
    `(?:i|we) ${SO}(?:do )?${FINDS}(?![\\p{L}])`,
    `i ${SO}(?:loved|liked|hated|enjoyed|felt|feel|disliked)(?![\\p{L}])`,
    "loved? (?:it|this|the|every)",
    "(?:[^.]* )?(?:i'd|i would)(?! have)(?: \\p{L}+){1,2}(?![\\p{L}])",
    "(?:my|our) (?:recommendation|advice|tip|suggestion|verdict|take)(?![\\p{L}])",
    `(?:i|we)(?:'m| am| are|'re| was| were| feel| felt) ${SO}(?:happy|glad|excited|thrilled|delighted|proud|grateful|thankful|impressed|disappointed|pleased|sad|amazed|honou?red|sorry|fond|a (?:big|huge) fan)(?![\\p{L}])(?!.*\\b(?:announce|report|confirm|share|present|introduce|say|that)\\b)`,
    "in my (?:humble )?(?:opinion|view)",
    "[^.]{0,120},? (?:if you ask me|in my (?:opinion|view|eyes)|i find|i must say|to my (?:mind|taste))[.!… ]*$",
    `[^.]{0,60}\\bsounds? (?:like|as if) ${SO}(?:a |an |it'll be |it will be |you )?${SO}(?:${GOOD})[^.]*[.!… ]*$`,
    "(?:to me|for my part|my (?:impression|feeling|sense|guess) is|i (?:have|must|need) to (?:say|admit)|i must (?:say|admit)),? ",
    "[^.]* made me (?:smile|laugh|think|cry|chuckle|curious)[.!… ]*$",
    "imh?o\\b",
    "if you ask me",
    "to my mind",
    `(?:${IT}|there(?:'s| is)) ${SO}(?:not |never )?(?:an? |the |one of the |my )?${SO}(?:most |much |far )?(?:${GOOD}|favou?rite)(?: (?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${WORDS}{0,7} (?:is|are|was|were|looks?|seems?|sounds?|feels?|tastes?|smells?|remains?)(?: ${SO}|)(?:(?: an| a| the| one of the| my)?(?: most| best| more)? ${SO}| )(?:${LOVELY})(?:,? (?:and |but )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${WORDS}{0,6} (?:is|are|was|were) (?:simply |just |by far |hands down |still |truly |definitely )*(?:the (?:best|worst)|a (?:great|good|bad|nice|real|true|must)|my favou?rite|worth (?:it|a visit|every penny|every cent))(?: (?:${LOVELY}|${THING}|see|read))*${TAIL}[.!… ]*$`,
    `what an? (?:${GOOD}|${THING})[^.]*[.!]*$`,
    "what an? [^.]+!+$",
    `how (?:${GOOD})[^.]*[.!]*$`,
    `(?:${GOOD}|highly recommended|love it|well done|top)(?:,? (?:${LOVELY}|${THING}|and|so|fast|friendly))*[.!…]+$`,
    "(?:you|everyone|everybody) (?:should|must|have to|need to|will|'ll|won't|would) (?:really |definitely |absolutely |all )*(?:try|see|visit|watch|read|love|regret|be disappointed|like|enjoy)(?![\\p{L}])",
  ),
  views: opening(
    "(?:and |but |so |well, |personally,? |honestly,? )*(?:i|we) (?:really |still |also |just |do |don't |do not |honestly |personally |firmly |strongly )*(?:think|believe|feel|guess|suppose|reckon|doubt|find (?!that\\b|out\\b)|would say|would argue|'d say|'d argue)",
    "(?:i'd|i would|i'm|i am) (?:say|argue|sure|certain|convinced)",
    "(?:maybe|perhaps) (?:you|we) (?:should|could|can)",
    "(?:we|they|everyone|people|somebody|someone|the government|companies|politicians) (?:should|ought to) (?:all |really |finally |definitely )*(?:be ashamed|do more|do better|care|know better|wake up|stop|listen|think)",
  ),
  tellingQuestions: opening("did you know(?: that)?", "(?:isn't|is) it true that"),
  sourceLabels: sourceLabels("sources?|references?|ref\\.?|see source|citation|cited from"),
};
