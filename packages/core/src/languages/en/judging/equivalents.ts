/** English words that may stand for each other, one group a line; folded. */
export const equivalents = `
buy purchase acquire
begin start commence
finish complete
close shut
help assist aid
need require
get receive obtain
allow permit authorise authorize
ban forbid forbade forbidden prohibit outlaw
choose select pick
try attempt
remain stay
build construct erect
cancel cancelled cancelling scrap
terminate cancel cancelled
postpone defer
demolish raze
resign quit
dismiss sack
arrest detain
jail imprison
injure hurt wound
state declare announce say
inform notify
reject refuse
plan intend
expect anticipate
replace substitute
move relocate
reduce lower cut slash trim
raise increase boost
improve enhance
worsen deteriorate
company firm
employee worker staff
doctor physician
lawyer attorney
pupil student schoolchild
flat apartment
car automobile
lorry truck
plane aircraft aeroplane airplane
shop store
factory plant
film movie
football soccer
match game
illness disease sickness
medicine medication drug
researcher scientist
big large
small little
quick fast rapid swift
wrong incorrect mistaken
rich wealthy
yearly annual
promise pledge vow
happen occur
cause trigger
change alter modify
remove delete
hide conceal
collect gather
explosion blast
earthquake quake
television tv
telephone phone
picture photo photograph image
bill invoice
salary wage
job post position
customer client
strike walkout
expert specialist
famous renowned
difficult hard tough
easy simple
dangerous hazardous risky
faulty defective
often frequently
soon shortly
currently presently now
later afterwards subsequently
together jointly
abroad overseas
immediately instantly
directly straight
usually normally generally
additional extra further
sufficient enough
resident inhabitant
spokesman spokesperson spokeswoman
chairman chairperson chair
chairwoman chairperson chair
fee charge
cost price
fine penalty
refund reimburse reimbursement
dispatch send
extend prolong
launch introduce
reveal disclose show
show demonstrate
check inspect examine
investigate probe
repair fix mend
renovate refurbish
damage harm
protect safeguard
flee fled escape
survey poll
error mistake fault bug
problem issue
region area
open inaugurate
challenge contest
award prize
goalkeeper keeper
beat defeat
victory win triumph
author writer
singer vocalist
baby infant
teenager teen
fire blaze
forest woodland wood
lift elevator
rubbish garbage trash waste
petrol gasoline
holiday vacation
bike bicycle
motorbike motorcycle
pavement sidewalk
ill sick
afraid scared frightened
empty vacant unoccupied
mandatory compulsory obligatory
previous prior earlier preceding
former previous
main principal
total overall
exact precise
think believe
argue contend
admit acknowledge concede
ask request
warn caution
praise laud applaud commend
criticise criticize slam
approve adopt pass
overturn quash annul
uphold upheld affirm confirm
hire recruit
founded establish
own possess
contain include
use utilise utilize
vanish disappear
leave depart
carry transport
throw hurl
seize confiscate
profit earnings
revenue turnover
law legislation
rule regulation
agreement deal accord
ruling judgment judgement verdict
crime offence offense
prison jail
surgery operation
vaccination jab inoculation
study research
result finding
exam examination
path trail footpath
summit peak
luggage baggage
device appliance
screen display
cable cord
socket outlet
tap faucet
fridge refrigerator
manual handbook
warranty guarantee
shipping delivery
parcel package
app application
crash collision
rescue save
mother mum mom
father dad
colour color
labour labor
licence license
metre meter
theatre theater
centre center
harbour harbor port
neighbour neighbor
honour honor
favour favor
rumour rumor
programme program
catalogue catalog
defence defense
organise organize
recognise recognize
realise realize
apologise apologize
analyse analyze
travel travelled traveled
grey gray
tyre tire
plough plow
jewellery jewelry
aluminium aluminum
maths math
kid child
mend repair
speak talk
trip journey
guest visitor
participant entrant
noon midday
weekday workday
corridor hallway
basement cellar
couch sofa
trousers pants
`;
