/** Facts of a page that a design shows one by one: a dish's time and servings, a thing's price. */
import type { PageContent } from '#core/pages/page-content.schema.ts'

const servings = (one: string, other: string) => (count: string) =>
  `${count} ${count === '1' ? one : other}`

/** Arabic puts the number last, so that the noun needs no plural form. */
const SERVINGS: Record<string, (count: string) => string> = {
  en: (count) => `Serves ${count}`,
  de: servings('Portion', 'Portionen'),
  fr: servings('portion', 'portions'),
  es: servings('ración', 'raciones'),
  it: servings('porzione', 'porzioni'),
  ar: (count) => `الحصص: ${count}`,
}
const CALL_TO_ACTION: Record<string, string> = {
  en: 'See it',
  de: 'Ansehen',
  fr: 'Voir',
  es: 'Ver',
  it: 'Scopri',
  ar: 'شاهد',
}
/** In characters. A longer value is a sentence, not a fact. */
const MAX_LENGTH = 18

/**
 * The facts as a design shows them: time and servings, or price and call to action, at most 18
 * characters each. Empty unless the page has both.
 */
export function shortFacts({
  kind,
  lang,
  facts,
}: Pick<PageContent, 'kind' | 'lang' | 'facts'>): string[] {
  const valueOf = (name: string): string =>
    facts.find((fact) => fact.name === name)?.value.trim() ?? ''
  const shown =
    kind === 'recipe'
      ? [timeOf(valueOf('total_time')), servingsOf(valueOf('servings'), lang)]
      : kind === 'product'
        ? [valueOf('price'), CALL_TO_ACTION[lang] ?? '']
        : []
  return shown.every((fact) => fact !== '' && fact.length <= MAX_LENGTH) ? shown : []
}

/** "95 min" as "1 h 35 min". */
function timeOf(value: string): string {
  const minutes = Number(/^(\d+) min$/.exec(value)?.[1] ?? 0)
  if (minutes === 0) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

function servingsOf(value: string, lang: string): string {
  const [count] = /^\d{1,3}(?:\s?[–-]\s?\d{1,3})?$/u.exec(value) ?? []
  if (count !== undefined) return SERVINGS[lang]?.(count) ?? ''
  return /\d/.test(value) ? value : ''
}
