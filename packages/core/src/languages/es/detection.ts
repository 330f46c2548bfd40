import type { DetectionMarks } from "../parts/detection-marks.ts";

export const detection: DetectionMarks = {
  words: `a:0.8 o:0.6 os:0.2 e:0.3 y:4 el:4 la:2.5 los:3.5 las:3 un:3 una:3.5 de:1.8 del:3 al:2 en:3 que:1.8 no:1.5 se:1 es:1.6 por:1.6 para:1.6 con:3
su:2 lo:2.5 más:3 pero:3 como:1.4 si:1 me:0.7 son:1 era:1 fue:3 ha:1.8 este:1 esta:1 entre:1.2 sobre:1.2 desde:1.2 todo:1 todos:1 uno:2 dos:1.2
tres:1 años:3.5 año:3.5 gobierno:3 policía:2 presidente:1 ministro:1 voy:3 hoy:3 ayer:3 dijo:3 según:3 hombre:3 mujer:3 ciudad:3 país:1.5
hola:3 gracias:3 gratis:0.8 nos:0.8 muy:3 también:3 hay:2.5 lunes:3 martes:3 miércoles:3 jueves:3 viernes:3 enero:3 febrero:3 mayo:2 junio:3 julio:3`,
  grams: `ñ:4 ¿:4 ¡:4 ción_:3 ciones_:3 dad_:2 dades_:2 iento_:2.5 aje_:1.5 illo_:2 illa_:2 ieron_:2.5 aron_:2 ll:0.5 ie:0.3 ue:0.7 ó_:2.2 ó:0.8 í:0.8 ú:0.6
á:0.5 é:0.4 ado_:0.5 ada_:0.4 ito_:0.5 os_:0.4 as_:0.4 o_:0.3 a_:0.3 es_:0.2 ar_:0.3 er_:0.1 ez_:0.8 ía_:1.2 ería_:1 rr:0.3 ión_:2.5 jo_:0.7 ja_:0.5
güe:2 ían_:1.5 ble_:0.2 ón_:1.8 ís_:1 aba_:0.6 endo_:0.3 iendo_:2 ando_:0.4 encia_:0.7 ncia_:0.6 ores_:0.6 ero_:0.5 ill:0.3 eño_:1 io_:0.4 ch:0.1`,
};
