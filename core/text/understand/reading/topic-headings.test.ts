import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { materialOf } from '../../writer/material.ts'
import { isPlaceName, headingInSentence, topicHeadings } from './topic-headings.ts'

const content: PageContent = {
  url: 'https://garden.example/page',
  title: 'How to Start a Worm Bin',
  site_name: 'Garden',
  description: '',
  kind: 'how_to',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
}
const material = materialOf(content, openLanguages()('en'))
const section = (heading: string) => ({ role: '', heading, level: 2, sentences: [] })

test('only headings that say something of their own are told', () => {
  const headings = [
    'Worm Bin',
    'Shred the Paper',
    'Conclusion',
    'Why is it wet?',
    'Shred the Paper',
  ]
  expect(topicHeadings(material, headings.map(section))).toEqual(['Shred the Paper'])
})

test('a heading reads as part of a sentence, a place keeps its capitals', () => {
  expect(headingInSentence('Shred the Paper', material)).toBe('shred the paper')
  expect([isPlaceName('Isle of Skye'), isPlaceName('What to eat')]).toEqual([true, false])
})
