/** What of a page pins can be about, over HTTP. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { findPageRow, readContent } from './page.store.ts'
import type { PagesParts } from './pages-parts.ts'

export function pageSectionsRoute(route: Route, { database, reader }: PagesParts): void {
  route(calls.getPageSections, async ({ user, params, signal }) => {
    const at = { accountId: params.account_id, pageId: params.page_id }
    if (!(await findPageRow(database.root, user.id, at))) return notFound('page')
    const content = await readContent(database.root, user.id, at.pageId)
    if (content === null) return { sections: [] }
    const read = await reader.ask('sections', { content }, signal)
    return read.ok
      ? { sections: [...read.answer] }
      : refuse('server_error', problem('pages.wordsTooSlow'))
  })
}
