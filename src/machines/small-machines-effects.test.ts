/** All that the machines for life do: analytics, the build, the surroundings. */
import { expect, test } from 'vitest'
import type { User } from '#core/contract/account/auth.contract.ts'
import { analyticsMachine } from './analytics/analytics.machine.ts'
import { buildMachine } from './build/build.machine.ts'
import { environmentMachine } from './environment/environment.machine.ts'
import { play } from './play.builder.ts'

const ada: User = {
  id: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const who = { id: 'ada', email: 'ada@example.com', name: 'Ada Lovelace' }

function analytics(enabled = true, { isReady = false, isAllowed = true } = {}) {
  const library = { isReady, heard: [] as unknown[] }
  const machine = analyticsMachine.provide({
    guards: { isLibraryReady: () => library.isReady },
    actions: {
      identify: (_, { identity }) => void library.heard.push(identity),
      reset: () => void library.heard.push('reset'),
      withdraw: () => void library.heard.push('withdrawn'),
      notifyScreen: () => void library.heard.push('screen'),
    },
  })
  const it = play(machine, { input: { enabled } })
  if (isAllowed) it.send({ type: 'consent.given' })
  return { it, library }
}

test('without a key nothing is loaded, asked or said', () => {
  const { it, library } = analytics(false)
  it.send({ type: 'auth.loggedIn', user: ada })
  it.wait(10_000)
  expect([it.state(), it.did(), library.heard]).toEqual(['off', [], []])
})

test('the library is looked up every 100 ms, and gets the user as soon as it is there', () => {
  const { it, library } = analytics()
  expect([it.state(), it.did(), it.context()]).toEqual([
    { polling: 'waiting' },
    [['loadLibrary', undefined]],
    { enabled: true, identity: null },
  ])
  it.send({ type: 'auth.loggedIn', user: ada })
  it.wait(100)
  expect([it.state(), library.heard, it.context().identity]).toEqual([
    { polling: 'waiting' },
    [],
    who,
  ])
  library.isReady = true
  it.wait(99)
  expect(it.state()).toEqual({ polling: 'waiting' })
  it.wait(1)
  expect([it.state(), library.heard, it.did()]).toEqual([
    'ready',
    [who, 'screen'],
    [['loadLibrary', 'stopped']],
  ])
})

test('a library that is there from the start is asked first after 100 ms: it is set up only then', () => {
  const { it } = analytics(true, { isReady: true })
  expect(it.state()).toEqual({ polling: 'waiting' })
})

test('who left before the library came is not named to it', () => {
  const { it, library } = analytics()
  it.send({ type: 'auth.loggedIn', user: ada })
  it.send({ type: 'auth.loggedOut' })
  library.isReady = true
  it.wait(100)
  expect([it.state(), library.heard, it.context().identity]).toEqual(['ready', ['screen'], null])
})

test('once it is there, every login identifies and every logout resets', () => {
  const { it, library } = analytics()
  library.isReady = true
  it.wait(100)
  it.send({ type: 'auth.loggedIn', user: { ...ada, last_name: '' } })
  it.send({ type: 'auth.loggedOut' })
  expect([library.heard, it.context().identity]).toEqual([
    ['screen', { ...who, name: 'Ada' }, 'reset'],
    null,
  ])
})

test('the library gets the screen that is open when it loads, and each later one', () => {
  const { it, library } = analytics()
  it.send({ type: 'screen.opened' })
  expect(library.heard).toEqual([])
  library.isReady = true
  it.wait(100)
  it.send({ type: 'screen.opened' })
  expect(library.heard).toEqual(['screen', 'screen'])
})

test('nothing is loaded, asked or said before somebody has allowed it', () => {
  const { it, library } = analytics(true, { isReady: true, isAllowed: false })
  it.send({ type: 'consent.refused' })
  it.send({ type: 'auth.loggedIn', user: ada })
  it.wait(10_000)
  expect([it.state(), it.did(), library.heard]).toEqual(['unallowed', [], []])
  it.send({ type: 'consent.given' })
  it.wait(100)
  expect([it.state(), it.did(), library.heard]).toEqual([
    'ready',
    [
      ['loadLibrary', undefined],
      ['loadLibrary', 'stopped'],
    ],
    [who, 'screen'],
  ])
})

test('what is taken back ends at once, and can be allowed again', () => {
  const { it, library } = analytics()
  it.send({ type: 'consent.refused' })
  it.wait(10_000)
  expect([it.state(), it.did(), library.heard]).toEqual([
    'unallowed',
    [
      ['loadLibrary', undefined],
      ['loadLibrary', 'stopped'],
    ],
    ['withdrawn'],
  ])
  library.isReady = true
  it.send({ type: 'consent.given' })
  it.wait(100)
  it.send({ type: 'consent.refused' })
  it.send({ type: 'auth.loggedIn', user: ada })
  expect([it.state(), library.heard, it.context().identity]).toEqual([
    'unallowed',
    ['withdrawn', 'screen', 'withdrawn'],
    who,
  ])
  it.send({ type: 'consent.given' })
  it.wait(100)
  expect([it.state(), library.heard]).toEqual([
    'ready',
    ['withdrawn', 'screen', 'withdrawn', who, 'screen'],
  ])
})

test('a library that can not be loaded, or has loaded and is still not ready', async () => {
  const { it } = analytics()
  await it.answer('loadLibrary')
  expect(it.state()).toEqual({ polling: 'waiting' })
  const gone = analytics()
  await gone.it.fail('loadLibrary', new Error('blocked'))
  expect(gone.it.state()).toBe('off')
})

const build = (visible = true) =>
  play(buildMachine, { input: { buildId: 'one', visible }, listening: ['watchChunks'] })

test('the newest build is asked for every hour, and another one is announced', async () => {
  const it = build()
  expect([it.state(), it.did(), it.context()]).toEqual([
    'waiting',
    [['watchChunks', undefined]],
    { buildId: 'one', visible: true, newBuild: null },
  ])
  it.wait(3_599_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.state(), it.did()]).toEqual(['checking', [['fetchLatestBuild', undefined]]])
  await it.answer('fetchLatestBuild', 'one')
  expect([it.state(), it.context().newBuild]).toEqual(['waiting', null])
  it.wait(3_600_000)
  await it.fail('fetchLatestBuild', new Error('no network'))
  expect([it.state(), it.context().newBuild]).toEqual(['waiting', null])
  it.wait(3_600_000)
  await it.answer('fetchLatestBuild', 'two')
  expect([it.state(), it.context().newBuild]).toEqual(['waiting', 'two'])
})

