/** Checks a configuration against what the account has, deals its pins, and starts the task. */
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { dealPins, type Hand, handsOf } from '#core/pages/deal-pins.ts'
import {
  notFound,
  type Refusal,
  refuse,
  Refused,
  refuseField,
} from '../../platform/http/failures/refusal.ts'
import { allowedTemplates, kitOf } from '#core/pages/brand-kit.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import type { TaskStart } from '../../platform/tasks/tasks.ts'
import { chosenTemplates } from '../../platform/templates/own-templates.ts'
import type { GenerationInput } from './generation.job.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'

export type Checked =
  | {
      readonly ok: true
      readonly config: GenerationConfig
      readonly hands: Hand[][]
      readonly pages: PageSource[]
    }
  | { readonly ok: false; readonly refusal: Refusal }

const refused = (refusal: Refusal): Checked => ({ ok: false, refusal })

export async function checkConfig(
  parts: GenerationParts,
  of: { readonly owner: string; readonly accountId: string; readonly config: GenerationConfig },
): Promise<Checked> {
  const allowed = await allowedIn(parts, of)
  if (allowed.length === 0)
    return refused(refuseField('templates', problem('generation.noTemplateOfBrand')))
  const chosen = await chosenTemplates(parts.database.root, of, allowed)
  const templates = chosen
    .filter(({ pinType }) => of.config.pin_types.includes(pinType))
    .map(({ id }) => id)
  if (templates.length === 0)
    return refused(refuseField('templates', problem('generation.noTemplateOfType')))
  const pages: PageSource[] = []
  const hands: Hand[][] = []
  for (const chosen of of.config.pages) {
    const page = await parts.readPageSource(parts.database.root, of.owner, {
      accountId: of.accountId,
      pageId: chosen.page_id,
    })
    if (!page) return refused(notFound('chosenPage'))
    if (!page.content || hands.some(([hand]) => hand?.page_id === page.id)) continue
    pages.push(page)
    hands.push(handsOf(page, chosen.interest_ids))
  }
  if (pages.length === 0) return refused(refuseField('pages', problem('generation.pagesUnread')))
  return { ok: true, config: { ...of.config, templates }, hands, pages }
}

/** The chosen templates that the brand kit allows. */
async function allowedIn(
  parts: GenerationParts,
  { owner, accountId, config }: Parameters<typeof checkConfig>[1],
): Promise<readonly string[]> {
  const brand = await parts.findBrand(parts.database.root, owner, accountId)
  return allowedTemplates(kitOf(brand, config.brand_kit_id), config.templates.map(templateChoice))
}

const RUNNING = problem('generation.running')

export async function startTask(
  { database, tasks }: GenerationParts,
  owner: string,
  task: TaskStart,
): Promise<{ task_id: string } | Refusal> {
  try {
    const outcome = await database.transaction((tx) => tasks.start(tx, owner, task))
    if (!outcome.ok) return refuse('task_running', RUNNING)
    tasks.wake()
    return { task_id: outcome.taskId }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

export interface GenerationStart {
  /** No pin repeats the title or the picture of one that the page had before. */
  readonly isFreshOnly?: boolean
  readonly owner: string
  /** The owner's: the caller has asked. */
  readonly accountId: string
  readonly key: string
  readonly config: GenerationConfig
}

export async function startGeneration(
  parts: GenerationParts,
  { owner, accountId, key, config: wished, isFreshOnly = false }: GenerationStart,
): Promise<{ task_id: string } | Refusal> {
  const known = await parts.tasks.idOfKey(parts.database.root, owner, key)
  if (known !== null) return { task_id: known }
  const checked = await checkConfig(parts, { owner, accountId, config: wished })
  if (!checked.ok) return checked.refusal
  const { config, hands, pages } = checked
  const about =
    pages.length === 1 ? (pages[0]?.title ?? '') : problem('amount.pages', { count: pages.length })
  return startTask(parts, owner, {
    accountId,
    kind: 'generation',
    key,
    name: problem('generation.pinsOf', { count: config.n_pins, about }),
    input: JSON.stringify({
      config,
      hands,
      ...(isFreshOnly || config.fresh_only === true ? { is_fresh_only: true } : {}),
    } satisfies GenerationInput),
    units: dealPins(hands, config.n_pins).map((pin) => JSON.stringify(pin)),
  })
}
