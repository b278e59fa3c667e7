/** A mail each morning with what is to be published by hand that day; none when that is nothing. */
import { reminderWords } from '#core/by-hand/reminder-words.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import type { Platform } from '../../platform/platform.ts'
import { claimDay, listMailedAccounts, type MailedAccount, releaseDay } from './due-mails.store.ts'
import { dueListOf } from './feed.ts'
import { type OpenPublication, openPublications, type PlanNeeds } from './open-publications.ts'

type Parts = PlanNeeds & Pick<Platform, 'config' | 'database' | 'clock' | 'mail'>

/** In the account's zone. */
const MORNING = '07:00'
const DAY_MS = 86_400_000
/** What was not published by then is not in the mail any more; the due list has it. */
const DAYS_BACK = 7
const MAX_LISTED = 20

export async function mailDuePins(parts: Parts): Promise<void> {
  const { config, database, clock } = parts
  const now = clock.now()
  for (const account of await listMailedAccounts(database.root)) {
    const wall = wallOf(now, account.zone)
    const day = dateOfWall(wall)
    const isTime = timeOfWall(wall) >= MORNING && account.mailedOn !== day
    if (!isTime || (!account.isVerified && config.verifyEmail)) continue
    if (await claimDay(database.root, account.accountId, day)) await mailOf(parts, account, day)
  }
}

async function mailOf(parts: Parts, account: MailedAccount, day: string): Promise<void> {
  const { config, database, clock, mail } = parts
  const open = await openPublications(parts, database.root, {
    key: account,
    from: clock.now() - DAYS_BACK * DAY_MS,
    to: instantOf(`${addDays(day, 1)}T00:00`, account.zone),
    most: 1_000,
  })
  const due = open.filter(({ way }) => way === 'byHand')
  if (due.length === 0) return
  const isSent = await mail.send({
    to: account.email,
    subject: reminderWords[account.language].subject(config.brand, due.length),
    text: letter(account, due, config.publicUrl),
  })
  if (!isSent) await releaseDay(database.root, account.accountId, account.mailedOn)
}

function letter(
  { language, firstName, accountName, zone }: MailedAccount,
  due: readonly OpenPublication[],
  publicUrl: string,
): string {
  const words = reminderWords[language]
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  const lines = due.slice(0, MAX_LISTED).map(({ pin, publication, board }) => {
    const place = board === '' ? '' : ` (${board})`
    return `- ${time.format(publication.at)} ${pin.title}${place}`
  })
  const rest = due.length - lines.length
  const list = [...lines, ...(rest > 0 ? [words.more(rest)] : [])].join('\n')
  const calendar = `${publicUrl.replace(/\/$/, '')}/calendar`
  const parts = [
    words.hello(firstName),
    words.today(accountName, due.length),
    list,
    words.dueList(dueListOf(publicUrl)),
    words.why(calendar),
  ]
  return `${parts.join('\n\n')}\n`
}
