/**
 * What the root starts, stops and sends: each child only listens here, and what it says of itself
 * is set by the test.
 */
import { expect, test, vi } from 'vitest'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { AppInput } from './app-context.ts'
import { appMachine, type AppEvent } from './app.machine.ts'
import { play } from '../play.builder.ts'

const ada: User = {
  id: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const bob = { ...ada, id: 'bob' }
const kept = {
  selectedAccount: { id: 'a', name: 'Bakery' },
  selectedPages: { accountId: 'a', pageIds: ['p'] },
  preferences: { n_pins: 5, pin_types: ['photo' as const] },
  starts: [{ key: 'kept', start: { kind: 'rendering' as const, accountId: 'a', pinIds: ['p'] } }],
}
const input: AppInput = {
  lastIdentity: ada,
  owesSignOut: true,
  recall: () => kept,
  buildId: 'one',
  analyticsEnabled: true,
  online: true,
  visible: true,
  newId: () => 'new',
  chance: () => 0.5,
}
const children = [
  'auth',
  'analytics',
  'environment',
  'build',
  'accounts',
  'pages',
  'pins',
  'pinFlow',
  'tasks',
  'workspaceImport',
]
const nothing = {
  user: null,
  sessionExpired: false,
  accountId: null,
  chosenPages: null,
  pinGrounds: null,
  fault: null,
}

interface Shown {
  readonly context: object
  readonly tags: readonly string[]
}
const atFirst: Readonly<Record<string, Shown>> = {
  auth: { context: { user: null }, tags: [] },
  environment: { context: { online: true, visible: true }, tags: [] },
  accounts: { context: { selectedAccount: null }, tags: ['loading'] },
  pages: { context: { selection: { count: 0 } }, tags: ['loading'] },
  pins: {
    context: { book: { count: 0, selectedIds: [], committedIds: [] } },
    tags: ['loading'],
  },
}
/** What each child shows now. */
let shown: Record<string, Shown> = {}
const faces = Object.fromEntries(
  Object.keys(atFirst).map((child) => [
    child,
    {
      get context() {
        return shown[child]?.context
      },
      hasTag: (tag: string) => shown[child]?.tags.includes(tag) ?? false,
    },
  ]),
)

/** A child shows itself. `never`: only what the root reads of it is given. */
function shows(child: string, context: object, ...tags: string[]): AppEvent {
  shown[child] = { context, tags }
  return { type: `xstate.snapshot.${child}`, snapshot: faces[child] } as never
}
const session = (user: User | null, ...tags: string[]): AppEvent =>
  shows('auth', { user }, ...(user === null ? [] : ['signedIn']), ...tags)
const accountIs = (id: string | null, ...tags: string[]): AppEvent =>
  shows('accounts', { selectedAccount: id === null ? null : { id } }, ...tags)
const pagesAre = (count: number, ...tags: string[]): AppEvent =>
  shows('pages', { selection: { count } }, ...tags)
const pinsAre = (count: number, ...tags: string[]): AppEvent =>
  shows('pins', { book: { count, selectedIds: ['p'], committedIds: ['p', 'q'] } }, 'ready', ...tags)

function app() {
  shown = { ...atFirst }
  return play(appMachine, { input, listening: children, faces })
}
/** The code of the studio's machines has loaded. */
const opened = { type: 'xstate.done.actor.openStudio' } as never
function signedIn() {
  const it = app()
  it.send(session(ada))
  it.send(opened)
  it.did()
  return it
}
const sentTo = (it: ReturnType<typeof app>): Record<string, unknown[]> =>
  Object.fromEntries(
    [...Map.groupBy(it.did(), ([who]) => who)].map(([who, effects]) => [
      who,
      effects.map(([, what]) => what),
    ]),
  )

test('at the start the machines for life are there, with what they need, and who is here is asked for', () => {
  const it = app()
  expect([it.state(), it.context()]).toMatchObject(['signedOut', nothing])
  expect(sentTo(it)).toEqual({
    environment: [{ online: true, visible: true }],
    analytics: [{ enabled: true }],
    build: [{ buildId: 'one', visible: true }],
    auth: [{ lastIdentity: ada, owesSignOut: true }, { type: 'auth.init' }],
  })
})

test('with a user come the machines of his work, with what this device remembers of it', async () => {
  const it = app()
  it.did()
  it.send(session(ada))
  expect([it.state(), it.context().user]).toEqual([{ signedIn: 'arriving' }, ada])
  expect(sentTo(it)).toEqual({
    analytics: [{ type: 'auth.loggedIn', user: ada }],
    openStudio: [undefined],
  })
  await it.answer('openStudio')
  expect(it.state()).toEqual({ signedIn: 'working' })
  const { tasks, ...told } = sentTo(it)
  expect(told).toEqual({
    pages: [{ selectedPages: kept.selectedPages, newId: input.newId }],
    pins: [{ userId: 'ada' }],
    pinFlow: [{ preferences: kept.preferences }],
    workspaceImport: [{ chance: input.chance }],
    accounts: [{ userId: 'ada', selectedAccount: kept.selectedAccount }],
  })
  expect(tasks).toMatchObject([
    { accountId: null, online: true, visible: true, starts: kept.starts },
  ])
})

test('who leaves before his machines have come starts none, and who comes in his place waits for the same', () => {
  const it = app()
  it.did()
  it.send(session(ada))
  it.did()
  it.send(session(bob))
  expect([it.state(), it.context().user, sentTo(it)]).toEqual([
    { signedIn: 'arriving' },
    bob,
    { analytics: [{ type: 'auth.loggedIn', user: bob }] },
  ])
  it.send(session(bob, 'expired'))
  expect(it.context().sessionExpired).toBe(true)
  it.send(session(null))
  expect([it.state(), sentTo(it)]).toEqual([
    'signedOut',
    { openStudio: ['stopped'], analytics: [{ type: 'auth.loggedOut' }] },
  ])
})

test('machines that can’t be loaded leave their sentence', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const it = app()
  it.send(session(ada))
  it.send({ type: 'xstate.error.actor.openStudio', error: new Error('The file is gone') } as never)
  expect([it.context().fault, it.state(), report.mock.calls.length]).toEqual([
    'The file is gone',
    { signedIn: 'arriving' },
    1,
  ])
  report.mockRestore()
})

