import { bound, type Degrees, free } from "../../parts/degrees.ts";
import { wordSet } from "../../shared/word-set.ts";

export const degrees: Degrees = {
  scales: [
    bound(
      "all every each entire whole both:a most majority mostly:b many much numerous:c several:cd some:d few:e no none:f half:h",
    ),
    free(
      "always constantly:a usually generally normally typically mostly:b often frequently regularly:bc sometimes occasionally:d rarely seldom hardly barely scarcely:e never:f",
    ),
    free("can could may might:a will would shall:b must should ought:c"),
    bound("before:a after following since:b"),
    bound("above over:a below under beneath:b"),
    bound("for:a against:b"),
    bound("with:a without:b"),
    bound("inside within:a outside beyond:b"),
    bound("more:a less fewer:b"),
    bound("most:a least:b"),
  ],
  doubt: wordSet("may might could perhaps maybe possibly allegedly reportedly"),
  open: wordSet(
    "may might could can would should perhaps maybe possibly possible possibility potential potentially likely probably expected expects set plans planned plan planning considering considers hopes hope wants want intends if allegedly alleged reportedly reported apparently suspected believed thought said claimed claims appears seems think thinks suggests suggested",
  ),
  only: wordSet("only solely exclusively merely"),
};
