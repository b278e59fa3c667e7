/** Sources and pages over HTTP. */
import { calls } from '#core/contract/call/calls.ts'
import { problem } from '#core/contract/problems.contract.ts'
import type { Route } from '../../platform/http/route.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import { addSources, startReading } from './add-sources.ts'
import { attachPicture, excludePicture } from './pictures/page-picture.store.ts'
import { findPageRow, listPageRows, markPending, pageRowsById, renamePage } from './page.store.ts'
import type { PagesParts } from './pages-parts.ts'
import { pageDeletionRoutes } from './page-deletion.routes.ts'
import { presentPage, presentPages } from './present-page.ts'

const noAccount = () => notFound('account')
const noPage = () => notFound('page')

export function pageRoutes(route: Route, parts: PagesParts): void {
  const { database } = parts
  const owns = async (owner: string, accountId: string) =>
    (await parts.findAccount(database.root, owner, accountId)) !== undefined

  route(calls.listPages, async ({ user, params }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    return {
      pages: await presentPages(
        database.root,
        user.id,
        await listPageRows(database.root, user.id, params.account_id),
      ),
    }
  })

  route(calls.addSources, async ({ user, params, body, signal }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    return addSources(parts, {
      owner: user.id,
      accountId: params.account_id,
      key: body.idempotency_key,
      source: body.source,
      signal,
    })
  })

  route(calls.refetchPages, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const known = await parts.tasks.idOfKey(database.root, user.id, body.idempotency_key)
    if (known !== null) return { task_id: known }
    const taskId = await database.transaction(async (tx) => {
      const rows = await pageRowsById(tx, user.id, {
        accountId: params.account_id,
        ids: [...new Set(body.page_ids)],
      })
      for (const row of rows) await markPending(tx, user.id, { pageId: row.id })
      const [first] = rows
      if (first === undefined) return null
      return startReading(tx, parts, {
        owner: user.id,
        accountId: params.account_id,
        key: body.idempotency_key,
        pageIds: rows.map(({ id }) => id),
        errors: [],
        name:
          rows.length === 1
            ? problem('pages.readingAgain', { title: first.title })
            : problem('pages.readingPagesAgain', { count: rows.length }),
      })
    })
    if (taskId === null) return noPage()
    parts.tasks.wake()
    return { task_id: taskId }
  })

  route(calls.getPage, async ({ user, params }) => present(user.id, params))

  route(calls.renamePage, async ({ user, params, body }) => {
    if (!(await rowOf(user.id, params))) return noPage()
    await renamePage(database.root, user.id, { pageId: params.page_id, title: body.title })
    return present(user.id, params)
  })

  pageDeletionRoutes(route, parts)

  route(calls.addPagePicture, async ({ user, params, body }) => {
    if (!(await rowOf(user.id, params))) return noPage()
    const [picture] = await parts.pictureStorage.find(database.root, user.id, [body.picture_id])
    if (!picture) return notFound('picture')
    await database.transaction((tx) => attachPicture(tx, params.page_id, picture))
    return present(user.id, params)
  })

  route(calls.updatePagePicture, async ({ user, params, body }) => {
    if (!(await rowOf(user.id, params))) return noPage()
    const isChanged = await excludePicture(database.root, params.page_id, {
      pictureId: params.picture_id,
      excluded: body.excluded,
    })
    return isChanged ? present(user.id, params) : notFound('picture')
  })

  function rowOf(owner: string, params: { account_id: string; page_id: string }) {
    return findPageRow(database.root, owner, {
      accountId: params.account_id,
      pageId: params.page_id,
    })
  }

  async function present(owner: string, params: { account_id: string; page_id: string }) {
    const row = await rowOf(owner, params)
    return row ? presentPage(database.root, owner, row) : noPage()
  }
}
