/** English words that may stand for each other, one group a line; folded. */
export const equivalents = `
buy purchase acquire
begin start commence
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
resign quit
dismiss sack
arrest detain
injure hurt wound
state declare announce say
move relocate
reduce lower cut slash trim
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
happen occur
cause trigger
change alter modify
remove delete
television tv
telephone phone
picture photo photograph image
bill invoice
salary wage
job post position
customer client
difficult hard tough
easy simple
often frequently
soon shortly
currently presently now
later afterwards subsequently
usually normally generally
additional extra further
resident inhabitant
spokesman spokesperson spokeswoman
chairman chairperson chair
chairwoman chairperson chair
fine penalty
refund reimburse reimbursement
dispatch send
check inspect examine
repair fix mend
renovate refurbish
flee fled escape
error mistake fault bug
open inaugurate
award prize
goalkeeper keeper
beat defeat
victory win triumph
author writer
baby infant
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
mandatory compulsory obligatory
previous prior earlier preceding
former previous
exact precise
ask request
approve adopt pass
uphold upheld affirm confirm
use utilise utilize
profit earnings
revenue turnover
law legislation
rule regulation
agreement deal accord
ruling judgment judgement verdict
crime offence offense
prison jail
surgery operation
exam examination
fridge refrigerator
manual handbook
warranty guarantee
parcel package
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
programme program
defence defense
organise organize
recognise recognize
realise realize
analyse analyze
travel travelled traveled
grey gray
guest visitor
noon midday
`;
