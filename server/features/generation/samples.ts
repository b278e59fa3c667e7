/**
 * What a person sees before deciding: three pins of a configuration, and one design at half size.
 * Nothing is stored.
 */
import type { Sample } from '#core/contract/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/generation-config.schema.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import { dealPins, type Hand } from './deal-pins.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'
import { type PlannedPin, planPage } from './page-plan.ts'

const SAMPLES = 3

export interface Sampling {
  readonly owner: string
  readonly accountId: string
  readonly config: GenerationConfig
  readonly hands: readonly (readonly Hand[])[]
  readonly pages: readonly PageSource[]
  readonly signal: AbortSignal
}

export async function makeSamples(
  parts: GenerationParts,
  { owner, accountId, config, hands, pages, signal }: Sampling,
): Promise<Sample[]> {
  const dealt = dealPins(hands, SAMPLES)
  const budget = createTokenBudget(parts.tokenBudget)
  const planned: (PlannedPin | null)[] = []
  for (const page of pages) {
    const pins = dealt.filter((pin) => pin.page_id === page.id)
    if (pins.length > 0)
      planned.push(
        ...(await planPage(parts, {
          owner,
          accountId,
          page,
          pins,
          config,
          seed: 'samples',
          budget,
          signal,
        })),
      )
  }
  const { loadPicture, loadFont } = parts.shelf.loaderFor(owner)
  const samples: Sample[] = []
  for (const pin of planned) {
    if (!pin) continue
    const { jpeg } = await parts.renderer.renderPreview(pin.design, loadPicture, loadFont)
    samples.push({
      title: pin.title,
      description: pin.description,
      image: dataAddress(jpeg),
      design: pin.design,
    })
  }
  return samples
}

export const dataAddress = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64')}`
