/**
 * Every list in the body of every call: it has a bound, and one that is far too long is refused with
 * few words and little work. Work is counted in pieces of ordinary work of this thread.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '#core/contract/call/call.ts'
import { calls, type CallName } from '#core/contract/calls.ts'
import { TEMPLATE_BODY_LIMIT } from '#core/contract/content/own-templates.contract.ts'
import { startTestServer, type TestServer } from '../support/server/test-server.ts'
import { cpuTime, pieceCost } from '../support/ordinary-work.ts'
import { callSamples } from '../contract/call-samples.ts'
import { sampled } from '../journeys/sampled.ts'

/** Of JSON without a session (64 KB) and with one: so many wrong entries of two letters fit. */
const ENTRIES = {
  admin: 100_000,
  public: 20_000,
  user: 1_500_000,
} as const
/** A template's body is bounded closer. */
const ENTRIES_OF_TEMPLATE = Math.floor(TEMPLATE_BODY_LIMIT / '"",'.length) - 1_000
const MAX_ANSWER_BYTES = 10_000
/**
 * Pieces of ordinary work. Parsing the JSON is most of it and counts up to 600, on a busy machine
 * 1,100. zod compares a list with its bound before it reads an entry, so that most of these lists cost
 * no more without the stop at the first issue (`parse-input.test.ts` guards that). The ids of one
 * event are the exception: without the stop they count 17,000.
 */
const MAX_PIECES = 1_500

/** JSON Schema, as far as lists have a place in it. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly maxItems?: number
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

interface ListField {
  /** `config.pages.0.interest_ids` */
  readonly path: readonly string[]
  readonly most: number | undefined
  /** Of the variants that lead there: the fields that name them. */
  readonly constants: readonly { readonly path: readonly string[]; readonly value: unknown }[]
}

function listsIn(
  shape: Shape,
  path: readonly string[],
  constants: ListField['constants'],
): ListField[] {
  const found = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((variant) =>
    listsIn(variant, path, [...constants, ...constantsOf(variant, path)]),
  )
  for (const [name, field] of Object.entries(shape.properties ?? {}))
    found.push(...listsIn(field, [...path, name], constants))
  if (shape.type !== 'array') return found
  found.push({ path, most: shape.maxItems, constants })
  return [...found, ...listsIn(shape.items ?? {}, [...path, '0'], constants)]
}

const constantsOf = ({ properties = {} }: Shape, path: readonly string[]): ListField['constants'] =>
  Object.entries(properties).flatMap(([name, field]) =>
    field.const === undefined ? [] : [{ path: [...path, name], value: field.const }],
  )

const samples = callSamples('0192f0c1-2d3e-7abc-8def-000000000099')
const table = Object.entries(calls) as [CallName, Call][]
const fields = table.flatMap(([name, call]) =>
  call.body === undefined || call.body === 'binary' || call.body === 'stream'
    ? []
    : listsIn(
        z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Shape,
        [],
        [],
      ).map((field) => ({ name, call, ...field, title: `${name} ${field.path.join('.')}` })),
)

/** The sample of the call, with `value` at the path. */
function bodyWith(name: CallName, { path, constants }: ListField, value: unknown): unknown {
  const sample: { readonly body?: unknown } = samples[name]
  const body: unknown = structuredClone(sample.body ?? {})
  for (const one of [...constants, { path, value }]) put(body, one.path, one.value)
  return body
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  const place = into as Record<string, unknown>
  if (rest.length === 0) {
    place[key] = value
    return
  }
  if (typeof place[key] !== 'object' || place[key] === null) place[key] = rest[0] === '0' ? [] : {}
  put(place[key], rest, value)
}

let server: TestServer
let accountId: string
let person: Awaited<ReturnType<TestServer['signUp']>>
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  const account = await person.client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  accountId = account.answer.id
}, 60_000)
afterAll(async () => server.close())

test('lists are found in the bodies of the calls', () => {
  expect(fields.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'sendPinEvents events',
      'startGeneration config.pages.0.interest_ids',
      'addSources source.addresses',
      'register tags',
    ]),
  )
})

test.each(fields)('$title has a bound', ({ most }) => {
  expect(most).toBeGreaterThan(0)
})

/** Sends the body with `list` in the place of `["@"]`: too long to be made of objects first. */
async function send({ name, call }: { name: CallName; call: Call }, body: unknown, list: string) {
  const { params = {} } = samples[name] as { readonly params?: Record<string, string> }
  const url = call.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
  const costBefore = pieceCost()
  const start = cpuTime()
  const answer = await person.browser.request({
    method: call.method,
    url: url.replace(samples.listBoards.params.account_id, accountId),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body).replace('["@"]', list),
  })
  const work = cpuTime() - start
  expect(work / Math.max(costBefore, pieceCost())).toBeLessThan(MAX_PIECES)
  expect(answer.rawPayload.byteLength).toBeLessThan(MAX_ANSWER_BYTES)
  return answer
}

const WRONG_ENTRIES = ['0', '""']

const listOf = (entry: string, count: number): string =>
  `[${`${entry},`.repeat(count - 1)}${entry}]`

test.each(fields)('$title: a list that is far too long is refused in few words', async (field) => {
  for (const entry of sampled(WRONG_ENTRIES, 2, fields.indexOf(field))) {
    const isOfTemplate = field.name === 'createOwnTemplate' || field.name === 'putOwnTemplate'
    const count = isOfTemplate ? ENTRIES_OF_TEMPLATE : ENTRIES[field.call.access]
    const list = listOf(entry, count)
    const answer = await send(field, bodyWith(field.name, field, ['@']), list)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid' })
  }
})

test.each(WRONG_ENTRIES)(
  'a million wrong ids (%s) in one event are refused in few words',
  async (entry) => {
    const event = { type: 'pins.deleted', data: { ids: ['@'] } }
    const sent = { id: crypto.randomUUID(), at: 1, tab: 'a', v: 1, event }
    const answer = await send(
      { name: 'sendPinEvents', call: calls.sendPinEvents },
      { events: [sent] },
      listOf(entry, 1_000_000),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ accepted: [], rejected: [{ code: 'invalid' }] })
  },
)
