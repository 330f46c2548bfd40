/** English words that say the same in a report, one group a line; folded. */
export const sameMeaning = `
uphold upheld affirm confirm sustain
overturn overrule quash annul reverse revoke
buy bought purchase acquire acquisition
sell sold sale
cancel cancelled cancelling cancellation scrap axe abandon
postpone delay defer reschedule
demolish demolition raze dismantle
destroy devastate wreck ruin
damage harm
build built construct construction erect
repair fix mend restore restoration renovate refurbish refurbishment
discover find found unearth uncover detect spot
praise laud applaud hail commend
criticise criticize slam condemn denounce blast attack lambast
hire employ recruit appoint
fire sack dismiss
resign quit step
arrest detain hold held custody
jail imprison
release free
kill dead death die died fatal fatally
murder kill
accident crash collision collide
fire blaze burn
flood flooding inundate
storm gale
start begin began begun launch commence
end finish conclude complete
open inaugurate unveil
announce declare state reveal disclose unveil publish
say said tell told state report
show reveal indicate suggest
demand urge
allow permit let authorise authorize
ban forbid forbade forbidden prohibit bar outlaw
approve pass back endorse adopt accept agree
reject refuse decline
support back favour favor
oppose against resist
warn caution
plan intend aim
expect forecast predict anticipate project
win won victory beat triumph
lose lost loss
protect shield safeguard
give gave given hand grant award donate
get got receive obtain
send sent dispatch deliver
take took taken
steal stole stolen theft rob robbery
leave left depart quit
arrive reach come came
join enter
meet met talk
vote ballot poll
choose chose chosen select pick
replace succeed substitute
lead led head
run operate manage
own belong
move relocate transfer shift
grow expand growth expansion increase rise
shrink contract fall decline decrease
raise increase lift boost
improve better enhance
worsen deteriorate
cost price
pay paid fund finance
money cash fund
company firm business corporation
employee worker staff employees
boss chief head manager director executive
owner proprietor
police officer officers cop
doctor physician medic
lawyer attorney solicitor barrister
judge court
court tribunal
ruling verdict judgment judgement decision
law legislation act
parliament lawmakers legislature mps
council councillors authority
government administration cabinet
country nation state
city town
village hamlet
resident inhabitant local people
child children kid kids youngster
boy lad
teenager teen adolescent youth
man men
woman women lady
teacher instructor
house home building
car vehicle
ship boat vessel
plane aircraft airliner jet
airline carrier
railway rail train
road street
player footballer
coach manager trainer
team side squad
study research
result outcome finding
report account
brief short
big large huge
small little tiny
important significant key major
new recent
former ex previous previously
right correct
near close
about around approximately roughly nearly almost
start beginning
autumn fall
monthly month
yearly annual annually year
weekly week
daily day
british britain uk
american us usa america
german germany
french france
spanish spain
contact touch connection link
apologise apologize apology sorry
explain clarify explanation
promise pledge vow
agree deal accord agreement
sign conclude
invite invitation
visit tour
travel journey trip voyage
drive drove driven
carry transport haul ferry
throw threw hurl
push shove
grab seize
search hunt look
examine inspect check inspection examination
investigate probe inquiry investigation
test trial
prove demonstrate show
cause trigger provoke
affect hit impact
involve include
consist comprise contain
change alter modify alteration
become became
create establish found set
introduce launch
remove withdraw strip
hide conceal
throw discard
gather collect
share split divide
mix blend
fill stuff
cover blanket
climb ascend
drop fall fell plunge
collapse crumble
break broke broken smash
burn scorch char
freeze froze frozen
dig dug excavate
grow cultivate
cook prepare
eat ate eaten consume
drink drank
sing sang perform
play perform
paint draw
write wrote written pen author
print publish
read peruse
teach taught educate
learn learnt
study examine
know knew aware
think thought believe consider
fear worry concern
hope wish
want wish
like enjoy
hate loathe
celebrate mark
mourn grieve
thank gratitude
complain protest complaint
argue claim contend
deny dispute
admit confess acknowledge
accuse allege charge
sue suit lawsuit
sentence condemn
thief burglar robber
soldier troop
army military forces
weapon gun arm
attack assault raid
bomb explosive
explosion blast
shot shoot shooting gunfire
quake earthquake tremor
rain shower downpour
snow snowfall
wind gust
heat hot
cold chill
field meadow
hill hillside slope
river stream
coast shore
sea ocean
island isle
animal creature
dog hound
cattle cow cows
farmer grower
crop harvest yield
food meal
bread loaf
wine vintage
hospital clinic
patient sick
wound injury
baby infant newborn
pregnant expecting
wedding marriage marry
funeral burial
church parish
priest vicar pastor clergyman
school academy
university college
exam examination test
champion winner
final decider
goal strike
crowd spectators audience onlookers
concert performance gig
song track
singer vocalist
actor performer
painter artist
journalist reporter
newspaper paper daily
letter note
loan credit
tax levy duty
revenue turnover sales
share stock
customer client shopper
supplier vendor
goods products merchandise
strike walkout
union guild
pay wage salary
chair chairman president
deputy vice
expert specialist
witness bystander
victim casualty
friend mate
relative kin
angry furious
happy glad pleased delighted
sad unhappy
afraid scared frightened
tired exhausted weary
famous well-known renowned celebrated
strange odd unusual
dangerous risky hazardous
quiet silent calm
loud noisy
clever smart
ancient old
modern contemporary
empty vacant deserted
broken faulty defective
worn damaged
whole entire complete
sudden abrupt
again anew
now currently present
earlier previously before
together jointly
abroad overseas
`;
