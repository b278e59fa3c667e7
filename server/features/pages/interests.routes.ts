/** A page's interests over HTTP: added, renamed, chosen, corrected, removed, looked into. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Interest, RestoredInterest } from '#core/contract/content/pages.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { notFound, refuse, Refusal } from '../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../platform/http/route.ts'
import {
  deleteInterest,
  findInterest,
  insertInterest,
  isNameTaken,
  saveInterest,
} from './interest.store.ts'
import { otherInterestNames } from './other-interests.store.ts'
import { type Ground, lookedInto, ownInterest, waitingInterest } from './page-interests.ts'
import { findPageRow, readContent } from './page.store.ts'
import type { PagesParts } from './pages-parts.ts'

interface AtPage {
  readonly account_id: string
  readonly page_id: string
}

const noPage = () => notFound('page')
const noInterest = () => notFound('interest')
const taken = (name: string) => refuse('conflict', problem('pages.interestTaken', { name }))

export function interestRoutes(route: Route, parts: PagesParts): void {
  const { database } = parts

  route(calls.addInterest, async ({ user, params, body, signal }) => {
    if (!(await hasPage(database.root, user.id, params))) return noPage()
    const added = await addedInterest(
      parts,
      { owner: user.id, at: params, name: body.interest_name, signal },
      body,
    )
    if (added instanceof Refusal) return added
    return database.transaction(async (tx) => {
      const known = await findInterest(tx, user.id, { pageId: params.page_id, interestId: body.id })
      if (known) return known
      return (await insertInterest(tx, user.id, { pageId: params.page_id, ...added }))
        ? added.interest
        : taken(body.interest_name)
    })
  })

  route(calls.updateInterest, async ({ user, params, body, signal }) => {
    const at = { pageId: params.page_id, interestId: params.interest_id }
    if (!(await hasPage(database.root, user.id, params))) return noInterest()
    const ground =
      body.interest_name === undefined
        ? null
        : await groundOf(parts, { owner: user.id, at: params, name: body.interest_name, signal })
    if (ground instanceof Refusal) return ground
    return database.transaction(async (tx) => {
      const before = await findInterest(tx, user.id, at)
      if (!before) return noInterest()
      const name = body.interest_name ?? before.interest_name
      if (await isNameTaken(tx, user.id, { pageId: at.pageId, name, except: before.id }))
        return taken(name)
      const interest = changedInterest(before, ground, { ...body, interest_name: name })
      await saveInterest(tx, user.id, {
        pageId: at.pageId,
        interest,
        isOwn: body.interest_name !== undefined || body.category !== undefined,
      })
      return interest
    })
  })

  route(calls.deleteInterest, async ({ user, params }) => {
    if (!(await hasPage(database.root, user.id, params))) return noInterest()
    const isGone = await database.transaction((tx) =>
      deleteInterest(tx, user.id, { pageId: params.page_id, interestId: params.interest_id }),
    )
    return isGone ? {} : noInterest()
  })

  route(calls.researchInterest, async (request) => researchInterest(parts, request))
}

async function researchInterest(
  parts: PagesParts,
  { user, params, signal }: CallRequest<typeof calls.researchInterest>,
) {
  const { database } = parts
  if (!(await hasPage(database.root, user.id, params))) return noInterest()
  const at = { pageId: params.page_id, interestId: params.interest_id }
  const known = await findInterest(database.root, user.id, at)
  const ground = known
    ? await groundOf(parts, { owner: user.id, at: params, name: known.interest_name, signal })
    : null
  if (ground instanceof Refusal) return ground
  return database.transaction(async (tx) => {
    const before = await findInterest(tx, user.id, at)
    if (!before || !ground) return before ?? noInterest()
    const interest = lookedInto(ground, before)
    await saveInterest(tx, user.id, { pageId: params.page_id, interest, isOwn: false })
    return interest
  })
}

/** An empty `category` removes all categories. `ground`: of a new name; null when it stays. */
function changedInterest(
  before: Interest,
  ground: Ground | null,
  change: {
    readonly interest_name: string
    readonly category?: string | undefined
    readonly chosen?: boolean | undefined
  },
): Interest {
  const { interest_name: name, category, chosen = before.chosen } = change
  const renamed: Interest =
    ground && name !== before.interest_name
      ? ownInterest(ground, { id: before.id, name, chosen: before.chosen })
      : { ...before, interest_name: name }
  if (category === undefined) return { ...renamed, chosen }
  const categories =
    category === '' ? [] : [{ name: category, confidence: 1, by: 'person' as const }]
  return { ...renamed, categories, chosen }
}

async function hasPage(
  db: Queries,
  owner: string,
  { account_id, page_id }: AtPage,
): Promise<boolean> {
  return (await findPageRow(db, owner, { accountId: account_id, pageId: page_id })) !== undefined
}

/**
 * What was taken away comes back as it was, without asking the page again; anything else is looked
 * up in it.
 */
async function addedInterest(
  parts: PagesParts,
  asking: Asking,
  { id, restored }: { readonly id: string; readonly restored?: RestoredInterest | undefined },
): Promise<Added | Refusal> {
  if (restored)
    return { interest: { ...restored.interest, id, interest_name: asking.name }, at: restored.at }
  const ground = await groundOf(parts, asking)
  if (ground instanceof Refusal) return ground
  const own = { id, name: asking.name }
  return { interest: ground ? ownInterest(ground, { ...own, chosen: true }) : waitingInterest(own) }
}

interface Added {
  readonly interest: Interest
  readonly at?: number
}

interface Asking {
  readonly owner: string
  readonly at: AtPage
  /** The interest that is looked into. */
  readonly name: string
  readonly signal: AbortSignal
}

/** Null while the page was never read. */
async function groundOf(
  { database, categorise, reader }: PagesParts,
  { owner, at, name, signal }: Asking,
): Promise<Ground | null | Refusal> {
  const content = await readContent(database.root, owner, at.page_id)
  if (!content) return null
  const others = await otherInterestNames(database.root, owner, {
    accountId: at.account_id,
    except: at.page_id,
  })
  const topics = await reader.ask('topics', { content, names: [name], others }, signal)
  return topics.ok
    ? { content, topics: topics.answer, categorise, others }
    : refuse('server_error', problem('pages.wordsTooSlow'))
}
