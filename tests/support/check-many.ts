// Checks 2,000 texts at once and keeps every result; a test starts it in a small heap.
import { openChecker } from "../../packages/beleg/dist/index.js";

const article_text =
  "The town of Harwell opened a new bridge on Monday. It cost 40 million euros and is 300 metres long. The mayor praised the workers.";
const summary_text = "The town of Harwell opened a new bridge on Monday. It cost 90 million euros.";
const checker = await openChecker({ threads: 2 });
const results = await Promise.all(
  Array.from({ length: 2000 }, (_, row) =>
    checker.check({ article_text: `${article_text} Row ${row}.`, summary_text }),
  ),
);
await checker.close();
console.log(results.filter(({ factuality }) => factuality?.issue_spans.length === 1).length);
