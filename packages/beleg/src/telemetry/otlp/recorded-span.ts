import type {
  Attributes,
  AttributeValue,
  HrTime,
  Span,
  SpanContext,
  SpanKind,
  SpanStatus,
  TimeInput,
} from "@opentelemetry/api";
import { keyValues } from "./any-value.ts";

/** What a span begins with. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly context: SpanContext;
  readonly parent: SpanContext | undefined;
  readonly started: number;
  readonly attributes: Attributes;
}

const MAX_ATTRIBUTES = 128;

/** A span that is kept: once it ends, `onEnd` gets it as OTLP writes it. Events and links are nothing Beleg sends. */
export class RecordedSpan implements Span {
  private readonly attributes: Record<string, AttributeValue | undefined> = {};
  private readonly start: SpanStart;
  private readonly onEnd: (span: object) => void;
  private name: string;
  private status: SpanStatus | undefined;
  private ended = false;

  constructor(start: SpanStart, onEnd: (span: object) => void) {
    this.start = start;
    this.onEnd = onEnd;
    this.name = start.name;
    this.setAttributes(start.attributes);
  }

  spanContext(): SpanContext {
    return this.start.context;
  }

  setAttribute(key: string, value: AttributeValue): this {
    const room = key in this.attributes || Object.keys(this.attributes).length < MAX_ATTRIBUTES;
    if (!this.ended && room) this.attributes[key] = value;
    return this;
  }

  setAttributes(attributes: Attributes): this {
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) this.setAttribute(key, value);
    return this;
  }

  setStatus(status: SpanStatus): this {
    this.status = status;
    return this;
  }

  updateName(name: string): this {
    this.name = name;
    return this;
  }

  addEvent(): this {
    return this;
  }

  addLink(): this {
    return this;
  }

  addLinks(): this {
    return this;
  }

  recordException(): void {}

  isRecording(): boolean {
    return !this.ended;
  }

  end(time?: TimeInput): void {
    if (this.ended) return;
    this.ended = true;
    const { context, parent, kind, started } = this.start;
    const state = context.traceState?.serialize();
    this.onEnd({
      traceId: context.traceId,
      spanId: context.spanId,
      ...(state ? { traceState: state } : {}),
      ...(parent ? { parentSpanId: parent.spanId } : {}),
      name: this.name,
      // The API counts kinds from 0, OTLP from 1.
      kind: kind + 1,
      startTimeUnixNano: nanoseconds(started),
      endTimeUnixNano: nanoseconds(Math.max(started, millisecondsOf(time))),
      attributes: keyValues(this.attributes),
      status: this.status === undefined ? {} : { message: this.status.message ?? "", code: this.status.code },
      flags: context.traceFlags,
    });
  }
}

/** A time of the API as milliseconds since 1970; without one now. */
export function millisecondsOf(time: TimeInput | undefined): number {
  if (time === undefined) return performance.timeOrigin + performance.now();
  if (typeof time === "number") return time < performance.timeOrigin / 2 ? performance.timeOrigin + time : time;
  return time instanceof Date ? time.getTime() : fromHrTime(time);
}

/** A time as OTLP writes it: nanoseconds since 1970, too many for a number. */
export function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}

function fromHrTime([seconds, nanos]: HrTime): number {
  return seconds * 1000 + nanos / 1e6;
}
