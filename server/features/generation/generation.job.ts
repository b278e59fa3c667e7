/**
 * Makes pins one by one: planned a page at a time, rendered, and committed as a `pins.added` event
 * with the task's progress.
 */
import { z } from 'zod'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { freshPins } from '#core/automations/fresh-pins.ts'
import { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { dealPins } from '#core/pages/deal-pins.ts'
import { pageError } from '../../platform/fetch/page-failure.ts'
import type { TaskJob, TaskRow, UnitAt, UnitOutcome } from '../../platform/tasks/task.job.ts'
import { createTokenBudget, type TokenBudget } from '../../platform/writer/token-budget.ts'
import { buildPin } from './build-pin.ts'
import { BulkUnit, runBulkUnit } from './bulk/bulk-unit.ts'
import { commitPin } from './commit-pin.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'
import { PagePlan, planPage } from './page-plan.ts'
import { interestName } from './page-words.ts'

export const GenerationInput = z.object({
  config: GenerationConfig,
  /** Page by page what the pins are dealt over, decided at the start. */
  hands: z.array(z.array(z.object({ page_id: Id, interest_id: Id.nullable() }))),
  /** No pin repeats the title or the picture of one that the page had before. */
  is_fresh_only: z.boolean().optional(),
})
export type GenerationInput = z.infer<typeof GenerationInput>
export const GenerationUnit = z.object({ page_id: Id, interest_id: Id.nullable(), turn: z.int() })
const Unit = z.union([BulkUnit, GenerationUnit])

/** Rendering is the machine's own work: more at once than this only makes each slower. */
const PINS_AT_ONCE = 2
/** Parsed plans kept at hand: a plan of 500 pins is a megabyte of JSON. */
const PLANS_KEPT = 8

export function generationJob(parts: GenerationParts): TaskJob {
  const budgets = new Map<string, TokenBudget>()
  const plans = new Map<string, PagePlan>()

  async function planOf(unit: UnitAt, page: PageSource): Promise<PagePlan> {
    const key = `${unit.task.id} ${page.id}`
    const known = plans.get(key)
    if (known) return known
    const note = await unit.remember(`page ${page.id}`, async () =>
      JSON.stringify(await plan(unit, page)),
    )
    const parsed = PagePlan.parse(JSON.parse(note))
    if (plans.size >= PLANS_KEPT) plans.clear()
    plans.set(key, parsed)
    return parsed
  }

  async function plan({ task, signal }: UnitAt, page: PageSource): Promise<PagePlan> {
    const { config, hands, is_fresh_only } = GenerationInput.parse(JSON.parse(task.input))
    const budget = budgets.get(task.id) ?? createTokenBudget(parts.tokenBudget)
    if (budgets.size > 50) budgets.clear()
    budgets.set(task.id, budget)
    const pins = dealPins(hands, config.n_pins).filter((pin) => pin.page_id === page.id)
    const planned = await planPage(parts, {
      owner: task.user_id,
      accountId: task.account_id,
      page,
      pins,
      config,
      seed: task.id,
      budget,
      signal,
    })
    return is_fresh_only === true ? withoutRepeats(parts, { task, page, planned }) : planned
  }

  return {
    kind: 'generation',
    concurrency: PINS_AT_ONCE,
    async run(unit) {
      const input = Unit.parse(JSON.parse(unit.input))
      if ('bulk_row' in input) return runBulkUnit(parts, unit, input)
      const { page_id, interest_id, turn } = input
      const page = await parts.readPageSource(parts.database.root, unit.task.user_id, {
        accountId: unit.task.account_id,
        pageId: page_id,
      })
      if (!page?.content) return failed('', problem('generation.pageDeleted'))
      const planned = (await planOf(unit, page))[turn]
      if (!planned) return noPin(unit.task, page, interest_id)
      return make(parts, unit, { page, interestId: interest_id, planned })
    },
    async describe(db, { task, input }) {
      const of = Unit.parse(JSON.parse(input))
      if ('bulk_row' in of) return { address: of.bulk_row.title }
      const at = { accountId: task.account_id, pageId: of.page_id }
      const page = await parts.readPageSource(db, task.user_id, at)
      return { address: page?.url || page?.title || '' }
    },
  }
}

/** What the page's pins wore before, the deleted ones too. */
async function withoutRepeats(
  parts: GenerationParts,
  {
    task,
    page,
    planned,
  }: { readonly task: TaskRow; readonly page: PageSource; readonly planned: PagePlan },
): Promise<PagePlan> {
  const used = await parts.usedCombinations(parts.database.root, task.user_id, page.id)
  return freshPins(
    planned,
    used.map(({ title, ...design }) => ({ title, design })),
  )
}

function noPin(task: TaskRow, page: PageSource, interestId: string | null): UnitOutcome {
  const { is_fresh_only } = GenerationInput.parse(JSON.parse(task.input))
  return is_fresh_only === true
    ? failed(page.url || page.title, problem('automations.nothingNew'))
    : tooShort(page, interestId)
}

function tooShort(page: PageSource, interestId: string | null): UnitOutcome {
  const subject = interestName(page, interestId) || page.title
  return failed(
    page.url || page.title,
    problem('generation.pageTooShort', { interest: subject }),
    'page_too_short',
  )
}

function failed(address: string, why: Problem, code: PageError['code'] = 'not_made'): UnitOutcome {
  return { ok: false, failure: pageError(address, { code, problem: why }), retry: false }
}

function make(
  parts: GenerationParts,
  unit: UnitAt,
  of: {
    readonly page: PageSource
    readonly interestId: string | null
    readonly planned: NonNullable<PagePlan[number]>
  },
): Promise<UnitOutcome> {
  const { account_id: accountId } = unit.task
  return commitPin(parts, unit, {
    design: of.planned.design,
    pinOf: (id, made) =>
      buildPin({ ...of, id, accountId, ...made, linkTagging: parts.linkTagging }),
  })
}
