/**
 * Old events become today's: a stored or received envelope is lifted version by version, then parsed. Events are kept for ever, so an
 * upcaster is never removed and a fixture of every old version stays in the tests. All events are at version 1 today.
 */
import { z } from 'zod'
import { LogEnvelope, PinEvent } from './pin.events.ts'

/** The newest version of an event's shape that this build understands. */
export const NEWEST_VERSION = 1

export interface Upcaster {
  readonly type: string
  /** Lifts `data` from this version to the next one. */
  readonly from: number
  readonly lift: (data: unknown) => unknown
}

const upcasters: readonly Upcaster[] = []

export type Read<T> =
  | { readonly ok: true; readonly envelope: T }
  /** `newer`: written by a later build: keep it, skip it, ask for a reload. `broken`: into quarantine. */
  | { readonly ok: false; readonly reason: 'newer' | 'broken'; readonly message: string }

const Outline = z.looseObject({ v: z.int().min(0), event: z.looseObject({ type: z.string(), data: z.unknown() }) })
const knownTypes: ReadonlySet<string> = new Set(PinEvent.options.map((option) => option.shape.type.value))

export function readLogEnvelope(raw: unknown, registry: readonly Upcaster[] = upcasters): Read<LogEnvelope> {
  const outline = Outline.safeParse(raw)
  if (!outline.success) return { ok: false, reason: 'broken', message: z.prettifyError(outline.error) }
  const { v, event } = outline.data
  if (v > NEWEST_VERSION || !knownTypes.has(event.type)) return { ok: false, reason: 'newer', message: `${event.type} v${v} is not known to this build` }
  const lifted = liftAll(event.type, { v, data: event.data }, registry)
  if (lifted === null) return { ok: false, reason: 'broken', message: `${event.type} v${v} can't be lifted` }
  const parsed = LogEnvelope.safeParse({ ...outline.data, v: NEWEST_VERSION, event: { ...event, data: lifted } })
  return parsed.success ? { ok: true, envelope: parsed.data } : { ok: false, reason: 'broken', message: z.prettifyError(parsed.error) }
}

function liftAll(type: string, { v, data }: { v: number; data: unknown }, registry: readonly Upcaster[]): unknown {
  let lifted = data
  for (let version = v; version < NEWEST_VERSION; version += 1) {
    const step = registry.find((upcaster) => upcaster.type === type && upcaster.from === version)
    if (step === undefined) return null
    try {
      lifted = step.lift(lifted)
    } catch {
      // A step written for another shape: the caller puts the event into quarantine.
      return null
    }
  }
  return lifted
}
