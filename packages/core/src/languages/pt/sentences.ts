import type { SentenceRules } from "../parts/sentence-rules.ts";

export const sentences: SentenceRules = {
  strict: `
Sr Sra Srta Srs Sras Dr Dra Drs D Prof Profa Eng Enga Arq Gen Cel Ten Cap Sgt Maj Pe Fr Ir Mons Exmo Exma Ilmo Ilma Rev Sto Sta Av Al R Rod
V.Exa S.Exa p.ex ex vs aprox máx mín i.e e.g cf Mr Mrs Ms St Pça Pç Trav Est Dep Sen Ver Gov Pres Min tel Tel depto Depto ed Ed
`,
  soft: "S.A S/A Ltda Cia Inc Ltd Corp Co Jr EUA U.S D.C a.C d.C hab Lda E.U.A E.P Bros",
  numeric: "jan fev abr jun jul ago nov No no nº n Nr nr art Art arts pág Pág págs p pp cap vol fig núm Núm inc par",
  open: "etc a.m p.m A.M P.M h",
  continuations: "segunda terça quarta quinta sexta sábado domingo gmt utc",
  starters: `
um uma uns umas este esta estes estas esse essa esses essas aquele aquela isso isto outro outra outros outras todo toda todos todas
muitos muitas alguns algumas vários várias cada seu sua seus suas meu minha nosso nossa eu tu você ele ela eles elas nós ninguém alguém
em no na nos nas de do da dos das com por pelo pela para sem sob sobre ante após até contra desde durante entre segundo conforme ao à às aos
e ou nem mas porém porque como quando enquanto onde se que quem
não sim também além assim então depois antes agora hoje ontem amanhã já ainda mais menos apenas só há foi era é são está estão
tem
`,
  plainStarters: "o a os as mas",
  speech:
    "disse diz disseram perguntou respondeu gritou exclamou acrescentou explicou escreveu afirmou declarou contou ressaltou destacou",
};
