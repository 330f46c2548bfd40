# Made by `node scripts/reference-http.ts` from the service's OpenAPI description; do not edit by hand.
"""The client: one method for each operation of the service."""

from __future__ import annotations

from typing import Any, Iterator, Literal, overload

from . import types as t
from .transport import Transport


class Client(Transport):
    """Speaks to a Beleg service. Offsets count code points, as Python's strings do, unless a request says otherwise."""

    def get_health(self) -> t.GetHealthAnswer:
        """Is the process alive"""
        answer: t.GetHealthAnswer = self.request("GET", "/healthz")
        return answer

    def get_readiness(self) -> t.GetReadinessAnswer:
        """Can it serve: judges, store, queue, graph"""
        answer: t.GetReadinessAnswer = self.request("GET", "/readyz")
        return answer

    def show_overview(self) -> t.Overview:
        """What waits for a person, what failed lately, how quality goes"""
        answer: t.Overview = self.request("GET", "/v1/overview")
        return answer

    def get_session(self) -> t.GetSessionAnswer:
        """Who the browser is signed in as"""
        answer: t.GetSessionAnswer = self.request("GET", "/v1/session")
        return answer

    def open_session(self, body: t.OpenSessionBody, *, idempotency_key: str | None = None) -> t.OpenSessionAnswer:
        """Sign a browser in with an API key"""
        answer: t.OpenSessionAnswer = self.request("POST", "/v1/session", body=body, idempotency_key=idempotency_key)
        return answer

    def close_session(self) -> t.CloseSessionAnswer:
        """Sign the browser out: the session ends everywhere. Needs no x-beleg-csrf, a foreign page could at most sign out"""
        answer: t.CloseSessionAnswer = self.request("DELETE", "/v1/session")
        return answer

    def check(self, body: t.CheckRequestInput, *, view: Literal["full", "compact", "verdict"] = "full", idempotency_key: str | None = None) -> t.CheckAnswer | t.CompactResult | t.JudgedAnswer:
        """Check a text against its source"""
        answer: t.CheckAnswer | t.CompactResult | t.JudgedAnswer = self.request("POST", "/v1/check", query={"view": view}, body=self.counted(body), idempotency_key=idempotency_key)
        return answer

    def check_batch(self, body: t.CheckBatchInput, *, view: Literal["full", "compact", "verdict"] = "full", idempotency_key: str | None = None) -> t.CheckBatchAnswer:
        """Check several texts"""
        answer: t.CheckBatchAnswer = self.request("POST", "/v1/checks", query={"view": view}, body=self.counted_items(body), idempotency_key=idempotency_key)
        return answer

    def read_document(self, body: t.DocumentFileInput, *, idempotency_key: str | None = None) -> t.DocumentText:
        """Read the text of a file: PDF, DOCX, HTML, Markdown or plain text"""
        answer: t.DocumentText = self.request("POST", "/v1/documents/read", body=body, idempotency_key=idempotency_key)
        return answer

    def build_report(self, body: t.ExplainabilityInputInput, *, format: Literal["json", "jsonl", "md", "html", "sarif", "junit", "github", "gitlab", "csv", "pretty"] = "json", locale: Literal["de", "en", "es", "pt"] | None = None, offsets: Literal["utf-16", "unicode"] = "unicode", top_k: int | None = None, idempotency_key: str | None = None) -> t.ExplainabilityResult | t.BuildReportAnswer | str:
        """Build the m9_v1 report from judges' results"""
        answer: t.ExplainabilityResult | t.BuildReportAnswer | str = self.request("POST", "/v1/report", query={"format": format, "locale": locale, "offsets": offsets, "top_k": top_k}, body=body, idempotency_key=idempotency_key)
        return answer

    def list_runs(self, *, limit: int = 50, cursor: str | None = None, status: Literal["pending", "running", "success", "failed"] | None = None, kind: str | None = None, q: str | None = None, verdict: Literal["passed", "blocked", "incomplete"] | None = None, high: Literal["true", "false"] | None = None) -> t.ListRunsAnswer:
        """List runs, newest first"""
        answer: t.ListRunsAnswer = self.request("GET", "/v1/runs", query={"limit": limit, "cursor": cursor, "status": status, "kind": kind, "q": q, "verdict": verdict, "high": high})
        return answer

    def create_run(self, body: t.NewRunInput, *, idempotency_key: str | None = None) -> t.RunStarted:
        """Check a text in the background and keep the result"""
        answer: t.RunStarted = self.request("POST", "/v1/runs", body=body, idempotency_key=idempotency_key)
        return answer

    def follow_runs(self) -> Iterator[t.RunsEvent]:
        """Follow the list of runs: a server-sent event runs whenever one is made, begins or ends"""
        answer: Iterator[t.RunsEvent] = self.events("GET", "/v1/runs/events")
        return answer

    def cancel_run(self, id: int, *, idempotency_key: str | None = None) -> t.RunStarted:
        """Call off a run that has not ended; one that was called off stays so"""
        answer: t.RunStarted = self.request("POST", f"/v1/runs/{self.quoted(id)}/cancel", idempotency_key=idempotency_key)
        return answer

    def get_run(self, id: int) -> t.RunDetail:
        """A run with its texts, results and report"""
        answer: t.RunDetail = self.request("GET", f"/v1/runs/{self.quoted(id)}")
        return answer

    def delete_run(self, id: int) -> None:
        """Delete a run with all that was made from it"""
        self.request("DELETE", f"/v1/runs/{self.quoted(id)}")

    def get_report(self, id: int, *, format: Literal["json", "jsonl", "md", "html", "sarif", "junit", "github", "gitlab", "csv", "pretty"] = "json", locale: Literal["de", "en", "es", "pt"] | None = None, offsets: Literal["utf-16", "unicode"] = "unicode") -> t.ExplainabilityResult | t.GetReportAnswer | str:
        """The report of a run, in any format"""
        answer: t.ExplainabilityResult | t.GetReportAnswer | str = self.request("GET", f"/v1/runs/{self.quoted(id)}/report", query={"format": format, "locale": locale, "offsets": offsets})
        return answer

    def follow_run(self, id: int) -> Iterator[t.RunEvent]:
        """Follow a run: server-sent events status, claim, progress and end"""
        answer: Iterator[t.RunEvent] = self.events("GET", f"/v1/runs/{self.quoted(id)}/events")
        return answer

    def rerank(self, body: t.RerankRequestInput | t.ScoreResultsDataInput | t.CohereRerankRequestInput, *, review: Literal["true", "false"] = "false", idempotency_key: str | None = None) -> t.RerankAnswer | t.CohereRerankAnswer:
        """Choose sources for a question"""
        answer: t.RerankAnswer | t.CohereRerankAnswer = self.request("POST", "/v1/rerank", query={"review": review}, body=body, idempotency_key=idempotency_key)
        return answer

    def rerank_as_cohere_v2(self, body: t.CohereRerankRequestInput, *, idempotency_key: str | None = None) -> t.CohereRerankAnswer:
        """The same for clients of Cohere's second version"""
        answer: t.CohereRerankAnswer = self.request("POST", "/v2/rerank", body=body, idempotency_key=idempotency_key)
        return answer

    def list_rerank_runs(self, *, limit: int = 50, cursor: str | None = None) -> t.ListRerankRunsAnswer:
        """List saved rerank runs, newest first"""
        answer: t.ListRerankRunsAnswer = self.request("GET", "/v1/rerank/runs", query={"limit": limit, "cursor": cursor})
        return answer

    def get_rerank_run(self, id: int) -> t.RerankRunDetail:
        """A rerank run, its decision and its sources"""
        answer: t.RerankRunDetail = self.request("GET", f"/v1/rerank/runs/{self.quoted(id)}")
        return answer

    def follow_rerank_run(self, id: int) -> Iterator[t.RerankRunEvent]:
        """Follow what becomes of a run's sources: server-sent events coverage and end"""
        answer: Iterator[t.RerankRunEvent] = self.events("GET", f"/v1/rerank/runs/{self.quoted(id)}/events")
        return answer

    def add_source_content(self, id: int, body: t.SourceContentInput, *, idempotency_key: str | None = None) -> t.AddSourceContentAnswer:
        """Hand over the content of an approved source"""
        answer: t.AddSourceContentAnswer = self.request("POST", f"/v1/rerank/runs/{self.quoted(id)}/sources", body=body, idempotency_key=idempotency_key)
        return answer

    def report_failed_source(self, id: int, body: t.FailedSourceInput, *, idempotency_key: str | None = None) -> t.ReportFailedSourceAnswer:
        """Say that the content of an approved source could not be had"""
        answer: t.ReportFailedSourceAnswer = self.request("POST", f"/v1/rerank/runs/{self.quoted(id)}/sources/failed", body=body, idempotency_key=idempotency_key)
        return answer

    def ingest_document(self, body: t.NewDocumentInput, *, idempotency_key: str | None = None) -> t.IngestDocumentAnswer:
        """Take a document into a collection that reranking compares with"""
        answer: t.IngestDocumentAnswer = self.request("POST", "/v1/documents", body=body, idempotency_key=idempotency_key)
        return answer

    def list_reviews(self, *, limit: int = 50, cursor: str | None = None, status: Literal["pending", "approved", "rejected", "partial", "auto_approved", "escalated"] | None = None, kind: Literal["rerank_selection", "escalated_decision", "customer_text"] | None = None) -> t.ListReviewsAnswer:
        """List review items, oldest first"""
        answer: t.ListReviewsAnswer = self.request("GET", "/v1/reviews", query={"limit": limit, "cursor": cursor, "status": status, "kind": kind})
        return answer

    def export_reviews(self) -> str:
        """Every decided item as a labelled line of JSONL"""
        answer: str = self.request("GET", "/v1/reviews/export")
        return answer

    def get_review(self, id: str) -> t.ReviewDetail:
        """A review item with every decision on it, late ones included"""
        answer: t.ReviewDetail = self.request("GET", f"/v1/reviews/{self.quoted(id)}")
        return answer

    def decide_review(self, id: str, body: t.NewReviewDecisionInput, *, idempotency_key: str | None = None) -> t.ReviewItem:
        """Decide an item"""
        answer: t.ReviewItem = self.request("POST", f"/v1/reviews/{self.quoted(id)}/decision", body=body, idempotency_key=idempotency_key)
        return answer

    def override_disallowed(self, id: str, body: t.NewSourceOverrideInput, *, idempotency_key: str | None = None) -> t.ReviewItem:
        """Let one disallowed address be added to a selection"""
        answer: t.ReviewItem = self.request("POST", f"/v1/reviews/{self.quoted(id)}/override", body=body, idempotency_key=idempotency_key)
        return answer

    def decide(self, body: t.DecisionCaseInput, *, store: Literal["true", "false"] = "true", idempotency_key: str | None = None) -> t.Decided:
        """Decide about a transaction and explain the decision twice"""
        answer: t.Decided = self.request("POST", "/v1/decisions", query={"store": store}, body=body, idempotency_key=idempotency_key)
        return answer

    def list_decisions(self, *, limit: int = 50, cursor: str | None = None, decision: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] | None = None, source: Literal["model", "template", "safe_template", "error", "human"] | None = None) -> t.ListDecisionsAnswer:
        """List cases, last changed first"""
        answer: t.ListDecisionsAnswer = self.request("GET", "/v1/decisions", query={"limit": limit, "cursor": cursor, "decision": decision, "source": source})
        return answer

    def get_decision(self, id: str, *, version: int | None = None) -> t.DecisionDetail:
        """A case: one version's state, all versions, its reviews, what the customer was told"""
        answer: t.DecisionDetail = self.request("GET", f"/v1/decisions/{self.quoted(id)}", query={"version": version})
        return answer

    def explain(self, body: dict[str, Any], *, locale: Literal["de", "en", "es", "pt"] | None = None, idempotency_key: str | None = None) -> t.ExplanationResult:
        """Explain a decision somebody else made, to the customer and to the auditor"""
        answer: t.ExplanationResult = self.request("POST", "/v1/explanations", query={"locale": locale}, body=body, idempotency_key=idempotency_key)
        return answer

    def give_feedback(self, id: int, body: t.GiveFeedbackBody, *, idempotency_key: str | None = None) -> None:
        """What the customer thought of a text, 1 to 5"""
        self.request("POST", f"/v1/customer-texts/{self.quoted(id)}/feedback", body=body, idempotency_key=idempotency_key)

    def get_decision_analytics(self, *, period: Literal["day", "week", "month"] = "day") -> t.DecisionAnalytics:
        """Figures about stored decisions, by period and by style"""
        answer: t.DecisionAnalytics = self.request("GET", "/v1/analytics/decisions", query={"period": period})
        return answer

    def get_run_analytics(self) -> t.GetRunAnalyticsAnswer:
        """How many runs stand where"""
        answer: t.GetRunAnalyticsAnswer = self.request("GET", "/v1/analytics/runs")
        return answer

    def create_evaluation(self, body: t.NewEvaluationInput, *, idempotency_key: str | None = None) -> t.EvaluationStarted:
        """Measure the judge on labelled rows, in the background"""
        answer: t.EvaluationStarted = self.request("POST", "/v1/evaluations", body=body, idempotency_key=idempotency_key)
        return answer

    def list_evaluations(self, *, limit: int = 50, cursor: str | None = None) -> t.ListEvaluationsAnswer:
        """List evaluations, newest first"""
        answer: t.ListEvaluationsAnswer = self.request("GET", "/v1/evaluations", query={"limit": limit, "cursor": cursor})
        return answer

    def compare_evaluations(self, *, a: int, b: int) -> t.Comparison:
        """Compare two evaluations over the rows both have"""
        answer: t.Comparison = self.request("GET", "/v1/evaluations/compare", query={"a": a, "b": b})
        return answer

    def get_evaluation(self, id: int) -> t.EvaluationDetail:
        """An evaluation with what it found"""
        answer: t.EvaluationDetail = self.request("GET", f"/v1/evaluations/{self.quoted(id)}")
        return answer

    def list_evaluation_rows(self, id: int, *, cell: Literal["tp", "fn", "fp", "tn"] | None = None, label: Literal["error", "fine"] | None = None, origin: str | None = None, system: str | None = None, lang: str | None = None, length: str | None = None, error_type: str | None = None, score_from: float | None = None, score_to: float | None = None, row_id: str | None = None, q: str | None = None, order: Literal["worst", "data", "score"] = "worst", limit: int = 50, cursor: str | None = None) -> t.EvaluationRowPage:
        """The rows of an evaluation, those on which judge and people differ most first"""
        answer: t.EvaluationRowPage = self.request("GET", f"/v1/evaluations/{self.quoted(id)}/rows", query={"cell": cell, "label": label, "origin": origin, "system": system, "lang": lang, "length": length, "error_type": error_type, "score_from": score_from, "score_to": score_to, "row_id": row_id, "q": q, "order": order, "limit": limit, "cursor": cursor})
        return answer

    def get_evaluation_row(self, id: int, row: int, *, cell: Literal["tp", "fn", "fp", "tn"] | None = None, label: Literal["error", "fine"] | None = None, origin: str | None = None, system: str | None = None, lang: str | None = None, length: str | None = None, error_type: str | None = None, score_from: float | None = None, score_to: float | None = None, row_id: str | None = None, q: str | None = None, order: Literal["worst", "data", "score"] = "worst") -> t.EvaluationRow:
        """One row of an evaluation with text, sources, claims and quotes, and its neighbours among the rows asked for"""
        answer: t.EvaluationRow = self.request("GET", f"/v1/evaluations/{self.quoted(id)}/rows/{self.quoted(row)}", query={"cell": cell, "label": label, "origin": origin, "system": system, "lang": lang, "length": length, "error_type": error_type, "score_from": score_from, "score_to": score_to, "row_id": row_id, "q": q, "order": order})
        return answer

    def get_evaluation_report(self, id: int, *, format: Literal["html", "md"] = "html") -> str:
        """The report of an evaluation as a page or as Markdown"""
        answer: str = self.request("GET", f"/v1/evaluations/{self.quoted(id)}/report", query={"format": format})
        return answer

    def cancel_evaluation(self, id: int, *, idempotency_key: str | None = None) -> t.EvaluationStarted:
        """Call off an evaluation that runs; one that was called off stays so"""
        answer: t.EvaluationStarted = self.request("POST", f"/v1/evaluations/{self.quoted(id)}/cancel", idempotency_key=idempotency_key)
        return answer

    def show_trust(self) -> t.TrustOverview:
        """Show how often the judges were right where beleg trust measured them"""
        answer: t.TrustOverview = self.request("GET", "/v1/trust")
        return answer
