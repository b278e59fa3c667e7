/**
 * The first step of a run: what do the sources name, what of it is new, and which articles come into
 * this run. All of it is written at once, so a run that is broken off begins here again.
 */
import { findNewArticles, type SourceArticles } from '#core/automations/new-articles.ts'
import { pinsOfRun, startOfDay } from '#core/automations/next-run.ts'
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem, problemText, type ProblemCode } from '#core/contract/call/problems.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ArticlesRead, AutomationParts, KnownVersions } from './automation-parts.ts'
import {
  type ArticleRow,
  changeArticle,
  countWaiting,
  insertArticles,
  knownArticles,
  listComingBack,
  listWaiting,
} from './articles.store.ts'
import { type AutomationRow, changeAutomation, type SourceMemory } from './automations.store.ts'
import { endRun } from './end-run.ts'
import { problemOf } from './pages.store.ts'
import { changeRun, type Held, insertLines, LEASE, pinsMadeSince } from './runs.store.ts'
import { zoneOf } from './zone-of.ts'

interface Read {
  readonly sources: readonly SourceArticles[]
  /** Of sources whose beginning an earlier run has read: what they name was there before. */
  readonly rest: readonly SourceArticles[]
  readonly memory: SourceMemory
  /** Nothing could be read. */
  readonly isFailed: boolean
  /** What a person should know; null = all was read. */
  readonly problem: Problem | null
}

export async function findStep(
  parts: AutomationParts,
  held: Held,
  { automation, signal }: { readonly automation: AutomationRow; readonly signal: AbortSignal },
): Promise<void> {
  const renewLease = async () =>
    changeRun(parts.database.root, held.run, { leaseUntil: parts.clock.now() + LEASE })
  const read = await readSources(parts, automation, { signal, beforeFile: renewLease })
  const zone = await zoneOf(parts, held)
  await parts.database.transaction(async (tx) => {
    await changeRun(tx, held.run, { problem: read.problem })
    if (read.isFailed)
      return endRun(tx, parts, { held, automation, isFailed: true, problem: read.problem })
    const found = await keepArticles(tx, automation, read)
    await changeAutomation(tx, { ...held, id: automation.id }, { memory: read.memory })
    const count = await chooseArticles(tx, parts, { held, automation, zone })
    await changeRun(tx, held.run, { found, state: 'working' })
    if (count === 0)
      await endRun(tx, parts, { held, automation, isFailed: false, problem: read.problem })
  })
}

/**
 * ms for all sources, each of which has its share: well before the step's time is over, after which
 * nothing of it is kept.
 */
const READING_TIME = 600_000

async function readSources(
  parts: AutomationParts,
  { settings, memory }: AutomationRow,
  reading: Reading,
): Promise<Read> {
  const read: SourceRead[] = []
  const began = parts.clock.now()
  for (const [place, source] of settings.sources.entries()) {
    const lateAt = began + (READING_TIME * (place + 1)) / settings.sources.length
    const isLate = (): boolean => parts.clock.now() > lateAt
    read.push(await readSource(parts, source, { memory, isLate, ...reading }))
  }
  const used = read.filter(({ isUsed }) => isUsed)
  const begun: SourceMemory['begun'] = {}
  for (const { key, done } of read) if (done !== null) begun[key] = [...done]
  const failed = read.flatMap(({ error, isUsed }) => (error === null ? [] : [{ error, isUsed }]))
  const isAnyRead = used.some(({ isUnread }) => !isUnread)
  const versions = used.map((one) => one.versions)
  return {
    sources: used.filter(({ isRest }) => !isRest).map(({ articles }) => articles),
    rest: used.filter(({ isRest }) => isRest).map(({ articles }) => articles),
    memory: {
      read: used.filter(({ isWhole }) => isWhole).map(({ key }) => key),
      versions: lastOf(Object.assign({}, memory.versions, ...versions)),
      begun,
    },
    isFailed: !isAnyRead,
    problem: problemOfSources(failed, isAnyRead) ?? continuedProblem(read),
  }
}

interface Reading {
  readonly signal: AbortSignal
  readonly beforeFile: () => Promise<void>
}

interface SourceState {
  readonly memory: SourceMemory
  readonly isLate: () => boolean
}

interface SourceRead {
  readonly key: string
  readonly articles: SourceArticles
  /** Half of a source that is read for the first time would make the rest look new next time. */
  readonly isUsed: boolean
  /** An earlier run has read its beginning. */
  readonly isRest: boolean
  /** All that it names is known from now on. */
  readonly isWhole: boolean
  readonly isUnread: boolean
  readonly done: readonly string[] | null
  readonly versions: KnownVersions
  readonly error: PageError | null
}

