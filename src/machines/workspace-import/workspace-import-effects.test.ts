/** All that the machine of an import asks, reports and remembers, step by step. */
import { expect, test } from 'vitest'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import { chosenFile, importOf, reportOf } from './workspace-import.builder.ts'
import { workspaceImportMachine } from './workspace-import.machine.ts'

const file = chosenFile
const whole = reportOf()
const at = (...of: Parameters<typeof importOf>) => ({ found: importOf(...of) })
const failed = (
  code: 'no_answer' | 'not_authenticated' | 'conflict' | 'rate_limited',
  status: number | null,
  retryAfter: number | null = null,
): CallFailed =>
  new CallFailed({ code, status, message: 'It is too large.', body: null, retryAfter })
const [gone, signedOut, refused] = [
  failed('no_answer', null),
  failed('not_authenticated', 401),
  failed('conflict', 409),
]
const nothing = {
  file: null,
  found: null,
  wish: null,
  error: null,
  attempt: 0,
  retryAfter: null,
  sessionExpired: false,
}

const begun = () =>
  play(workspaceImportMachine, { input: { chance: () => 0.5 }, peers: ['accounts'] })
/** Found on the server after a reload. */
async function recalled(found: { found: WorkspaceImport | null }) {
  const it = begun()
  it.send({ type: 'workspace.open' })
  await it.answer('recallImport', found)
  it.did()
  return it
}
async function sending() {
  const it = begun()
  it.send({ type: 'workspace.choose', file })
  await it.answer('startImport', at('uploading', { missing: [0, 1] }))
  it.did()
  return it
}
const sent = at('uploading', { missing: [0, 1] }).found

test('nothing goes on until a file is chosen or the screen is opened', () => {
  const it = begun()
  expect([it.state(), it.tags(), it.did()]).toEqual(['idle', ['idle'], []])
  expect(it.context()).toMatchObject(nothing)
  it.send({ type: 'workspace.open' })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'recalling',
    ['busy'],
    [['recallImport', undefined]],
  ])
})

test('a chosen file is begun, and its missing parts are sent one after the other', async () => {
  const it = begun()
  it.send({ type: 'workspace.choose', file })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'starting',
    ['busy', 'sending'],
    [['startImport', { file }]],
  ])
  await it.answer('startImport', at('uploading', { missing: [0, 1] }))
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'sending',
    ['busy', 'sending'],
    [['sendPart', { file, found: sent }]],
  ])
  const one = at('uploading', { missing: [1] })
  await it.answer('sendPart', one)
  expect(it.did()).toEqual([['sendPart', { file, found: one.found }]])
  await it.answer('sendPart', at('uploaded'))
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'asking',
    ['busy', 'checking'],
    [['askFor', { id: 'i', wish: 'check' }]],
  ])
})

test('the check is looked at every 700 ms, and its report waits for a decision', async () => {
  const it = await recalled(at('checking'))
  expect([it.state(), it.tags()]).toEqual(['waiting', ['busy', 'checking']])
  it.wait(699)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'reading',
    ['busy', 'checking'],
    [['readImport', { id: 'i' }]],
  ])
  await it.answer('readImport', at('checked', { report: whole }))
  expect([it.state(), it.tags(), it.did()]).toEqual(['reported', ['reported'], []])
})

test('what is accepted is asked for as an import, and the accounts hear of the new one', async () => {
  const it = await recalled(at('checked', { report: whole }))
  it.send({ type: 'workspace.accept' })
  expect([it.state(), it.did(), it.context().wish]).toEqual([
    'asking',
    [['askFor', { id: 'i', wish: 'import' }]],
    'import',
  ])
  await it.answer('askFor', at('importing'))
  expect([it.state(), it.context().wish]).toEqual(['waiting', null])
  it.wait(700)
  it.did()
  await it.answer('readImport', at('done'))
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'done',
    ['done'],
    [['accounts', { type: 'accounts.reload' }]],
  ])
})

test('what has problems is not imported', async () => {
  const it = await recalled(
    at('checked', {
      report: { ...whole, problems: [{ entry: '', line: null, message: 'It is broken.' }] },
    }),
  )
  it.send({ type: 'workspace.accept' })
  expect([it.state(), it.did()]).toEqual(['reported', []])
})

test('nothing on the server leaves the screen as it was', async () => {
  const it = await recalled({ found: null })
  expect([it.state(), it.did()]).toEqual(['idle', []])
  expect(it.context()).toMatchObject(nothing)
})

