import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { ownTitles } from './own-title.ts'
import { withoutAnchor } from './title-marks.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const languageOf = openLanguages()

function titleOf(title: string, lang = 'en'): string | undefined {
  const content: PageContent = pageContent({
    title,
    site_name: 'Harbor Kitchen',
    lang,
  })
  return ownTitles(understandPage(content, languageOf(lang)))[0]?.title
}

test.each([
  ['Sailing With a Toddler: Nobody Cries!18 min read', 'Sailing With a Toddler: Nobody Cries!'],
  ['Sailing With a Toddler – 7 Minute Read', 'Sailing With a Toddler'],
  ['How Long a 20-Minute Read Takes', 'How Long a 20-Minute Read Takes'],
  ['20-Minute Plum Stew by Harbor Kitchen', '20-Minute Plum Stew'],
  ['A Plum Stew by the Harbor', 'A Plum Stew by the Harbor'],
  ['04 May Vessani, the Quiet Harbor', 'Vessani, the Quiet Harbor'],
  ['When to Prune Plum Trees #', 'When to Prune Plum Trees'],
  [
    'A Walk in the "HARBOR OF VESSANI" -Harbor Guide',
    'A Walk in the "Harbor of Vessani" – Harbor Guide',
  ],
  ['Knit a Hat in FAIR ISLE for the Cold', 'Knit a Hat in Fair Isle for the Cold'],
  ['Plum Cake with Almonds , Lime and Honey', 'Plum Cake with Almonds, Lime and Honey'],
  ['The Kitchen Garden - Summer in Vessani', 'The Kitchen Garden: Summer in Vessani'],
  ['The Best 15 Gifts 2025', 'The Best 15 Gifts 2025'],
  ['01 Marble Cake Ideas', '01 Marble Cake Ideas'],
  ['A Walk in Vessani 15 août 2024', 'A Walk in Vessani'],
  ['Crafts for Ages 8 - 12', 'Crafts for Ages 8 - 12'],
  ['Road Trip Vessani - Harlow', 'Road Trip Vessani - Harlow'],
  ['A Garden - a Year: Summer in Vessani', 'A Garden - a Year: Summer in Vessani'],
  ['A Guide to NASA SPACE Camps', 'A Guide to NASA Space Camps'],
  ['ADHD LIFE for Beginners', 'ADHD Life for Beginners'],
  ['Piri Piri Chicken With Lime', 'Piri Piri Chicken With Lime'],
  ['A Walk in Walla Walla', 'A Walk in Walla Walla'],
  ['Harbor Kitchen Harbor Kitchen Knives', 'Harbor Kitchen Knives'],
  ['The BBC and the NASA Archive', 'The BBC and the NASA Archive'],
])('"%s" reads "%s"', (title, plain) => {
  expect(titleOf(title)).toBe(plain)
})

test('German words keep their capitals, of which no one knows whether they are nouns', () => {
  expect(titleOf('Hüte in FAIR ISLE STRICKEN für Anfänger', 'de')).toContain('STRICKEN')
})

test('a heading loses its anchor and the day before it', () => {
  expect(withoutAnchor('When to Prune Plum Trees #')).toBe('When to Prune Plum Trees')
  expect(withoutAnchor('04 May Vessani, the Quiet Harbor')).toBe('Vessani, the Quiet Harbor')
})
