import type { DetectionMarks } from "../parts/detection-marks.ts";

export const detection: DetectionMarks = {
  words: `a:1.2 the:4 an:1.2 as:1.5 in:1.6 is:2.5 it:2.5 was:2 am:0.7 man:1.2 war:0.7 die:0.2 so:1 no:1.2 do:1 me:1 he:2 of:3 to:3
and:3.5 for:3 on:2.5 at:2.5 by:2.5 or:2 us:1 son:0.8 not:2.5 has:2 had:2 hat:0.3 all:1.2 one:2 two:2 three:2 first:2 new:2 old:2 said:3
year:2.5 years:2.5 people:2.5 police:2.5 government:2 minister:0.8 prime:1.5 president:1.2 court:1.5 world:2 day:2 week:2 time:1.5 home:1.2
officials:2 justice:1.5 manager:0.7 plan:0.3 that:3 never:2 who:3 more:2.5 also:1 will:1 can:2 would:3 their:3.5 they:3 your:3
monday:3 tuesday:3 wednesday:3 thursday:3 friday:3 saturday:3 sunday:3 january:2.5 february:2.5 march:2 june:2.5 july:2.5 october:2.5`,
  grams: `_th:1.2 th_:0.8 _wh:1.5 ght:1.5 ing_:1.5 ed_:0.9 ly_:1.1 tion_:0.6 ould_:2 ness_:1.5 ment_:0.7 ee:0.4 oo:0.5 ea:0.4 ou:0.2 ay_:0.6 ey_:0.5
y_:0.6 ck_:0.3 sh_:0.7 _sh:0.6 ow:0.6 aw:0.6 ew:0.6 ies_:0.8 ers_:0.5 ss_:0.4 ful_:1 ous_:0.9 ity_:1 _wr:1 _kn:0.5 ce_:0.5 rs_:0.3 ll_:0.3 ts_:0.5
ds_:0.6 ns_:0.3 ial_:0.4 cal_:0.4 _w:0.2 ir_:0.1 al_:0.15 er_:0.15`,
};
