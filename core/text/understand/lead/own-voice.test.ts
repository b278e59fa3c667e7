import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../page-model.ts'
import { ownVoiceOf } from './own-voice.ts'

const languages = openLanguages()

function voiceOf(
  description: string,
  paragraphs: string[] = [],
  title = 'Linen Market Bag',
): string {
  const content = {
    url: 'https://home.example/linen-bag',
    title,
    site_name: 'Needle & Home',
    description,
    kind: 'other' as const,
    lang: 'en',
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  const { summary, lead } = ownVoiceOf(understandPage(content, languages('en')).material, '')
  return summary || lead
}

test('an author speaks of the page in the first person, in two whole sentences at most', () => {
  const first = 'I sewed this market bag out of an old linen curtain for my sister.'
  const second = 'The bag needs two seams and an hour.'
  expect(voiceOf(`${first} ${second} I will show you the seams.`)).toBe(`${first} ${second}`)
  expect(voiceOf('', [`${first} ${second}`])).toBe(`${first} ${second}`)
})

test('news of the blog, of the day and of something else are no words on the page', () => {
  expect(voiceOf('Sorry for the long break, I sewed a linen market bag at last.')).toBe('')
  expect(voiceOf('Two weeks ago I sewed a linen market bag for my sister.')).toBe('')
  expect(voiceOf('She asked me for a linen market bag that lasts for years.')).toBe('')
  expect(voiceOf('I spent the whole winter in the garden with my sister and her dog.')).toBe('')
  const of = 'I sewed a linen market bag in the week after the death of my sister.'
  expect(voiceOf(of)).toBe('')
  expect(voiceOf('', ['Linen market bags are sold on every corner of the old town.'])).toBe('')
})

test('a title without a word of its own has no sentence about it', () => {
  const own = 'I spent the whole winter in the garden with my sister and her dog.'
  expect(voiceOf(own, [], 'And then?')).toBe('')
})
