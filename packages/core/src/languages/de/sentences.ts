import type { SentenceRules } from "../parts/sentence-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const sentences: SentenceRules = {
  strict: `
Dr Prof Hr Hrn Fr Frl St Hl hl Ing Dipl Mag Frhr Gebr med jur phil rer nat habil theol pol Kard Gen Lt Kfm Bgm
z.B d.h z.T z.Zt z.Z u.U i.d.R i.H.v i.S.d i.V o.g s.o s.u m.E v.a i.A d.i u.z sog bzw ca rd vgl geb gest verh verw ehem evtl
ggf inkl exkl einschl mind max min zzgl abzgl bspw insb insbes ungef bes allg eigtl urspr vorm vorauss voraussichtl
gegr aufgeh betr bez bzgl ggü gem lt resp sen jun zw bisw Ltg Red Abb Abt Ausg Hrsg hrsg vermutl tägl monatl jährl wöchentl
öffentl staatl städt westl östl nördl südl dt engl franz span ital amerik russ z d i o vs Mr Mrs Ms Msgr Exz Präs stellv
`,
  soft: `
Mio Mrd Bio Tsd Std Min Sek Jh Jhd Jhdt Chr n.Chr v.Chr a.D a.M a.d u.a u.ä o.ä o.Ä u.Ä u.v.m u.s.w e.V m.b.H Co Inc Ltd Corp Str Pl
Tel Jr Sr U.S U.S.A D.C Mt Mo Di Mi Do Jan Feb Mär Apr Jun Jul Aug Sept Sep Okt Nov Dez qm h.c i.R d.J d.Ä Pkt Verf Übers Anm St.Gallen
`,
  softEnding: /str$/i,
  numeric: "Az Nr nr Art Abs S Kap Bd Bde Rn Rz Ziff ziff Lfd lfd Anh Aufl Jg H Bl Tab Fig Fn p pp § No Ps",
  open: "usw etc ff f",
  continuations: "",
  starters: `
der die das dem den des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes alle viele einige mehrere
ich du er sie es wir ihr man wer was wie wo wann warum sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere mein meine
in im ins an am auf aus bei beim mit nach von vom vor zu zum zur für gegen über unter um durch seit während wegen trotz laut ab bis ohne
zwischen neben hinter statt anders
und oder aber doch denn sondern auch so dann da dort hier nun jetzt heute gestern morgen damals später zuvor danach dabei damit dafür
dagegen daher darauf deshalb trotzdem jedoch allerdings außerdem zudem dennoch inzwischen mittlerweile unterdessen bereits erst nur
noch nicht kein keine keiner wenn weil als ob obwohl nachdem bevor sobald falls anschließend schließlich insgesamt zunächst
immerhin jedenfalls vielmehr tatsächlich offenbar demnach somit ebenso beide manche niemand jemand etwas nichts
`,
  plainStarters: "",
  speech:
    "sagte sagt fragte fragt rief ruft antwortete erklärte meinte schrieb schreibt so betonte ergänzte entgegnete lautete",
  dottedOrdinals: {
    before: wordSet(`
januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul aug sept sep okt nov dez
jahrhundert jahrhunderts jahrhunderte jahrtausend jahrtausends weltkrieg weltkriegs weltkrieges platz rang liga bundesliga spieltag spieltags
minute runde stock obergeschoss etage klasse lebensjahr geburtstag jahrestag hochzeitstag todestag auflage kapitel absatz artikel band teil
akt halbzeit viertel drittel quartal halbjahr tag woche monat jahr mal fc sc sv fsv tsv kategorie bezirk wahlgang advent etappe lauf satz
stunde klassenstufe jahrgang legislaturperiode wahlperiode senat kammer strafkammer zivilkammer zivilsenat strafsenat strafrat amtszeit
og ug dg internationale internationalen deutsche deutschen
`),
    after: wordSet(`
der die das dem den des am im vom zum zur beim ein eine einem einen einer eines sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer
unser unsere unserem unseren mein meine meinem meinen dein deine diese dieser dieses diesem diesen jede jeder jedes jedem jeden
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so und bis oder
`),
  },
};