test('what was sent in part waits for its file; with another name or size it is another one', async () => {
  const it = await recalled(at('uploading', { missing: [1] }))
  expect([it.state(), it.tags(), it.did()]).toEqual(['awaiting', ['awaiting'], []])
  it.send({ type: 'workspace.choose', file })
  expect([it.did(), it.context().found]).toEqual([[['startImport', { file }]], null])
  for (const over of [{ size: 21 }, { file_name: 'b.pinloom' }]) {
    const other = begun()
    other.send({ type: 'workspace.choose', file })
    await other.answer('startImport', at('uploading', { missing: [0], ...over }))
    expect(other.state()).toBe('awaiting')
  }
})

test.each(['reported', 'done', 'failed'] as const)(
  'another file can be chosen where the last one is %s, and nothing of that stays',
  async (state) => {
    const it = await recalled(
      state === 'reported' ? at('checked', { report: whole }) : at(state, { error: 'It stopped.' }),
    )
    expect(it.state()).toBe(state)
    it.send({ type: 'workspace.choose', file })
    expect([it.state(), it.context().found, it.context().error]).toEqual(['starting', null, null])
  },
)

test('an import that failed on the server says why, and is asked for again on a retry', async () => {
  const it = await recalled(at('failed', { error: 'The disk is full.' }))
  expect([it.state(), it.tags(), it.context().error]).toEqual([
    'failed',
    ['failed'],
    'The disk is full.',
  ])
  it.send({ type: 'workspace.retry' })
  expect([it.state(), it.did(), it.context().error]).toEqual([
    'asking',
    [['askFor', { id: 'i', wish: 'import' }]],
    null,
  ])
})

test('a request that is refused says why; a retry looks what the server has', async () => {
  const it = begun()
  it.send({ type: 'workspace.choose', file })
  await it.fail('startImport', refused)
  expect([it.state(), it.context().error, it.context().wish]).toEqual([
    'failed',
    'It is too large.',
    null,
  ])
  it.did()
  it.send({ type: 'workspace.retry' })
  expect([it.state(), it.did(), it.context().wish, it.context().error]).toEqual([
    'recalling',
    [['recallImport', undefined]],
    'recall',
    null,
  ])
})

test('without an answer it says that it waits, tries again by and by, and at once when the network is back', async () => {
  const it = await sending()
  await it.fail('sendPart', gone)
  expect([it.state(), it.tags(), it.context().attempt]).toEqual(['holding', ['busy', 'holding'], 1])
  it.wait(999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['sendPart', { file, found: sent }]])
  await it.fail('sendPart', failed('rate_limited', 429, 7_000))
  expect([it.context().attempt, it.context().retryAfter]).toEqual([2, 7_000])
  it.wait(6_999)
  expect(it.did()).toEqual([])
  it.send({ type: 'network.online' })
  expect(it.did()).toEqual([['sendPart', { file, found: sent }]])
  await it.answer('sendPart', at('uploading', { missing: [1] }))
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, error: null })
})

test('an ended session holds it until somebody has signed in', async () => {
  const it = await sending()
  await it.fail('sendPart', signedOut)
  expect([it.state(), it.context().sessionExpired, it.context().attempt]).toEqual([
    'holding',
    true,
    0,
  ])
  it.wait(600_000)
  expect(it.did()).toEqual([])
  it.send({ type: 'session.restored' })
  expect([it.state(), it.did(), it.context().sessionExpired]).toEqual([
    'sending',
    [['sendPart', { file, found: sent }]],
    false,
  ])
})

test('whether the session has ended is known wherever it stands', () => {
  const it = begun()
  it.send({ type: 'session.expired' })
  expect([it.context().sessionExpired, it.state()]).toEqual([true, 'idle'])
  it.send({ type: 'session.restored' })
  expect(it.context().sessionExpired).toBe(false)
})

test('the same happens to every other request', async () => {
  const asks: readonly (readonly [string, () => Promise<ReturnType<typeof begun>>])[] = [
    [
      'recallImport',
      async () => {
        const it = begun()
        it.send({ type: 'workspace.open' })
        return it
      },
    ],
    [
      'startImport',
      async () => {
        const it = begun()
        it.send({ type: 'workspace.choose', file })
        return it
      },
    ],
    ['askFor', async () => recalled(at('uploaded'))],
    [
      'readImport',
      async () => {
        const it = await recalled(at('checking'))
        it.wait(700)
        return it
      },
    ],
    [
      'cancelImport',
      async () => {
        const it = await sending()
        it.send({ type: 'workspace.cancel' })
        return it
      },
    ],
  ]
  for (const [effect, begin] of asks) {
    const lost = await begin()
    await lost.fail(effect, gone)
    expect([effect, lost.state(), lost.context().attempt]).toEqual([effect, 'holding', 1])
    const out = await begin()
    await out.fail(effect, signedOut)
    expect([effect, out.state(), out.context().sessionExpired]).toEqual([effect, 'holding', true])
    const no = await begin()
    await no.fail(effect, refused)
    expect([effect, no.state(), no.context().error]).toEqual([effect, 'failed', 'It is too large.'])
  }
})