test('nobody signed in starts nothing', () => {
  const it = app()
  it.did()
  it.send(session(null))
  expect([it.state(), it.did()]).toEqual(['signedOut', []])
})

test('logging out stops the machines of the user, and analytics is notified', () => {
  const it = signedIn()
  it.send(accountIs('a', 'ready'))
  it.send(pagesAre(2, 'ready'))
  it.send(pinsAre(3))
  it.did()
  it.send(session(null))
  expect([it.state(), it.context()]).toMatchObject(['signedOut', nothing])
  expect(sentTo(it)).toEqual({
    ...Object.fromEntries(
      ['pages', 'pins', 'pinFlow', 'tasks', 'workspaceImport', 'accounts'].map((name) => [
        name,
        ['stopped'],
      ]),
    ),
    analytics: [{ type: 'auth.loggedOut' }],
  })
})

test('somebody else gets machines of his own, and nothing of the last one', () => {
  const it = signedIn()
  it.send(accountIs('a', 'ready'))
  it.send(pagesAre(2, 'ready'))
  it.send(session(ada, 'expired'))
  it.did()
  // The machines of a new user show their first state.
  shown = { ...atFirst }
  it.send(session(bob))
  expect([it.state(), it.context()]).toMatchObject([
    { signedIn: 'working' },
    { ...nothing, user: bob },
  ])
  const told = sentTo(it)
  expect([told['pins'], told['analytics']]).toEqual([
    ['stopped', { userId: 'bob' }],
    [{ type: 'auth.loggedIn', user: bob }],
  ])
})

test('who leaves an ended session leaves it behind, and who has not come in yet is nobody', () => {
  const it = signedIn()
  it.send(session(ada, 'expired'))
  it.send(session(null))
  expect(it.context().sessionExpired).toBe(false)
  it.send(shows('auth', { user: ada }))
  expect([it.state(), it.context().user]).toEqual(['signedOut', null])
})

test('pins without known pages are no ground; one pin is', () => {
  const it = signedIn()
  it.send(pinsAre(1))
  expect([it.did(), it.context().pinGrounds]).toEqual([
    [['pinFlow', { type: 'flow.groundsChanged', grounds: null }]],
    { pins: 1, selected: 1, committed: 2 },
  ])
})

test('the same user with another name is stored, and no machine restarts', () => {
  const it = signedIn()
  const renamed = { ...ada, first_name: 'Augusta' }
  it.send(session(renamed))
  expect([it.context().user, it.did()]).toEqual([renamed, []])
})

