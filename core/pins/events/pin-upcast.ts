/**
 * Reads events from all sources: the log's rows, journals, the wire in both directions, the
 * server's log, workspace files. An old event is lifted version by version and then parsed. An
 * event of a later build is not treated as damage: the browser keeps and skips it and asks for a
 * reload; a server leaves it with the sender.
 */
import { z } from 'zod'
import { parseToFirstIssue } from '#core/contract/call/first-issue.ts'
import { CommittedEnvelope, LogEnvelope, PinEvent, SharedEnvelope } from './pin.events.ts'
import { AnyEvent, UNREADABLE } from '../../contract/content/pin-outline.ts'
import { newestVersion, upcasters } from './pin-upcasters.ts'
import type { Upcaster } from './pin-upcasters.ts'

export type Read<T> =
  | { readonly ok: true; readonly envelope: T }
  /** `newer`: written by a later build. */
  | {
      readonly ok: false
      readonly reason: 'newer' | 'broken'
      readonly message: string
      /** What is wrong with its shape. */
      readonly error?: z.ZodError
    }

export interface Reading {
  readonly registry?: readonly Upcaster[]
  readonly error?: z.core.$ZodErrorMap
}

const Outline = z.looseObject({
  v: z.int().min(1),
  event: AnyEvent,
  back: z.array(AnyEvent).optional(),
})
const knownTypes: ReadonlySet<string> = new Set(
  PinEvent.options.map((option) => option.shape.type.value),
)

export const readLogEnvelope = (raw: unknown, reading?: Reading): Read<LogEnvelope> =>
  readAs(LogEnvelope, raw, reading)
export const readSharedEnvelope = (raw: unknown, reading?: Reading): Read<SharedEnvelope> =>
  readAs(SharedEnvelope, raw, reading)

/** The server's events in order, up to the first unreadable one. */
export function readCommitted(
  raws: readonly unknown[],
  reading?: Reading,
): { readonly events: readonly CommittedEnvelope[]; readonly stop: 'newer' | 'broken' | null } {
  const events: CommittedEnvelope[] = []
  for (const raw of raws) {
    const read = readAs(CommittedEnvelope, raw, reading)
    if (!read.ok) return { events, stop: read.reason }
    events.push(read.envelope)
  }
  return { events, stop: null }
}

function readAs<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  { registry = upcasters, error }: Reading = {},
): Read<T> {
  const current = parseCurrent(schema, raw, registry)
  if (current !== null) return { ok: true, envelope: current }
  const outline = parseToFirstIssue(Outline, raw, error)
  if (!outline.success) return misshapen(outline.error)
  const { v, event } = outline.data
  if (event.type === UNREADABLE)
    return { ok: false, reason: 'broken', message: 'its store could not read it' }
  const unknown = unknownIn(outline.data, registry)
  if (unknown !== undefined)
    return {
      ok: false,
      reason: 'newer',
      message: `${unknown.type} v${v} is not known to this build`,
    }
  const lifted = lift(outline.data, registry)
  if (lifted === null)
    return { ok: false, reason: 'broken', message: `${event.type} v${v} can't be lifted` }
  const parsed = parseToFirstIssue(schema, lifted, error)
  return parsed.success ? { ok: true, envelope: parsed.data } : misshapen(parsed.error)
}

/**
 * Most events have the newest version and need one parse only. Null: the outline must say what kind
 * of event it is.
 */
function parseCurrent<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  registry: readonly Upcaster[],
): T | null {
  if (typeof raw !== 'object' || raw === null || !('v' in raw)) return null
  if (raw.v !== newestVersion(registry)) return null
  const parsed = parseToFirstIssue(schema, raw)
  return parsed.success ? parsed.data : null
}

const misshapen = (error: z.ZodError): Extract<Read<never>, { ok: false }> => ({
  ok: false,
  reason: 'broken',
  message: z.prettifyError(error),
  error,
})

type Outline = z.infer<typeof Outline>

function unknownIn(
  { v, event, back = [] }: Outline,
  registry: readonly Upcaster[],
): Outline['event'] | undefined {
  return v > newestVersion(registry)
    ? event
    : [event, ...back].find(({ type }) => !knownTypes.has(type))
}

function lift({ event, back, ...rest }: Outline, registry: readonly Upcaster[]): Outline | null {
  const steps = registry.filter(({ from }) => from >= rest.v).toSorted((a, b) => a.from - b.from)
  const lifted = (old: Outline['event']): Outline['event'] => ({
    ...old,
    data: steps
      .filter(({ type }) => type === old.type)
      .reduce((data, step) => step.lift(data), old.data),
  })
  try {
    return {
      ...rest,
      v: newestVersion(registry),
      event: lifted(event),
      ...(back !== undefined && { back: back.map(lifted) }),
    }
  } catch {
    // An upcaster that throws marks this event as broken, not the others of its row.
    return null
  }
}
