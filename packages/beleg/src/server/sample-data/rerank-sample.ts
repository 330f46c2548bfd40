const MONTH_MS = 30 * 86_400_000;

/** Candidates of all kinds, in the order a search engine gave them: two of them advertising, some not to be used at all. */
const CANDIDATES = [
  {
    id: "vendor",
    title: "LogVault: unlimited retention for your access logs",
    snippet:
      "Keep every access log for ever with LogVault. Search billions of lines in seconds. Start your free trial.",
    url: "https://www.logvault.example/product",
    domain_type: "commercial",
    months: 1,
  },
  {
    id: "forum",
    title: "Forum: how long do you keep access logs?",
    snippet: "I keep mine for a year, nobody ever complained. Someone else says thirty days.",
    url: "https://forum.hobby.example/t/9917",
    domain_type: "forum",
    months: 6,
  },
  {
    id: "court",
    title: "Administrative court: twelve months of access logs were too long",
    snippet:
      "A municipality kept the access logs of its citizen portal for twelve months. The court held that seven days had been enough to find attacks and ordered the deletion.",
    url: "https://decisions.court.example/2026/118",
    domain_type: "government",
    months: 4,
  },
  {
    id: "vendor-double",
    title: "LogVault: unlimited retention for your access logs",
    snippet:
      "Keep every access log for ever with LogVault. Search billions of lines in seconds. Start your free trial.",
    url: "https://www.logvault.example/product?utm_source=news",
    domain_type: "commercial",
    months: 1,
  },
  {
    id: "authority-guide",
    title: "Guide of the data protection authority: logging in web services",
    snippet:
      "The authority recommends to shorten addresses after 24 hours, to delete access logs after seven days and to keep a record of every exception with its reason.",
    url: "https://authority.example/guides/logging",
    domain_type: "government",
    months: 5,
  },
  {
    id: "old-blog",
    title: "How we rotate our logs",
    snippet: "Our small team rotates logs every month and deletes them when the disk is full.",
    url: "https://blog.devteam.example/rotate",
    domain_type: "blog",
    months: 40,
  },
  {
    id: "act-21",
    title: "Data Act of the Lake Region, section 21: storage of log files",
    snippet:
      "Access logs of web servers may be stored for seven days. A longer storage is lawful while a security incident is being examined, and must then be documented.",
    url: "https://law.lake-region.example/data-act/21",
    domain_type: "government",
    months: 2,
  },
  {
    id: "university",
    title: "How long web servers may store access logs: twelve authorities compared",
    snippet:
      "We compare how long twelve supervisory authorities allow access logs to be kept. Most name seven to fourteen days; two ask for a documented assessment instead of a number.",
    url: "https://research.university.example/papers/log-retention",
    domain_type: "academic",
    is_pdf: true,
    months: 8,
  },
  {
    id: "mirror",
    title: "Search result without text",
    snippet: " ",
    url: "https://mirror.example/cached/77",
    domain_type: "commercial",
    months: 2,
  },
  {
    id: "server-manual",
    title: "Harbour server 4.2: configuring rotation",
    snippet:
      "Set rotate_days to the number of days a log file of the server is kept. Older files are removed at midnight. The audit log is configured separately with audit_days.",
    url: "https://docs.harbour.example/4.2/logging",
    domain_type: "documentation",
    months: 3,
  },
  {
    id: "standard-draft",
    title: "Draft standard: minimum content of web server access logs",
    snippet:
      "The draft lists the fields an access log must hold: time, shortened address, request line, status and size. Storage periods are left to national law.",
    url: "https://standards.example/drafts/access-logs",
    domain_type: "organisation",
    months: null,
  },
  {
    id: "incident-plan",
    title: "Incident response: preserving evidence from log files",
    snippet:
      "When an incident is suspected, copy the affected access and audit logs to a sealed store, note the hash and the time, and stop their automatic deletion until the case is closed.",
    url: "https://cert.example/incident-response/evidence",
    domain_type: "organisation",
    months: 7,
  },
] as const;

/** A question with candidates whose age is counted from today, so that the sample never gets old. */
export function sampleRerankRequest(now: number) {
  return {
    query: "How long may we store the access logs of our web server?",
    candidates: CANDIDATES.map(({ months, ...candidate }) => ({
      ...candidate,
      detected_date: months === null ? null : new Date(now - months * MONTH_MS).toISOString(),
    })),
    k: 5,
    meta: {
      scoring_context: {
        question: "Which storage period is lawful, and how is it configured?",
        purpose: "Update of the logging policy",
        jurisdiction: "DE",
        freshness_mode: "standard",
        min_diversity_buckets: 4,
        preferred_sources: ["authority.example"],
        disallowed_sources: ["hobby.example"],
      },
    },
  };
}

/** What the collection already knows. */
export const SAMPLE_DOCUMENTS = [
  {
    document_id: "policy-2024",
    title: "Logging policy, last version",
    text: "We keep audit logs of the payment system for ten years. Access to log files is limited to two administrators, and every access is recorded.",
  },
] as const;

/** A second question, whose selection somebody has approved already. */
export function sampleApprovedRequest(now: number) {
  const { candidates, meta } = sampleRerankRequest(now);
  const scoring_context = {
    ...meta.scoring_context,
    question: "What must be preserved when an incident is suspected?",
    purpose: "Incident handbook",
    freshness_mode: "software_docs_strict" as const,
    min_diversity_buckets: 2,
  };
  return {
    query: "How do we preserve log files as evidence after an incident?",
    candidates,
    k: 2,
    meta: { scoring_context },
  };
}

/** What that somebody said. */
export const SAMPLE_APPROVAL = {
  action: "approve",
  actor: "Ada",
  reason: "Both are current and name the steps.",
} as const;
