/**
 * Sends spans to a collector by OTLP over HTTP as JSON. Spans are dropped rather than kept: a collector
 * that does not answer must not fill this process's memory.
 */
import type { Log } from '../../log.ts'
import type { Attributes, EndedSpan } from './tracer.ts'

const MAX_QUEUED = 2_048
const MAX_BATCH = 512
const INTERVAL_MS = 5_000
const TIMEOUT_MS = 10_000
/** For everything that is queued when the server stops. The rest is dropped. */
const CLOSE_MS = 3_000

export interface SpanExporter {
  readonly add: (span: EndedSpan) => void
  /** Sends the queued spans. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface ExporterSettings {
  /** Base URL of the collector, without `/v1/traces`. */
  readonly url: string
  readonly resource: Attributes
  readonly log: Log
}

export function createOtlpExporter({ url, resource, log }: ExporterSettings): SpanExporter {
  const queue: EndedSpan[] = []
  let isUnreachable = false
  const closing = new AbortController()

  async function send(spans: readonly EndedSpan[]): Promise<void> {
    try {
      const answer = await fetch(`${url}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(spans, resource)),
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), closing.signal]),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`)
      isUnreachable = false
    } catch (error) {
      if (!isUnreachable)
        log.warn('Traces could not be sent; further failures are not logged', { error })
      isUnreachable = true
    }
  }

  let sending = Promise.resolve()
  const flush = (): Promise<void> => {
    sending = sending.then(async () => {
      while (queue.length > 0 && !closing.signal.aborted) await send(queue.splice(0, MAX_BATCH))
    })
    return sending
  }
  const timer = setInterval(() => void flush(), INTERVAL_MS)
  timer.unref()
  return {
    add: (span) => {
      if (queue.length < MAX_QUEUED) queue.push(span)
    },
    flush,
    close: async () => {
      clearInterval(timer)
      const deadline = setTimeout(() => closing.abort(), CLOSE_MS)
      await flush()
      clearTimeout(deadline)
    },
  }
}

const KINDS = { internal: 1, server: 2 }
const STATUS = { unset: 0, error: 2 }

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }))

/** Nanoseconds do not fit a Number. */
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`

function bodyOf(spans: readonly EndedSpan[], resource: Attributes): unknown {
  const rows = spans.map((span) => ({
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId !== null && { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf(span.attributes),
    status: { code: span.hasFailed ? STATUS.error : STATUS.unset },
  }))
  const scopeSpans = [{ scope: { name: 'pinloom' }, spans: rows }]
  return { resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] }
}
