import type { AntonymRules } from "../parts/polarity-rules.ts";

export const antonyms: AntonymRules = {
  negatingPrefix:
    /^(un|il|ir|non|im(?=p)|in(?!valuable|flammable|famous|habitable|different|stall|form|tense|crease))(.{4,})$/,
  trained: `
rise rose risen rising increase increased grow grew grown growth climb climbed soar soared jump jumped surge surged gain gained up higher raise raised expand improve improved / fall fell fallen falling decrease decreased decline declined drop dropped shrink shrank shrunk plunge plunged slump slumped lose down lower reduce reduced cut worsen worsened
win won victory triumph / lose lost loss defeat defeated
beat defeated / lost
accept accepted approve approved agree agreed back backed support supported welcome welcomed endorse allow allowed permit / reject rejected refuse refused oppose opposed deny denied ban banned block blocked veto forbid forbade condemn condemned criticise criticised criticize
admit admitted confess confessed confirm confirmed / deny denied
more / less fewer
most / least fewest
before earlier prior / after later following
open opened opening / close closed closing shut
alive living survive survived / dead died killed die death
guilty convicted / innocent acquitted cleared
arrive arrived enter entered join joined / leave left depart departed quit exit
start started begin began begun launch launched / end ended stop stopped finish finished cancel cancelled halt
buy bought purchase purchased / sell sold
hire hired appoint appointed / fire fired sack sacked dismiss dismissed resign resigned
high higher highest / low lower lowest
large larger big bigger biggest great greater / small smaller smallest little
first / last
old older oldest elderly / young younger youngest
new / old
good better best positive / bad worse worst negative poor
hot warm warmer / cold cool colder
strong stronger strengthen strengthened / weak weaker weaken weakened
early / late
long longer / short shorter
fast faster quick / slow slower
rich wealthy / poor
safe / dangerous unsafe
success succeed succeeded successful / failure fail failed unsuccessful
male man men boy father son husband brother he king / female woman women girl mother daughter wife sister she queen
north northern / south southern
east eastern / west western
left / right
true / false
legal lawful / illegal unlawful
possible / impossible
likely / unlikely
able / unable
same / different
inside / outside
above over / below under
public / private
attack attacked / defend defended
arrest arrested detain detained jail jailed / release released free freed
push / pull
remember / forget forgot
love loved like / hate hated dislike
include included / exclude excluded
show showed reveal revealed / hide hid hidden
peace / war
friend ally / enemy rival
majority / minority
profit / loss
employ employed / unemployed
credit / debit
import / export
winner / loser
maximum / minimum
internal domestic / external foreign
temporary / permanent
always / never
lead leading ahead / trail trailing behind
`,
  added: `
loud louder loudest noisy noisier / quiet quieter quietest silent
thick thicker thickest / thin thinner thinnest
deep deeper deepest / shallow shallower
wide wider widest broad broader / narrow narrower
wet / dry
full / empty
cheap cheaper cheapest / expensive pricier costlier dearer
temporary temporarily / permanent permanently
voluntary voluntarily optional / compulsory mandatory obligatory
partly partially partial / fully entirely completely wholly
frequent frequently often / rare rarely seldom
majority / minority
maximum / minimum
raise raised raising increase increased / unchanged frozen
cut lower lowered reduce reduced / unchanged frozen
uphold upheld affirm affirmed / overturn overturned overrule overruled quash quashed annul annulled revoke revoked repeal repealed
praise praised laud lauded applaud applauded hail hailed commend commended / criticise criticised criticize criticized condemn condemned denounce denounced rebuke rebuked slam slammed
acquit acquitted exonerate exonerated / convict convicted
ratify ratified adopt adopted / veto vetoed reject rejected
legalise legalised legalize legalized / ban banned outlaw outlawed prohibit prohibited criminalise
allow allowed permit permitted authorise authorised authorize authorized / ban banned forbid forbidden prohibit prohibited
accept accepted / decline declined
promote promoted / demote demoted relegate relegated
elect elected re-elect / oust ousted
hire hired recruit recruited / dismiss dismissed sack sacked
tighten tightened / ease eased loosen loosened relax relaxed
extend extended prolong prolonged lengthen lengthened / shorten shortened curtail curtailed
accelerate accelerated / slow slowed brake braked
widen widened / narrow narrowed
build built construct constructed erect erected / demolish demolished raze razed dismantle dismantled destroy destroyed
repair repaired restore restored / damage damaged destroy destroyed wreck wrecked
install installed / remove removed dismantle dismantled
add added / remove removed
keep kept retain retained / abandon abandoned scrap scrapped
continue continued / discontinue discontinued cease ceased stop stopped
deposit deposited / withdraw withdrew withdrawn
borrow borrowed / lend lent
import imported importer / export exported exporter
upgrade upgraded / downgrade downgraded
encourage encouraged / discourage discouraged
enable enabled / disable disabled prevent prevented
disclose disclosed publish published / conceal concealed withhold withheld
nationalise nationalised nationalize nationalized / privatise privatised privatize privatized
overestimate overestimated / underestimate underestimated
exceed exceeded / miss missed
appear appeared / disappear disappeared vanish vanished
optimistic / pessimistic
cheap cheaper / expensive dearer
heavy heavier / light lighter
wet / dry
easy easier / difficult harder
full / empty
deep deeper / shallow
thick / thin
wide wider / narrow
clean / dirty polluted
healthy / sick ill
voluntary / compulsory mandatory
urban / rural
indoor indoors / outdoor outdoors
frequent frequently often usually / rare rarely seldom
surplus / deficit
advantage / disadvantage
strength / weakness
buyer / seller
employer / employee
landlord / tenant
plaintiff / defendant
creditor lender / debtor borrower
supporter / opponent
entrance / exit
summer / winter
morning / evening
birth born / death died
nephew / niece
uncle / aunt
grandfather / grandmother
widow / widower
strengthen strengthened amplify amplified intensify intensified reinforce / weaken weakened dampen dampened soften softened lessen lessened
unchanged constant stable / rise rose risen increase increased climb climbed
unchanged constant stable / fall fell fallen decrease decreased drop dropped
binding / non-binding nonbinding advisory
gross / net
partial partially partly / complete completely full fully entire entirely
temporary temporarily / permanent permanently
minimum / maximum
majority / minority
renew renewed / expire expired lapse lapsed
prevail prevailed insist insisted / yield yielded
grant granted award awarded / deny denied refuse refused withhold
include included including / exclude excluded excluding omit omitted
public publicly / private privately
paid / unpaid unremunerated
free / chargeable
active / inactive dormant
visible / invisible hidden
sharp sharply steep steeply / slight slightly gradual gradually
unanimous unanimously / divided split
absent / present
inside indoors / outside outdoors
above over / below beneath under
upstream / downstream
tight / loose
natural / artificial synthetic
domestic / foreign
arrest arrested detain detained / release released free freed
freeze froze frozen / thaw thawed melt melted
heat heated warm warmed / cool cooled chill
mandatory obligatory required compulsory / optional voluntary
tighten tightened / loosen loosened relax relaxed ease eased
simplify simplified / complicate complicated
shorten shortened / lengthen lengthened extend extended prolong prolonged
accelerate accelerated hasten / delay delayed slow slowed postpone postponed
advance advanced / retreat retreated withdraw withdrew
save saved / waste wasted spend spent
praise praised applaud applauded / criticise criticised criticize criticized blame blamed
gain gained / lose lost forfeit forfeited
profit profitable / loss loss-making unprofitable
carry carried pass passed / defeat defeated
upper / lower
upward upwards / downward downwards
strongest / weakest
halve halved / double doubled
including / except
forward forwards / backward backwards
delete deleted / add added
clockwise / anticlockwise counterclockwise
top / bottom
promise promised / refuse refused
`,
};
