import type { Messages } from "../../parts/messages.ts";

export const matcher: Messages["matcher"] = {
  not_backed: "die Quellen belegen die Antwort nicht",
  backed: "die Quellen belegen die Antwort, der Test erwartet aber das Gegenteil",
  not_a_text: "die Antwort ist kein Text, sondern {type}",
  empty: "die Antwort ist leer",
  stopped: "die Prüfung wurde durch ihr Signal abgebrochen",
  none_near: "nichts in den Quellen kommt dem nahe",
  no_model:
    "Die meisten Aussagen bleiben unbestätigt, weil kein Modell eingestellt ist: Ohne Modell wird nur bestätigt, was die Quellen fast wörtlich sagen. Die Option model stellt eines ein: openai/NAME, ollama/NAME oder gguf/DATEI.",
  next_correct: "Nächster Schritt: die Antwort berichtigen, wo die Quellen sie widerlegen.",
  next_confirm:
    "Nächster Schritt: Unbestätigtes mit den Quellen vergleichen; mit der Option allowUnverified: true dürfen solche Aussagen bleiben.",
  next_source: "Nächster Schritt: dem Test die Texte geben, auf denen die Antwort beruht.",
};
