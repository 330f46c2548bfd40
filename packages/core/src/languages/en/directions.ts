import type { DirectionRules } from "../parts/polarity-rules.ts";

export const directions: DirectionRules = {
  up: "rise rises rose risen rising increase increases increased increasing grow grows grew grown growing growth climb climbs climbed climbing soar soared soaring surge surged surging",
  down: "fall falls fell fallen falling decrease decreases decreased decreasing decline declines declined declining drop drops dropped dropping shrink shrinks shrank shrunk plunge plunged plunging slump slumped plummet plummeted",
  apart: [
    { verb: "go goes went gone going", particle: "up", way: "up" },
    { verb: "go goes went gone going come came", particle: "down", way: "down" },
  ],
};
