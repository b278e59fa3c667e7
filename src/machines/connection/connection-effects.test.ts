import { expect, test } from 'vitest'
import { CallFailed } from '../call-failed.ts'
import { connectionMachine, type ConnectionEvent } from './connection.machine.ts'
import { connectionOf, fresh, stopped } from './connection.model.ts'
import { play } from '../play.builder.ts'

const refused = (status: number | null = 400): CallFailed =>
  new CallFailed({
    code: status === null ? 'no_answer' : 'token_invalid',
    status,
    message: 'No.',
    body: null,
    retryAfter: null,
  })
const changed = ['emitted', { type: 'connection.changed' }]
const ended = ['emitted', { type: 'connection.ended' }]
const reloaded = ['accounts', { type: 'accounts.reload' }]
const start: ConnectionEvent = { type: 'connection.start', account: fresh, network: 'practice' }
const resume: ConnectionEvent = { type: 'connection.resume', account: stopped }
const paste: ConnectionEvent = { type: 'connection.paste', account: fresh }
const disconnect: ConnectionEvent = {
  type: 'connection.disconnect',
  account: stopped,
  network: 'pinterest',
}
const back: ConnectionEvent = { type: 'connection.returned', state: 's', code: 'c' }
const token: ConnectionEvent = { type: 'connection.sendToken', token: 'secret' }
const confirm: ConnectionEvent = { type: 'connection.confirm' }
const cancel: ConnectionEvent = { type: 'connection.cancel' }
const asked = {
  start: ['startConnection', { accountId: fresh.id, network: 'practice' }],
  finish: ['finishConnection', { state: 's', code: 'c' }],
  resume: ['resumeConnection', { accountId: stopped.id }],
  paste: ['connectSandbox', { accountId: fresh.id, token: 'secret' }],
  end: ['endConnection', { accountId: stopped.id }],
}

function begun(...events: readonly ConnectionEvent[]) {
  const left: string[] = []
  const machine = connectionMachine.provide({
    actions: { leave: (_, { url }) => void left.push(url) },
  })
  const it = play(machine, { input: undefined, peers: ['accounts'] })
  for (const event of events) it.send(event)
  return { ...it, left }
}

test('the person is sent to the page that the network has answered, and nowhere before', async () => {
  const it = begun(start)
  expect([it.did(), it.left, it.tags()]).toEqual([[asked.start], [], ['starting']])
  await it.answer('startConnection', { url: 'https://network.example/' })
  expect([it.left, it.tags(), it.did()]).toEqual([['https://network.example/'], ['starting'], []])
})

test('a browser that has not gone after half a minute lets the person begin again', async () => {
  const it = begun(start)
  await it.answer('startConnection', { url: 'https://network.example/' })
  it.wait(29_999)
  expect(it.state()).toBe('leaving')
  it.wait(1)
  expect(it.state()).toEqual({ resting: 'clear' })
  it.did()
  it.send(start)
  expect(it.did()).toEqual([asked.start])
})

test('one account is connected after the other', () => {
  const it = begun(start, resume, paste, disconnect, back)
  expect([it.did(), it.context().account]).toEqual([[asked.start], fresh])
})

test('a code is redeemed once, and the new connection is emitted', async () => {
  const it = begun(back, back)
  expect([it.did(), it.tags()]).toEqual([[asked.finish], ['finishing']])
  await it.answer('finishConnection', connectionOf(fresh))
  expect([it.did(), it.state(), it.context().connection]).toEqual([
    [changed],
    { resting: 'connected' },
    connectionOf(fresh),
  ])
  it.send(back)
  expect([it.did(), it.state()]).toEqual([[], { resting: 'connected' }])
})

test('another way back redeems another code', async () => {
  const it = begun(back)
  await it.answer('finishConnection', connectionOf(fresh))
  it.did()
  it.send({ type: 'connection.returned', state: 't', code: 'd' })
  expect(it.did()).toEqual([['finishConnection', { state: 't', code: 'd' }]])
})

test.each([
  ['access_denied', { error: 'access_denied' }, 'access_denied'],
  ['an error beside a code', { error: 'server_error', code: 'c' }, 'server_error'],
  ['neither code nor error', {}, ''],
] as const)('with %s nothing is redeemed', (_, query, refusal) => {
  const it = begun({ type: 'connection.returned', state: 's', ...query })
  expect([it.did(), it.state(), it.context().refusal]).toEqual([
    [],
    { resting: 'refused' },
    refusal,
  ])
})

test.each([
  ['a state of somebody else', 400],
  ['a server that is down', 503],
  ['no answer', null],
] as const)(
  'after %s the code is not redeemed again, and what there is now is read',
  async (_, status) => {
    const it = begun(back)
    it.did()
    await it.fail('finishConnection', refused(status))
    expect([it.did(), it.state(), it.context().failure?.status]).toEqual([
      [changed],
      { resting: 'failed' },
      status,
    ])
    it.send(back)
    it.send({ type: 'session.restored' })
    it.wait(600_000)
    expect(it.did()).toEqual([])
  },
)

test('a session that has ended keeps the code until the person is back', async () => {
  const it = begun(back)
  it.did()
  await it.fail('finishConnection', refused(401))
  expect([it.did(), it.tags(), it.context().failure]).toEqual([[], ['finishing'], null])
  it.send({ type: 'session.restored' })
  expect(it.did()).toEqual([asked.finish])
})

