export const rerank = {
  adds: "Adds {facets} coverage for {subject}",
  strengthens: "Strengthens {facets} coverage for {subject}",
  adds_nothing: "Adds no facet the collection lacks",
  no_facets: "No facets are declared for this subject",
  still_open: "still open: {facets}",
  collection_unknown: "what the collection covers is not known",
  list: "{first} and {last}",
  fills: "Fills {facets} for {subject}",
  matches: "Holds {found} of {total} words asked for: {words}",
  matches_nothing: "Holds none of the words asked for",
} as const;
