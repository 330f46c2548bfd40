/** What makes each node unique. A finding's id is a hash of its content, so it is unique within its report only. */
export const GRAPH_SCHEMA: readonly string[] = [
  "CREATE CONSTRAINT beleg_run IF NOT EXISTS FOR (n:Run) REQUIRE n.id IS UNIQUE",
  "CREATE CONSTRAINT beleg_article IF NOT EXISTS FOR (n:Article) REQUIRE n.id IS UNIQUE",
  "CREATE CONSTRAINT beleg_summary IF NOT EXISTS FOR (n:Summary) REQUIRE n.id IS UNIQUE",
  "CREATE CONSTRAINT beleg_example IF NOT EXISTS FOR (n:Example) REQUIRE (n.tenant, n.dataset_id, n.id) IS UNIQUE",
  "CREATE CONSTRAINT beleg_explainability IF NOT EXISTS FOR (n:Explainability) REQUIRE (n.run_id, n.version) IS UNIQUE",
  "CREATE CONSTRAINT beleg_finding IF NOT EXISTS FOR (n:Finding) REQUIRE (n.run_id, n.version, n.id) IS UNIQUE",
  "CREATE CONSTRAINT beleg_span IF NOT EXISTS FOR (n:Span) REQUIRE (n.run_id, n.version, n.finding_id) IS UNIQUE",
  "CREATE CONSTRAINT beleg_evidence IF NOT EXISTS FOR (n:Evidence) REQUIRE (n.run_id, n.version, n.finding_id, n.id) IS UNIQUE",
  "CREATE INDEX beleg_explainability_run IF NOT EXISTS FOR (n:Explainability) ON (n.run_id)",
  "CREATE INDEX beleg_finding_run IF NOT EXISTS FOR (n:Finding) ON (n.run_id)",
  "CREATE INDEX beleg_span_run IF NOT EXISTS FOR (n:Span) ON (n.run_id)",
  "CREATE INDEX beleg_evidence_run IF NOT EXISTS FOR (n:Evidence) ON (n.run_id)",
];
