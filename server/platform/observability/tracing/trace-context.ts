/**
 * The span in which code runs, and its W3C form `traceparent`, which is stored with work that another
 * process does later.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export interface SpanContext {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string
  readonly spanId: string
}

const scope = new AsyncLocalStorage<SpanContext>()

/** Undefined outside a span, and always while tracing is off. */
export const currentSpan = (): SpanContext | undefined => scope.getStore()

export const runInSpan = <T>(span: SpanContext, work: () => T): T => scope.run(span, work)

/** The current span, to store with work that is done later; null outside a span. */
export function traceparent(): string | null {
  const span = currentSpan()
  return span === undefined ? null : `00-${span.traceId}-${span.spanId}-01`
}

const FORM = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/

/** Null for anything else than a `traceparent` of W3C Trace Context. */
export function parseTraceparent(text: unknown): SpanContext | null {
  const [, traceId, spanId] = (typeof text === 'string' ? FORM.exec(text) : null) ?? []
  if (traceId === undefined || spanId === undefined) return null
  const isEmpty = /^0+$/.test(traceId) || /^0+$/.test(spanId) || String(text).startsWith('ff')
  return isEmpty ? null : { traceId, spanId }
}

export const childOf = (parent: SpanContext | null): SpanContext => ({
  traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
})
