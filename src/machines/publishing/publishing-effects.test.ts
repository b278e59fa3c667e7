import { expect, test } from 'vitest'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import { publishingMachine, type PublishingPlan } from './publishing.machine.ts'
import { outboxAt } from './publishing.model.ts'

const plan = (fields: Partial<PublishingPlan> = {}): PublishingPlan => ({
  isWanted: true,
  pause: 60_000,
  revision: 3,
  ...fields,
})
const change = (fields: Partial<PublishingPlan>) => ({
  type: 'publishing.plan' as const,
  plan: plan(fields),
})
const down = (retryAfter: number | null = null): CallFailed =>
  new CallFailed({ code: 'busy', status: 503, message: 'No.', body: null, retryAfter })
const asked = ['readOutbox', { accountId: 'a' }]
const pulled = ['pins', { type: 'pins.pull' }]

function begun(fields: Partial<PublishingPlan> = {}, isVisible = true) {
  const it = play(publishingMachine, {
    input: { accountId: 'a', isVisible, chance: () => 0.5 },
    peers: ['pins'],
  })
  it.send(change(fields))
  return it
}

test('the server is asked at once, and again after the pause of the plan', async () => {
  const it = begun()
  expect(it.did()).toEqual([asked])
  await it.answer('readOutbox', outboxAt(3))
  expect([it.state(), it.context().outbox]).toEqual([{ pausing: 'waiting' }, outboxAt(3)])
  it.wait(59_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([asked])
})

test('an account that needs no answer is not asked for until the plan wants it', async () => {
  const it = begun({ isWanted: false })
  it.wait(600_000)
  expect([it.state(), it.did()]).toEqual(['resting', []])
  it.send(change({ revision: 4, isWanted: false }))
  expect([it.context().revision, it.did()]).toEqual([4, []])
  it.send(change({ revision: 4 }))
  await it.answer('readOutbox', outboxAt(4))
  expect(it.state()).toEqual({ pausing: 'waiting' })
  it.send(change({ revision: 4, isWanted: false }))
  expect([it.state(), it.context().outbox]).toEqual(['resting', null])
})

test('pins are pulled when the server has written more, and only then', async () => {
  const it = begun()
  it.did()
  await it.answer('readOutbox', outboxAt(3))
  expect(it.did()).toEqual([])
  it.wait(60_000)
  await it.answer('readOutbox', outboxAt(5))
  expect(it.did()).toEqual([asked, pulled])
  it.send(change({ revision: 5 }))
  expect([it.state(), it.did()]).toEqual([{ pausing: 'waiting' }, []])
})

test('an answer that is older than the plan is asked for again, once for each answer', async () => {
  const it = begun()
  await it.answer('readOutbox', outboxAt(3))
  it.did()
  it.send(change({ revision: 4 }))
  expect(it.did()).toEqual([asked])
  await it.answer('readOutbox', outboxAt(3))
  expect([it.state(), it.did()]).toEqual([{ pausing: 'waiting' }, []])
})

test('the plan may change while the server is asked: an answer from before is asked for again', async () => {
  const it = begun()
  it.did()
  it.send(change({ revision: 4 }))
  await it.answer('readOutbox', outboxAt(3))
  expect([it.state(), it.did()]).toEqual(['asking', [asked]])
  await it.answer('readOutbox', outboxAt(4))
  expect(it.state()).toEqual({ pausing: 'waiting' })
})

test('a shorter pause begins at once', async () => {
  const it = begun()
  await it.answer('readOutbox', outboxAt(3))
  it.did()
  it.send(change({ pause: 10_000 }))
  it.wait(10_000)
  expect(it.did()).toEqual([asked])
})

test('failures wait longer each time, keep the last answer, and an answer starts over', async () => {
  const it = begun()
  await it.answer('readOutbox', outboxAt(3))
  it.did()
  it.wait(60_000)
  for (const wait of [1_000, 2_000, 4_000]) {
    await it.fail('readOutbox', down())
    it.did()
    it.wait(wait - 1)
    expect([it.state(), it.did()]).toEqual([{ pausing: 'holding' }, []])
    it.wait(1)
    expect(it.did()).toEqual([asked])
  }
  expect([it.context().attempt, it.context().outbox]).toEqual([3, outboxAt(3)])
  await it.answer('readOutbox', outboxAt(3))
  expect(it.context().attempt).toBe(0)
})

test('what the server asks to wait is waited', async () => {
  const it = begun()
  await it.fail('readOutbox', down(90_000))
  it.did()
  it.wait(89_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([asked])
})

test.each(['publishing.reload', 'network.online', 'session.restored'] as const)(
  'after %s the server is asked at once, also while it holds',
  async (type) => {
    const it = begun()
    await it.fail('readOutbox', down())
    it.did()
    it.send({ type })
    expect(it.did()).toEqual([asked])
    await it.answer('readOutbox', outboxAt(3))
    it.send({ type })
    expect(it.did()).toEqual([asked])
  },
)

test('a reload during a request restarts the request', () => {
  const it = begun()
  it.did()
  it.send({ type: 'publishing.reload' })
  expect(it.did()).toEqual([['readOutbox', 'stopped'], asked])
})

test('a hidden page asks for nothing, and at once when it is shown again', async () => {
  const it = begun()
  it.did()
  it.send({ type: 'page.hidden' })
  it.wait(600_000)
  it.send(change({ revision: 4 }))
  expect(it.did()).toEqual([['readOutbox', 'stopped']])
  it.send({ type: 'page.visible' })
  expect(it.did()).toEqual([asked])
  await it.answer('readOutbox', outboxAt(4))
  it.send({ type: 'page.hidden' })
  it.send(change({ isWanted: false }))
  it.send({ type: 'page.visible' })
  expect([it.state(), it.context().outbox, it.did()]).toEqual(['resting', null, []])
})

test('a page that is opened out of sight waits until it is shown', () => {
  const it = begun({}, false)
  expect([it.state(), it.did()]).toEqual(['hidden', []])
  it.send({ type: 'page.visible' })
  expect(it.did()).toEqual([asked])
})

test('nothing is known or requested before the plan arrives', () => {
  const it = play(publishingMachine, {
    input: { accountId: 'a', isVisible: true, chance: () => 0.5 },
    peers: ['pins'],
  })
  expect([it.state(), it.context(), it.did()]).toEqual([
    'resting',
    {
      accountId: 'a',
      isVisible: true,
      chance: expect.any(Function),
      isWanted: false,
      pause: 0,
      revision: 0,
      outbox: null,
      attempt: 0,
      retryAfter: null,
    },
    [],
  ])
})

test('an account without a plan rests when the page is shown', () => {
  const it = play(publishingMachine, {
    input: { accountId: 'a', isVisible: false, chance: () => 0.5 },
    peers: ['pins'],
  })
  it.send({ type: 'page.visible' })
  expect([it.state(), it.did()]).toEqual(['resting', []])
})

test('a plan of the same revision asks nobody, whatever the answer was', async () => {
  const it = begun({ revision: 4 })
  await it.answer('readOutbox', outboxAt(2))
  await it.answer('readOutbox', outboxAt(2))
  it.did()
  it.send(change({ revision: 4, pause: 10_000 }))
  expect([it.state(), it.did(), it.context().pause]).toEqual([{ pausing: 'waiting' }, [], 10_000])
})

test('a plan of the same revision does not end what it holds', async () => {
  const it = begun({ revision: 4 })
  await it.answer('readOutbox', outboxAt(2))
  await it.fail('readOutbox', down())
  it.did()
  it.send(change({ revision: 4, pause: 10_000 }))
  expect([it.state(), it.did()]).toEqual([{ pausing: 'holding' }, []])
})

test('the same plan again does not restart the pause', async () => {
  const it = begun()
  await it.answer('readOutbox', outboxAt(3))
  it.did()
  it.wait(59_999)
  it.send(change({}))
  it.wait(1)
  expect(it.did()).toEqual([asked])
})

test('a plan that is no newer than the answer asks nobody, one that is asks once', async () => {
  const it = begun({ revision: 0 })
  await it.fail('readOutbox', down())
  it.did()
  it.send(change({ revision: 1 }))
  expect([it.did(), it.context().revision]).toEqual([[asked], 1])
  await it.answer('readOutbox', outboxAt(5))
  it.did()
  it.send(change({ revision: 3 }))
  expect([it.state(), it.did(), it.context().revision]).toEqual([{ pausing: 'waiting' }, [], 3])
})

test('the pause does not begin again when only the revision has changed', async () => {
  const it = begun()
  await it.answer('readOutbox', outboxAt(5))
  it.did()
  it.wait(59_999)
  it.send(change({ revision: 5 }))
  it.wait(1)
  expect(it.did()).toEqual([asked])
})

test('what a stopped account had to wait is forgotten', async () => {
  const it = begun()
  await it.fail('readOutbox', down(90_000))
  it.send(change({ revision: 4, isWanted: false }))
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, revision: 4, isWanted: false })
})

test('an answer ends what the server asked to wait', async () => {
  const it = begun()
  await it.fail('readOutbox', down(90_000))
  it.wait(90_000)
  await it.answer('readOutbox', outboxAt(3))
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null })
})

test('an answer from before the plan is shown until there is a newer one', async () => {
  const it = begun({ revision: 4 })
  await it.answer('readOutbox', outboxAt(3))
  expect([it.state(), it.context().outbox]).toEqual(['asking', outboxAt(3)])
})
