/**
 * From what was chosen on the screens to what a generation is asked for. Only pages that are read
 * take part.
 */
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import type { FlowConfig } from '../../../machines/pin-flow/pin-flow-steps.ts'
import type { ChosenPage } from './use-generation.ts'

export const MAX_PINS = 500

/**
 * Chosen templates whose type is chosen too. Nothing chosen yet means all: a person who touches
 * nothing gets the whole range.
 */
export function templatesInUse(
  config: FlowConfig,
  templates: readonly TemplateInfo[],
  isTouched: boolean,
): readonly TemplateInfo[] {
  const types = new Set(config.pin_types)
  const chosen = new Set(config.templates)
  const isAll = !isTouched && chosen.size === 0
  return templates.filter(
    (template) => types.has(template.pin_type) && (isAll || chosen.has(template.id)),
  )
}

export interface TemplateMix {
  readonly inUse: readonly TemplateInfo[]
  /** Used more often, because results showed so. */
  readonly favored?: readonly string[]
}

/** Null while something is missing that the server would refuse. */
export function generationConfig(
  chosen: readonly ChosenPage[],
  config: FlowConfig,
  { inUse, favored = [] }: TemplateMix,
): GenerationConfig | null {
  const ready = chosen.filter(({ page }) => page.status === 'ready' && !isBareKeyword(page))
  if (
    ready.length === 0 ||
    inUse.length === 0 ||
    config.pin_types.length === 0 ||
    !isPinCount(config.n_pins)
  )
    return null
  const types = new Set(inUse.map((template) => template.pin_type))
  return {
    pages: ready.map(({ page, interests }) => ({
      page_id: page.id,
      interest_ids: interests.map(({ id }) => id),
    })),
    n_pins: config.n_pins,
    pin_types: config.pin_types.filter((type) => types.has(type)),
    templates: inUse.map(({ id }) => id),
    ...(favored.length > 0 && {
      favored: favored.filter((id) => inUse.some((one) => one.id === id)),
    }),
    ...(config.brand_kit_id && { brand_kit_id: config.brand_kit_id }),
    colors: [...config.colors],
    fonts: [...config.fonts],
  }
}

/** A keyword on which no page of the account has a word: no pin can be made of it. */
export function isBareKeyword({ status, kind }: Pick<Page, 'status' | 'kind'>): boolean {
  return status === 'ready' && kind === 'keyword'
}

export function isPinCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_PINS
}