test('an ended session holds what talks to the server, until it is taken up again', () => {
  const it = signedIn()
  it.send(session(ada, 'expired'))
  const waiting = ['accounts', 'pages', 'pins', 'tasks', 'workspaceImport']
  expect([it.context().sessionExpired, sentTo(it)]).toEqual([
    true,
    Object.fromEntries(waiting.map((name) => [name, [{ type: 'session.expired' }]])),
  ])
  it.send(session(ada, 'expired'))
  expect(it.did()).toEqual([])
  it.send(session(ada))
  expect([it.context().sessionExpired, sentTo(it)]).toEqual([
    false,
    Object.fromEntries(waiting.map((name) => [name, [{ type: 'session.restored' }]])),
  ])
})

test('changes of network and page are sent once to each machine that needs them', () => {
  const it = signedIn()
  const concerned = ['auth', 'build', 'accounts', 'pages', 'pins', 'tasks', 'workspaceImport']
  const all = (type: string) => Object.fromEntries(concerned.map((name) => [name, [{ type }]]))
  const surroundings = (online: boolean, visible: boolean): AppEvent =>
    shows('environment', { online, visible })
  it.send(surroundings(false, true))
  expect([sentTo(it), it.context().online]).toEqual([all('network.offline'), false])
  it.send(surroundings(false, false))
  expect([sentTo(it), it.context().visible]).toEqual([all('page.hidden'), false])
  it.send(surroundings(true, false))
  expect(sentTo(it)).toEqual(all('network.online'))
  it.send(surroundings(true, true))
  expect(sentTo(it)).toEqual(all('page.visible'))
  it.send(surroundings(true, true))
  expect(it.did()).toEqual([])
})

test('without a user only the machines for life hear of the network', () => {
  const it = app()
  it.did()
  it.send(shows('environment', { online: false, visible: true }))
  expect(Object.keys(sentTo(it))).toEqual(['auth', 'build'])
})

test('the selected account is sent when it is known, and again only when it changes', () => {
  const it = signedIn()
  it.send(accountIs('a', 'loading'))
  expect([it.did(), it.context().accountId]).toEqual([[], null])
  it.send(accountIs('a', 'ready'))
  const told = { type: 'account.changed', accountId: 'a' }
  expect([sentTo(it), it.context().accountId]).toEqual([
    { pages: [told], pins: [told], tasks: [told] },
    'a',
  ])
  it.send(accountIs('a', 'ready'))
  expect(it.did()).toEqual([])
  it.send(accountIs(null, 'failed'))
  expect(sentTo(it)).toEqual({
    pages: [{ ...told, accountId: null }],
    pins: [{ ...told, accountId: null }],
    tasks: [{ ...told, accountId: null }],
  })
})

test('the flow gets account and pages when both are known, and null while they are not', () => {
  const it = signedIn()
  it.send(pagesAre(2, 'loading'))
  expect([it.did(), it.context().chosenPages]).toEqual([[], null])
  it.send(pagesAre(2, 'ready'))
  expect([it.did(), it.context().chosenPages]).toEqual([
    [['pinFlow', { type: 'flow.groundsChanged', grounds: null }]],
    2,
  ])
  it.send(pinsAre(3))
  expect(it.did()).toEqual([
    [
      'pinFlow',
      {
        type: 'flow.groundsChanged',
        grounds: { chosenPages: 2, pins: 3, selected: 1, committed: 2 },
      },
    ],
  ])
  it.send(pinsAre(3))
  expect(it.did()).toEqual([])
  it.send(pinsAre(0))
  expect([it.did(), it.context().pinGrounds]).toEqual([
    [['pinFlow', { type: 'flow.groundsChanged', grounds: null }]],
    null,
  ])
  it.send(pinsAre(0, 'arrived'))
  expect(it.context().pinGrounds).toEqual({ pins: 0, selected: 1, committed: 2 })
  it.send(pinsAre(3, 'damaged'))
  expect(it.context().pinGrounds).toBeNull()
  it.send(shows('pins', { book: { count: 3, selectedIds: [], committedIds: [] } }, 'arrived'))
  expect(it.context().pinGrounds).toBeNull()
  it.send(pagesAre(1, 'failed'))
  expect(it.context().chosenPages).toBe(1)
})

test.each(children)('%s that breaks down leaves its sentence', (name) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const it = signedIn()
  const error = new Error(`The ${name} broke`)
  it.send({ type: `xstate.error.actor.${name}`, error } as never)
  expect([it.context().fault, it.state(), report.mock.calls]).toEqual([
    `The ${name} broke`,
    { signedIn: 'working' },
    [['A machine broke down:', error]],
  ])
  it.send({ type: `xstate.error.actor.${name}`, error: 'words' } as never)
  expect(it.context().fault).toBe('words')
  report.mockRestore()
})
