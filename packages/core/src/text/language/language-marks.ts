import type { Language } from "../../languages/language.ts";

/**
 * Function words whose weight differs from the usual one because they mean something else, or are rarer, in another
 * language: `o` is the Portuguese article but the Spanish "or".
 */
export const WORD_WEIGHTS: Readonly<Record<Language, string>> = {
  en: `a:1.2 the:4 an:1.2 as:1.5 in:1.6 is:2.5 it:2.5 was:2 am:0.7 man:1.2 war:0.7 die:0.2 so:1 no:1.2 do:1 me:1 he:2 of:3 to:3
and:3.5 for:3 on:2.5 at:2.5 by:2.5 or:2 us:1 son:0.8 not:2.5 has:2 had:2 hat:0.3 all:1.2 one:2 two:2 three:2 first:2 new:2 old:2 said:3
year:2.5 years:2.5 people:2.5 police:2.5 government:2 minister:0.8 prime:1.5 president:1.2 court:1.5 world:2 day:2 week:2 time:1.5 home:1.2
officials:2 justice:1.5 manager:0.7 plan:0.3 that:3 never:2 who:3 more:2.5 also:1 will:1 can:2 would:3 their:3.5 they:3 your:3
monday:3 tuesday:3 wednesday:3 thursday:3 friday:3 saturday:3 sunday:3 january:2.5 february:2.5 march:2 june:2.5 july:2.5 october:2.5`,
  de: `a:0.1 die:3.5 der:4 das:4 den:3.5 dem:3.5 des:2 ein:3 und:4 in:1.6 im:3 am:2 an:1 es:1.3 was:1.4 war:2 man:1 so:1 um:1.5 da:0.8 hat:2.5
ist:3.5 nicht:4 von:3 zu:3 mit:3.5 auf:3.5 für:4 sich:4 er:2.5 sie:3 wir:3 ich:3 auch:3 als:2.5 bei:2.5 nach:3 also:0.7 will:0.8 in:1.6
herr:2.5 frau:2.5 jahr:3 jahre:3 jahren:3 uhr:2.5 euro:0.8 polizei:3 menschen:3 minister:0.7 präsident:2 kaiser:2 papst:2 könig:3
januar:2.5 februar:2.5 märz:3 mai:1 juni:2.5 juli:2.5 oktober:2.5 dezember:2.5 montag:3 dienstag:3 mittwoch:3 donnerstag:3 freitag:3 samstag:3
sonntag:3 prozent:2.5 millionen:2.5 gilt:2 geht:2 folgt:2 tun:1.2 blieb:2 zwei:2.5 drei:2.5 vier:2.5 neue:2 mehr:2.5 version:0.2 prof:0.2`,
  es: `a:0.8 o:0.6 os:0.2 e:0.3 y:4 el:4 la:2.5 los:3.5 las:3 un:3 una:3.5 de:1.8 del:3 al:2 en:3 que:1.8 no:1.5 se:1 es:1.6 por:1.6 para:1.6 con:3
su:2 lo:2.5 más:3 pero:3 como:1.4 si:1 me:0.7 son:1 era:1 fue:3 ha:1.8 este:1 esta:1 entre:1.2 sobre:1.2 desde:1.2 todo:1 todos:1 uno:2 dos:1.2
tres:1 años:3.5 año:3.5 gobierno:3 policía:2 presidente:1 ministro:1 voy:3 hoy:3 ayer:3 dijo:3 según:3 hombre:3 mujer:3 ciudad:3 país:1.5
hola:3 gracias:3 gratis:0.8 nos:0.8 muy:3 también:3 hay:2.5 lunes:3 martes:3 miércoles:3 jueves:3 viernes:3 enero:3 febrero:3 mayo:2 junio:3 julio:3`,
  pt: `a:1.2 o:3 os:2.8 as:1.6 e:2.5 de:1.8 do:2.5 da:2.5 dos:2 das:1.5 no:1.2 na:2 nos:1 nas:2 em:3 um:2 uma:3.5 que:1.8 não:4 se:1 por:1.6 para:1.6
com:3 seu:3 sua:3 mais:2.5 mas:2 como:1.4 me:0.7 são:3 é:3 foi:3 era:1 este:1 esta:1 entre:1.2 sobre:1.2 desde:1.2 todo:1 todos:1 dois:2.5 três:3 ao:3
à:2.5 pelo:3 pela:3 anos:2.5 ano:2.5 governo:3 polícia:2 presidente:1 ministro:1 hoje:3 ontem:3 disse:3 segundo:1.4 homem:3 mulher:3
cidade:3 país:1.5 olá:3 obrigado:3 muito:3 também:3 há:3 segunda:1.5 terça:3 quarta:2.5 quinta:2.5 sexta:2.5 janeiro:3 fevereiro:3
março:3 maio:2.5 junho:3 julho:3 dra:0.6 eua:2.5 vou:3 mundo:0.8 banco:0.3 você:4 pessoas:3 milhões:4 ele:2.5 ela:1.5 novo:2 nova:1.5`,
};

