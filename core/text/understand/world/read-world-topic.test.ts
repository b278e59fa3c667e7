import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { understandPage } from '../page-model.ts'

const languages = openLanguages()

function titlesOf(lang: string, title: string, headings: readonly string[]): string[] {
  const content: PageContent = {
    url: 'https://garden.example/page',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'list',
    lang,
    headings: headings.map((text, at) => ({ text, level: 2, at })),
    paragraphs: headings.map((text) => `${text}: 20 cm.`),
    facts: [],
    pictures: [],
  }
  return titleCandidates(understandPage(content, languages(lang))).map((entry) => entry.title)
}

test('a list names its first entries as they are inside a title', () => {
  const plants = ['1. Lechuga', '2. Rábano', '3. Tomate cherry', '4. Menta']
  expect(titlesOf('es', '4 plantas de balcón', plants)).toContain(
    '4 plantas de balcón: lechuga, rábano y más',
  )
  const pots = ['1. Minze', '2. Salbei', '3. Thymian', '4. Rosmarin']
  expect(titlesOf('de', '4 Kräuter für den Balkon', pots)).toContain(
    '4 Kräuter für den Balkon: Minze, Salbei und mehr',
  )
})

test('a list with entries of whole sentences names none of them', () => {
  const ways = [
    '1. Riega por la mañana',
    '2. Elige una maceta grande',
    '3. Añade compost',
    '4. Poda',
  ]
  expect(titlesOf('es', '4 trucos de jardín', ways).filter((one) => one.includes('y más'))).toEqual(
    [],
  )
})
