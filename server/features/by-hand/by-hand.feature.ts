/** Reminders of what a person publishes themselves: the calendar feed and the daily mail. */
import { reminderCalls } from '#core/contract/publishing/reminders.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { sendRefusal } from '../../platform/http/failures/failures.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailDuePins } from './due-mails.ts'
import { readFeed, siteAddress } from './feed.ts'
import { hashOfSecret, newFeedSecret } from './feed-secret.ts'
import type { PlanNeeds } from './open-publications.ts'
import {
  deleteFeed,
  deleteFeedsOf,
  findReminders,
  listRemindersOf,
  saveDueMail,
  saveFeed,
} from './reminders.store.ts'

export { waitingPublications } from './open-publications.ts'

export interface ByHandNeeds extends PlanNeeds {
  /** Undefined = not this owner's account. */
  readonly findAccount: (
    queries: Queries,
    owner: string,
    accountId: string,
  ) => Promise<{ readonly name: string } | undefined>
}

const FEED_PATH = '/calendar-feed'
/** ms */
const MAIL_EVERY = 300_000

export function byHandFeature(platform: Platform, needs: ByHandNeeds): Feature {
  const { config, database, clock, log, mail } = platform
  const parts = { ...needs, config, database, clock }
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const sendMails = async (): Promise<void> => {
    try {
      await mailDuePins({ ...parts, log, mail })
    } catch (error) {
      log.error('The daily mails could not be sent', { error })
    }
  }
  const limit = createRateLimit({ database, clock })
  return {
    name: 'by-hand',
    routes: (route, app) => {
      reminderRoutes(route, parts)
      app.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, async (request, reply) => {
        const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? ''
        const refusal = await limit.check('feed', request.ip, hashOfSecret(secret))
        if (refusal !== null) return sendRefusal(reply, refusal)
        const feed = secret === '' ? null : await readFeed(parts, secret)
        if (feed === null) return sendRefusal(reply, notFound('page'))
        return reply
          .header('Cache-Control', 'private, no-store')
          .header('X-Robots-Tag', 'noindex')
          .type('text/calendar; charset=utf-8')
          .send(feed)
      })
    },
    exportParts: async (owner) => [
      {
        path: 'reminders.json',
        read: async () => JSON.stringify(await listRemindersOf(database.root, owner), null, 2),
      },
    ],
    removeUnproven: async (tx, owner) => ((await deleteFeedsOf(tx, owner)) ? ['feeds'] : []),
    start: () => {
      timer = setInterval(() => {
        last = last.then(sendMails)
      }, MAIL_EVERY).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

type Parts = ByHandNeeds & Pick<Platform, 'config' | 'database' | 'clock'>

function reminderRoutes(route: Route, parts: Parts): void {
  const { config, database, clock } = parts
  route(reminderCalls.getReminders, async ({ user, params: { account_id: id } }) =>
    ofOwn(parts, { owner: user.id, id }, async () => findReminders(database.root, id)),
  )
  route(reminderCalls.makeFeed, async ({ user, params: { account_id: id }, body }) =>
    ofOwn(parts, { owner: user.id, id }, async () => {
      const secret = newFeedSecret()
      const feed = { secretHash: hashOfSecret(secret), now: clock.now(), ...body }
      await saveFeed(database.root, id, feed)
      return { url: siteAddress(config.publicUrl, `${FEED_PATH}/${secret}.ics`) }
    }),
  )
  route(reminderCalls.endFeed, async ({ user, params: { account_id: id } }) =>
    ofOwn(parts, { owner: user.id, id }, async () => {
      await deleteFeed(database.root, id)
      return {}
    }),
  )
  route(reminderCalls.setDueMail, async ({ user, params: { account_id: id }, body }) =>
    ofOwn(parts, { owner: user.id, id }, async () => {
      await saveDueMail(database.root, id, body.is_on ? body.language : null)
      return findReminders(database.root, id)
    }),
  )
}

async function ofOwn<T>(
  { database, findAccount }: Parts,
  { owner, id }: { readonly owner: string; readonly id: string },
  run: () => Promise<T>,
): Promise<T | Refusal> {
  const account = await findAccount(database.root, owner, id)
  return account === undefined ? notFound('account') : run()
}
