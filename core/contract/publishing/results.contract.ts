/**
 * What became of pins on the network: figures of the account by day, and of each pin. The server
 * reads them once a day and keeps them forever.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { ConnectionTier, NetworkName } from '../account/connections.contract.ts'
import { PinType } from '../content/pin-kinds.schema.ts'
import { Id, Time } from '../call/primitives.ts'
import { ZoneName } from '../content/publications.contract.ts'

/** Null: the network did not say. */
const count = z.int().min(0).nullable()
export const ResultFigures = z.object({
  impressions: count,
  saves: count,
  pin_clicks: count,
  outbound_clicks: count,
})
export type ResultFigures = z.infer<typeof ResultFigures>

/** `YYYY-MM-DD`, UTC, as the network counts days. */
export const ResultDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const AccountDay = z.object({
  day: ResultDay,
  /** `data_status` of the network, such as `READY`, `ESTIMATE`, `PROCESSING`. */
  status: z.string().max(60),
  figures: ResultFigures,
})
export type AccountDay = z.infer<typeof AccountDay>

/** Both as the network counts them. Null: it has none. */
export const PinFigures = z.object({
  last_90_days: ResultFigures.nullable(),
  lifetime: ResultFigures.nullable(),
})
export type PinFigures = z.infer<typeof PinFigures>

export const NetworkPinFacts = z.object({
  title: z.string().max(500),
  created_at: Time.nullable(),
  /** The board's name in the account; null = the account doesn't know it. */
  board: z.string().max(180).nullable(),
  picture_url: z.string().max(2048).nullable(),
})
export type NetworkPinFacts = z.infer<typeof NetworkPinFacts>

/** What our pin was made from. */
export const MadeFrom = z.object({
  pin_id: Id,
  publication_id: Id,
  template_id: z.string().max(60),
  pin_type: PinType,
  page_id: Id,
  page_url: z.string().max(20_000),
  interest: z.string().max(80).nullable(),
})
export type MadeFrom = z.infer<typeof MadeFrom>

export const ResultPin = z.object({
  network_pin_id: z.string().max(60),
  ...NetworkPinFacts.shape,
  /** On the network. */
  url: z.string(),
  /** Null: not made here. */
  made: MadeFrom.nullable(),
  figures: PinFigures.nullable(),
  is_gone: z.boolean(),
})
export type ResultPin = z.infer<typeof ResultPin>

/** Why figures are missing or old. */
export const ReadingProblem = z.enum([
  'refused',
  'forbidden',
  'limited',
  'unavailable',
  'unreadable',
  'sandbox',
])
export type ReadingProblem = z.infer<typeof ReadingProblem>

export const Results = z.object({
  /** Where the figures are from; null = there are none, and the account is not connected. */
  network: NetworkName.nullable(),
  connection: z.enum(['none', 'connected', 'lost', 'stopped']),
  tier: ConnectionTier.nullable(),
  /** Of the account's schedule; null = none chosen. */
  zone: ZoneName.nullable(),
  /** When everything was last read; null = not yet. */
  read_at: Time.nullable(),
  is_reading: z.boolean(),
  problem: ReadingProblem.nullable(),
  /** Oldest first; days that were never read are missing. */
  days: z.array(AccountDay),
  pin_count: z.int().min(0),
})
export type Results = z.infer<typeof Results>

/** What results showed when a person decided to use a template more often. */
export const TemplateEvidence = z.object({
  /** How many times as often its pins are saved as others. */
  times: z.number().positive().max(1_000_000),
  pins: z.int().min(1),
  other_pins: z.int().min(1),
})
export type TemplateEvidence = z.infer<typeof TemplateEvidence>

export const FavoredTemplate = z.object({
  template_id: z.string().min(1).max(60),
  evidence: TemplateEvidence,
  accepted_at: Time,
})
export type FavoredTemplate = z.infer<typeof FavoredTemplate>

export const MAX_FAVORED_TEMPLATES = 20

export const RESULT_PINS_PER_CALL = 1_000

const inAccount = z.object({ account_id: Id })
const ofTemplate = inAccount.extend({ template_id: z.string().min(1).max(60) })
const Favored = z.object({ templates: z.array(FavoredTemplate) })

export const resultCalls = defineCalls({
  getResults: {
    method: 'GET',
    path: '/api/accounts/:account_id/results/',
    access: 'user',
    params: inAccount,
    answer: Results,
    errors: ['not_found'],
  },
  /** By id of the network, `after` it; `next` null = these are the last. */
  listResultPins: {
    method: 'GET',
    path: '/api/accounts/:account_id/results/pins/',
    access: 'user',
    params: inAccount,
    query: z.object({ after: z.string().max(60).optional() }),
    answer: z.object({ pins: z.array(ResultPin), next: z.string().nullable() }),
    errors: ['not_found'],
  },
  /** Once a minute. It answers when the figures are read, or after some seconds. */
  readResults: {
    method: 'POST',
    path: '/api/accounts/:account_id/results/readings/',
    access: 'user',
    params: inAccount,
    answer: Results,
    errors: ['not_found'],
  },
  /** Templates that generation uses about twice as often, newest first. */
  listFavoredTemplates: {
    method: 'GET',
    path: '/api/accounts/:account_id/favored-templates/',
    access: 'user',
    params: inAccount,
    answer: Favored,
    errors: ['not_found'],
  },
  favorTemplate: {
    method: 'PUT',
    path: '/api/accounts/:account_id/favored-templates/:template_id/',
    access: 'user',
    params: ofTemplate,
    body: TemplateEvidence,
    answer: Favored,
    errors: ['not_found'],
  },
  /** Also when it was not favored. */
  unfavorTemplate: {
    method: 'DELETE',
    path: '/api/accounts/:account_id/favored-templates/:template_id/',
    access: 'user',
    params: ofTemplate,
    answer: Favored,
    errors: ['not_found'],
  },
})
