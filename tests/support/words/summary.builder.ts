/** The summary of a page with a recipe for plum bars. */
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../../../core/text/understand/page-model.ts'

export const languages = openLanguages()
export const WHOLE =
  'Plum bars with a buttery base and a crumbly top, baked until the fruit is dark.'
export const GERMAN =
  'Pflaumenschnitten mit Butterboden und Streuseln, gebacken bis die Früchte dunkel sind.'

export function summaryOf(description: string, lang = 'en', paragraphs: string[] = []): string {
  const content = {
    url: 'https://kitchen.example/plum-bars',
    title: { en: 'Plum Bars', es: 'Barritas de ciruela' }[lang] ?? 'Pflaumenschnitten',
    site_name: 'Oven & Table',
    description,
    kind: 'recipe' as const,
    lang,
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages(lang)).summary
}
