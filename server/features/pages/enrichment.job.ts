/**
 * Reads pages one by one: fetch, extract, interests, pictures; each page is committed with the
 * task's progress.
 */
import { z } from 'zod'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem, type ProblemCode } from '#core/contract/call/problems.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/database/database.ts'
import { pageError, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import type { TaskJob, TaskRow, UnitAt, UnitOutcome } from '../../platform/tasks/task.job.ts'
import { MAX_TEXT } from './extraction/article/article-blocks.ts'
import { fetchPictures, type FetchedPictures } from './pictures/fetch-pictures.ts'
import { interestsOf, replaceFoundInterests, saveInterest } from './interest.store.ts'
import { otherInterestNames } from './other-interests.store.ts'
import { type Categorise, type Ground, interestsOfPage, lookedInto } from './page-interests.ts'
import { picturesOf, replaceFoundPictures } from './pictures/page-picture.store.ts'
import {
  contentsOfAccount,
  findPageRow,
  type PageRow,
  pageRowsById,
  savePageContent,
  savePageFailure,
} from './page.store.ts'
import type { PageReader } from './page-reader.ts'
import type { PagePictureStorage } from './pictures/page-picture-storage-needs.ts'
import { isShort } from './extraction/short-page.ts'
import { readPage } from './read-page.ts'

export const EnrichmentUnit = z.object({ page_id: Id })
/** `errors` is what the start answered beside the pages, for a start that is sent again. */
export const EnrichmentInput = z.object({ page_ids: z.array(Id), errors: z.array(z.unknown()) })
export interface EnrichmentInput {
  readonly page_ids: readonly string[]
  readonly errors: readonly PageError[]
}

export interface EnrichmentNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly fetcher: SafeFetch
  readonly pictureStorage: PagePictureStorage
  readonly categorise: Categorise
  readonly reader: PageReader
}

/** Of the account's newest, on a keyword. */
const MAX_PAGES_READ = 100

/** Mostly waiting for other people's servers. */
const PAGES_AT_ONCE = 3

export function enrichmentJob(needs: EnrichmentNeeds): TaskJob {
  const { database, clock } = needs
  const pageOf = async (db: Queries, task: TaskRow, input: string) =>
    findPageRow(db, task.user_id, {
      accountId: task.account_id,
      pageId: EnrichmentUnit.parse(JSON.parse(input)).page_id,
    })
  return {
    kind: 'enrichment',
    concurrency: PAGES_AT_ONCE,
    slice: 0,
    async run(unit) {
      const page = await pageOf(database.root, unit.task, unit.input)
      return page ? enrich(needs, page, unit) : nothingToDo
    },
    async describe(db, unit) {
      const page = await pageOf(db, unit.task, unit.input)
      if (!page) return { address: '' }
      return {
        address: nameOf(page),
        record: (tx, error) =>
          savePageFailure(tx, page.user_id, { pageId: page.id, error, now: clock.now() }),
      }
    },
    /** Pages whose turn never came are not left waiting for ever. */
    async afterCancel(tx, task) {
      const { page_ids: ids } = EnrichmentInput.parse(JSON.parse(task.input))
      for (const page of await pageRowsById(tx, task.user_id, {
        accountId: task.account_id,
        ids,
      })) {
        if (page.status !== 'pending') continue
        const error = pageError(nameOf(page), {
          code: 'not_made',
          problem: problem('pages.cancelled'),
        })
        await savePageFailure(tx, page.user_id, { pageId: page.id, error, now: clock.now() })
      }
    },
  }
}

const WITHOUT_PICTURES: ReadonlySet<string> = new Set([
  'pages.noPictures',
  'pages.noUsablePictures',
] satisfies ProblemCode[])

/** The page was deleted while it waited. */
const nothingToDo: UnitOutcome = { ok: true, commit: async () => ({}) }

const nameOf = (page: Pick<PageRow, 'url' | 'title'>) => page.url || page.title

async function enrich(
  needs: EnrichmentNeeds,
  page: PageRow,
  { signal }: UnitAt,
): Promise<UnitOutcome> {
  const { database, clock, categorise } = needs
  const read = await readAll(needs, page, signal)
  if (!read.ok) return failed(page, read.failure, clock.now())
  const { content } = read
  const others = await otherInterestNames(database.root, page.user_id, {
    accountId: page.account_id,
    except: page.id,
  })
  const topics = await needs.reader.ask(
    'topics',
    { content, others, names: await waitingNames(database.root, page) },
    signal,
  )
  if (!topics.ok) return failed(page, topics.failure, clock.now())
  const ground: Ground = { content, topics: topics.answer, categorise, others }
  const interests = interestsOfPage(ground)
  const known = (await picturesOf(database.root, [page.id])).get(page.id) ?? []
  const fetched = await fetchPictures(needs, {
    owner: page.user_id,
    found: content.pictures,
    known: known.filter((picture) => !picture.own),
    signal,
  })
  const hasOwn = known.some((picture) => picture.own)
  const isBare = content.kind === 'keyword'
  const warnings = [
    ...(isShort(content) ? [problem('pages.short')] : []),
    ...read.warnings,
    ...(hasOwn || isBare
      ? fetched.warnings.filter(({ code }) => !WITHOUT_PICTURES.has(code))
      : fetched.warnings),
    ...languageWarnings(content),
    ...lengthWarnings(content),
  ]
  return {
    ok: true,
    commit: (tx) => store(tx, page, { ground, interests, fetched, warnings, now: clock.now() }),
  }
}

