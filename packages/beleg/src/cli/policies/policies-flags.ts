import { choice, color, forSetting, text } from "../flags.ts";
import { LOCALE_CHOICES } from "../language-choices.ts";
import { optional, requiredChoice } from "../positionals.ts";
import { settingsFlags } from "../settings-options.ts";
import type { Invocation, ValuesOf } from "../verb.ts";

export const args = {
  action: requiredChoice("action", "what to do", ["check"]),
  folder: optional("folder", "folder of policies; without it that of the settings, else the samples"),
};

export const options = {
  transactions: text(
    "--transactions <file>",
    "past payments as cases, .json, .jsonl or -; each may say expected_decision, expected_rules and outcome (fraud, legitimate)",
  ),
  format: choice("-f, --format <format>", "pretty on a terminal, else json", ["json", "pretty"]),
  countryLists: forSetting("country_lists", text("--country-lists <file>", "dated JSON file of country risk")),
  amountLimits: forSetting(
    "amount_limits",
    text("--amount-limits <file>", "dated JSON file of limits per currency and rates"),
  ),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  color,
  ...settingsFlags,
};

export type PoliciesInvocation = Invocation<ValuesOf<typeof args>, ValuesOf<typeof options>>;
