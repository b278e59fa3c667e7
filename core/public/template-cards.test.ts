import { expect, test } from 'vitest'
import { z } from 'zod'
import { templates } from '../templates/choice/template-list.ts'
import type { ReadyTemplate } from '../templates/document/template.model.ts'
import {
  templateCard,
  templateCards,
  templateFamilies,
  templateSubjects,
  variationsOf,
  type TemplateRow,
} from './template-cards.ts'

const Library = z.looseObject({
  family: z.enum(templateFamilies),
  words: z.int(),
  rows: z.int().default(0),
  subjects: z.array(z.enum(templateSubjects)).min(1),
})

function rowOf({ id, pinType, pictures, needsItems, use }: ReadyTemplate): TemplateRow {
  const { family, words, rows, subjects } = Library.parse(use.library)
  if (rows > 0 !== needsItems) throw new Error(`${id} counts rows, or lacks their count.`)
  return [id, pinType, family, [pictures, words, rows], subjects]
}

test('the facts of the public pages are those of the documents; vitest -u writes them', async () => {
  const rows = templates.map((template) => `  ${JSON.stringify(rowOf(template))},\n`)
  await expect(
    `/** Written by \`npx vitest run --project unit core/public -u\` from the documents. */
export const templateRows = [
${rows.join('')}] as const
`,
  ).toMatchFileSnapshot('./template-rows.generated.ts')
})

test('a template without pictures is not shown without them', () => {
  expect(
    templateCards
      .filter((card) => variationsOf(card).includes('no-picture'))
      .every(({ pictures }) => pictures > 0),
  ).toBe(true)
  expect(templateCard('big-words')).toMatchObject({ pictures: 0 })
  expect(templateCard('no-such-template')).toBeUndefined()
})
