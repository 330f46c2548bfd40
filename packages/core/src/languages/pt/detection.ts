import type { DetectionMarks } from "../parts/detection-marks.ts";

export const detection: DetectionMarks = {
  words: `a:1.2 o:3 os:2.8 as:1.6 e:2.5 de:1.8 do:2.5 da:2.5 dos:2 das:1.5 no:1.2 na:2 nos:1 nas:2 em:3 um:2 uma:3.5 que:1.8 não:4 se:1 por:1.6 para:1.6
com:3 seu:3 sua:3 mais:2.5 mas:2 como:1.4 me:0.7 são:3 é:3 foi:3 era:1 este:1 esta:1 entre:1.2 sobre:1.2 desde:1.2 todo:1 todos:1 dois:2.5 três:3 ao:3
à:2.5 pelo:3 pela:3 anos:2.5 ano:2.5 governo:3 polícia:2 presidente:1 ministro:1 hoje:3 ontem:3 disse:3 segundo:1.4 homem:3 mulher:3
cidade:3 país:1.5 olá:3 obrigado:3 muito:3 também:3 há:3 segunda:1.5 terça:3 quarta:2.5 quinta:2.5 sexta:2.5 janeiro:3 fevereiro:3
março:3 maio:2.5 junho:3 julho:3 dra:0.6 eua:2.5 vou:3 mundo:0.8 banco:0.3 você:4 pessoas:3 milhões:4 ele:2.5 ela:1.5 novo:2 nova:1.5`,
  grams: `ã:4 õ:4 ç:3 ê:2 ô:2 â:2 à:1.5 ção_:3 ções_:3 dade_:2.5 agem_:2 ou_:1.5 aram_:2 eram_:1.2 nh:1.2 lh:1 eiro:2 eira:2 ões_:2 em_:0.6 ss:0.5 í:0.6
ú:0.5 á:0.5 é:0.5 ó:0.3 ado_:0.5 ada_:0.4 os_:0.4 as_:0.4 o_:0.3 a_:0.3 mento_:1.2 ei:0.2 iu_:1.5 eu_:1.2 ai_:0.6 ar_:0.3 er_:0.1 m_:0.4 im_:0.5
ência_:2 ância_:2 oa_:0.8 que_:0.1 ista_:0.2 rios_:0.3 _vo:0.2 sso:0.8 ssa:0.8 isso:1 ua_:0.3 u_:0.6 ico_:0.2 iu:0.6 be_:0.2 ndo_:0.4 rn:0.1 lho_:1.2 lha_:1 inh:1`,
};