test('what is cancelled goes from the server too, wherever it stands, and nothing of it stays', async () => {
  const it = await sending()
  it.send({ type: 'workspace.cancel' })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'cancelling',
    ['busy'],
    [
      ['sendPart', 'stopped'],
      ['cancelImport', { id: 'i' }],
    ],
  ])
  await it.answer('cancelImport', { found: null })
  expect([it.state(), it.did()]).toEqual(['idle', []])
  expect(it.context()).toMatchObject(nothing)
  for (const found of [
    at('uploaded'),
    at('checking'),
    at('checked', { report: whole }),
    at('uploading', { missing: [1] }),
  ]) {
    const other = await recalled(found)
    other.send({ type: 'workspace.cancel' })
    expect([found.found.state, other.state()]).toEqual([found.found.state, 'cancelling'])
  }
  const reading = await recalled(at('importing'))
  reading.wait(700)
  reading.send({ type: 'workspace.cancel' })
  expect(reading.state()).toBe('cancelling')
})

test('what is cancelled in vain is remembered as wanted until it is answered', async () => {
  const it = await sending()
  it.send({ type: 'workspace.cancel' })
  await it.fail('cancelImport', gone)
  it.did()
  it.send({ type: 'network.online' })
  expect(it.did()).toEqual([['cancelImport', { id: 'i' }]])
})

test('what the server has not heard of, or has refused, is forgotten here alone', async () => {
  const starting = begun()
  starting.send({ type: 'workspace.choose', file })
  starting.did()
  starting.send({ type: 'workspace.cancel' })
  expect([starting.state(), starting.did(), starting.context().file]).toEqual([
    'idle',
    [['startImport', 'stopped']],
    null,
  ])
  const held = begun()
  held.send({ type: 'workspace.choose', file })
  await held.fail('startImport', gone)
  held.did()
  held.send({ type: 'workspace.cancel' })
  expect([held.state(), held.did(), held.context().file, held.context().attempt]).toEqual([
    'idle',
    [],
    null,
    0,
  ])
  const no = await recalled(at('failed', { error: 'It stopped.' }))
  no.send({ type: 'workspace.cancel' })
  expect([no.state(), no.did(), no.context().found, no.context().error]).toEqual([
    'idle',
    [],
    null,
    null,
  ])
  const holding = await sending()
  await holding.fail('sendPart', gone)
  holding.did()
  holding.send({ type: 'workspace.cancel' })
  expect([holding.did(), holding.context().attempt]).toEqual([[['cancelImport', { id: 'i' }]], 0])
})

test('each further failure doubles the wait', async () => {
  const it = await sending()
  for (const wait of [1_000, 2_000, 4_000]) {
    await it.fail('sendPart', gone)
    it.wait(wait - 1)
    expect(it.did()).toEqual([])
    it.wait(1)
    expect(it.did()).toHaveLength(1)
  }
})

test('failures before are not counted against another file, a retry or a cancelling', async () => {
  const troubled = async () => {
    const it = await sending()
    await it.fail('sendPart', failed('rate_limited', 429, 7_000))
    it.send({ type: 'network.online' })
    await it.fail('sendPart', refused)
    expect([it.state(), it.context().attempt]).toEqual(['failed', 1])
    return it
  }
  for (const event of [{ type: 'workspace.choose', file }, { type: 'workspace.retry' }] as const) {
    const it = await troubled()
    it.send(event)
    expect([event.type, it.context().attempt]).toEqual([event.type, 0])
  }
  const it = await troubled()
  it.send({ type: 'workspace.cancel' })
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null })
})

test('an import that is refused is wanted no more', async () => {
  const it = await recalled(at('checked', { report: whole }))
  it.send({ type: 'workspace.accept' })
  await it.fail('askFor', refused)
  expect([it.state(), it.context().wish]).toEqual(['failed', null])
})
