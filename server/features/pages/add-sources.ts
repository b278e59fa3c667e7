/**
 * From what a person gives to pages that wait to be read, and the one task that reads them. Adding
 * the same again adds nothing twice.
 */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { PageError as StoredError } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { SourceRequest, SourcesAdded } from '#core/contract/content/pages.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries, Tx } from '../../platform/database/database.ts'
import { pageError, pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { addressKey, parseAddress } from '../../platform/fetch/web-address.ts'
import { newId } from '../../platform/ids.ts'
import { pagesLeft } from '../../platform/usage/quotas.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import { EnrichmentInput } from './enrichment.job.ts'
import { attachPicture } from './pictures/page-picture.store.ts'
import {
  insertPage,
  markPending,
  type NewPage,
  pageRowsById,
  pageRowsByKey,
  type PageRow,
} from './page.store.ts'
import type { PagePictureStorage } from './pictures/page-picture-storage-needs.ts'
import type { PageReader } from './page-reader.ts'
import { presentPages } from './present-page.ts'
import { readGiven, type Given } from './read-page.ts'
import type { Candidate } from './sources/candidates.ts'
import { addressesOf, type ListSource } from './sources/source-addresses.ts'

export interface AddSourcesNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly fetcher: SafeFetch
  readonly tasks: Tasks
  readonly pictureStorage: PagePictureStorage
  readonly reader: PageReader
  readonly limits: Config['limits']
}

export interface Adding {
  readonly owner: string
  readonly accountId: string
  readonly key: string
  readonly source: SourceRequest
  readonly signal: AbortSignal
}

interface Wanted {
  readonly source: PageRow['source']
  readonly candidates: readonly Candidate[]
  readonly errors: PageError[]
  readonly given: {
    readonly title: string
    readonly content: Given
    readonly pictureIds: readonly string[]
  } | null
}

export async function addSources(needs: AddSourcesNeeds, adding: Adding): Promise<SourcesAdded> {
  const before = await needs.tasks.idOfKey(needs.database.root, adding.owner, adding.key)
  if (before !== null) return answerAgain(needs, adding, before)
  const wanted = await wantedPages(needs, adding)
  const added = await needs.database.transaction((tx) => addPages(tx, needs, { adding, wanted }))
  needs.tasks.wake()
  return added
}

/** The start was sent twice: the answer is the first one's. */
async function answerAgain(
  { database }: AddSourcesNeeds,
  { owner, accountId }: Adding,
  taskId: string,
): Promise<SourcesAdded> {
  const task = await database.root
    .selectFrom('tasks')
    .select('input')
    .where('user_id', '=', owner)
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  const input = EnrichmentInput.safeParse(JSON.parse(task.input))
  const ids = input.success ? input.data.page_ids : []
  return {
    pages: await pagesInOrder(database.root, { owner, accountId }, ids),
    errors: input.success ? input.data.errors.map((error) => StoredError.parse(error)) : [],
    task_id: taskId,
  }
}