test('while nobody looks it is not asked; it is as soon as somebody does', () => {
  const it = build()
  it.did()
  it.send({ type: 'page.hidden' })
  it.wait(3_600_000)
  expect([it.state(), it.did(), it.context().visible]).toEqual(['due', [], false])
  it.send({ type: 'page.visible' })
  expect([it.state(), it.did(), it.context().visible]).toEqual([
    'checking',
    [['fetchLatestBuild', undefined]],
    true,
  ])
})

test('looking away and back within the hour is remembered and asks nothing', () => {
  const it = build()
  it.did()
  it.send({ type: 'page.hidden' })
  it.send({ type: 'page.visible' })
  expect([it.context().visible, it.did(), it.state()]).toEqual([true, [], 'waiting'])
})

test('a check puts the next one off by an hour, whenever it was made', async () => {
  const it = build(false)
  it.wait(3_600_000)
  it.wait(600_000)
  it.send({ type: 'page.visible' })
  await it.answer('fetchLatestBuild', 'one')
  it.did()
  it.wait(3_599_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['fetchLatestBuild', undefined]])
})

test('a part of an old build that is gone reloads the page once, and the checks go on', async () => {
  const it = build()
  it.did()
  it.wait(1_000_000)
  it.send({ type: 'build.chunkFailed' })
  it.send({ type: 'build.chunkFailed' })
  expect([it.state(), it.did()]).toEqual(['reloading', [['reloadPage', { buildId: 'one' }]]])
  await it.answer('reloadPage', 'guarded')
  expect(it.state()).toBe('waiting')
  it.did()
  it.wait(3_599_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['fetchLatestBuild', undefined]])
  it.send({ type: 'build.chunkFailed' })
  await it.fail('reloadPage', new Error('no'))
  expect(it.state()).toBe('waiting')
})

test('parts that nobody watches over leave the checks as they are', () => {
  const it = build()
  it.did()
  it.send({ type: 'xstate.error.actor.watchChunks', error: new Error('no') } as never)
  it.wait(3_600_000)
  expect(it.did()).toEqual([['fetchLatestBuild', undefined]])
})

test('what the browser says of network and page is remembered, each by itself', () => {
  const it = play(environmentMachine, {
    input: { online: true, visible: true },
    listening: ['watchPage'],
  })
  expect([it.context(), it.did()]).toEqual([
    { online: true, visible: true },
    [['watchPage', undefined]],
  ])
  it.receive({ type: 'network.offline' })
  expect(it.context()).toEqual({ online: false, visible: true })
  it.receive({ type: 'page.hidden' })
  expect(it.context()).toEqual({ online: false, visible: false })
  it.receive({ type: 'network.online' })
  it.receive({ type: 'page.visible' })
  expect(it.context()).toEqual({ online: true, visible: true })
})
