// The worker: one language is loaded, so one language is all the page fetches.
import { compactResult, createCheck } from "@beleg/core/check";
import { en } from "@beleg/core/languages/en";

const check = createCheck({ languages: [en] });

addEventListener("message", ({ data }) => {
  check(data, { locale: "en" }).then(
    (result) => postMessage(compactResult(result)),
    (error) => postMessage({ error: error.message }),
  );
});
