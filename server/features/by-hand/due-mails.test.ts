/** The mail each morning: when it comes, what is in it, and that it comes once. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import {
  type ByHandWorld,
  byHandTests,
  type OpenByHand,
} from '../../../tests/support/publishing/by-hand-world.ts'
import { createLog } from '../../platform/log.ts'
import { listBoards } from '../accounts/boards.store.ts'
import { mailDuePins } from './due-mails.ts'
import type { PlanNeeds } from './open-publications.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

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
  const run = async (later = 0, needs: Partial<PlanNeeds> = {}) => {
    server.clock.advance(later)
    const { platform } = server
    const log = createLog('silent')
    await mailDuePins({ ...platform, log, listBoards, getPins: world.getPins, ...needs })
    return server.mails.filter(({ subject }) => /to publish|zu veröffentlichen/.test(subject))
  }
  return { world, run }
}

const linesOf = (text = '') => text.split('\n').filter((line) => line.startsWith('- '))

async function addMailedAccount(world: ByHandWorld, name: string, zone: string) {
  const account = await world.addAccount(name)
  const { client } = world.ada
  const { params } = account
  answerOf(await client('createSchedule', { params, body: defaultSchedule(zone, v7) }))
  answerOf(await client('setDueMail', { params, body: { is_on: true, language: 'en' } }))
  return account
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
    // What was due on another day has its date.
    const today = linesOf(mail?.text)
    expect(today).toEqual([expect.stringMatching(/^- 11:00\sAM Title today/)])
    expect(mail?.text).toContain('Hello Ada,\n\n1 pin of Kitchen is due today:')
    expect(mail?.text).toContain('You asked for this email')
    expect(await run(60_000)).toHaveLength(1)
    const later = await run(24 * HOUR)
    expect(later).toHaveLength(2)
    expect(linesOf(later.at(-1)?.text)).toEqual([
      expect.stringMatching(/^- [A-Z][a-z]{2} \d+, \d{4}, 11:00\sAM Title today/),
      expect.stringMatching(/^- 7:00\sAM Title tomorrow/),
    ])
  })

  test('it is in the person’s language, and none comes when nothing is due or it is turned off', async () => {
    const { world, run } = await begin(open, 'de')
    expect(await run(7 * HOUR)).toEqual([])
    await world.plan('a', 24 * HOUR)
    const [mail] = await run(24 * HOUR)
    expect(mail?.text).toContain('Hallo Ada,\n\n1 Pin von Kitchen ist heute fällig:')
    const body = { is_on: false, language: 'de' as const }
    const { params } = world
    expect(answerOf(await world.ada.client('setDueMail', { params, body })).has_mail).toBe(false)
    expect(await run(24 * HOUR)).toHaveLength(1)
  })

  test('the accounts of a person are in one mail, and an hour is between two mails', async () => {
    const { world, run } = await begin(open)
    await world.plan('a', 10 * HOUR)
    const garden = await addMailedAccount(world, 'Garden', 'Asia/Tokyo')
    const attic = await addMailedAccount(world, 'Attic', 'Asia/Tokyo')
    await garden.plan('g', 10 * HOUR)
    const [mail, ...others] = await run(6 * HOUR)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/2 pins to publish today$/)
    for (const part of ['Kitchen', 'Title a', 'Garden', 'Title g'])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Attic')
    await attic.plan('t', HOUR)
    // It was asked for again: its own morning has no mail yet.
    const { client } = world.ada
    for (const is_on of [false, true])
      answerOf(
        await client('setDueMail', { params: attic.params, body: { is_on, language: 'en' } }),
      )
    expect(await run(59 * MINUTE)).toHaveLength(1)
    const mails = await run(MINUTE)
    expect(mails).toHaveLength(2)
    expect(mails.at(-1)?.text).toContain('Attic')
  })

  test('an account that can’t be read doesn’t hold back the others, and its mail comes later', async () => {
    const { world, run } = await begin(open)
    await world.plan('a', 10 * HOUR)
    const garden = await addMailedAccount(world, 'Garden', 'Asia/Tokyo')
    await garden.plan('g', 10 * HOUR)
    const getPins: PlanNeeds['getPins'] = async (queries, key, ids) => {
      if (key.accountId === world.accountId) throw new Error('The pins can’t be read.')
      return world.getPins(queries, key, ids)
    }
    const [first] = await run(6 * HOUR, { getPins })
    expect(first?.text).toContain('Title g')
    expect(first?.text).not.toContain('Title a')
    const mails = await run(HOUR)
    expect(mails).toHaveLength(2)
    expect(mails.at(-1)?.text).toContain('Title a')
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
