import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../pages/extraction/languages.ts'
import { pageBrief } from './page-brief.ts'

const STORING = 'Cold plum soup keeps for three days in the fridge under a lid.'

const soup: PageContent = {
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [{ level: 2, text: 'How to Store Plum Soup', at: 1 }],
  paragraphs: ['Ripe plums need less sugar than hard ones.', STORING],
  facts: [
    { name: 'total_time', value: '20 min', from: 'json_ld' },
    { name: 'servings', value: '4 servings', from: 'json_ld' },
  ],
  pictures: [],
}

test('a model is told what the page is about, its facts, sections and promises', () => {
  const brief = pageBrief({ content: soup, language: openLanguages()('en') })
  expect(brief).toContain('Kind of page: recipe\nSubject: plum soup')
  expect(brief).toContain('- time in all: 20 minutes\n- serves: 4')
  expect(brief).toContain(`- How to Store Plum Soup: ${STORING}`)
  expect(brief).toMatch(/Promises that the page keeps:\n(?:- \p{L}+\n?)*- howTo/u)
})

test('a page that tells no facts lists none', () => {
  const brief = pageBrief({
    content: { ...soup, kind: 'story', facts: [], headings: [] },
    language: openLanguages()('fi'),
  })
  expect(brief).not.toContain('Facts:')
})