/** Stretches of letters that speak for a language; `_` is the edge of a word. */
export const GRAM_WEIGHTS: Readonly<Record<Language, string>> = {
  en: `_th:1.2 th_:0.8 _wh:1.5 ght:1.5 ing_:1.5 ed_:0.9 ly_:1.1 tion_:0.6 ould_:2 ness_:1.5 ment_:0.7 ee:0.4 oo:0.5 ea:0.4 ou:0.2 ay_:0.6 ey_:0.5
y_:0.6 ck_:0.3 sh_:0.7 _sh:0.6 ow:0.6 aw:0.6 ew:0.6 ies_:0.8 ers_:0.5 ss_:0.4 ful_:1 ous_:0.9 ity_:1 _wr:1 _kn:0.5 ce_:0.5 rs_:0.3 ll_:0.3 ts_:0.5
ds_:0.6 ns_:0.3 ial_:0.4 cal_:0.4 _w:0.2 ir_:0.1 al_:0.15 er_:0.15`,
  de: `sch:1.2 ß:4 ä:3 ö:3 ü:2 ung_:2 ungen_:2 heit_:2 keit_:2 lich_:1.8 isch_:1.5 tz:0.8 cht:1.4 ich:0.6 ein:0.5 ei:0.3 ie:0.1 en_:0.6 ern_:0.5 er_:0.3
eu:0.3 au:0.3 _ge:0.5 _ver:0.5 _be:0.2 _zu:0.6 _z:0.5 pf:0.8 kt_:0.6 st_:0.2 te_:0.3 tet_:1 ten_:0.6 eit:0.8 ck:0.2 gs:0.6 ts_:0.2 vor:0.8 auf:0.8 aus:0.5
nd_:0.1 ld_:0.2 lt_:0.4 ft_:0.5 bt_:0.6 gt_:0.9 hr:0.8 _an:0.1 chef_:1 tag_:0.8 mann_:0.8 wahl:1.2 isen:0.6 reich:1 feld_:0.8 k:0.1 w:0.15`,
  es: `ñ:4 ¿:4 ¡:4 ción_:3 ciones_:3 dad_:2 dades_:2 iento_:2.5 aje_:1.5 illo_:2 illa_:2 ieron_:2.5 aron_:2 ll:0.5 ie:0.3 ue:0.7 ó_:2.2 ó:0.8 í:0.8 ú:0.6
á:0.5 é:0.4 ado_:0.5 ada_:0.4 ito_:0.5 os_:0.4 as_:0.4 o_:0.3 a_:0.3 es_:0.2 ar_:0.3 er_:0.1 ez_:0.8 ía_:1.2 ería_:1 rr:0.3 ión_:2.5 jo_:0.7 ja_:0.5
güe:2 ían_:1.5 ble_:0.2 ón_:1.8 ís_:1 aba_:0.6 endo_:0.3 iendo_:2 ando_:0.4 encia_:0.7 ncia_:0.6 ores_:0.6 ero_:0.5 ill:0.3 eño_:1 io_:0.4 ch:0.1`,
  pt: `ã:4 õ:4 ç:3 ê:2 ô:2 â:2 à:1.5 ção_:3 ções_:3 dade_:2.5 agem_:2 ou_:1.5 aram_:2 eram_:1.2 nh:1.2 lh:1 eiro:2 eira:2 ões_:2 em_:0.6 ss:0.5 í:0.6
ú:0.5 á:0.5 é:0.5 ó:0.3 ado_:0.5 ada_:0.4 os_:0.4 as_:0.4 o_:0.3 a_:0.3 mento_:1.2 ei:0.2 iu_:1.5 eu_:1.2 ai_:0.6 ar_:0.3 er_:0.1 m_:0.4 im_:0.5
ência_:2 ância_:2 oa_:0.8 que_:0.1 ista_:0.2 rios_:0.3 _vo:0.2 sso:0.8 ssa:0.8 isso:1 ua_:0.3 u_:0.6 ico_:0.2 iu:0.6 be_:0.2 ndo_:0.4 rn:0.1 lho_:1.2 lha_:1 inh:1`,
};
