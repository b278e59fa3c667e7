/**
 * Looks for what a person has to know: each is told once while its cause lasts, and again only when
 * it was over in between. Mail goes out once an hour for a person and kind, with all that came up.
 */
import { problem, storedProblem } from '#core/contract/problems.contract.ts'
import type { NoticeKind } from '#core/contract/notices.contract.ts'
import type { ProblemRef } from '#core/contract/problem.schema.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  accountsWithNotice,
  claimMail,
  deleteNotice,
  findSettings,
  lastOutcomes,
  listFailedAutomations,
  listUnmailed,
  listWatchedAccounts,
  markMailed,
  planAfter,
  putNotice,
} from './notices.store.ts'
import type { WatchedAccount } from './notices.store.ts'

type Needs = Pick<Platform, 'config' | 'database' | 'clock' | 'mail'>

const FAILURES = 3
const DAY = 86_400_000
const MAIL_PAUSE = 3_600_000

export async function findNotices(needs: Needs): Promise<void> {
  const { database, clock } = needs
  const now = clock.now()
  for (const account of await listWatchedAccounts(database.root))
    for (const [kind, found] of Object.entries(await causesOf(needs, account)))
      if (found === null) await deleteNotice(database.root, account.id, kind as NoticeKind)
      else
        await putNotice(database.root, { account, kind: kind as NoticeKind, problem: found }, now)
  await findFailedAutomations(needs)
  await mailNotices(needs)
}

/** Of any account, also of one that nothing publishes for. */
async function findFailedAutomations({ database: { root }, clock }: Needs): Promise<void> {
  const failed = await listFailedAutomations(root)
  for (const { automation, ...account } of failed) {
    const found = problem('notices.automation', { account: account.name, name: automation })
    await putNotice(root, { account, kind: 'automation', problem: found }, clock.now())
  }
  const there = new Set(failed.map(({ id }) => id))
  for (const id of await accountsWithNotice(root, 'automation'))
    if (!there.has(id)) await deleteNotice(root, id, 'automation')
}

/** Null = there is no cause. */
type Causes = Readonly<Record<Exclude<NoticeKind, 'automation'>, ProblemRef | null>>

async function causesOf(
  { database, clock }: Needs,
  { id, name, user_id, state }: WatchedAccount,
): Promise<Causes> {
  const account = { account: name }
  const { days } = (await findSettings(database.root, user_id)).planDry
  const outcomes = await lastOutcomes(database.root, id, FAILURES)
  const plan = await planAfter(database.root, id, clock.now() + days * DAY)
  const isFailing = outcomes.length === FAILURES && outcomes.every((one) => one === 'failed')
  return {
    connection: state === 'connected' ? null : problem(`notices.${state}`, account),
    failures: isFailing ? problem('notices.failures', account) : null,
    planDry:
      plan.isUsed && !plan.isFilled
        ? problem('notices.planDry', { ...account, count: days })
        : null,
  }
}

async function mailNotices({ config, database, clock, mail }: Needs): Promise<void> {
  const rows = (await listUnmailed(database.root)).filter(
    ({ email_verified }) => email_verified === 1 || !config.verifyEmail,
  )
  for (const group of Map.groupBy(rows, ({ user_id, kind }) => `${user_id} ${kind}`).values()) {
    const [first] = group
    if (first === undefined) continue
    const settings = await findSettings(database.root, first.user_id)
    if (!settings[first.kind].by_mail) continue
    const now = clock.now()
    if (!(await claimMail(database.root, first, { now, pause: MAIL_PAUSE }))) continue
    const said = group.flatMap((row) => storedProblem(row.problem)?.message ?? [])
    const isSent = await mail.send({
      to: first.email,
      subject: subjects[first.kind](config.brand),
      text: letter(first.first_name, said, config.publicUrl),
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

const subjects: Readonly<Record<NoticeKind, (brand: string) => string>> = {
  connection: (brand) => `${brand}: an account is not publishing`,
  failures: (brand) => `${brand}: pins could not be published`,
  automation: (brand) => `${brand}: an automation was paused`,
  planDry: (brand) => `${brand}: your plan is running out`,
}

function letter(firstName: string, said: readonly string[], publicUrl: string): string {
  const parts = [
    `Hello ${firstName},`,
    ...said,
    `Settings: ${publicUrl}/settings?section=accounts`,
    `Calendar: ${publicUrl}/calendar`,
    'You get each notice once. Choose in Settings which ones come by email.',
  ]
  return `${parts.join('\n\n')}\n`
}