type ReadAll =
  | { readonly ok: true; readonly content: PageContent; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly failure: PageFailure }

/** A keyword has no words of its own: what the account's other pages say on it is read instead. */
async function readAll(
  needs: EnrichmentNeeds,
  page: PageRow,
  signal: AbortSignal,
): Promise<ReadAll> {
  const read = await readPage(needs, page, signal)
  if (!read.ok || read.content.kind !== 'keyword') return read.ok ? { ...read, warnings: [] } : read
  const { title: keyword } = read.content
  const pages = await contentsOfAccount(needs.database.root, page.user_id, {
    accountId: page.account_id,
    except: page.id,
    most: MAX_PAGES_READ,
  })
  const found = await needs.reader.ask('keyword', { keyword, url: page.url, pages }, signal)
  if (!found.ok) return found
  const { content, from } = found.answer
  const warning =
    from === 0
      ? problem('pages.keywordNothing', { keyword })
      : problem('pages.keywordFrom', { count: from })
  return { ok: true, content, warnings: [warning] }
}

function failed(page: PageRow, why: PageFailure, now: number): UnitOutcome {
  const failure = pageError(nameOf(page), why)
  const record = (tx: Tx) =>
    savePageFailure(tx, page.user_id, { pageId: page.id, error: failure, now })
  return {
    ok: false,
    failure,
    retry: why.transient,
    record,
    ...(why.retryAfter === undefined ? {} : { retryAfter: why.retryAfter }),
  }
}

async function waitingNames(db: Queries, page: PageRow): Promise<string[]> {
  const interests = (await interestsOf(db, page.user_id, [page.id])).get(page.id) ?? []
  return interests
    .filter(({ status }) => status === 'pending')
    .map(({ interest_name }) => interest_name)
}

interface Enriched {
  readonly ground: Ground
  readonly interests: readonly Interest[]
  readonly fetched: FetchedPictures
  readonly warnings: readonly Problem[]
  readonly now: number
}

async function store(
  tx: Tx,
  page: PageRow,
  { ground, interests, fetched, warnings, now }: Enriched,
): Promise<{ picture?: string }> {
  const stillThere = await findPageRow(tx, page.user_id, {
    accountId: page.account_id,
    pageId: page.id,
  })
  if (!stillThere) return {}
  await savePageContent(tx, page.user_id, {
    pageId: page.id,
    content: ground.content,
    warnings,
    now,
  })
  await replaceFoundInterests(tx, page.user_id, { pageId: page.id, found: interests })
  await lookIntoWaiting(tx, page, ground)
  await replaceFoundPictures(tx, page.id, fetched.pictures)
  const [first] = fetched.pictures
  return first ? { picture: first.url } : {}
}

/** Interests that the person added before the page was read get their keywords now. */
async function lookIntoWaiting(tx: Tx, page: PageRow, ground: Ground): Promise<void> {
  const interests = (await interestsOf(tx, page.user_id, [page.id])).get(page.id) ?? []
  for (const interest of interests) {
    if (interest.status === 'pending')
      await saveInterest(tx, page.user_id, {
        pageId: page.id,
        interest: lookedInto(ground, interest),
        isOwn: true,
      })
  }
}

/**
 * A paragraph has less than 5,000 characters, so a page that was cut is at least that near to the
 * limit.
 */
function lengthWarnings({ paragraphs }: PageContent): Problem[] {
  const length = paragraphs.reduce((sum, text) => sum + text.length, 0)
  return length < MAX_TEXT - 5_000 ? [] : [problem('pages.veryLong', { most: MAX_TEXT })]
}

/** Their interests follow rules of the language, others only the count of words. */
const KNOWN_LANGUAGES = new Set(['en', 'de', 'es', 'fr'])

function languageWarnings({ lang, kind }: PageContent): Problem[] {
  if (kind === 'keyword' || KNOWN_LANGUAGES.has(lang)) return []
  return [lang === 'und' ? problem('pages.languageUnknown') : problem('pages.keywordsCounted')]
}