async function pagesInOrder(
  db: Queries,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
  ids: readonly string[],
): Promise<SourcesAdded['pages']> {
  const rows = new Map(
    (await pageRowsById(db, owner, { accountId, ids })).map((row) => [row.id, row]),
  )
  return presentPages(
    db,
    owner,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

const listKinds = { addresses: 'address', sitemap: 'sitemap', feed: 'feed', csv: 'csv' } as const

async function wantedPages(
  { fetcher, reader }: AddSourcesNeeds,
  { source, signal }: Adding,
): Promise<Wanted> {
  if (source.kind !== 'text' && source.kind !== 'html' && source.kind !== 'keyword')
    return {
      source: listKinds[source.kind],
      ...(await addressesOf({ fetcher, reader }, source satisfies ListSource, signal)),
      given: null,
    }
  const given = { ...givenOf(source), pictureIds: source.picture_ids }
  // Reported at once: no page is left behind that can never be read.
  const read = await readGiven(reader, { given: given.content, url: source.url }, signal)
  if (!read.ok)
    return {
      source: source.kind,
      candidates: [],
      errors: [pageError(given.title, read.failure)],
      given,
    }
  if (source.url.trim() === '')
    return { source: source.kind, candidates: [{ url: '', key: '' }], errors: [], given }
  const parsed = parseAddress(source.url)
  if (!parsed.ok)
    return {
      source: source.kind,
      candidates: [],
      errors: [pageError(source.url, parsed.failure)],
      given,
    }
  parsed.url.hash = ''
  // A keyword is a page of its own, whatever address its pins lead to.
  const key = source.kind === 'keyword' ? '' : addressKey(parsed.url)
  return { source: source.kind, candidates: [{ url: parsed.url.href, key }], errors: [], given }
}

function givenOf(source: Extract<SourceRequest, { kind: 'text' | 'html' | 'keyword' }>): {
  title: string
  content: Given
} {
  if (source.kind === 'text')
    return { title: source.title, content: { title: source.title, text: source.text } }
  if (source.kind === 'keyword')
    return { title: source.keyword, content: { keyword: source.keyword } }
  const title = /<title\b[^<>]*>([^<]*)/i.exec(source.html)?.[1]?.trim() ?? ''
  return { title: title.slice(0, 300) || 'Pasted page', content: { html: source.html } }
}

async function addPages(
  tx: Tx,
  needs: AddSourcesNeeds,
  { adding, wanted }: { adding: Adding; wanted: Wanted },
): Promise<SourcesAdded> {
  const { owner, accountId } = adding
  const { candidates, given } = wanted
  const keys = candidates.map(({ key }) => key).filter((key) => key !== '')
  const known = new Map(
    (await pageRowsByKey(tx, owner, { accountId, keys })).map((row) => [row.url_key, row]),
  )
  const placed: Placed[] = []
  let room = await pagesLeft(tx, owner, needs.limits)
  const now = needs.clock.now()
  for (const candidate of candidates) {
    const row = known.get(candidate.key)
    const one = await place(tx, needs, { adding, wanted, candidate, row, room, now })
    placed.push(one)
    if (one.read !== undefined && row === undefined) room -= 1
  }
  const errors = [...wanted.errors, ...placed.flatMap(({ error }) => error ?? [])]
  const pageIds = placed.flatMap(({ read }) => read ?? [])
  const taskId =
    pageIds.length === 0
      ? null
      : await startReading(tx, needs, {
          ...adding,
          pageIds,
          errors,
          name: nameOf(candidates, given),
        })
  return {
    pages: await pagesInOrder(
      tx,
      adding,
      placed.flatMap(({ shown }) => shown ?? []),
    ),
    errors,
    task_id: taskId,
  }
}

/** What becomes of an address: ids of the page to read and to show, and why not. */
interface Placed {
  readonly read?: string
  readonly shown?: string
  readonly error?: PageError
}

async function place(tx: Tx, needs: AddSourcesNeeds, placing: Placing): Promise<Placed> {
  const { candidate, row, wanted } = placing
  const failure = refusalOf(needs, placing)
  if (failure !== null)
    return {
      error: pageError(candidate.url || (wanted.given?.title ?? ''), failure, candidate.line),
      ...(row === undefined ? {} : { shown: row.id }),
    }
  const id = await placePage(tx, needs, placing)
  return id === null ? {} : { read: id, shown: id }
}

/** A page that is there already, and one too many, are named beside the others. */
function refusalOf(
  { limits }: AddSourcesNeeds,
  { wanted, row, room }: Placing,
): PageFailure | null {
  if (row === undefined)
    return room > 0 ? null : pageFailure('quota_reached', { most: limits.pages })
  return wanted.given === null && row.status === 'ready' && row.error === null
    ? pageFailure('duplicate')
    : null
}

interface Placing {
  readonly adding: Adding
  readonly wanted: Wanted
  readonly candidate: Candidate
  readonly row: PageRow | undefined
  /** Pages that the person may still add. */
  readonly room: number
  /**
   * The same for the whole list: pages are sorted by it, so that those of one list keep its order.
   */
  readonly now: number
}

/**
 * A page that failed, waits, or is now given as text is taken up under its old id. Null: another
 * request added it a moment before.
 */
async function placePage(tx: Tx, needs: AddSourcesNeeds, placing: Placing): Promise<string | null> {
  const { adding, row } = placing
  const { given, source } = placing.wanted
  const id = row?.id ?? newId()
  if (row)
    await markPending(tx, adding.owner, {
      pageId: id,
      ...(given === null ? {} : { source, given: JSON.stringify(given.content) }),
    })
  else if (!(await insertPage(tx, adding.owner, newPage({ ...placing, id })))) return null
  if (given !== null)
    for (const picture of await needs.pictureStorage.find(tx, adding.owner, given.pictureIds))
      await attachPicture(tx, id, picture)
  return id
}

function newPage(
  of: Pick<Placing, 'adding' | 'wanted' | 'candidate' | 'now'> & { readonly id: string },
): NewPage {
  const { given, source } = of.wanted
  return {
    id: of.id,
    account_id: of.adding.accountId,
    url: of.candidate.url,
    url_key: of.candidate.key === '' ? null : of.candidate.key,
    title: given?.title ?? of.candidate.url,
    source,
    given: given === null ? null : JSON.stringify(given.content),
    created_at: of.now,
  }
}

function nameOf(candidates: readonly Candidate[], given: Wanted['given']): Problem {
  const [first] = candidates
  if (candidates.length === 1 && first)
    return problem('pages.reading', {
      title: given?.title ?? URL.parse(first.url)?.hostname ?? first.url,
    })
  return problem('pages.readingPages', { count: candidates.length })
}

export interface Reading {
  readonly owner: string
  readonly accountId: string
  readonly key: string
  readonly pageIds: readonly string[]
  readonly errors: readonly PageError[]
  readonly name: Problem
}

/**
 * Enrichments queue behind each other: adding a second list while the first is read is no mistake.
 */
export async function startReading(
  tx: Tx,
  { tasks }: Pick<AddSourcesNeeds, 'tasks'>,
  { owner, accountId, key, pageIds, errors, name }: Reading,
): Promise<string> {
  const outcome = await tasks.start(tx, owner, {
    accountId,
    kind: 'enrichment',
    key,
    name,
    input: JSON.stringify({ page_ids: pageIds, errors } satisfies EnrichmentInput),
    units: pageIds.map((id) => JSON.stringify({ page_id: id })),
  })
  if (!outcome.ok) throw new Error('Enrichments are never refused for running.')
  return outcome.taskId
}
