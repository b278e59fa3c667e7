/** Notices about a person's accounts, in the product and by mail. */
import { noticeCalls } from '#core/contract/account/notices.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNotices } from './find-notices.ts'
import { dismissNotice, findSettings, listShownNotices, saveSettings } from './notices.store.ts'

/** ms */
const FIND_EVERY = 300_000

export function noticesFeature(platform: Platform): Feature {
  const { database, clock, log } = platform
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const find = async (): Promise<void> => {
    try {
      await findNotices(platform)
    } catch (error) {
      log.error('Notices could not be found', { error })
    }
  }
  const findNext = async (): Promise<void> => (last = last.then(find))
  return {
    name: 'notices',
    routes: (route) => {
      route(noticeCalls.listNotices, async ({ user }) => ({
        notices: await listShownNotices(database.root, { owner: user.id, now: clock.now() }),
      }))
      route(noticeCalls.dismissNotice, async ({ user, params }) => {
        const which = { id: params.notice_id, now: clock.now() }
        return (await dismissNotice(database.root, user.id, which)) ? {} : notFound('notice')
      })
      route(noticeCalls.getNoticeSettings, async ({ user }) => findSettings(database.root, user.id))
      route(noticeCalls.putNoticeSettings, async ({ user, body }) => {
        await saveSettings(database.root, user.id, body)
        return body
      })
    },
    cleanupJobs: [{ name: 'notices', run: async () => findNext().then(() => 0) }],
    start: () => {
      timer = setInterval(() => void findNext(), FIND_EVERY).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
    exportParts: async (owner) => [
      {
        path: 'notice-settings.json',
        read: async () => JSON.stringify(await findSettings(database.root, owner), null, 2),
      },
    ],
  }
}
