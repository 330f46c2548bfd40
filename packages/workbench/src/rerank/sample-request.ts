import type { RerankRequestInput } from "../api/index.ts";

const DAY_MS = 86_400_000;

/** A made-up question with candidates of every kind: the order is a search engine's, some must not be used at all. */
const CANDIDATES = [
  {
    id: "shop",
    title: "PlaySafe inspection subscription",
    snippet: "Book your playground inspection today. One visit a year keeps everybody happy. First visit half price.",
    url: "https://www.playsafe.example/inspection",
    domain_type: "commercial",
    days: 20,
  },
  {
    id: "shop-copy",
    title: "PlaySafe inspection subscription",
    snippet: "Book your playground inspection today. One visit a year keeps everybody happy.",
    url: "http://playsafe.example/inspection/?utm_source=mail",
    domain_type: "commercial",
    days: 20,
  },
  {
    id: "parents",
    title: "Parents' forum: is our swing safe?",
    snippet: "Nobody has looked at our playground for years and nothing ever happened.",
    url: "https://forum.parents.example/t/118",
    domain_type: "forum",
    days: 90,
  },
  {
    id: "ordinance",
    title: "Playground ordinance of Westmark, section 4: duty to inspect",
    snippet:
      "Operators inspect public playgrounds visually every week, test moving parts every three months and have an expert inspect every playground once a year. Every inspection is recorded.",
    url: "https://law.westmark.example/playgrounds/4",
    domain_type: "government",
    days: 140,
  },
  {
    id: "insurer",
    title: "Accident insurer: record keeping for playground inspections",
    snippet:
      "A record of an inspection names the date, the inspector, the equipment, the defect found and the day it was repaired. Keep records for ten years.",
    url: "https://insurer.example/guides/playground-records",
    domain_type: "organisation",
    days: 210,
  },
  {
    id: "old-guide",
    title: "Playground guide, first edition",
    snippet: "A playground should be inspected whenever there is time for it, at least once in two years.",
    url: "https://archive.westmark.example/guide-1",
    domain_type: "government",
    days: 2100,
  },
  {
    id: "study",
    title: "Defects found in weekly and monthly playground inspections",
    snippet:
      "In 214 playgrounds weekly visual inspections found loose bolts on average eleven days earlier than monthly ones. Moving parts caused two thirds of all defects.",
    url: "https://research.university.example/playground-defects",
    domain_type: "academic",
    days: 300,
  },
  {
    id: "manual",
    title: "Swing S3: maintenance manual",
    snippet: "Grease the bearings every three months. Replace the chain when a link has lost a tenth of its thickness.",
    url: "https://docs.swings.example/s3/maintenance",
    domain_type: "documentation",
    days: null,
  },
] as const;

/** What the collection of the one who asks already holds. */
const DOCUMENTS = [
  {
    id: "house-rules",
    title: "House rules for playgrounds",
    text: "Playgrounds close at sunset. Dogs are not allowed. The caretaker keeps a list of the equipment.",
  },
];

/** The sample, as old as it always is: dates are counted back from `now`. */
export function sampleRequest(now: number): RerankRequestInput {
  return {
    query: "How often must a public playground be inspected?",
    k: 4,
    candidates: CANDIDATES.map(({ days, ...candidate }) => ({
      ...candidate,
      detected_date: days === null ? null : new Date(now - days * DAY_MS).toISOString(),
    })),
    meta: {
      scoring_context: {
        question: "Which inspections are required, how often, and how are they recorded?",
        purpose: "Inspection plan of a town",
        freshness_mode: "standard",
        min_diversity_buckets: 4,
        preferred_sources: ["law.westmark.example"],
        disallowed_sources: ["forum.parents.example"],
      },
    },
    rag: { documents: DOCUMENTS },
  };
}
