/**
 * What a person sees before deciding: three pins of a configuration. The first round has the pins
 * that a generation makes first, the second the next three, and so on. Nothing is stored.
 */
import type { Sample } from '#core/contract/content/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { dealPins, type Hand } from '#core/pages/deal-pins.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'
import { type PagePlan, type PlannedPin, planPage } from './page-plan.ts'

const SAMPLES = 3

export interface Sampling {
  readonly owner: string
  readonly accountId: string
  readonly config: GenerationConfig
  readonly hands: readonly (readonly Hand[])[]
  readonly pages: readonly PageSource[]
  readonly round: number
  readonly signal: AbortSignal
}

export async function makeSamples(parts: GenerationParts, sampling: Sampling): Promise<Sample[]> {
  const planned = await planRound(parts, sampling)
  const { loadPicture, own } = parts.pictureStorage.loaderFor(sampling.owner)
  const samples: Sample[] = []
  for (const pin of planned) {
    if (!pin) continue
    const { jpeg } = await parts.renderer.renderPreview(pin.design, loadPicture, own)
    samples.push({
      title: pin.title,
      description: pin.description,
      image: dataAddress(jpeg),
      design: pin.design,
    })
  }
  return samples
}

/** Each pin is planned with all before it in mind, as in a generation. */
async function planRound(
  parts: GenerationParts,
  { owner, accountId, config, hands, pages, round, signal }: Sampling,
): Promise<(PlannedPin | null)[]> {
  const dealt = dealPins(hands, SAMPLES * (round + 1))
  const budget = createTokenBudget(parts.tokenBudget)
  const plans = new Map<string, PagePlan>()
  for (const page of pages) {
    const pins = dealt.filter((pin) => pin.page_id === page.id)
    if (pins.length === 0) continue
    const planning = { owner, accountId, page, pins, config, seed: 'samples', budget, signal }
    plans.set(page.id, await planPage(parts, planning))
  }
  return dealt.slice(-SAMPLES).map(({ page_id, turn }) => plans.get(page_id)?.[turn] ?? null)
}

export const dataAddress = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64')}`
