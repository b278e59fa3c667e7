/**
 * A run that has its articles: their pages are read together, then the pins of one article after the
 * other are made and placed. Each step is written before the next begins, and what a step starts has
 * a key of the run's, so a run that is broken off goes on where it was and starts nothing twice.
 */
import { v5 } from 'uuid'
import { AUTOMATION_LIMITS } from '#core/contract/publishing/automations.contract.ts'
import { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { problem, storedProblem } from '#core/contract/call/problems.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { templates as allTemplates } from '#core/templates/choice/template-list.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { chosenTemplates } from '../../platform/templates/own-templates.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/failures/refusal.ts'
import { changeArticle, postponeArticle } from './articles.store.ts'
import type { AutomationParts } from './automation-parts.ts'
import type { AutomationRow } from './automations.store.ts'
import { endRun } from './end-run.ts'
import { withReason } from './find-step.ts'
import { findPages, type PageState, problemOf } from './pages.store.ts'
import { draftPins, planDrafts, type Working } from './place-pins.ts'
import { changeLine, changeRun, type Held, listLines, type RunLine } from './runs.store.ts'

/** False: nothing more to do until something else has ended. */
export async function workStep(parts: AutomationParts, at: Working): Promise<boolean> {
  const lines = await listLines(parts.database.root, at.held.run.id)
  const waiting = lines.filter(({ state }) => state === 'waiting')
  if (waiting.length > 0) return addPages(parts, at, waiting)
  const reading = lines.filter(({ state }) => state === 'reading')
  if (reading.length > 0 && (await collectPages(parts, at, reading))) return true
  const line = lines.find(({ state }) => state === 'making' || state === 'planning')
  if (line?.state === 'making') return makePins(parts, at, line)
  if (line?.state === 'planning') return planDrafts(parts, at, line)
  if (reading.length > 0) return false
  await finish(parts, at, lines)
  return true
}

async function addPages(
  parts: AutomationParts,
  { held, automation, signal }: Working,
  lines: readonly RunLine[],
): Promise<boolean> {
  const { errors } = await parts.addSources({
    ...keyOf(held),
    key: v5('pages', held.run.id),
    source: { kind: 'addresses', addresses: lines.map(({ address }) => address) },
    signal,
  })
  await parts.database.transaction(async (tx) => {
    await changeRun(tx, held.run, {})
    for (const line of lines) {
      const full = errors.find((one) => isFull(one) && one.address === line.address)
      if (full === undefined) await changeLine(tx, line, { state: 'reading' })
      else {
        await changeLine(tx, line, { state: 'skipped', problem: problemOf(full) })
        await changeArticle(tx, automation.id, { key: line.key, state: 'waiting' })
      }
    }
  })
  return true
}

/** The person has as many pages as they may. */
const isFull = ({ code }: PageError): boolean => code === 'quota_reached'

const keyOf = ({ owner, accountId }: Held) => ({ owner, accountId })

/** True when one of the pages has been read, or could not be. */
async function collectPages(
  { database }: AutomationParts,
  { held, automation }: Working,
  lines: readonly RunLine[],
): Promise<boolean> {
  const pages = await findPages(
    database.root,
    held,
    lines.map(({ key }) => key),
  )
  const ended = lines.filter(({ key }) => pages.get(key)?.status !== 'pending')
  if (ended.length === 0) return false
  await database.transaction(async (tx) => {
    await changeRun(tx, held.run, {})
    for (const line of ended) await keepPage(tx, automation, { line, page: pages.get(line.key) })
  })
  return true
}

async function keepPage(
  tx: Tx,
  { id }: AutomationRow,
  { line, page }: { readonly line: RunLine; readonly page: PageState | undefined },
): Promise<void> {
  const { key } = line
  if (page === undefined) {
    await changeLine(tx, line, { state: 'skipped', problem: problem('automations.pageGone') })
    return changeArticle(tx, id, { key, state: 'skipped' })
  }
  if (page.status === 'ready') {
    await changeLine(tx, line, { state: 'making', page_id: page.id, title: page.title })
    return changeArticle(tx, id, { key, state: 'running', page_id: page.id })
  }
  return keepFailure(tx, id, { line, error: page.error })
}

/** A site that gave no answer is asked again by the next runs. */
const TRIED_AGAIN: ReadonlySet<PageError['code']> = new Set([
  'site_error',
  'unreachable',
  'unknown_host',
  'too_slow',
  'refused',
  'not_made',
])
const MAX_TRIES = 3

async function keepFailure(
  tx: Tx,
  automationId: string,
  { line, error }: { readonly line: RunLine; readonly error: PageError | null },
): Promise<void> {
  const { key } = line
  if (error !== null && TRIED_AGAIN.has(error.code)) {
    const state = await postponeArticle(tx, automationId, { key, mostTries: MAX_TRIES })
    const code = state === 'waiting' ? 'automations.triedAgain' : 'automations.givenUp'
    return changeLine(tx, line, { state: 'skipped', problem: withReason(code, error) })
  }
  await changeLine(tx, line, { state: 'skipped', problem: error && problemOf(error) })
  return changeArticle(tx, automationId, { key, state: 'skipped' })
}

async function makePins(parts: AutomationParts, at: Working, line: RunLine): Promise<boolean> {
  if (line.task_id === null) return startPins(parts, at, line)
  const { held, automation } = at
  const report = await parts.reportTask(held.owner, line.task_id)
  if (report !== null && report.finished_at === null) return false
  if (report === null || report.done === 0) {
    await parts.database.transaction(async (tx) => {
      await changeRun(tx, held.run, {})
      await changeLine(tx, line, { state: 'skipped', problem: whyNone(report) })
      await changeArticle(tx, automation.id, { key: line.key, ...withoutPins(parts, at, line) })
    })
    return true
  }
  await draftPins(parts, at, { line, report })
  return true
}

/** One that has come back is asked again after as many days. */
function withoutPins(
  { clock }: AutomationParts,
  { automation: { settings } }: Working,
  { is_again }: RunLine,
) {
  if (is_again === 0) return { state: 'skipped' as const }
  const days = settings.again_after_days ?? AUTOMATION_LIMITS.mostAgainDays
  return { state: 'done' as const, again_at: clock.now() + days * DAY }
}

const DAY = 86_400_000

function whyNone(report: TaskReport | null): ProblemRef | null {
  const [failure] = report?.failures ?? []
  if (failure !== undefined) return problemOf(failure)
  return problem('automations.tasksStopped')
}

/** Of the task that makes the pins of a line: the same one, however often it is started. */
export const keyOfPins = ({ run_id, ordinal }: Pick<RunLine, 'run_id' | 'ordinal'>): string =>
  v5(`pins ${ordinal}`, run_id)

async function startPins(parts: AutomationParts, at: Working, line: RunLine): Promise<boolean> {
  const { held, automation } = at
  const started = await parts.startGeneration({
    ...keyOf(held),
    key: keyOfPins(line),
    config: configOf(automation, line, await chosenDesigns(parts, automation)),
    isFreshOnly: line.is_again === 1,
  })
  if (!(started instanceof Refusal)) {
    await parts.database.transaction(async (tx) => {
      await changeRun(tx, held.run, {})
      await changeLine(tx, line, { task_id: started.task_id })
    })
    return true
  }
  // Other pins of the account are being made just now.
  if (started.body.code === 'task_running') return false
  await parts.database.transaction((tx) => refusePins(tx, at, { line, refusal: started }))
  return true
}

async function refusePins(
  tx: Tx,
  { held, automation }: Working,
  { line, refusal }: { readonly line: RunLine; readonly refusal: Refusal },
): Promise<void> {
  await changeRun(tx, held.run, {})
  const ref = refusal.body.problem_codes?.['detail']
  const why = ref === undefined || Array.isArray(ref) ? null : ref
  await changeLine(tx, line, { state: 'skipped', problem: why })
  // A person's pins of today are made: the article has its turn on another day.
  const isLater = refusal.body.code === 'quota_reached'
  const state = line.is_again === 1 ? 'done' : isLater ? 'waiting' : 'skipped'
  await changeArticle(tx, automation.id, { key: line.key, state })
}

/** All built-in ones when none is chosen, or no chosen design exists any more. */
async function chosenDesigns(
  { database }: AutomationParts,
  { user_id: owner, account_id: accountId, settings }: AutomationRow,
): Promise<readonly ReadyTemplate[]> {
  const chosen = await chosenTemplates(database.root, { owner, accountId }, settings.templates)
  return chosen.length > 0 ? chosen : allTemplates
}

function configOf(
  { settings }: AutomationRow,
  line: RunLine,
  designs: readonly ReadyTemplate[],
): GenerationConfig {
  return GenerationConfig.parse({
    pages: [{ page_id: line.page_id, interest_ids: [] }],
    n_pins: line.wanted,
    pin_types: [...new Set(designs.map(({ pinType }) => pinType))],
    templates: designs.map(({ id }) => id),
    colors: settings.colors,
    fonts: settings.fonts,
  })
}

/** A run has failed when the site gave none of its articles. */
async function finish(
  parts: AutomationParts,
  { held, automation }: Working,
  lines: readonly RunLine[],
): Promise<void> {
  const reasons = lines.map(reasonUnread).filter((reason) => reason !== null)
  const [first] = reasons
  const why =
    first !== undefined && reasons.length === lines.length
      ? problem('automations.noArticle', { reason: first })
      : null
  await parts.database.transaction(async (tx) => {
    await endRun(tx, parts, { held, automation, isFailed: why !== null, problem: why })
  })
}

const UNREAD: ReadonlySet<string> = new Set(['automations.triedAgain', 'automations.givenUp'])

/** Why the site did not give the article; null = it did, or the line was skipped for another reason. */
function reasonUnread({ state, problem: stored }: RunLine): string | ProblemRef | null {
  const why = state === 'skipped' && stored !== null ? storedProblem(stored) : null
  if (why === null || !UNREAD.has(why.code)) return null
  const reason = why.params?.['reason'] ?? ''
  return typeof reason === 'number' ? String(reason) : reason
}
