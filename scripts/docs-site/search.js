// Finds the parts of pages that hold every word of the question; a word may be the beginning of one.
const MOST = 12;
const input = document.querySelector("input[type=search]");
const list = document.querySelector(".hits");

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Headings count more than text, whole words more than beginnings. */
function scoreOf(part, asked) {
  let score = 0;
  for (const word of asked) {
    const inTitle = part.titleWords.some((one) => one.startsWith(word));
    const whole = part.words.has(word);
    const begun = whole || [...part.words].some((one) => one.startsWith(word));
    if (!inTitle && !begun) return 0;
    score += (inTitle ? 10 : 0) + (whole ? 2 : 0) + 1;
  }
  return score;
}

let parts;
function search(question) {
  parts ??= window.SEARCH_INDEX.map((part) => ({
    ...part,
    titleWords: wordsOf(`${part.page} ${part.title}`),
    words: new Set(part.words.split(" ")),
  }));
  const asked = wordsOf(question);
  if (asked.length === 0) return [];
  return parts
    .map((part) => ({ part, score: scoreOf(part, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ part }) => part);
}

input.addEventListener("input", () => {
  const hits = search(input.value);
  list.hidden = input.value.trim() === "";
  list.replaceChildren(
    ...hits.map(({ page, title, address }) => {
      const link = document.createElement("a");
      link.href = document.body.dataset.base + address;
      link.textContent = page === title ? page : `${page}: ${title}`;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  if (!list.hidden && hits.length === 0) list.textContent = "Nothing found.";
});
input.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
