/** Calls of administrators; for others they do not exist. */
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import type { Client } from '#core/contract/client.ts'
import {
  ADMIN,
  MINUTE,
  publishingTests,
} from '../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../tests/support/pinterest/publishing-world.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { claimTask } from '../../platform/tasks/task-claim.store.ts'
import { nextTurn, renewLease } from '../../platform/tasks/task-lease.store.ts'
import { pinBytes } from '../../platform/usage/quota.store.ts'
import { storedBytes } from '../../platform/usage/stored-bytes.store.ts'
import { TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'

const boss = async (world: PublishingWorld): Promise<Client> =>
  (await world.server.signUp(ADMIN)).client
const about = ({ ada }: PublishingWorld) => ({ params: { user_id: ada.user.id } })
const remark = { body: { remark: 'Spam' } }

async function addTask(world: PublishingWorld, status: 'failed' | 'queued'): Promise<string> {
  const id = v7()
  const now = world.server.clock.now()
  const { root } = world.server.platform.database
  await root
    .insertInto('tasks')
    .values({
      id,
      user_id: world.ada.user.id,
      account_id: world.accountId,
      kind: 'enrichment',
      name: 'Reading',
      idempotency_key: v7(),
      solo_key: null,
      status,
      input: '{}',
      done: 0,
      total: 1,
      error: 'The site is down.',
      problem_codes: null,
      revision: 0,
      priority: 1,
      fence: 1,
      lease_until: 0,
      turn_at: now,
      run_started_at: now,
      run_steps: 0,
      last_step_at: now,
      created_at: now,
      finished_at: status === 'failed' ? now : null,
    })
    .execute()
  return id
}

publishingTests('administration', (open) => {
  test('people are found by name and e-mail, newest first, with what they store', async () => {
    const world = await open()
    const client = await boss(world)
    await world.server.signUp('0_sure@example.com')
    const list = async (search: string) =>
      answerOf(await client('listPeople', { query: { search } })).people.map(({ email }) => email)
    expect(await list('')).toEqual(['0_sure@example.com', ADMIN, world.ada.user.email])
    expect(await list('OPERATOR')).toEqual([ADMIN])
    expect(await list('0_')).toEqual(['0_sure@example.com'])
    expect(await list('%')).toEqual([])
    const usage = answerOf(await client('getUsage', about(world)))
    expect(usage).toMatchObject({ accounts: 1, used: { pages: 0 }, limits: { pages: 5_000 } })
  })

  test('what each person stores is that of their own quota', async () => {
    const world = await open()
    const client = await boss(world)
    const { root } = world.server.platform.database
    await addTask(world, 'queued')
    const picture = { user_id: world.ada.user.id, width: 1, height: 1, facts: null }
    for (const kind of ['pin', 'upload'] as const)
      await root
        .insertInto('pictures')
        .values({ ...picture, id: v7(), name: `${kind}.png`, kind, bytes: 1_234, created_at: 1 })
        .execute()
    const { people } = answerOf(await client('listPeople', { query: {} }))
    expect(people.length).toBeGreaterThan(1)
    for (const { id, stored_bytes, pin_bytes } of people)
      expect({ stored_bytes, pin_bytes }).toEqual({
        stored_bytes: await storedBytes(root, id),
        pin_bytes: await pinBytes(root, id),
      })
    expect(people.map(({ stored_bytes }) => stored_bytes)).not.toContain(0)
    expect(new Set(people.map(({ pin_bytes }) => pin_bytes)).size).toBe(2)
  })

  test('people come in pages', async () => {
    const world = await open()
    const client = await boss(world)
    const { root } = world.server.platform.database
    const { suspended_at: _, ...row } = await root
      .selectFrom('users')
      .selectAll()
      .where('id', '=', world.ada.user.id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 21 }, (__, at) => `p${at}@example.com`)
    for (const email of more)
      await root
        .insertInto('users')
        .values({ ...row, id: v7(), email, email_key: email })
        .execute()
    const first = answerOf(await client('listPeople', { query: {} }))
    const after = first.people.at(-1)?.id ?? ''
    const second = answerOf(await client('listPeople', { query: { after } }))
    expect([first.total, first.people.length, first.has_more]).toEqual([23, 20, true])
    expect([second.people.length, second.has_more]).toEqual([3, false])
    const ids = [...first.people, ...second.people].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
  })

  test('a suspended person is signed out, can’t sign in, and nothing of theirs is published', async () => {
    const world = await open()
    const client = await boss(world)
    const planned = await world.plan('a', MINUTE)
    expect((await client('suspendPerson', { ...about(world), ...remark })).ok).toBe(true)
    expect(await world.ada.client('listAccounts', {})).toMatchObject({
      failure: { code: 'not_authenticated' },
    })
    const { email } = world.ada.user
    const login = { body: { email, password: TEST_PASSWORD } }
    expect(await world.server.browser().client('login', login)).toMatchObject({
      failure: {
        code: 'forbidden',
        body: { problem_codes: { detail: { code: 'admin.suspended' } } },
      },
    })
    await world.pass(MINUTE)
    expect(world.onNetwork()).toEqual([])
    expect((await client('restorePerson', { ...about(world), body: { remark: '' } })).ok).toBe(true)
    expect((await world.ada.client('login', login)).ok).toBe(true)
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
  })

  test('no worker begins or goes on with a task of a suspended person', async () => {
    const world = await open()
    const client = await boss(world)
    const { database } = world.server.platform
    const id = await addTask(world, 'queued')
    const claim = async () =>
      claimTask(database, { now: world.server.clock.now(), lease: MINUTE, kinds: ['enrichment'] })
    const lease = await claim()
    if (lease === null) throw new Error('Nothing was claimed.')
    answerOf(await client('suspendPerson', { ...about(world), ...remark }))
    expect(await renewLease(database.root, lease, 0)).toBe(false)
    expect([await claim(), await nextTurn(database.root)]).toEqual([null, null])
    answerOf(await client('restorePerson', { ...about(world), ...remark }))
    expect((await claim())?.task.id).toBe(id)
  })

  test('an administrator is not suspended', async () => {
    const world = await open()
    const operator = await world.server.signUp(ADMIN)
    const answer = await operator.client('suspendPerson', {
      params: { user_id: operator.user.id },
      ...remark,
    })
    expect(answer).toMatchObject({ failure: { code: 'conflict' } })
  })

  test('a failed publication is planned again and goes out', async () => {
    const world = await open()
    const client = await boss(world)
    const planned = await world.plan('a', 0, { image_url: '/media/missing.png' })
    await world.pass()
    expect(await world.publication(planned)).toMatchObject({ state: 'failed' })
    const [row] = await world.pins()
    await world.send({
      type: 'pin.updated',
      data: {
        id: row?.id ?? '',
        patch: { image_url: '/media/a.png' },
        before: { image_url: row?.image_url ?? '' },
      },
    })
    const { publications } = answerOf(await client('listFailures', {}))
    expect(publications.map(({ id, person }) => [id, person.email])).toEqual([
      [planned.id, world.ada.user.email],
    ])
    const params = { ...world.params, publication_id: planned.id }
    expect((await client('retryFailedPublication', { params })).ok).toBe(true)
    await world.pass(MINUTE)
    expect(await world.publication(planned)).toMatchObject({ state: 'published' })
    expect(await client('retryFailedPublication', { params })).toMatchObject({
      failure: { code: 'not_found' },
    })
  })

  test('each act is logged with administrator, person, time and the values before it', async () => {
    const world = await open()
    const client = await boss(world)
    const task = await addTask(world, 'failed')
    expect(answerOf(await client('listFailures', {})).tasks).toMatchObject([
      { id: task, problem: 'The site is down.', account_name: 'Kitchen' },
    ])
    answerOf(await client('retryFailedTask', { params: { task_id: task } }))
    expect(answerOf(await client('listFailures', {})).tasks).toEqual([])
    world.server.clock.advance(MINUTE)
    answerOf(await client('suspendPerson', { ...about(world), ...remark }))
    // Already suspended: nothing changes and nothing is logged.
    answerOf(await client('suspendPerson', { ...about(world), ...remark }))
    const now = world.server.clock.now()
    const person = { id: world.ada.user.id, email: world.ada.user.email }
    const { acts } = answerOf(await client('listAdminActs', { query: {} }))
    expect(acts).toEqual([
      {
        id: expect.any(String),
        at: now,
        admin: ADMIN,
        act: 'person.suspended',
        person,
        subject: '',
        before: { suspended_at: null },
        remark: 'Spam',
      },
      {
        id: expect.any(String),
        at: now - MINUTE,
        admin: ADMIN,
        act: 'task.retried',
        person,
        subject: task,
        before: { status: 'failed', error: 'The site is down.' },
        remark: '',
      },
    ])
  })

  test('for everyone else the calls do not exist', async () => {
    const { ada, server } = await open()
    const unverified = await server.signUp(ADMIN)
    await server.platform.database.root
      .updateTable('users')
      .set({ email_verified: 0 })
      .where('id', '=', unverified.user.id)
      .execute()
    for (const browser of [ada.browser, unverified.browser, server.browser()]) {
      const ask = async (method: 'GET' | 'POST', url: string) => {
        const { statusCode, json } = await browser.request({ method, url })
        return { statusCode, body: json() as { detail?: string } }
      }
      for (const [method, path] of [
        ['GET', '/api/admin/people/'],
        ['POST', '/api/admin/people/x/suspend/'],
      ] as const) {
        const missing = await ask(method, path.replace('admin', 'nothing'))
        const answer = await ask(method, path)
        missing.body.detail = missing.body.detail?.replace('nothing', 'admin')
        expect({ ...answer, body: { ...answer.body, problem_codes: null } }).toEqual({
          ...missing,
          body: { ...missing.body, problem_codes: null },
        })
      }
    }
  })
})