test('an account that goes on is read again', async () => {
  const it = begun(resume)
  expect([it.did(), it.tags()]).toEqual([[asked.resume], ['starting']])
  await it.answer('resumeConnection')
  expect([it.did(), it.state()]).toEqual([[changed], { resting: 'clear' }])
})

test('an account that may go on, because the answer was lost, is read again', async () => {
  const it = begun(resume)
  it.did()
  await it.fail('resumeConnection', refused(null))
  expect([it.did(), it.state()]).toEqual([[reloaded, changed], { resting: 'failed' }])
})

test.each([
  ['startConnection', start],
  ['resumeConnection', resume],
] as const)('a failure of %s is said until something else is begun', async (effect, event) => {
  const it = begun(event)
  await it.fail(effect, refused())
  expect([it.state(), it.context().failure?.message]).toEqual([{ resting: 'failed' }, 'No.'])
  it.send(event)
  expect([it.context().failure, it.state()]).not.toContain({ resting: 'failed' })
  expect(it.context().failure).toBeNull()
})

test('a token is sent as it was pasted, kept nowhere, and its account read again', async () => {
  const it = begun(paste)
  expect([it.did(), it.tags()]).toEqual([[], ['pasting']])
  it.send(token)
  expect([it.did(), it.tags()]).toEqual([[asked.paste], ['busy', 'pasting']])
  expect(JSON.stringify(it.context())).not.toContain('secret')
  await it.answer('connectSandbox')
  expect([it.did(), it.state()]).toEqual([[reloaded, changed], { resting: 'clear' }])
})

test('a token that is refused leaves its field open, and the next one is sent', async () => {
  const it = begun(paste, token)
  await it.fail('connectSandbox', refused())
  expect([it.tags(), it.context().failure?.message]).toEqual([['pasting'], 'No.'])
  it.did()
  it.send(token)
  expect([it.did(), it.context().failure]).toEqual([[asked.paste], null])
})

test('an account is disconnected when the person confirms it, and that is said', async () => {
  const it = begun(disconnect)
  expect([it.did(), it.context().network]).toEqual([[], 'pinterest'])
  it.send(confirm)
  expect([it.did(), it.tags()]).toEqual([[asked.end], ['busy', 'ending']])
  await it.answer('endConnection')
  expect([it.did(), it.state()]).toEqual([[reloaded, ended, changed], { resting: 'clear' }])
})

test('a failure to disconnect is said where it was confirmed', async () => {
  const it = begun(disconnect, confirm)
  await it.fail('endConnection', refused())
  expect([it.tags(), it.context().failure?.message]).toEqual([['ending'], 'No.'])
  it.did()
  it.send(confirm)
  expect([it.did(), it.context().failure]).toEqual([[asked.end], null])
})

test.each([
  ['a token', paste],
  ['disconnecting', disconnect],
] as const)('%s that is cancelled changes nothing', (_, event) => {
  const it = begun(event, cancel)
  expect([it.did(), it.state()]).toEqual([[], { resting: 'clear' }])
})

test.each([
  ['connectSandbox', paste, token],
  ['endConnection', disconnect, confirm],
] as const)(
  'what is cancelled while %s is asked may have happened: it is read',
  (effect, event, go) => {
    const it = begun(event, go)
    it.did()
    it.send(cancel)
    expect(it.state()).toEqual({ resting: 'clear' })
    expect(new Set(it.did())).toEqual(new Set([[effect, 'stopped'], changed, reloaded]))
  },
)

test('before anything is begun nothing is known, and every account can be connected', () => {
  const it = begun()
  expect([it.state(), it.tags(), it.context()]).toEqual([
    { resting: 'clear' },
    ['resting'],
    {
      account: null,
      network: null,
      grant: null,
      refusal: null,
      failure: null,
      connection: null,
    },
  ])
})

test('each end of the way back has a tag of its own', async () => {
  const it = begun(back)
  await it.answer('finishConnection', connectionOf(fresh))
  expect(it.tags()).toEqual(['connected', 'resting'])
  it.send({ type: 'connection.returned', state: 't', error: 'access_denied' })
  expect(it.tags()).toEqual(['refused', 'resting'])
  it.send({ type: 'connection.returned', state: 'u', code: 'd' })
  await it.fail('finishConnection', refused())
  expect(it.tags()).toEqual(['failed', 'resting'])
})

test('what was said of another account is forgotten when one is begun', async () => {
  const it = begun({ type: 'connection.returned', state: 's', error: 'access_denied' })
  it.send(disconnect)
  expect(it.context()).toMatchObject({ account: stopped, network: 'pinterest', refusal: null })
  it.send(cancel)
  it.send(resume)
  expect(it.context()).toMatchObject({ account: stopped, network: null })
  await it.fail('resumeConnection', refused())
  it.send(paste)
  expect(it.context()).toMatchObject({ account: fresh, failure: null })
})

test('the way back is of no account that was begun here, and forgets why that failed', async () => {
  const it = begun(resume)
  await it.fail('resumeConnection', refused())
  it.send({ type: 'connection.returned', state: 's', error: 'access_denied' })
  expect(it.context()).toMatchObject({ account: null, failure: null })
  it.send(resume)
  await it.fail('resumeConnection', refused())
  it.send(back)
  expect(it.context()).toMatchObject({ account: null, failure: null })
})
