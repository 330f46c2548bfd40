/** English words for kinds of one thing, a line each. */
export const kinds = `
red orange yellow green blue purple=violet pink brown black white grey=gray
wooden steel concrete plastic glass leather aluminium=aluminum copper brass stone brick cardboard cotton wool silk nylon linen
spring summer autumn winter
morning afternoon evening=night
north=northern south=southern east=eastern west=western
dog cat horse cow sheep goat pig chicken duck goose rabbit
apple pear plum cherry peach grape lemon banana potato tomato onion carrot cabbage bean lentil
tea coffee beer wine juice milk whisky
car bus=coach train tram bicycle=bike motorcycle=motorbike ferry plane lorry=truck van taxi
kitchen bathroom bedroom cellar=basement attic garage
arm leg hand foot head neck shoulder knee ankle wrist hip elbow eye ear nose
father mother brother sister son daughter uncle aunt nephew niece grandfather grandmother cousin husband wife
treasurer secretary captain goalkeeper=keeper striker defender midfielder
teacher pupil=student parent
doctor=physician nurse lawyer=attorney farmer driver pilot engineer architect
football=soccer tennis rugby cricket hockey basketball volleyball handball
school church hospital library museum theatre=theater hotel restaurant supermarket factory prison=jail
river lake sea mountain valley forest island
gold silver bronze
solar nuclear coal hydroelectric
breakfast lunch dinner=supper
cash card cheque
email=e-mail telephone=phone post=mail fax
hourly daily weekly monthly quarterly yearly=annual=annually
round square oval rectangular
adult child
weekday weekend
standard express
landlord tenant
plaintiff defendant
buyer seller
hour day week month year
male female
taller shorter
`;
