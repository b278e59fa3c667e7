import { expect, test } from 'vitest'
import { templateCards, type TemplateCard } from '#core/public/template-cards.ts'
import { wallPins } from './wall-pins.generated.ts'

const MOST = 15

/** One of each type of pin, then one of each family that is not among them yet. */
function wallOf(cards: readonly TemplateCard[]): readonly string[] {
  const types = cards.filter(
    ({ pin_type }, at) => cards.findIndex((card) => card.pin_type === pin_type) === at,
  )
  const shown = new Set(types.map(({ family }) => family))
  const families = cards.filter(
    ({ family }, at) =>
      !shown.has(family) && cards.findIndex((card) => card.family === family) === at,
  )
  return [...types, ...families].slice(0, MOST).map(({ id }) => id)
}

test('the wall is chosen by the facts of the templates; vitest -u writes it', async () => {
  await expect(
    `/**
 * The templates in the order in which they are hung side by side. Names alone: the login page loads
 * nothing else of them. Written by \`npx vitest run --project unit src/views/kit/front -u\`.
 */
export const wallPins: readonly string[] = ${JSON.stringify(wallOf(templateCards))}
`,
  ).toMatchFileSnapshot('./wall-pins.generated.ts')
  expect(wallPins).toEqual(wallOf(templateCards))
})

test('no template hangs twice, and one of each type comes first', () => {
  expect(new Set(wallPins).size).toBe(wallPins.length)
  const types = new Set(templateCards.map(({ pin_type }) => pin_type))
  const typeOf = (id: string) => templateCards.find((card) => card.id === id)?.pin_type
  expect(new Set(wallPins.slice(0, types.size).map(typeOf))).toEqual(types)
})
