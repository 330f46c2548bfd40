"""What a schema cannot say, told to schemathesis. The reasons stand in docs/guides/service.md, "Outside tools"."""

import itertools

import schemathesis

addresses = itertools.count(1)


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Which texts hold a scoring context: every other one is refused."""
    lend(raw_schema)


def lend(node):
    if isinstance(node, dict):
        for form in node.get("scoring_context", {}).get("anyOf", []):
            if form.get("contentMediaType") == "application/json":
                form["enum"] = ['{"jurisdiction":"DE"}']
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            lend(inner)


@schemathesis.hook
def filter_body(context, body):
    """Keys that reach for an object's prototype are refused wherever they stand."""
    return "__proto__" not in repr(body)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Each call from an address of its own: thirty wrong keys a minute from one are answered with 429, not 401."""
    number = next(addresses)
    headers = dict(case.headers or {})
    headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    case.headers = headers
