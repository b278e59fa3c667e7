import { expect, test } from 'vitest'
import { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { defaultNoticeSettings } from '#core/contract/account/notices.contract.ts'
import type { PublicationState } from '#core/contract/content/publications.contract.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../../platform/ids.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import type { SignedUp, TestServer } from '../../../tests/support/server/test-server.ts'
import { findAutomationRow, insertAutomation } from '../automations/automations.store.ts'
import { endRun } from '../automations/end-run.ts'
import { claimRun, insertRun } from '../automations/runs.store.ts'
import { noticesFeature } from './notices.feature.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

testDatabases('notices', (open) => {
  const startServer = testServers()

  async function world() {
    const server = await startServer({
      database: await open(),
      features: (platform) => [noticesFeature(platform)],
    })
    const ada = await server.signUp()
    const { root } = server.platform.database
    const add = async (name: string) => {
      const made = await ada.client('createAccount', { body: { name } })
      if (!made.ok) throw new Error(made.failure.message)
      await root
        .insertInto('connections')
        .values({
          account_id: made.answer.id,
          network: 'practice',
          state: 'connected',
          username: 'practice',
          network_user_id: null,
          tier: null,
          problem: null,
          grant_id: '',
          connected_at: 0,
          boards_read_at: null,
          boards_due_at: 0,
          boards_problem: null,
          reading_id: null,
          boards_asked_at: null,
          boards_failures: 0,
        })
        .execute()
      return made.answer.id
    }
    const account_id = await add('Kitchen')
    const become = async (state: 'connected' | 'lost' | 'stopped', id = account_id) => {
      await root.updateTable('connections').set({ state }).where('account_id', '=', id).execute()
      await server.sweep()
    }
    const insert = async (state: PublicationState, due_at: number) => {
      const row = { account_id, user_id: ada.user.id, pin_id: newId(), board_id: newId() }
      await root
        .insertInto('publications')
        .values({ ...row, id: newId(), state, due_at, slot_at: null, trace: null })
        .execute()
    }
    /** Before the next search for notices. */
    const plan = async (due_at: number) => insert('planned', due_at)
    const publish = async (state: PublicationState, due_at: number) => {
      await insert(state, due_at)
      await server.sweep()
    }
    const shown = async () => {
      const listed = await ada.client('listNotices', {})
      if (!listed.ok) throw new Error(listed.failure.message)
      return listed.answer.notices
    }
    const codes = async () =>
      (await shown()).map(({ problem_codes }) => Object(problem_codes?.['problem']).code as string)
    return {
      server,
      ada,
      add,
      account_id,
      become,
      plan,
      publish,
      shown,
      codes,
      mails: server.mails,
    }
  }

  test('a lost connection is announced once, in the product and by mail, until it is back', async () => {
    const at = await world()
    await at.become('lost')
    await at.server.sweep()
    expect([await at.codes(), at.mails.length]).toEqual([['notices.lost'], 1])
    expect(at.mails[0]?.text).toContain('“Kitchen” is no longer connected')
    at.server.clock.advance(DAY)
    await at.server.sweep()
    expect(at.mails).toHaveLength(1)
    await at.become('connected')
    expect(await at.codes()).toEqual([])
    await at.become('lost')
    expect([await at.codes(), at.mails.length]).toEqual([['notices.lost'], 2])
  })

  test('mail of one kind comes once an hour, with all that came up meanwhile', async () => {
    const at = await world()
    const [second, third] = [await at.add('Garden'), await at.add('Travel')]
    await at.become('lost')
    await at.become('stopped', second)
    await at.become('lost', third)
    expect([(await at.codes()).length, at.mails.length]).toEqual([3, 1])
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(at.mails).toHaveLength(2)
    expect(at.mails[1]?.text).toMatch(/Garden[^]*Travel/)
  })

  test('three failures in a row are announced, but not two, nor three with a success between', async () => {
    const at = await world()
    const now = at.server.clock.now()
    await at.publish('planned', now + 9 * DAY)
    await at.publish('failed', now - 5)
    await at.publish('published', now - 4)
    await at.publish('failed', now - 3)
    await at.publish('failed', now - 2)
    expect(await at.codes()).toEqual([])
    await at.publish('failed', now - 1)
    expect(await at.codes()).toEqual(['notices.failures'])
    await at.publish('published', now)
    expect(await at.codes()).toEqual([])
  })

  test('a plan that ends within the chosen number of days is announced in the product', async () => {
    const at = await world()
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
    await at.publish('published', at.server.clock.now() - DAY)
    await at.publish('planned', at.server.clock.now() + 5 * DAY)
    expect(await at.codes()).toEqual([])
    const planDry = { in_product: true, by_mail: false, days: 7 }
    const body = { ...defaultNoticeSettings, planDry }
    expect(await at.ada.client('putNoticeSettings', { body })).toMatchObject({ answer: body })
    await at.server.sweep()
    expect((await at.shown())[0]?.problem).toContain(
      '“Kitchen” has nothing planned beyond the next 7',
    )
    expect(at.mails).toEqual([])
    await at.plan(at.server.clock.now() + 8 * DAY)
    expect(await at.codes()).toEqual([])
  })

  test('a first plan is announced as running out only after a day, also by mail', async () => {
    const at = await world()
    const planDry = { in_product: true, by_mail: true, days: 3 }
    await at.ada.client('putNoticeSettings', { body: { ...defaultNoticeSettings, planDry } })
    await at.publish('published', at.server.clock.now())
    at.server.clock.advance(DAY - 1)
    // Planned for the next day, so that the plan itself stays younger than a day.
    await at.server.platform.database.root
      .updateTable('publications')
      .set({ due_at: at.server.clock.now() + DAY })
      .execute()
    await at.server.sweep()
    expect([await at.codes(), at.mails]).toEqual([[], []])
    at.server.clock.advance(1)
    await at.server.sweep()
    expect(await at.codes()).toEqual(['notices.planDry'])
    expect(at.mails.map(({ subject }) => subject)).toEqual(['Pinloom: your plan is running out'])
  })

  test('each kind is shown and mailed as the person wants', async () => {
    const at = await world()
    const connection = { in_product: false, by_mail: false }
    const body = { ...defaultNoticeSettings, connection }
    await at.ada.client('putNoticeSettings', { body })
    await at.become('lost')
    expect([await at.codes(), at.mails]).toEqual([[], []])
    expect(await at.ada.client('getNoticeSettings', {})).toEqual({ ok: true, answer: body })
  })

  test('a dismissed notice stays away, and is nobody else’s to dismiss', async () => {
    const at = await world()
    await at.become('lost')
    const [notice] = await at.shown()
    const params = { notice_id: notice?.id ?? '' }
    const eve = await at.server.signUp()
    expect(await eve.client('dismissNotice', { params })).toMatchObject({
      failure: { code: 'not_found' },
    })
    expect(await at.ada.client('dismissNotice', { params })).toMatchObject({ ok: true })
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
  })

  test('a notice that was closed before its mail was due is not mailed', async () => {
    const at = await world()
    const second = await at.add('Garden')
    await at.become('lost')
    await at.become('lost', second)
    expect([(await at.codes()).length, at.mails.length]).toEqual([2, 1])
    for (const { id, account_id } of await at.shown())
      if (account_id === second) await at.ada.client('dismissNotice', { params: { notice_id: id } })
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(at.mails).toHaveLength(1)
  })

  test('a renamed account gets no second notice, and its notice has the new name', async () => {
    const at = await world()
    await at.become('lost')
    const { root } = at.server.platform.database
    await root.updateTable('accounts').set({ name: 'Bakery' }).execute()
    at.server.clock.advance(HOUR)
    await at.server.sweep()
    expect(at.mails).toHaveLength(1)
    expect((await at.shown()).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('“Bakery”'),
    ])
    await at.become('stopped')
    expect([await at.codes(), at.mails.length]).toEqual([['notices.stopped'], 2])
  })

  test('an automation that failed three times is announced once, in any account, until it is on again', async () => {
    const at = await world()
    const { root } = at.server.platform.database
    const made = await at.ada.client('createAccount', { body: { name: 'Manual' } })
    if (!made.ok) throw new Error(made.failure.message)
    const { failRun } = await automationOf(at, { accountId: made.answer.id, isOn: true })
    await failRun()
    await failRun()
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
    await failRun()
    await at.server.sweep()
    await at.server.sweep()
    expect([await at.codes(), at.mails.length]).toEqual([['notices.automation'], 1])
    expect(at.mails[0]?.text).toContain('“New articles” of “Manual” was paused')
    await root.updateTable('automations').set({ is_on: 1, failures: 0 }).execute()
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
  })

  test('a failed run of an automation that is off makes no notice', async () => {
    const at = await world()
    const { failRun } = await automationOf(at, { accountId: at.account_id, isOn: false })
    await failRun()
    const { root } = at.server.platform.database
    // Stored by a version that counted it.
    await root.updateTable('automations').set({ failures: 1 }).execute()
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
  })

  test('each pin that needs a decision is announced once, even while others wait', async () => {
    const at = await world()
    const { root } = at.server.platform.database
    const ask = async () => {
      at.server.clock.advance(HOUR)
      const [id, now] = [newId(), at.server.clock.now()]
      const of = { account_id: at.account_id, publication_id: id }
      await root
        .insertInto('publication_sendings')
        .values({ ...of, ...NOTHING_SENT, asked_at: now })
        .execute()
      const row = { account_id: at.account_id, user_id: at.ada.user.id, board_id: newId() }
      await root
        .insertInto('publications')
        .values({
          ...row,
          pin_id: newId(),
          id,
          state: 'unknown',
          due_at: now,
          slot_at: null,
          trace: null,
        })
        .execute()
      await at.server.sweep()
    }
    await at.publish('planned', at.server.clock.now() + 9 * DAY)
    await ask()
    await at.server.sweep()
    const [notice] = await at.shown()
    expect([notice?.problem, at.mails.length]).toEqual([
      expect.stringContaining('whether a pin of “Kitchen” was published'),
      1,
    ])
    await at.ada.client('dismissNotice', { params: { notice_id: notice?.id ?? '' } })
    await at.server.sweep()
    expect([await at.codes(), at.mails.length]).toEqual([[], 1])
    await ask()
    expect([await at.codes(), at.mails.length]).toEqual([['notices.asked'], 2])
    expect(at.mails[1]?.text).toContain('2 pins of “Kitchen” were')
    await root.deleteFrom('publications').where('state', '=', 'unknown').execute()
    await at.server.sweep()
    expect(await at.codes()).toEqual([])
  })

  test('mail is in the language of the page that the person used last', async () => {
    const at = await world()
    const say = async (language: string) =>
      at.ada.browser.request({
        method: 'PUT',
        url: '/api/notice-settings/',
        headers: { 'x-language': language },
        payload: defaultNoticeSettings,
      })
    await say('de')
    await at.become('lost')
    expect(at.mails[0]).toMatchObject({ subject: expect.stringContaining('Ein Konto') })
    expect(at.mails[0]?.text).toMatch(/^Hallo [^]*„Kitchen“ ist nicht mehr verbunden[^]*Kalender: /)
    await say('tlh')
    at.server.clock.advance(HOUR)
    await at.become('stopped')
    expect(at.mails[1]?.text).toMatch(/^Hallo /)
    await say('ar')
    at.server.clock.advance(HOUR)
    await at.become('lost')
    expect(at.mails[2]?.text).toMatch(/^مرحبًا/)
  })

  test('a kind that is newer than the stored settings has its default', async () => {
    const at = await world()
    const { asked: _, ...older } = defaultNoticeSettings
    const settings = JSON.stringify({ ...older, failures: { in_product: false, by_mail: false } })
    const { root } = at.server.platform.database
    await root.insertInto('notice_settings').values({ user_id: at.ada.user.id, settings }).execute()
    expect(await at.ada.client('getNoticeSettings', {})).toMatchObject({
      answer: { asked: defaultNoticeSettings.asked, failures: { in_product: false } },
    })
  })
})

