import { wordSet } from "../shared/word-set.ts";

/** English function words; negations are kept out of content words here and read by the polarity rules instead. */
export const stopWords: ReadonlySet<string> = wordSet(`
a an the this that these those such same other another some any each every either neither both all
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
it its itself they them their theirs themselves who whom whose which what one ones someone anyone everyone
am is are was were be been being do does did doing done have has had having can could will would shall should may might
must ought isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't cannot couldn't won't wouldn't
shouldn't mustn't i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're
we've we'd we'll they're they've they'd they'll that's there's here's who's what's let's ain't
and or but nor so yet if unless until while whereas because since although though as than whether
of at by for with about against between into through during before after above below to from up down in out on off over
under again further then once upon within without along across behind beyond near among amongst around toward towards
per via despite except onto
here there when where why how now just also only very too more most much many few less least own ever even still
already quite rather however therefore thus hence moreover meanwhile instead otherwise
not no n't
s t d ll m re ve
`);
