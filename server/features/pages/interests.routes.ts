/** A page's interests over HTTP: added, renamed, chosen, corrected, removed, looked into. */
import { calls } from '#core/contract/calls.ts'
import type { Interest } from '#core/contract/pages.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { openLanguages } from './extraction/languages.ts'
import { deleteInterest, findInterest, insertInterest, isNameTaken, saveInterest } from './interest.store.ts'
import { otherInterestNames } from './other-interests.store.ts'
import { type Ground, lookedInto, ownInterest, waitingInterest } from './page-interests.ts'
import { findPageRow, readContent } from './page.store.ts'
import type { PagesParts } from './pages-parts.ts'

interface AtPage {
  readonly account_id: string
  readonly page_id: string
}

const noPage = () => notFound('This page')
const noInterest = () => notFound('This interest')
const taken = (name: string) => refuse('conflict', `This page has the interest "${name}" already. Choose that one, or give this one another name.`)

export function interestRoutes(route: Route, parts: PagesParts): void {
  const { database } = parts

  route(calls.addInterest, async ({ user, params, body }) => {
    if (!(await hasPage(database.root, user.id, params))) return noPage()
    const ground = await groundOf(parts, user.id, params)
    const own = { id: body.id, name: body.interest_name }
    const interest = ground ? ownInterest(ground, { ...own, chosen: true }) : waitingInterest(own)
    return database.transaction(async (tx) => {
      const known = await findInterest(tx, user.id, { pageId: params.page_id, interestId: body.id })
      if (known) return known
      return (await insertInterest(tx, user.id, { pageId: params.page_id, interest })) ? interest : taken(body.interest_name)
    })
  })

  route(calls.updateInterest, async ({ user, params, body }) => {
    const at = { pageId: params.page_id, interestId: params.interest_id }
    if (!(await hasPage(database.root, user.id, params))) return noInterest()
    const ground = body.interest_name === undefined ? null : await groundOf(parts, user.id, params)
    return database.transaction(async (tx) => {
      const before = await findInterest(tx, user.id, at)
      if (!before) return noInterest()
      const name = body.interest_name ?? before.interest_name
      if (await isNameTaken(tx, user.id, { pageId: at.pageId, name, except: before.id })) return taken(name)
      const renamed: Interest = ground && name !== before.interest_name ? { ...ownInterest(ground, { id: before.id, name, chosen: before.chosen }) } : { ...before, interest_name: name }
      const categories = body.category === undefined ? renamed.categories : body.category === '' ? [] : [{ name: body.category, confidence: 1, by: 'person' as const }]
      const interest = { ...renamed, categories, chosen: body.chosen ?? before.chosen }
      await saveInterest(tx, user.id, { pageId: at.pageId, interest, isOwn: body.interest_name !== undefined || body.category !== undefined })
      return interest
    })
  })

  route(calls.deleteInterest, async ({ user, params }) => {
    if (!(await hasPage(database.root, user.id, params))) return noInterest()
    const isGone = await database.transaction((tx) => deleteInterest(tx, user.id, { pageId: params.page_id, interestId: params.interest_id }))
    return isGone ? {} : noInterest()
  })

  route(calls.researchInterest, async ({ user, params }) => {
    if (!(await hasPage(database.root, user.id, params))) return noInterest()
    const ground = await groundOf(parts, user.id, params)
    return database.transaction(async (tx) => {
      const before = await findInterest(tx, user.id, { pageId: params.page_id, interestId: params.interest_id })
      if (!before || !ground) return before ?? noInterest()
      const interest = lookedInto(ground, before)
      await saveInterest(tx, user.id, { pageId: params.page_id, interest, isOwn: false })
      return interest
    })
  })
}

async function hasPage(db: Queries, owner: string, { account_id, page_id }: AtPage): Promise<boolean> {
  return (await findPageRow(db, owner, { accountId: account_id, pageId: page_id })) !== undefined
}

/** Null while the page was never read. */
async function groundOf({ database, categorise }: PagesParts, owner: string, { account_id, page_id }: AtPage): Promise<Ground | null> {
  const content = await readContent(database.root, owner, page_id)
  if (!content) return null
  const others = await otherInterestNames(database.root, owner, { accountId: account_id, except: page_id })
  return { content, language: openLanguages()(content.lang), categorise, others }
}
