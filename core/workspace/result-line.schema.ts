/**
 * Figures of published pins in a workspace file: facts that the network forgets after 90 days. Of
 * Pinterest only; those of a practice network stay on their server.
 */
import { z } from 'zod'
import {
  AccountDay,
  FavoredTemplate,
  MadeFrom,
  NetworkPinFacts,
  PinFigures,
  ResultDay,
} from '#core/contract/publishing/results.contract.ts'
import { Time } from '#core/contract/call/primitives.ts'

const Source = z.string().regex(/^pinterest:[\w-]{1,60}$/)
const NetworkPinId = z.string().regex(/^\d{1,40}$/)

export const ResultLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('day'), source: Source, ...AccountDay.shape }),
  z.object({
    type: z.literal('pin'),
    source: Source,
    network_pin_id: NetworkPinId,
    facts: NetworkPinFacts,
    made: MadeFrom.nullable(),
    figures: PinFigures.nullable(),
    seen_at: Time,
    gone_at: Time.nullable(),
  }),
  z.object({
    type: z.literal('pinDay'),
    source: Source,
    network_pin_id: NetworkPinId,
    day: ResultDay,
    figures: PinFigures,
  }),
  z.object({ type: z.literal('favored'), ...FavoredTemplate.shape }),
])
export type ResultLine = z.infer<typeof ResultLine>
