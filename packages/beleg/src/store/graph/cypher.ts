/** Removes everything below some runs, whatever state it is in; the runs themselves stay. */
const CLEAR: readonly string[] = ["Evidence", "Span", "Finding", "Explainability"].map(
  (label) => `UNWIND $ids AS id MATCH (n:${label} {run_id: id}) DETACH DELETE n`,
);

/** Writes some runs anew. Statement by statement in one transaction; doing it twice leaves the same graph. */
export const WRITE_RUNS: readonly string[] = [
  ...CLEAR,
  `UNWIND $runs AS run
   MERGE (r:Run {id: run.id}) SET r = run.properties`,
  `UNWIND $summaries AS row
   MATCH (r:Run {id: row.run_id})
   MERGE (s:Summary {id: row.id}) SET s.digest = row.digest, s.tenant = row.tenant
   MERGE (r)-[:CHECKED]->(s)`,
  `UNWIND $articles AS row
   MATCH (s:Summary {id: row.summary_id})
   MERGE (a:Article {id: row.id}) SET a.digest = row.digest, a.tenant = row.tenant
   MERGE (s)-[:SUMMARISES]->(a)`,
  `UNWIND $reports AS row
   MATCH (r:Run {id: row.run_id})
   CREATE (x:Explainability {run_id: row.run_id, version: row.version})
   CREATE (r)-[:HAS_EXPLAINABILITY]->(x)`,
  `UNWIND $examples AS row
   MATCH (x:Explainability {run_id: row.run_id, version: row.version})
   MERGE (e:Example {tenant: row.tenant, dataset_id: row.dataset_id, id: row.id})
   MERGE (e)-[:HAS_EXPLAINABILITY]->(x)`,
  `UNWIND $findings AS row
   MATCH (x:Explainability {run_id: row.run_id, version: row.version})
   CREATE (x)-[:HAS_FINDING]->(f:Finding)
   SET f = row`,
  `UNWIND $spans AS row
   MATCH (f:Finding {run_id: row.run_id, version: row.version, id: row.finding_id})
   CREATE (f)-[:HAS_SPAN]->(s:Span)
   SET s = row`,
  `UNWIND $evidence AS row
   MATCH (f:Finding {run_id: row.run_id, version: row.version, id: row.finding_id})
   CREATE (f)-[:HAS_EVIDENCE]->(e:Evidence)
   SET e = row`,
];

/** Removes runs and whatever was there for them alone. */
export const REMOVE_RUNS: readonly string[] = [
  `UNWIND $ids AS id
   MATCH (:Explainability {run_id: id})<-[:HAS_EXPLAINABILITY]-(e:Example)
   WHERE NOT EXISTS { MATCH (e)-[:HAS_EXPLAINABILITY]->(x:Explainability) WHERE NOT x.run_id IN $ids }
   DETACH DELETE e`,
  ...CLEAR,
  `UNWIND $ids AS id
   MATCH (:Run {id: id})-[:CHECKED]->(s:Summary)
   WHERE NOT EXISTS { MATCH (s)<-[:CHECKED]-(r:Run) WHERE NOT r.id IN $ids }
   OPTIONAL MATCH (s)-[:SUMMARISES]->(a:Article)
   WHERE NOT EXISTS { MATCH (a)<-[:SUMMARISES]-(o:Summary)<-[:CHECKED]-(r:Run) WHERE NOT r.id IN $ids }
   DETACH DELETE s, a`,
  "UNWIND $ids AS id MATCH (r:Run {id: id}) DETACH DELETE r",
];

/** What the graph holds of the runs in a range of ids. */
export const COUNT_RUNS = `
  MATCH (r:Run) WHERE r.id > $after AND r.id <= $last
  OPTIONAL MATCH (r)-[:HAS_EXPLAINABILITY]->(x:Explainability)
  OPTIONAL MATCH (x)-[:HAS_FINDING]->(f:Finding)
  RETURN r.id AS id, count(DISTINCT x) AS reports, count(f) AS findings`;

export const HIGHEST_RUN = "MATCH (r:Run) RETURN coalesce(max(r.id), 0) AS id";

/** Nodes that hang on nothing, by what is missing above them. */
export const DANGLING: Readonly<Record<string, string>> = {
  explainability_without_run: "MATCH (n:Explainability) WHERE NOT (n)<-[:HAS_EXPLAINABILITY]-(:Run)",
  finding_without_explainability: "MATCH (n:Finding) WHERE NOT (n)<-[:HAS_FINDING]-(:Explainability)",
  span_without_finding: "MATCH (n:Span) WHERE NOT (n)<-[:HAS_SPAN]-(:Finding)",
  evidence_without_finding: "MATCH (n:Evidence) WHERE NOT (n)<-[:HAS_EVIDENCE]-(:Finding)",
  example_without_explainability: "MATCH (n:Example) WHERE NOT (n)-[:HAS_EXPLAINABILITY]->(:Explainability)",
  summary_without_run: "MATCH (n:Summary) WHERE NOT (n)<-[:CHECKED]-(:Run)",
  article_without_summary: "MATCH (n:Article) WHERE NOT (n)<-[:SUMMARISES]-(:Summary)",
};
