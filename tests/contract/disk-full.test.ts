/** The disk is full: saving is answered with 507, and reading is served. */
import { expect, test } from 'vitest'
import { calls, type CallName } from '#core/contract/calls.ts'
import type { Outcome } from '#core/contract/client.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { testDatabases, type OpenTestDatabase } from '../support/database/test-databases.ts'
import { newId } from '../../server/platform/ids.ts'
import { createLog } from '../../server/platform/log.ts'
import {
  startPipelineServer,
  TEST_PASSWORD,
  type SignedUp,
  type TestServer,
} from '../support/server/test-server.ts'
import { fillDisk } from '../support/full-disk.ts'
import { answersForMinutes, callSamples } from './call-samples.ts'

const MINUTE = 60_000
const EMAIL = 'ada@example.com'
const TEXT =
  'Climbing beans want a warm wall, a deep bed and water every evening in July. Sow the beans in May, two to a pot, and plant them out when the nights are mild.'
const FULL = {
  ok: false,
  failure: {
    code: 'disk_full',
    status: 507,
    message: expect.stringContaining('everything saved before is safe'),
  },
}

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

/** A user with a board, a page and a pin; then the disk is full. */
async function fullHouse(open: OpenTestDatabase) {
  const database = await open()
  const server = await startPipelineServer(
    { database, log: createLog('silent') },
    { categorise: () => [] },
  )
  const person = await server.signUp(EMAIL)
  const { client } = person
  const account_id = answer(await client('createAccount', { body: { name: 'Garden' } })).id
  const params = { account_id }
  const board = answer(await client('createBoard', { params, body: { name: 'Beans' } }))
  const { pages } = answer(
    await client('addSources', {
      params,
      body: {
        idempotency_key: newId(),
        source: { kind: 'text', title: 'Beans', text: TEXT, url: '', picture_ids: [] },
      },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  await addPin(server, person, account_id)
  await fillDisk(database)
  return { server, client, params, board_id: board.id, page_id: pages[0]?.id ?? '' }
}

async function addPin(
  { platform }: TestServer,
  { user }: SignedUp,
  accountId: string,
): Promise<void> {
  const pins = [pin('a', { account_id: accountId })]
  await platform.database.transaction((tx) =>
    pinsFeature(platform).appendPinEvents(tx, {
      owner: user.id,
      accountId,
      tab: 'task:1',
      events: [
        { id: newId(), at: 1, event: { type: 'pins.added', data: { pins, autoSelect: false } } },
      ],
    }),
  )
}

const favored = (id: string) => ({
  id: newId(),
  at: 1,
  tab: 't',
  v: 1,
  event: { type: 'pin.favored', data: { id, favored: true, before: false } },
})

testDatabases('on a full disk', (open) => {
  test('everything that is saved is answered 507, in a transaction or not', async () => {
    const { server, client, params, board_id, page_id } = await fullHouse(open)
    const board = { ...params, board_id }
    const stranger = server.browser().client
    const { templates } = answer(await client('listTemplates', {}))
    const config = {
      pages: [{ page_id, interest_ids: [] }],
      n_pins: 1,
      pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))],
      templates: templates.map(({ id }) => id),
      colors: [],
      fonts: [],
    }
    const password = TEST_PASSWORD
    const outcomes: Record<string, Outcome<unknown>> = {
      register: await stranger('register', {
        body: {
          first_name: 'Eve',
          email: 'eve@example.com',
          password1: password,
          password2: password,
        },
      }),
      login: await stranger('login', { body: { email: EMAIL, password } }),
      createAccount: await client('createAccount', { body: { name: 'Roof' } }),
      renameAccount: await client('renameAccount', { params, body: { name: 'Roof' } }),
      createBoard: await client('createBoard', { params, body: { name: 'Peas' } }),
      renameBoard: await client('renameBoard', { params: board, body: { name: 'Peas' } }),
      deleteBoard: await client('deleteBoard', { params: board }),
      createSection: await client('createSection', { params: board, body: { name: 'Peas' } }),
      putBrand: await client('putBrand', {
        params,
        body: { name: 'Ada', colors: [], fonts: [], logo_picture_id: null },
      }),
      addSources: await client('addSources', {
        params,
        body: {
          idempotency_key: newId(),
          source: { kind: 'keyword', keyword: 'soup', url: '', picture_ids: [] },
        },
      }),
      sendPinEvents: await client('sendPinEvents', {
        params,
        body: { events: [favored(testId('a'))] },
      }),
      startGeneration: await client('startGeneration', {
        params,
        body: { idempotency_key: newId(), config },
      }),
      deletePage: await client('deletePage', { params: { ...params, page_id } }),
      updateProfile: await client('updateProfile', { body: { first_name: 'A', last_name: '' } }),
    }
    for (const [name, outcome] of Object.entries(outcomes))
      expect([name, outcome]).toMatchObject([name, FULL])
    await server.close()
  }, 60_000)

  test('no call ends as a fault of the server', async () => {
    const { server, client, params } = await fullHouse(open)
    const samples = callSamples(params.account_id)
    const ask = client as (name: CallName, input: unknown) => Promise<Outcome<unknown>>
    const faults: unknown[] = []
    for (const name of Object.keys(calls) as CallName[]) {
      if (answersForMinutes(name)) continue
      server.clock.advance(MINUTE)
      const outcome = await ask(name, samples[name])
      if (!outcome.ok && outcome.failure.status === 500) faults.push([name, outcome.failure])
    }
    expect(faults).toEqual([])
    await server.close()
  }, 120_000)

  test('what was saved is still read, also when the session would be renewed', async () => {
    const { server, client, params } = await fullHouse(open)
    server.clock.advance(10 * MINUTE)
    expect(answer(await client('listBoards', { params })).boards).toMatchObject([{ name: 'Beans' }])
    expect(answer(await client('getPins', { params, query: {} })).pins).toHaveLength(1)
    expect(answer(await client('listPages', { params })).pages).toMatchObject([{ status: 'ready' }])
    expect(answer(await client('currentUser', {}))).toMatchObject({ email: EMAIL })
    await server.close()
  }, 60_000)
})