const NOTHING_SENT = {
  fence: 0,
  sent_at: null,
  sent: null,
  page: null,
  picture_ids: null,
  picture_hash: null,
  look_at: null,
  looks: 0,
  asked_url: null,
  network_pin_id: null,
  shown_after: null,
  held_for: null,
  held_until: null,
  held_by: null,
}

/** An automation without failures, and what ends a run of it without success. */
async function automationOf(
  { server, ada }: { readonly server: TestServer; readonly ada: SignedUp },
  { accountId, isOn }: { readonly accountId: string; readonly isOn: boolean },
) {
  const { clock, platform } = server
  const key = { owner: ada.user.id, accountId, id: newId() }
  await platform.database.transaction(async (tx) =>
    insertAutomation(tx, key, {
      settings: SETTINGS,
      isOn,
      problem: null,
      dueAt: null,
      now: clock.now(),
    }),
  )
  const failRun = async () =>
    platform.database.transaction(async (tx) => {
      const now = clock.now()
      await insertRun(tx, key.id, { cause: 'asked', now })
      const held = await claimRun(tx, { now, until: now + 1 })
      const automation = await findAutomationRow(tx, key)
      if (held === null || automation === undefined) throw new Error('There is no run.')
      await endRun(tx, { clock }, { held, automation, isFailed: true, problem: null })
    })
  return { failRun }
}

const SETTINGS = AutomationSettings.parse({
  name: 'New articles',
  sources: [{ kind: 'feed', address: 'https://example.com/feed' }],
  first: { kind: 'new' },
  templates: [],
  colors: [],
  fonts: [],
  pins_a_page: 1,
  boards: [],
  default_board: null,
  goal: { kind: 'drafts' },
  max_pages: 5,
  max_pins_a_day: 10,
  daily_at: null,
  again_after_days: null,
})
