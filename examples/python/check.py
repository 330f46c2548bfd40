"""A client of five lines: offsets count code points, as Python's strings do.

    beleg serve &
    python3 examples/python/check.py
"""
import json, sys, urllib.request

address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4800"
source = "😀 The population of France is 67 million. The bridge opened in 1932."
text = "🎉 The bridge opened in 1923, and the population of France is 67 million."

body = json.dumps({"article_text": source, "summary_text": text, "offset_encoding": "unicode", "dimensions": ["factuality"]})
request = urllib.request.Request(f"{address}/v1/check", body.encode(), {"Content-Type": "application/json"})
for finding in json.load(urllib.request.urlopen(request))["explainability"]["findings"]:
    place = finding["span"]
    print(finding["severity"], text[place["start_char"]:place["end_char"]], "<-", finding["evidence"][0]["quote"])
