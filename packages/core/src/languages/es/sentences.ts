import type { SentenceRules } from "../parts/sentence-rules.ts";

export const sentences: SentenceRules = {
  strict: `
Sr Sra Srta Sres Sras Dr Dra Dres D Dª Dña Prof Profa Lic Licda Ing Arq Gral Cnel Tte Cap Sgto Cmdte Mons Fr Excmo Excma Ilmo Ilma Rvdo
Hno Hna Pbro Sto Sta Ud Uds Vd Vds Av Avda Avd Cía EE FF JJ RR CC p.ej p.e ej vs aprox máx mín S/ i.e e.g cf Mr Mrs Ms St esq Gob Pdte Pdta
Ntra Ntro tel Tel dpto Dpto Depto depto prov Prov ed Ed
`,
  soft: `
EE.UU EEUU FF.AA JJ.OO RR.HH CC.OO S.A S.L S.A.U S.L.U S.A.C S.R.L C.V S.A.B Inc Ltd Corp Co Jr U.S D.C D.F a.C d.C a.J.C d.J.C S.M S.S UU AA OO HH
hab km kg U.E N.U P.D Q.E.P.D q.e.p.d Bros Cía cía
`,
  numeric:
    "ene feb abr jun jul ago sept sep oct nov dic No no Nro nro núm Núm n art Art arts pág Pág págs p pp cap Cap vol Vol fig Fig Bs Rs inc inciso párr num",
  open: "etc a.m p.m A.M P.M h hs",
  continuations: "lunes martes miércoles jueves viernes sábado domingo gmt utc hora",
  starters: `
un una unos unas lo este esta estos estas ese esa esos esas aquel aquella otro otra otros otras todo toda todos todas muchos muchas
algunos algunas varios varias cada su sus mi mis nuestro nuestra yo tú él ella ellos ellas nosotros usted ustedes nadie alguien
en de con por para sin sobre tras ante bajo contra desde durante entre hacia hasta según mediante a al del
y o ni pero sino aunque porque como cuando mientras donde si que quien quienes
no sí también tampoco además así entonces luego después antes ahora hoy ayer mañana ya aún todavía sin embargo más menos
se le les me nos te hay fue era es son está están ha han había tiene
poco mucho solo sólo incluso finalmente posteriormente
`,
  plainStarters: "el la los las pero",
  speech:
    "dijo dice dijeron preguntó pregunta respondió gritó exclamó añadió agregó explicó escribió señaló afirmó aseguró contestó declaró indicó manifestó",
};
