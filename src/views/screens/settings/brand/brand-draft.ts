/**
 * A brand while it is edited: which colours it has, what is added, and the design that the preview
 * draws. Pure.
 */
import { Brand } from '#core/contract/account/accounts.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { logoOn } from '#core/pages/brand-kit.ts'
import { isDark } from '#core/templates/color/colors.rules.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'

/** Background, text, accent: readable on each other, and none of them ours. */
export const startColors = ['#fdf6ec', '#2a2118', '#b4552d'] as const
const MAX_COLORS = 8

export function setColor(brand: Brand, index: number, color: string): Brand {
  return {
    ...brand,
    colors: brand.colors.map((old, at) => (at === index ? color.toLowerCase() : old)),
  }
}

export function addColor(brand: Brand): Brand {
  if (brand.colors.length === 0) return { ...brand, colors: [...startColors] }
  return brand.colors.length < MAX_COLORS
    ? { ...brand, colors: [...brand.colors, brand.colors.at(-1) ?? startColors[2]] }
    : brand
}

/** The first three have their place, so only free ones go one by one. */
export function removeColor(brand: Brand, index: number): Brand {
  return index < 3 ? brand : { ...brand, colors: brand.colors.filter((_, at) => at !== index) }
}

export function canAddColor(brand: Brand): boolean {
  return brand.colors.length >= 3 && brand.colors.length < MAX_COLORS
}

/** `fonts` is heading, body; an empty heading with a body is kept as ''. */
export function setFont(brand: Brand, role: 'heading' | 'body', family: string): Brand {
  const [heading = '', body = ''] = brand.fonts
  const fonts = role === 'heading' ? [family, body] : [heading, family]
  return { ...brand, fonts: fonts.every((font) => font === '') ? [] : fonts }
}

export function isSameBrand(one: Brand, other: Brand): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The brand when the server has taken `sent` and answered `saved`: what was changed since it was
 * sent stays changed.
 */
export function brandSince(now: Brand, sent: Brand, saved: Brand): Brand {
  const before: Record<string, unknown> = { ...sent }
  const since = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Brand.parse({ ...saved, ...Object.fromEntries(since) })
}

/** What was changed and not saved, to be kept beyond the screen; null when nothing was. */
export function wordsOfBrand(saved: Brand, brand: Brand): string | null {
  const before: Record<string, unknown> = { ...saved }
  const changed = Object.entries(brand).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed))
}

/**
 * The saved brand under what was kept; null when nothing was, when it is no brand, or when the
 * saved one says the same by now.
 */
export function brandOfWords(saved: Brand, words: string | null): Brand | null {
  const kept = Brand.partial().safeParse(parseJson(words))
  if (!kept.success) return null
  const brand = Brand.parse({ ...saved, ...kept.data })
  return isSameBrand(brand, saved) ? null : brand
}

/** A template that needs no picture shows the brand best. */
export function previewTemplate(templates: readonly TemplateInfo[]): TemplateInfo | null {
  return (
    templates.find((template) => template.pictures === 0 && !template.needs_items) ??
    templates.find((template) => !template.needs_items) ??
    templates[0] ??
    null
  )
}

export interface PreviewWords {
  readonly headline: string
  readonly kicker: string
  readonly font: string
  /** The text on a pin of a brand without a name. */
  readonly siteName: string
}

export function previewDesign(
  brand: Brand,
  template: TemplateInfo,
  words: PreviewWords,
): PinDesign {
  const [background = startColors[0], text = startColors[1], accent = startColors[2]] = brand.colors
  const [heading, body] = brand.fonts
  return {
    template_id: template.id,
    headline: words.headline,
    kicker: words.kicker,
    items: [],
    pictures: [],
    colors: { background, text, accent },
    fonts: { heading: heading || words.font, body: body || words.font },
    brand: brand.name || words.siteName,
    logo_picture_id: logoOn(brand, isDark(background)),
  }
}
