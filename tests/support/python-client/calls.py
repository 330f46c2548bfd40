"""Calls the service through the installed client in every way it answers, and prints what came back."""

import json
import sys
from pathlib import Path

import beleg_client
from beleg_client import BelegError, Client

beleg = Client(sys.argv[1] + "/")
source = "😀 The population of France is 67 million. The bridge opened in 1932."
text = "🎉 The bridge opened in 1923, and the population of France is 67 million."
check = {"article_text": source, "summary_text": text, "dimensions": ["factuality"]}


def refusal(call):
    try:
        call()
    except BelegError as error:
        assert str(error), "a refusal says something"
        return [error.status, error.code]


full = beleg.check(check)
place = full["explainability"]["findings"][0]["span"]
compact = beleg.check(check, view="compact")
claims = [claim["label"] for claim in compact["claims"] if claim["label"] == "incorrect"]
batch = beleg.check_batch({"items": [check, {"article_text": source}]})
stored = beleg.check({**check, "store": True}, idempotency_key="once")
again = beleg.check({**check, "store": True}, idempotency_key="once")
run_id = stored["run_id"]
markdown = beleg.get_report(run_id, format="md")
report = beleg.get_report(run_id)
events = list(beleg.follow_run(beleg.create_run(check)["run_id"]))
page = beleg.list_runs(limit=50)

print(
    json.dumps(
        {
            "installed": beleg_client.__file__,
            "typed": Path(beleg_client.__file__).with_name("py.typed").exists(),
            "health": beleg.get_health()["status"],
            "cut": text[place["start_char"] : place["end_char"]],
            "compact": [compact["verdict"], claims[0]],
            "batch": [item["status"] for item in batch["results"]],
            "refused": refusal(lambda: beleg.check({"article_text": source})),
            "missing": refusal(lambda: beleg.get_run(4711)),
            "markdown": markdown[0],
            "report": report["version"],
            "events": events[-1]["event"],
            "page": [len(page["items"]), page["next_cursor"]],
            "replayed": stored == again,
            "deleted": beleg.delete_run(run_id),
        }
    )
)
