import type { Facts } from '#core/text/patterns/fill-pattern.ts'

/** Facts of a pattern's example, or of a test, written plainly. */
export function plainFacts(values: Readonly<Record<string, string | number | true>>): Facts {
  return new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      {
        text: value === true ? '' : String(value),
        quote: '',
        ...(typeof value === 'number' && { number: value }),
      },
    ]),
  )
}
