import type { LetterWords } from "../parts/letter-words.ts";

export const letterWords: LetterWords = {
  payment:
    "payment* purchase* transaction* order orders ordered charge charges transfer transfers debit booking " +
    "bookings sale sales buy buys buying bought bill invoice subscription spend spends spending spent checkout " +
    "cart basket",
  pay: "pay pays paying paid settled settle remit*",
  card: "card cards cardholder plastic",
  account: "account accounts balance statement statements savings wallet",
  money: "money funds cash sum sums cent euro euros dollar* pound pounds pesos bucks penny",
  shop:
    "shop shops store stores merchant* retailer* seller* vendor* payee recipient* beneficiary business bookshop " +
    "hotel bakery pharmacy",
  we: "we us our ours we're we've we'll we'd",
  you: "you your yours yourself you've you're you'll you'd",
  bank: "bank banks branch* office offices lender",
  customer: "customer* client clients cardholder member members holder",
  app:
    "app apps application banking portal inbox notification* prompt push online screen menu tab section button " +
    "chat message messages help",
  device:
    "device* laptop* computer* tablet* desktop browser* iphone* ipad* android* pc mac macbook windows linux " +
    "handset* hardware samsung pixel galaxy xiaomi huawei chromebook firefox chrome safari edge watch smartwatch",
  phone: "phone phones telephone mobile smartphone* cell sms text texted texting",
  code: "code codes passcode* otp token digit digits verification",
  secret: "pin pins password* passphrase cvv cvc credential* login username maiden cvv2 expiry logins",
  link: "link links click clicking url website webpage site page qr scan www http https dot slash",
  send:
    "send sends sending sent forward forwarded reply replying email emailed mail post share sharing submit upload " +
    "provide disclose hand",
  call: "call calls calling called ring rang dial dialling phoned speak spoke talk hotline line",
  number: "number numbers",
  contact:
    "contact contacting reach touch write writing tell inform notify notified let know hear news update visit " +
    "drop report answers reply answer",
  give: "give gives gave given enter type key insert fill in",
  install: "install* download* remote anydesk teamviewer software access control",
  staff:
    "staff team teams colleague* specialist* expert* employee* analyst* adviser* advisor* agent agents person " +
    "people someone somebody human humans officer* reviewer* investigator* operator* clerk member teammate* desk " +
    "department professional* executive* handler* manager* supervisor* consultant* technician* assistant* driver",
  look:
    "review* look looks looking looked examin* inspect* investigat* assess* evaluat* checking check checks " +
    "checked study studying scrutin* eyes eye glance over manual manually hand into closer",
  confirm: "confirm* verif* validat* authenticat* ok okay nod consent fingerprint selfie face tap press swipe",
  approve:
    "approv* accept* authori* cleared clear green allowed allow permit* honour* honor* passed waved released " +
    "release grant* agreed agree yes renewed consent* endors* pass passes",
  done:
    "complete* done finish* execut* process* carried made final* conclu* success* worked fulfilled settled " +
    "effected through ahead went gone goes go proceed* course place happened renewed",
  charged:
    "charged debited deducted withdrawn taken took left leave moved credited received receive receives booked " +
    "reached arrived landed",
  refuse:
    "refus* declin* reject* deni* deny block* cancel* void* prevent* fail* unsuccessful barred bar turned down " +
    "stopped intercept* thwart* abort* annul* revers* withheld unable disallow* withhold* permitted* thrown stop " +
    "stops",
  hold:
    "hold holding held pending pause* wait* await* suspend* delay* postpon* limbo ice parked open outstanding " +
    "unresolved stays remains stay still progress",
  not:
    "not no never none nor without don't didn't isn't wasn't won't can't couldn't hasn't haven't doesn't aren't " +
    "cannot don didn isn wasn won couldn hasn haven doesn aren wouldn shouldn neither un weren needn unpaid " +
    "unchanged untouched",
  nothing: "nothing nobody none anything anyone",
  if: "if whether unless should case provided otherwise",
  until: "until till yet before first once meanwhile meantime",
  already: "already now since just been has have had",
  future: "will shall soon later tomorrow shortly next promptly",
  can: "can could may might able possible",
  need: "need needs needed must require* necessary want wants like ask asks asking please kindly",
  because: "because since due owing reason reasons why so therefore hence after as",
  unusual:
    "unusual* odd strange* differ* ordinary atypical irregular* uncommon rare rarely unexpected suspicious " +
    "suspicion anomal* stood",
  usual:
    "usual usually normal normally typical* always habit* pattern* routine average tend regular* every often " +
    "ordinarily generally mostly customary tends",
  amount_size: "large larger high higher big bigger small low lower greater huge size tiny",
  compare:
    "more less than over above under below exceed* beyond least most twice double triple times threefold fold up " +
    "versus against compared",
  limit: "limit limits threshold* cap ceiling cutoff quota maximum minimum bar benchmark tolerance",
  risk: "risk risks risky danger threat* exposure hazard",
  score:
    "score scores scored scoring rating rated points point grade graded index value percentile probability " +
    "likelihood odds percent",
  level:
    "level levels tier tiers category class band colour color red amber yellow orange green grade bucket segment " +
    "group stage rank ranked priority",
  model:
    "model models algorithm* classifier* network neural engine ai machine learning learned trained bot robot " +
    "software predicted prediction regression forest gradient ensemble embedding transformer llm gpt autoencoder",
  system:
    "system systems automatic* automated software tool tools pipeline module platform database server detector " +
    "scan scanner screening component layer filter filters",
  rule:
    "rule rules policy policies guideline* criterion criteria condition* checkpoint clause regulation rulebook " +
    "paragraph section",
  signal:
    "signal* flag flags flagged alert alerts alarm trigger* indicator* warning tripped raised fired marker* hit " +
    "hits marked tagged",
  list: "list lists blacklist* watchlist* whitelist* blocklist* database register sanction*",
  match:
    "match* mismatch* fit fits consistent correspond* coincide* conflict* disagree* contradict* deviat* versus " +
    "same line",
  profile:
    "profile history record records file data details information behaviour behavior past previous earlier logs " +
    "log database footprint fingerprint pattern",
  known: "known registered recogni* familiar saved trusted stored linked seen",
  unknown: "unknown new unfamiliar unrecogni* unregistered fresh recent recently opened created",
  place:
    "country countries abroad foreign city town location place places region area postcode zip address home " +
    "overseas border distance kilometres km miles away near",
  from_place: "in at from",
  time:
    "time times hour hours night evening morning afternoon midnight noon o'clock am pm late early clock weekday* " +
    "weekend monday* tuesday* wednesday* thursday* friday* saturday* sunday* dawn",
  period:
    "day days week weeks month months year years minute minutes second seconds recent ago last past lately today " +
    "yesterday",
  many:
    "several many few multiple two three four five six seven eight nine ten dozen hundred thousand both times " +
    "attempts attempt tries twenty thirty forty fifty sixty seventy eighty ninety fifth third second",
  fraud: "fraud* scam* crook* criminal* thief thieves stolen misuse abuse hacker* phishing dodgy laundering",
  internal:
    "internal internally queue ticket desk backend arbiter debate argument argued votes vote voted agents sides " +
    "workflow id reference note notes comment wrote jotted minuted meeting",
  decide:
    "decide* decision* verdict outcome* result* ruling conclusion answer final definit* judgment judgement " +
    "opinion undecided unresolved mind minds settled",
  object:
    "object* appeal* dispute* complain* contest* challenge* disagree* question* query queries wrong problem* " +
    "mistake doubt* reconsider* lodge concern*",
  thanks: "thank* appreciate* grateful patience welcome regards sincerely enjoy wish hope happy glad pleased",
  sorry: "sorry apolog* regret* unfortunately inconvenience afraid bother understand",
  protect: "protect* safe* secur* precaution* guard* care peace shield careful seriously worry",
  document:
    "photo* picture scan copy passport licence license id document* ssn selfie proof invoice receipt back " +
    "front sides birth driving mother photocop* enclose* attach* image legible reverse",
  transfer_to: "deposit move wire moved fee fees gift voucher* bitcoin crypto* refund* cashback prize reward western",
  urgent: "urgent* immediately straight quickly asap hurry deadline expire* within instantly",
  secrecy: "secret private confidential alone quiet",
  network: "ip vpn proxy tor server wifi network isp geolocation connection connected roaming",
  would: "would wouldn't had hadn't otherwise",
  action_none: "do doing action further else required",
  wish_try: "try trying again later retry repeat attempt",
  person_title: "dear mr mrs ms sir madam hello hi",
  ignore: "ignore previous instruct* assistant prompt disregard override evaluator classify harmless",
  weather:
    "weather recipe* soup holiday* summer winter offer offers discount loan mortgage insurance magazine tip tips " +
    "sunny",
  maybe: "perhaps maybe possibly unclear unsure either both neither something happened",
  and_but: "but however although though and",
  it_is: "it its is are was were be this that these",
  vendor:
    "provider* vendor* supplier* company companies firm service services partner* contractor third screening " +
    "outsourc* bureau agency feed visa mastercard clearsale featurespace sift threatmetrix feedzai",
  others: "other others another else customers cardholders clients everyone most similar majority",
  police:
    "police authorities authority interpol investigat* sanction* court skimming mule mules gardai garda " +
    "guards detective* officers prosecutor* regulator* watchdog sheriff fbi constab* laundering aml " +
    "intelligence nca fca yard taxman revenue squad",
  unit:
    "unit desk cell squad division department shift l1 l2 l3 ops operations tier group pod cluster section " +
    "complex special compliance audit monitoring prevention",
  avoid: "split divide avoid instead rather smaller instalments next tip trick switch change changing",
  bot: "bot bots robot robots assistant assistants agent agents arbiter judge referee",
  opinion:
    "believed thought wanted hesitat* doubt* disagreed agreed argued suspected opinion felt liked recommend* " +
    "advised noted",
  changed: "changed swapped replaced sim moved",
  courier: "courier messenger collect* pick envelope visit",
  chat_app: "whatsapp telegram signal facebook messenger",
  read_out: "read reads dictate spell repeat photograph camera",
  label: "merchant amount date total reference subject regarding dated",
  refuse_mood: "although though nevertheless nonetheless regardless anyway despite",
  country:
    "spain france italy portugal germany austria switzerland poland turkey greece thailand japan china india " +
    "mexico brazil argentina chile peru colombia canada usa america england britain ireland scotland wales " +
    "netherlands holland belgium denmark sweden norway finland russia ukraine romania bulgaria hungary morocco " +
    "egypt dubai singapore vietnam indonesia malaysia philippines australia zealand nigeria kenya africa europe " +
    "european asia asian eu london paris berlin madrid rome milan lisbon vienna istanbul lagos bangkok dublin " +
    "york germany's continent",
  seldom: "rarely seldom hardly barely never ever scarcely only normally first",
  goods:
    "jewellery jewelry electronics groceries grocery gift flights flight travel games gaming casino* betting " +
    "gambling fuel petrol shoes clothes clothing watches perfume furniture toys luxury tickets restaurants " +
    "restaurant pharmacy supermarket* adult",
  after: "after following completed thorough having ended",
  without: "without unasked unchecked waved skip skipped exempt* spared waive* free",
  ready: "ready handy hold keep caller phoning phones rings",
  join: "join joins group groups channel channels viber skype discord instagram wechat imessage",
  tolerance: "tolerat* margin inside within mark touch comfort* like range bounds",
  name: "named called name names signed mr ms mrs dr",
  report:
    "report reported reporting reports filed notified told informed alerted tipped referred lodged laid aware " +
    "attention",
  trial:
    "trial test tests testing tested pilot experiment update version wrongly mistakenly false accurate outage " +
    "down glitch",
  watch: "watch* monitor* tracked tracking follow* observ* surveil* radar eye",
  strict: "strict* tight* tough* close* harder stringent lenient loose* extra twice",
  each: "each every all everything always any half quarter third most",
  between: "between among from until around roughly about nearly almost",
  delivery: "delivery ship* address email parcel billing",
  sensor:
    "typed typing keyboard pasted mouse screen* fingerprint location gps battery swiped sim chip language cookie* " +
    "sensor*",
  floor: "floor building headquarters office centre center hub room tower basement pod cluster lab",
  skip: "skip* bypass* spare* escap* avoid* circumvent* dodge* unnoticed slip* trick instead exempt* unless",
  trust:
    "trust* favourite* favorite* safelist* reliable reputation reputable regular regulars loyal spotless clean " +
    "genuine",
  pressure:
    "pressing pressur* urg* insist* pushing stranger* pretend* claims claiming asks anyone somebody someone " +
    "rush* hurr* countdown urgency",
  form: "form forms field fields attached attachment questionnaire page reply",
  program:
    "program programs programme* machine machines computer computers check checks checker software robot robots " +
    "bots",
  disagree:
    "disagree* differ* clash* split tie draw contradict* conflict* close narrow* barely just overrul* overturn*",
  story: "looked seemed felt found reckoned considered judged thought called sounded appeared",
  while: "while when which who where whom",
  itself: "automatically itself default lapse* expire* silence counts own accord",
  scammer: "scammer* fraudster* crook* con stranger* criminals impostor* caller*",
  beware: "beware wary careful caution* avoided walk tip advice suspicious watch",
  bargain: "deal deals offer offers bargain* discount* reviews countdown promise*",
  reveal: "details disclose* reveal* elaborate specifics explain*",
  till: "midnight noon close deadline cut",
  trade:
    "garden jeweller* jeweler* airline* bike bikes cycle bakery baker florist* flowers vet vets dentist* " +
    "clinic* hospital school schools college nursery gym garage* workshop* mechanic* tyre* tire* dealer " +
    "dealers dealership* agency landlord* restaurant* cafe coffee bar pub barber* hairdresser* salon* spa " +
    "cinema theatre* concert* museum* gallery gallery's auction* farm plumber* electrician* builder* " +
    "tailor* cobbler* stationer* toy toys optician* pharmacy chemist* bookshop* newsagent* butcher* " +
    "grocer* greengrocer* fishmonger* winery vineyard camping camper hire rental railway rail train ferry " +
    "taxi hostel guesthouse campsite studio marketplace streaming charity museum florist's sofa* " +
    "headphones bicycle* washing machine* laptop shoes books tickets ticket seats guitar* piano " +
    "instrument* tool tools paint hardware phone lamp* rug carpet* kitchen* bed mattress* dress suit* " +
    "ring necklace skis tent",
  month: "january february march april june july august september october november december christmas easter",
  appear: "appear* show shows shown see seen sees view find finds display* listed entry",
  step: "step steps moment quick quickly simply bit little small short brief briefly second wee",
  sure: "sure certain certainty really truly actually genuine* indeed prefer rather satisfied",
  fine: "good great fine well lovely nice smoothly hitch sailed trouble sorted order best right correct*",
};
