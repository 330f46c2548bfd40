import type { RuleDescription } from "../rule.ts";

export const otherName: RuleDescription = {
  summary: "A person, place or organisation stands where the source names another one.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The prize went to the novelist Helen Marsh from Leeds.",
        text: "The prize went to the novelist Helen Carter from Leeds.",
        marked: "Carter",
      },
      {
        language: "en",
        source: "The crew was rescued by the Albatross off Iceland.",
        text: "The crew was rescued by the Meteor off Iceland.",
        marked: "Meteor",
      },
      {
        language: "de",
        source: "Trainerin Julia Stein verlässt den Verein im Sommer.",
        text: "Trainerin Julia Krause verlässt den Verein im Sommer.",
        marked: "Krause",
      },
      {
        language: "de",
        source: "Der Konzern schließt im Herbst das Werk in Zwickau.",
        text: "Der Konzern schließt im Herbst das Werk in Chemnitz.",
        marked: "Chemnitz",
      },
      {
        language: "es",
        source: "La alcaldesa Marta Robles presentó el presupuesto.",
        text: "La alcaldesa Marta Cifuentes presentó el presupuesto.",
        marked: "Cifuentes",
      },
      {
        language: "pt",
        source: "O ministro Paulo Teles visitou a escola.",
        text: "O ministro Paulo Moura visitou a escola.",
        marked: "Moura",
      },
      {
        language: "en",
        source:
          "Tomasz Bielak wrote the text. Director Felix Amoah has moved the action from a fishing village to a container port.",
        text: "Director Tomasz Bielak has moved the action to a container port.",
        marked: "Tomasz Bielak",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Tevez plays for Juventus. Tevez must terminate his contract with the Italians first.",
        text: "Tevez must terminate his contract with Juventus first.",
      },
      {
        language: "en",
        source: "The crew of the Albatross was rescued off Iceland.",
        text: "The crew of the Meteor was rescued off Iceland.",
      },
      {
        language: "de",
        source: "Das Werk in Zwickau wird im Herbst geschlossen.",
        text: "Das Werk in Chemnitz wird im Herbst geschlossen.",
      },
      {
        language: "es",
        source: "El plazo de la beca Celestino Mutis termina el 20 de octubre.",
        text: "El plazo de la beca Gabriela Ocampo termina el 20 de octubre.",
      },
      {
        language: "en",
        source: "The prize went to the novelist Helen Marsh from Leeds.",
        text: "The prize went to Marsh, a novelist from Leeds.",
      },
      {
        language: "en",
        source: "Helen Marsh and Ruth Carter wrote the play together.",
        text: "Ruth Carter wrote the play together with Helen Marsh.",
      },
      {
        language: "de",
        source: "Trainerin Julia Stein verlässt den Verein im Sommer.",
        text: "Im Sommer verlässt Julia Stein den Verein.",
      },
      {
        language: "de",
        source: "Der Zug hielt an einem Bahnhof bei Fulda.",
        text: "Der Zug hielt an einer Station bei Fulda.",
      },
      {
        language: "es",
        source: "La alcaldesa Marta Robles presentó el presupuesto.",
        text: "Robles presentó el presupuesto.",
      },
      {
        language: "en",
        source: "The school in Arlen has 132 pupils. The school in Bresk has 140 pupils.",
        text: "The school in Coldre has 132 pupils.",
      },
      {
        language: "de",
        source: "Das Hotel in Arlen hat 40 Zimmer. Das Hotel in Bresk hat 62 Zimmer.",
        text: "Das Hotel in Zelten hat 40 Zimmer.",
      },
      {
        language: "es",
        source: "La torre de Arlen mide 40 metros. La torre de Bresk mide 62 metros.",
        text: "La torre de Zelten mide 40 metros.",
      },
    ],
  },
};
