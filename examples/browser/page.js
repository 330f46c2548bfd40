// The page: hands both texts to the worker and shows what it says about each claim.
const worker = new Worker("worker.js", { type: "module" });
const form = document.querySelector("form");
const verdict = document.querySelector("#verdict");
const claims = document.querySelector("#claims");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  verdict.textContent = "Checking …";
  claims.replaceChildren();
  const [article_text, summary_text] = ["#source", "#text"].map((id) => form.querySelector(id).value);
  worker.postMessage({ article_text, summary_text });
});

worker.addEventListener("message", ({ data }) => {
  // A text in a language that the worker did not load is refused, never misjudged.
  verdict.textContent = data.error ?? data.verdict;
  claims.replaceChildren(...(data.claims ?? []).map(itemOf));
});

function itemOf({ text, label, quote }) {
  const item = document.createElement("li");
  item.dataset.label = label;
  item.append(`${text} – ${label}`);
  if (quote !== undefined) {
    const source = document.createElement("blockquote");
    source.textContent = quote;
    item.append(source);
  }
  return item;
}
