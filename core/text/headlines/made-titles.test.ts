import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { writePins } from '../write-pins.ts'
import { madeTitles } from './made-titles.ts'
import { formTitles } from './more-headlines.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const languageOf = openLanguages()

const pancakes: PageContent = pageContent({
  url: 'https://ugn.example/pannkakor',
  title: 'Tunna pannkakor',
  site_name: 'Ugn',
  description:
    'Tunna pannkakor på mjölk, mjöl och ägg som hela familjen tycker om. Servera dem med sylt och grädde.',
  kind: 'recipe',
  lang: 'sv',
  paragraphs: ['Låt smeten vila i en halvtimme, så blir alla pannkakor jämna och fina i kanten.'],
  facts: [
    ...['3 dl vetemjöl', '6 dl mjölk', '3 ägg'].map((value) => ({
      name: 'ingredient',
      value,
      from: 'json_ld' as const,
    })),
    ...['Vispa mjölet med mjölken.', 'Rör ner äggen.', 'Grädda pannkakorna i smör.'].map(
      (value) => ({ name: 'step', value, from: 'json_ld' as const }),
    ),
  ],
})

const titlesOf = (content: PageContent): string[] => {
  const language = languageOf(content.lang)
  const asked = { content, interest: content.title, count: 12, taken: [], seed: 'a', language }
  return writePins(asked).map(({ title }) => title)
}

test('a recipe in a language without patterns has more titles than its own', () => {
  const titles = titlesOf(pancakes)
  expect(titles).toContain('Tunna pannkakor')
  expect(titles).toContain('Recept: Tunna pannkakor')
  expect(titles).toContain('Tunna pannkakor steg för steg')
  const uses = [...new Set(titles)].map((one) => titles.filter((title) => title === one).length)
  expect(Math.max(...uses)).toBeLessThanOrEqual(4)
})

test('a recipe without steps has no title that names steps', () => {
  const facts = pancakes.facts.filter(({ name }) => name !== 'step')
  expect(titlesOf({ ...pancakes, facts }).join()).not.toContain('steg för steg')
})

test('a page that makes nothing keeps its own title alone', () => {
  const content: PageContent = {
    ...pancakes,
    kind: 'story',
    facts: [],
    title: 'Sommar i skogen',
    paragraphs: [
      'Sommar i skogen doftar av tall och varm mossa när solen står högt på himlen.',
      'I skogen finns det gott om plats för både stora och små äventyr under hela sommaren.',
    ],
  }
  expect([...new Set(titlesOf(content))]).toEqual(['Sommar i skogen'])
})

test('a story about a dish uses the forms as headlines, not as titles', () => {
  const text =
    'Bake the plum toastie in the oven. Serve the delicious plum toastie with a cup of tea.'
  const content: PageContent = {
    ...pancakes,
    kind: 'story',
    lang: 'en',
    title: 'Plum Toastie',
    facts: [],
    paragraphs: [text, `First make the bread, then the jam. ${text}`],
  }
  const model = understandPage(content, languageOf('en'))
  expect(formTitles(model).length).toBeGreaterThan(2)
  expect(madeTitles(model)).toEqual([])
})
