/**
 * Looks for what a person has to know: each is reported once while its cause lasts, and again only when
 * it was over in between. Mail goes out once an hour for a person and kind, with all that came up.
 */
import { parseJson } from '#core/contract/call/json-text.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { NoticeKind } from '#core/contract/account/notices.contract.ts'
import { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { noticeMailWords, noticeSentence } from '#core/notices/notice-mail-words.ts'
import { isLanguage, type Language } from '#core/contract/call/languages.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  accountsWithNotice,
  askedPins,
  claimMail,
  deleteNotice,
  findSettings,
  lastOutcomes,
  listFailedAutomations,
  listUnmailed,
  listWatchedAccounts,
  markMailed,
  putNotice,
} from './notices.store.ts'
import type { Cause, WatchedAccount } from './notices.store.ts'
import { isPlanNoticeHeld, planBeyond } from './plan-dry.ts'

type Needs = Pick<Platform, 'config' | 'database' | 'clock' | 'mail'>

const FAILURES = 3
const MAIL_PAUSE = 3_600_000

export async function findNotices(needs: Needs): Promise<void> {
  const { database, clock } = needs
  const now = clock.now()
  for (const account of await listWatchedAccounts(database.root))
    for (const [kind, found] of Object.entries(await causesOf(needs, account)))
      if (found === null) await deleteNotice(database.root, account.id, kind as NoticeKind)
      else await putNotice(database.root, { account, kind: kind as NoticeKind, ...found }, now)
  await findFailedAutomations(needs)
  await mailNotices(needs)
}

/** Of any account, also of one that nothing publishes for. */
async function findFailedAutomations({ database: { root }, clock }: Needs): Promise<void> {
  const failed = await listFailedAutomations(root)
  for (const { automation, ...account } of failed) {
    const found = problem('notices.automation', { account: account.name, name: automation })
    await putNotice(root, { account, kind: 'automation', ...told(found) }, clock.now())
  }
  const there = new Set(failed.map(({ id }) => id))
  for (const id of await accountsWithNotice(root, 'automation'))
    if (!there.has(id)) await deleteNotice(root, id, 'automation')
}

/** Null = there is no cause. */
type Causes = Readonly<Record<Exclude<NoticeKind, 'automation'>, Found | null>>
type Found = Pick<Cause, 'problem' | 'since'>

/** Once, as long as it lasts. */
const told = (found: ProblemRef): Found => ({ problem: found, since: 0 })

async function causesOf(
  { database, clock }: Needs,
  { id, name, user_id, state }: WatchedAccount,
): Promise<Causes> {
  const account = { account: name }
  const { days } = (await findSettings(database.root, user_id)).planDry
  const outcomes = await lastOutcomes(database.root, id, FAILURES)
  const plan = await planBeyond(database.root, id, { days, now: clock.now() })
  const asked = await askedPins(database.root, id)
  const isFailing = outcomes.length === FAILURES && outcomes.every((one) => one === 'failed')
  return {
    connection: state === 'connected' ? null : told(problem(`notices.${state}`, account)),
    failures: isFailing ? told(problem('notices.failures', account)) : null,
    asked:
      asked.count === 0
        ? null
        : {
            problem: problem('notices.asked', { ...account, count: asked.count }),
            since: asked.last,
          },
    planDry:
      plan.isUsed && !plan.isFilled
        ? told(problem('notices.planDry', { ...account, count: days }))
        : null,
  }
}

async function mailNotices(needs: Needs): Promise<void> {
  const { config, database, clock, mail } = needs
  const rows = (await listUnmailed(database.root)).filter(
    ({ email_verified }) => email_verified === 1 || !config.verifyEmail,
  )
  for (const all of Map.groupBy(rows, ({ user_id, kind }) => `${user_id} ${kind}`).values()) {
    const now = clock.now()
    const group = await dueByMail(needs, all)
    const [first] = group
    if (first === undefined) continue
    if (!(await claimMail(database.root, first, { now, pause: MAIL_PAUSE }))) continue
    const language = isLanguage(first.language) ? first.language : 'en'
    const said = group.flatMap(
      ({ problem: stored }) => noticeSentence(ProblemRef.parse(parseJson(stored)), language) ?? [],
    )
    const isSent = await mail.send({
      to: first.email,
      subject: noticeMailWords[language].subject[first.kind](config.brand),
      text: letter({ firstName: first.first_name, language }, said, config.publicUrl),
    })
    // What could not be handed over is tried again in an hour.
    if (isSent)
      await markMailed(
        database.root,
        group.map(({ id }) => id),
        now,
      )
  }
}

type Unmailed = Awaited<ReturnType<typeof listUnmailed>>[number]

/** Of one kind and person: none if they don't want mail of it. */
async function dueByMail(
  { database: { root }, clock }: Needs,
  all: readonly Unmailed[],
): Promise<Unmailed[]> {
  const [first] = all
  if (first === undefined) return []
  const settings = await findSettings(root, first.user_id)
  if (!settings[first.kind].by_mail) return []
  const due: Unmailed[] = []
  for (const one of all)
    if (!(await isPlanNoticeHeld(root, one, { settings, now: clock.now() }))) due.push(one)
  return due
}

function letter(
  { firstName, language }: { readonly firstName: string; readonly language: Language },
  said: readonly string[],
  publicUrl: string,
): string {
  const words = noticeMailWords[language]
  const parts = [
    words.hello(firstName),
    ...said,
    words.settings(`${publicUrl}/settings?section=accounts`),
    words.calendar(`${publicUrl}/calendar`),
    words.why,
  ]
  return `${parts.join('\n\n')}\n`
}
