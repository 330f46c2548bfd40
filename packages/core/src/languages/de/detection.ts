import type { DetectionMarks } from "../parts/detection-marks.ts";

export const detection: DetectionMarks = {
  words: `a:0.1 die:3.5 der:4 das:4 den:3.5 dem:3.5 des:2 ein:3 und:4 in:1.6 im:3 am:2 an:1 es:1.3 was:1.4 war:2 man:1 so:1 um:1.5 da:0.8 hat:2.5
ist:3.5 nicht:4 von:3 zu:3 mit:3.5 auf:3.5 für:4 sich:4 er:2.5 sie:3 wir:3 ich:3 auch:3 als:2.5 bei:2.5 nach:3 also:0.7 will:0.8 in:1.6
herr:2.5 frau:2.5 jahr:3 jahre:3 jahren:3 uhr:2.5 euro:0.8 polizei:3 menschen:3 minister:0.7 präsident:2 kaiser:2 papst:2 könig:3
januar:2.5 februar:2.5 märz:3 mai:1 juni:2.5 juli:2.5 oktober:2.5 dezember:2.5 montag:3 dienstag:3 mittwoch:3 donnerstag:3 freitag:3 samstag:3
sonntag:3 prozent:2.5 millionen:2.5 gilt:2 geht:2 folgt:2 tun:1.2 blieb:2 zwei:2.5 drei:2.5 vier:2.5 neue:2 mehr:2.5 version:0.2 prof:0.2`,
  grams: `sch:1.2 ß:4 ä:3 ö:3 ü:2 ung_:2 ungen_:2 heit_:2 keit_:2 lich_:1.8 isch_:1.5 tz:0.8 cht:1.4 ich:0.6 ein:0.5 ei:0.3 ie:0.1 en_:0.6 ern_:0.5 er_:0.3
eu:0.3 au:0.3 _ge:0.5 _ver:0.5 _be:0.2 _zu:0.6 _z:0.5 pf:0.8 kt_:0.6 st_:0.2 te_:0.3 tet_:1 ten_:0.6 eit:0.8 ck:0.2 gs:0.6 ts_:0.2 vor:0.8 auf:0.8 aus:0.5
nd_:0.1 ld_:0.2 lt_:0.4 ft_:0.5 bt_:0.6 gt_:0.9 hr:0.8 _an:0.1 chef_:1 tag_:0.8 mann_:0.8 wahl:1.2 isen:0.6 reich:1 feld_:0.8 k:0.1 w:0.15`,
};
