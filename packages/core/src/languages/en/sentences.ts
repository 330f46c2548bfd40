import type { SentenceRules } from "../parts/sentence-rules.ts";

export const sentences: SentenceRules = {
  strict: `
Rt Mr Mrs Ms Mx Dr Prof Rev Fr Sen Rep Gov Gen Lt Col Maj Capt Cmdr Cpl Sgt Adm Brig Hon Pres Supt Insp Det Cllr Msgr Ven
Messrs Mme Mlle Amb Atty Asst Assoc Dir Pvt Pte Gunny Mt Ft Lt.Col Lt.Gen Maj.Gen Brig.Gen
e.g i.e vs v cf viz approx incl eg ie c.f resp
`,
  soft: `
St Ave Blvd Rd Hwy Pl Sq Apt Ste Inc Ltd Co Corp Cos Bros LLC Plc L.P Jr Sr Esq M.D Ph.D B.A M.A D.C U.S U.K U.N E.U U.S.A L.A N.Y
N.J U.S.S.R R.I.P Dept Univ Assn Gov't Nat'l Int'l Bancorp Mfg Intl est ed eds trans al a.k.a aka Ala Ariz Ark Calif Colo Conn Del
Fla Ga Ill Ind Kan Ky La Md Mich Minn Miss Mo Mont Neb Nev Okla Ore Pa Tenn Tex Va Vt Wash Wis Wyo Jan Feb Mar Apr Jun Jul Aug
Sept Sep Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun ft lb lbs oz hr hrs mph sq mi yd yds min sec
`,
  numeric:
    "pop No Nos no nos p pp fig figs Fig Figs vol vols Vol ch chap sec Sec Art art para paras Rs Bs Fr ca c Ex Op op Tel tel ext Ext Psalm Ps v",
  open: "a.m p.m am pm etc A.D B.C A.M P.M",
  continuations: `
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
november december et est edt ct cst cdt mt pt pst pdt gmt bst utc cet cest eastern pacific central
`,
  starters: `
a an this that these those there here his her its their our my your i you who what when where why how which while
in on at by for from with after before since during under over about against as although though because if once until unless
despite according meanwhile however moreover also then now today yesterday tomorrow later earlier last next some many most
several all both each every one two three no not nor so yet or and police officials critics experts more such even only
instead still yes another other others nobody nothing everyone anyone let for
`,
  plainStarters: "the he she it they we but",
  speech: `
said says say asked asks added adds told tells replied replies shouted wrote writes tweeted wondered cried yelled exclaimed joked
insisted declared answered explained laughed screamed thought posted
`,
};