async function readSource(
  { findArticles }: AutomationParts,
  source: AutomationSource,
  { memory, ...reading }: Reading & SourceState,
): Promise<SourceRead> {
  const key = keyOfSource(source)
  const isFirst = !memory.read.includes(key)
  const begun = memory.begun[key]
  const answer = await findArticles({
    source,
    known: memory.versions,
    isRead: !isFirst,
    ...reading,
    ...(begun !== undefined && { done: begun }),
  })
  const error = answer.errors[0] ?? null
  const isUsed = !(isFirst && error !== null)
  return {
    key,
    articles: { extent: answer.extent, articles: answer.articles, isFirst },
    isUsed,
    // A time that was over before the first of its files leaves nothing behind.
    isRest: isFirst && begun !== undefined && begun.length > 0,
    isWhole: !isFirst || answer.done === null,
    isUnread: isUnread(answer),
    done: isUsed ? answer.done : (begun ?? null),
    versions: answer.versions,
    error,
  }
}

/**
 * The first source that is read for the first time, and not all of it yet. One that is known names
 * its new articles in any case.
 */
function continuedProblem(read: readonly SourceRead[]): Problem | null {
  const large = read.find(({ isWhole, done }) => !isWhole && done !== null)
  return large === undefined
    ? null
    : problem('automations.continued', { count: large.done?.length ?? 0 })
}

/** A file that has not changed was read as well. */
const isUnread = ({ articles, errors, versions }: ArticlesRead): boolean =>
  errors.length > 0 && articles.length === 0 && Object.keys(versions).length === 0

const MAX_VERSIONS = 250

/** A sitemap has a file or two for each year. */
const lastOf = (versions: SourceMemory['versions']): SourceMemory['versions'] =>
  Object.fromEntries(Object.entries(versions).slice(-MAX_VERSIONS))

export const keyOfSource = (source: AutomationSource): string =>
  source.kind === 'addresses' ? source.kind : `${source.kind} ${source.address}`

interface Failed {
  readonly error: PageError
  /** What was read of it counts. */
  readonly isUsed: boolean
}

function problemOfSources(failed: readonly Failed[], isAnyRead: boolean): Problem | null {
  const [first] = failed
  if (first === undefined) return null
  if (!isAnyRead) return withReason('automations.noSource', first.error)
  const code = first.isUsed ? 'automations.sourceUnread' : 'automations.firstUnread'
  return withReason(code, first.error)
}

/** The code and what came of it; a failure without a code stays in its English. */
export function withReason(
  code: Extract<ProblemCode, `automations.${string}`>,
  error: PageError,
): Problem {
  const ref = problemOf(error)
  const reason = ref === null ? error.message : { ...ref, message: problemText(ref) ?? '' }
  // Every code that is given here has the one value.
  return problem(code as 'automations.noSource', { reason })
}

/** How many are new. */
async function keepArticles(
  tx: Tx,
  { id, settings }: AutomationRow,
  { sources, rest }: Read,
): Promise<number> {
  const known = await knownArticles(tx, id)
  const before = findNewArticles(rest, { known, first: { kind: 'new' } })
  await insertArticles(tx, id, { articles: before.old, state: 'old' })
  const { wanted, old } = findNewArticles(sources, { known, first: settings.first })
  await insertArticles(tx, id, { articles: old, state: 'old' })
  await insertArticles(tx, id, { articles: wanted, state: 'waiting' })
  return wanted.length
}

/** How many articles come into the run. */
async function chooseArticles(
  tx: Tx,
  { clock }: AutomationParts,
  {
    held: { run },
    automation,
    zone,
  }: { readonly held: Held; readonly automation: AutomationRow; readonly zone: string },
): Promise<number> {
  const { id, settings } = automation
  const madeToday = await pinsMadeSince(tx, id, startOfDay(clock.now(), zone))
  const waiting = await listWaiting(tx, id, settings.max_pages)
  const back = await listBack(tx, automation, {
    now: clock.now(),
    room: settings.max_pages - waiting.length,
  })
  const articles = [...waiting, ...back]
  const pins = pinsOfRun(articles.length, { settings, madeToday })
  const lines = articles.slice(0, pins.length).map((article, ordinal) => ({
    run_id: run.id,
    ordinal,
    key: article.key,
    address: article.address,
    title: article.title,
    is_again: article.state === 'done' ? 1 : 0,
    state: article.state === 'done' ? ('making' as const) : ('waiting' as const),
    wanted: pins[ordinal] ?? 0,
    page_id: article.page_id,
  }))
  await insertLines(tx, lines)
  for (const { key } of lines) await changeArticle(tx, id, { key, state: 'running' })
  const left = await countWaiting(tx, id)
  if (left > 0 && pins.length < Math.min(waiting.length, settings.max_pages))
    await changeRun(tx, run, { problem: problem('automations.dayFull', { count: left }) })
  return lines.length
}

/** New articles come first: old ones fill the room that they leave. */
async function listBack(
  tx: Tx,
  automation: AutomationRow,
  { now, room }: { readonly now: number; readonly room: number },
): Promise<ArticleRow[]> {
  const days = automation.settings.again_after_days
  return days === null || room <= 0 ? [] : listComingBack(tx, automation, { days, now, most: room })
}
