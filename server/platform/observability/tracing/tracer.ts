/**
 * Spans of requests, tasks, renders and publications. Follows OpenTelemetry without its SDK, whose
 * packages are 28 MB for the small part that is needed here.
 */
import { childOf, currentSpan, runInSpan, type SpanContext } from './trace-context.ts'

export type Attributes = Readonly<Record<string, string | number>>

export interface EndedSpan extends SpanContext {
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: 'internal' | 'server'
  /** ms UTC, with a fraction. */
  readonly startedAt: number
  readonly endedAt: number
  readonly attributes: Attributes
  readonly hasFailed: boolean
}

export interface OpenSpan {
  readonly context: SpanContext
  end(outcome?: { readonly hasFailed?: boolean; readonly attributes?: Attributes }): void
}

interface SpanStart {
  readonly name: string
  readonly kind?: EndedSpan['kind']
  /** A span of another process. Undefined or null: the current span. */
  readonly parent?: SpanContext | null
  readonly attributes?: Attributes
}

export interface Tracer {
  open(start: SpanStart): OpenSpan
  /** Runs `work` in a span, which fails if that throws. */
  span<T>(start: SpanStart, work: () => Promise<T>): Promise<T>
}

/** UTC that does not jump when the clock is set. */
const now = (): number => performance.timeOrigin + performance.now()

export function createTracer(record: (span: EndedSpan) => void): Tracer {
  const open: Tracer['open'] = ({ name, kind = 'internal', parent, attributes = {} }) => {
    const above = parent ?? currentSpan() ?? null
    const context = childOf(above)
    const startedAt = now()
    return {
      context,
      end: ({ hasFailed = false, attributes: more = {} } = {}) =>
        record({
          ...context,
          parentSpanId: above?.spanId ?? null,
          name,
          kind,
          startedAt,
          endedAt: now(),
          attributes: { ...attributes, ...more },
          hasFailed,
        }),
    }
  }
  return {
    open,
    span: async (start, work) => {
      const span = open(start)
      let hasFailed = true
      try {
        const result = await runInSpan(span.context, work)
        hasFailed = false
        return result
      } finally {
        span.end({ hasFailed })
      }
    },
  }
}

/** Makes no spans. */
export const untraced: Tracer = {
  open: () => ({ context: childOf(null), end: () => undefined }),
  span: async (_start, work) => work(),
}
