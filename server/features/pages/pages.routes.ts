/** Sources and pages over HTTP. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
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
    const taskId = await readAgain(parts, {
      owner: user.id,
      accountId: params.account_id,
      key: body.idempotency_key,
      pageIds: [...new Set(body.page_ids)],
    })
    if (taskId === null) return noPage()
    parts.tasks.wake()
    return { task_id: taskId }
  })

  route(calls.getPage, async ({ user, params }) => present(parts, user.id, params))

  route(calls.renamePage, async ({ user, params, body }) => {
    if (!(await rowOf(parts, user.id, params))) return noPage()
    await renamePage(database.root, user.id, { pageId: params.page_id, title: body.title })
    return present(parts, user.id, params)
  })

  pageDeletionRoutes(route, parts)

  pictureRoutes(route, parts)
}

function pictureRoutes(route: Route, parts: PagesParts): void {
  const { database } = parts
  route(calls.addPagePicture, async ({ user, params, body }) => {
    if (!(await rowOf(parts, user.id, params))) return noPage()
    const [picture] = await parts.pictureStorage.find(database.root, user.id, [body.picture_id])
    if (!picture) return notFound('picture')
    await database.transaction((tx) => attachPicture(tx, params.page_id, picture))
    return present(parts, user.id, params)
  })

  route(calls.updatePagePicture, async ({ user, params, body }) => {
    if (!(await rowOf(parts, user.id, params))) return noPage()
    const isChanged = await excludePicture(database.root, params.page_id, {
      pictureId: params.picture_id,
      excluded: body.excluded,
    })
    return isChanged ? present(parts, user.id, params) : notFound('picture')
  })
}

interface AtPage {
  readonly account_id: string
  readonly page_id: string
}

async function rowOf({ database }: PagesParts, owner: string, params: AtPage) {
  return findPageRow(database.root, owner, {
    accountId: params.account_id,
    pageId: params.page_id,
  })
}

async function present(parts: PagesParts, owner: string, params: AtPage) {
  const row = await rowOf(parts, owner, params)
  return row ? presentPage(parts.database.root, owner, row) : noPage()
}

/** The id of the started task; null when the account has none of the pages. */
async function readAgain(
  parts: PagesParts,
  {
    pageIds,
    ...reading
  }: {
    readonly owner: string
    readonly accountId: string
    readonly key: string
    readonly pageIds: string[]
  },
): Promise<string | null> {
  const { owner, accountId } = reading
  return parts.database.transaction(async (tx) => {
    const rows = await pageRowsById(tx, owner, { accountId, ids: pageIds })
    for (const row of rows) await markPending(tx, owner, { pageId: row.id })
    const [first] = rows
    if (first === undefined) return null
    return startReading(tx, parts, {
      ...reading,
      pageIds: rows.map(({ id }) => id),
      errors: [],
      name:
        rows.length === 1
          ? problem('pages.readingAgain', { title: first.title })
          : problem('pages.readingPagesAgain', { count: rows.length }),
    })
  })
}
