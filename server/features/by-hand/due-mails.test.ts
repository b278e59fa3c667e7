/** The mail each morning: when it comes, what is in it, and that it comes once. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { defaultSchedule } from '#core/contract/schedule.contract.ts'
import type { Language } from '#core/public/languages.ts'
import { answerOf } from '../../../tests/pins-world.ts'
import { byHandTests, type OpenByHand } from '../../../tests/support/publishing/by-hand-world.ts'
import { listBoards } from '../accounts/boards.store.ts'
import { mailDuePins } from './due-mails.ts'

const HOUR = 3_600_000

async function begin(open: OpenByHand, language: Language = 'en') {
  const world = await open({ config: { verifyEmail: false } })
  const { client } = world.ada
  const { params, server } = world
  // It is past midnight in Tokyo: the morning there begins at 22:00 UTC.
  const week = defaultSchedule('Asia/Tokyo', v7)
  answerOf(await client('createSchedule', { params, body: week }))
  answerOf(await client('setDueMail', { params, body: { is_on: true, language } }))
  const midnight = Math.ceil(server.clock.now() / (24 * HOUR)) * 24 * HOUR
  server.clock.advance(midnight + 16 * HOUR - server.clock.now())
  const run = async (later = 0) => {
    server.clock.advance(later)
    const { platform } = server
    await mailDuePins({ ...platform, listBoards, getPins: world.getPins })
    return server.mails.filter(({ subject }) => /pin|Pin/.test(subject))
  }
  return { world, run }
}

byHandTests('daily mail', (open) => {
  test('it comes once, in the morning of the account’s zone, with what is due by then', async () => {
    const { world, run } = await begin(open)
    await world.plan('today', 10 * HOUR)
    await world.plan('tomorrow', 30 * HOUR)
    expect(await run()).toEqual([])
    expect(await run(6 * HOUR - 60_000)).toEqual([])
    const [mail, ...others] = await run(60_000)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/1 pin to publish today$/)
    expect(mail?.text).toContain('Title today (Cakes)')
    expect(mail?.text).toContain('/calendar/due')
    expect(mail?.text).not.toContain('Title tomorrow')
    expect(await run(60_000)).toHaveLength(1)
    expect(await run(24 * HOUR)).toHaveLength(2)
  })

  test('it is in the person’s language, and none comes when nothing is due or it is turned off', async () => {
    const { world, run } = await begin(open, 'de')
    expect(await run(7 * HOUR)).toEqual([])
    await world.plan('a', 24 * HOUR)
    const [mail] = await run(24 * HOUR)
    expect(mail?.text).toContain('heute ist ein Pin von Kitchen von Hand zu veröffentlichen')
    const body = { is_on: false, language: 'de' as const }
    const { params } = world
    expect(answerOf(await world.ada.client('setDueMail', { params, body })).has_mail).toBe(false)
    expect(await run(24 * HOUR)).toHaveLength(1)
  })

  test('pins in a file and pins of a paused account are not in it', async () => {
    const { world, run } = await begin(open)
    const { publication } = await world.plan('a', 8 * HOUR)
    const { params } = world
    await world.server.platform.database.root
      .insertInto('filed_publications')
      .values({
        account_id: world.accountId,
        publication_id: publication.id,
        filed_at: 1,
        due_at: publication.at,
      })
      .execute()
    expect(await run(7 * HOUR)).toEqual([])
    await world.plan('b', 24 * HOUR)
    answerOf(await world.ada.client('pauseAccount', { params, body: { remark: '' } }))
    expect(await run(24 * HOUR)).toEqual([])
  })
})
