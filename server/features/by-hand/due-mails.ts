/**
 * A mail each morning with what a person has to publish by hand that day, of all their accounts;
 * none when that is nothing.
 */
import { reminderWords } from '#core/by-hand/reminder-words.ts'
import type { Language } from '#core/contract/call/languages.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  claimDay,
  claimMail,
  listMailedAccounts,
  type MailedAccount,
  releaseDay,
} from './due-mails.store.ts'
import { dueListOf, siteAddress } from './feed.ts'
import { type OpenPublication, openPublications, type PlanNeeds } from './open-publications.ts'

type Parts = PlanNeeds & Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'mail'>

/** In the account's zone. */
const MORNING = '07:00'
const DAY_MS = 86_400_000
/** What was not published by then is not in the mail any more; the due list has it. */
const DAYS_BACK = 7
/** Of each account. */
const MAX_LISTED = 20
/** Accounts in other zones have their morning within the hour. */
const MAIL_PAUSE_MS = 3_600_000

/** An account whose mail is to be sent. */
interface DueAccount extends MailedAccount {
  /** `YYYY-MM-DD` in its zone. */
  readonly day: string
  readonly due: readonly OpenPublication[]
}

export async function mailDuePins(parts: Parts): Promise<void> {
  const { config, database, clock } = parts
  const now = clock.now()
  const accounts = (await listMailedAccounts(database.root))
    .filter(({ isVerified }) => isVerified || !config.verifyEmail)
    .flatMap((account) => {
      const wall = wallOf(now, account.zone)
      const day = dateOfWall(wall)
      const isTime = timeOfWall(wall) >= MORNING && account.mailedOn !== day
      return isTime ? [{ ...account, day }] : []
    })
  for (const ofPerson of Map.groupBy(accounts, ({ owner }) => owner).values())
    await mailPerson(parts, ofPerson)
}

async function mailPerson(
  parts: Parts,
  accounts: readonly Omit<DueAccount, 'due'>[],
): Promise<void> {
  const { database, log } = parts
  const claimed: DueAccount[] = []
  for (const account of accounts) {
    const { accountId, day } = account
    if (!(await claimDay(database.root, accountId, day))) continue
    try {
      claimed.push({ ...account, due: await dueOf(parts, account) })
    } catch (error) {
      await releaseDay(database.root, accountId, account.mailedOn)
      log.error('What is due could not be read for the daily mail', { accountId, error })
    }
  }
  const due = claimed.filter((account) => account.due.length > 0)
  if (due.length === 0 || (await sendMail(parts, due))) return
  for (const { accountId, mailedOn } of due) await releaseDay(database.root, accountId, mailedOn)
}

async function dueOf(
  parts: Parts,
  account: Omit<DueAccount, 'due'>,
): Promise<readonly OpenPublication[]> {
  const open = await openPublications(parts, parts.database.root, {
    key: account,
    from: parts.clock.now() - DAYS_BACK * DAY_MS,
    to: instantOf(`${addDays(account.day, 1)}T00:00`, account.zone),
    most: 1_000,
  })
  return open.filter(({ way }) => way === 'byHand')
}

/** In the language of their first account. False: it is to be tried again. */
async function sendMail(parts: Parts, accounts: readonly DueAccount[]): Promise<boolean> {
  const { config, database, clock, log, mail } = parts
  const [first] = accounts
  if (first === undefined) return true
  const { owner, email, language } = first
  const count = accounts.reduce((sum, { due }) => sum + due.length, 0)
  try {
    const claim = { owner, now: clock.now(), pause: MAIL_PAUSE_MS }
    if (!(await claimMail(database.root, claim))) return false
    return await mail.send({
      to: email,
      subject: reminderWords[language].subject(config.brand, count),
      text: letter(first, accounts, config.publicUrl),
    })
  } catch (error) {
    log.error('A daily mail could not be sent', { owner, error })
    return false
  }
}

function letter(
  { language, firstName }: MailedAccount,
  accounts: readonly DueAccount[],
  publicUrl: string,
): string {
  const words = reminderWords[language]
  const parts = [
    words.hello(firstName),
    ...accounts.flatMap((account) => [
      words.today(account.accountName, account.due.length),
      listOf(account, language),
    ]),
    words.dueList(dueListOf(publicUrl)),
    words.why(siteAddress(publicUrl, '/calendar')),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Times in the account's zone; the date too when it is not today's. */
function listOf({ zone, day, due }: DueAccount, language: Language): string {
  const words = reminderWords[language]
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
  const lines = due.slice(0, MAX_LISTED).map(({ pin, publication, board }) => {
    const place = board === '' ? '' : ` (${board})`
    const format = dateOfWall(wallOf(publication.at, zone)) === day ? time : moment
    return `- ${format.format(publication.at)} ${pin.title}${place}`
  })
  const rest = due.length - lines.length
  return [...lines, ...(rest > 0 ? [words.more(rest)] : [])].join('\n')
}
