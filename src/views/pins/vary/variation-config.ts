/** What is asked of a generation that varies pins. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { kitIdOfPin } from '#core/pages/brand-kit.ts'
import { isBareKeyword, MAX_PINS } from '../generation/generation-config.ts'

/** Of a single pin; of several, each gets one. */
export const VARIATIONS_OF_ONE = 3
/** As the contract has it. */
const MAX_TEMPLATES = 100

interface VariationRequest {
  readonly pins: readonly Pick<Pin, 'page_id' | 'design'>[]
  readonly pages: readonly Page[]
  /** Of all templates that pins can be made from, a person's own first. */
  readonly templates: readonly string[]
  /** Null where it could not be read. */
  readonly brand: Brand | null
}

/** Null where no pin's page is there any more: nothing can be made of it. */
export function variationConfig({
  pins,
  pages,
  templates,
  brand,
}: VariationRequest): GenerationConfig | null {
  const ids = new Set(pins.map(({ page_id }) => page_id))
  const ready = pages.filter(
    (page) => ids.has(page.id) && page.status === 'ready' && !isBareKeyword(page),
  )
  const known = new Set(ready.map(({ id }) => id))
  const count = pins.filter(({ page_id }) => known.has(page_id)).length
  if (count === 0) return null
  const kitId = brand === null ? undefined : mostCommonKit(brand, pins)
  return {
    // Without named interests a page's pins go over all that it has to say.
    pages: ready.slice(0, MAX_PINS).map(({ id }) => ({ page_id: id, interest_ids: [] })),
    n_pins: count === 1 ? VARIATIONS_OF_ONE : Math.min(count, MAX_PINS),
    pin_types: [...PinType.options],
    templates: templates.slice(0, MAX_TEMPLATES),
    fresh_only: true,
    ...(kitId !== undefined && { brand_kit_id: kitId }),
    colors: [],
    fonts: [],
  }
}

/** A generation has one kit: the one that most of the pins are in, of equals the first pin's. */
function mostCommonKit(brand: Brand, pins: VariationRequest['pins']): string | undefined {
  const byKit = Map.groupBy(pins, ({ design }) => kitIdOfPin(brand, design))
  const [most] = [...byKit].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0]
}
