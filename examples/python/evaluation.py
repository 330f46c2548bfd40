# %% [markdown]
# # Looking into an evaluation
#
# Reads the folder that `beleg eval --out FOLDER` leaves, with nothing but the standard library. The cells (`# %%`) run in VS Code,
# Spyder and Jupyter (`jupytext --to ipynb evaluation.py`), and all of them as a script: `python3 evaluation.py FOLDER`.

# %%
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "runs/today")


def read_lines(name):
    with open(folder / name, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
rows = read_lines("rows.jsonl")
print(f"{summary['task']}: {summary['n']} of {len(rows)} rows measured")

# %% The headline, with its interval: a figure without one says little.
for name, metric in summary["metrics"].items():
    if metric["value"] is not None:
        interval = [metric["ci_lower"], metric["ci_upper"]]
        shown = " – ".join("?" if bound is None else f"{bound:.3f}" for bound in interval)
        print(f"  {name:20} {metric['value']:.3f}  ({shown})")

# %% The same balanced accuracy again, from the rows: nothing is hidden behind the summary.
cells = Counter(row["cell"] for row in rows if row["cell"])
recall = cells["tp"] / (cells["tp"] + cells["fn"])
specificity = cells["tn"] / (cells["tn"] + cells["fp"])
print("balanced accuracy from rows:", round((recall + specificity) / 2, 9))

# %% By origin: a pooled figure can hide a judge that flags all of one origin and nothing of the other.
groups = defaultdict(list)
for row in rows:
    if row["cell"]:
        groups[row["origin"] or "-"].append(row)
for origin, members in sorted(groups.items()):
    flagged = mean(row["decision"] for row in members)
    right = mean(row["cell"] in ("tp", "tn") for row in members)
    print(f"  {origin:12} n={len(members):4}  flagged {flagged:.0%}  right {right:.0%}")

# %% Every threshold, not only the chosen one.
labelled = [(row["risk"], row["label"]) for row in rows if row["cell"]]


def balanced_accuracy(threshold):
    errors = [risk >= threshold for risk, label in labelled if label]
    clean = [risk < threshold for risk, label in labelled if not label]
    return (mean(errors) + mean(clean)) / 2


best = max((balanced_accuracy(step / 20), step / 20) for step in range(21))
print(f"best threshold on these very rows: {best[1]:.2f} with {best[0]:.3f} (too good: choose it with --tune on others)")

# %% The claims behind the missed errors: what did the judge see there?
for row in sorted((row for row in rows if row["cell"] == "fn"), key=lambda row: -(row["off_by"] or 0))[:3]:
    print(f"\n{row['id']}  score {row['score']}\n  {row['text'][:120]}")
    for claim in row["claims"][:3]:
        print(f"  [{claim['label']}] {claim['text'][:80]}\n     source: {(claim['quote'] or '-')[:80]}")

# %% Why claims fell at the gate, from the claims' own file.
reasons = Counter(claim["gate_reason"] for claim in read_lines("debug_claims.jsonl"))
print("gate:", dict(reasons.most_common()))
