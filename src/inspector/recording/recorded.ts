/** What a recording is made of, and how it crosses from tab to tab: redacted, plain JSON. */
import { z } from 'zod'
import type { Kept } from './kept-value.ts'

/** Whatever JSON another tab sends: it is only shown. */
const KeptValue = z.custom<Kept>((value) => value !== undefined)

export const RecordedActor = z.object({
  /** Unique in the page. */
  session: z.string(),
  id: z.string(),
  parent: z.string().nullable(),
  /** The machine's id; null = no machine: a promise, a callback. */
  machine: z.string().nullable(),
})
export type RecordedActor = z.infer<typeof RecordedActor>

/**
 * What an actor was after an event. Of a machine its state; of others their `output` or `error`.
 */
export const RecordedResult = z.object({ status: z.string(), value: KeptValue, context: KeptValue })
export type RecordedResult = z.infer<typeof RecordedResult>

/** One event that one actor was sent, and what came of it. */
export const RecordedStep = z.object({
  /** From 1, gapless in the page. */
  seq: z.int().min(1),
  /** ms UTC */
  at: z.number(),
  /** The session of the sender; null = the page. */
  from: z.string().nullable(),
  to: z.string(),
  type: z.string(),
  /** The event without its type. */
  payload: KeptValue,
  /** The transitions that it took, by name; eventless ones too. */
  taken: z.array(z.string()),
  /** Null: not taken up, because the actor had ended or has not come to it. */
  result: RecordedResult.nullable(),
})
export type RecordedStep = z.infer<typeof RecordedStep>

/** An entry of the pin-event log. */
export const PinMark = z.object({
  id: z.string(),
  at: z.number(),
  type: z.string(),
  pins: z.int(),
  action: z.string().nullable(),
  isOwn: z.boolean(),
})
export type PinMark = z.infer<typeof PinMark>

/**
 * What a recording has learnt since the last one. A step that comes again is the same step with its
 * result. `quiet`: the last steps of actors that have been quiet for so long that the list has
 * forgotten them.
 */
export const Batch = z.object({
  actors: z.array(RecordedActor),
  quiet: z.array(RecordedStep),
  steps: z.array(RecordedStep),
  pins: z.array(PinMark),
})
export type Batch = z.infer<typeof Batch>
