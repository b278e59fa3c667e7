/** A page is deleted, and brought back with its interests and pictures for a day after that. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { pagesLeft } from '../../platform/usage/quotas.ts'
import { restoreFromTrash } from '../../platform/trash.store.ts'
import { startReading } from './add-sources.ts'
import { deletePage, findPageRow, pageRowsById } from './page.store.ts'
import type { PagesParts } from './pages-parts.ts'
import { presentPage } from './present-page.ts'

export function pageDeletionRoutes(route: Route, parts: PagesParts): void {
  const { database, clock } = parts
  route(calls.deletePage, async ({ user, params }) => {
    const at = { accountId: params.account_id, pageId: params.page_id, now: clock.now() }
    const isDeleted = await database.transaction((tx) => deletePage(tx, user.id, at))
    return isDeleted ? {} : notFound('page')
  })

  route(calls.restorePage, async ({ user, params }) => {
    const at = { accountId: params.account_id, pageId: params.page_id }
    if ((await findPageRow(database.root, user.id, at)) === undefined) {
      const refusal = await database.transaction((tx) =>
        restorePage(tx, parts, { owner: user.id, at }),
      )
      if (refusal !== null) return refusal
      parts.tasks.wake()
    }
    const row = await findPageRow(database.root, user.id, at)
    return row === undefined ? notFound('page') : presentPage(database.root, user.id, row)
  })
}

/** Null when it is back. A page that was still waiting to be read is read by a new task. */
async function restorePage(
  tx: Tx,
  parts: Pick<PagesParts, 'tasks' | 'limits'>,
  { owner, at }: { owner: string; at: { accountId: string; pageId: string } },
): Promise<Refusal | null> {
  if ((await pagesLeft(tx, owner, parts.limits)) === 0)
    return refuse('quota_reached', problem('pages.noRoom'))
  const key = { owner, accountId: at.accountId, id: at.pageId }
  const outcome = await restoreFromTrash(tx, key)
  if (outcome === 'missing') return notFound('page')
  if (outcome === 'taken') return refuse('conflict', problem('pages.addressAdded'))
  const [row] = await pageRowsById(tx, owner, { accountId: at.accountId, ids: [at.pageId] })
  if (row?.status === 'pending')
    await startReading(tx, parts, {
      owner,
      accountId: at.accountId,
      key: newId(),
      pageIds: [row.id],
      errors: [],
      name: problem('pages.readingAgain', { title: row.title }),
    })
  return null
}
