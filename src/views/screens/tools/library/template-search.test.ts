import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { templateCards } from '#core/public/template-cards.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import libraryAr from '#locales/ar/tools/library.json' with { type: 'json' }
import libraryDe from '#locales/de/tools/library.json' with { type: 'json' }
import libraryMessages from '#locales/en/tools/library.json' with { type: 'json' }
import templateKindsAr from '#locales/ar/pins/template-kinds.json' with { type: 'json' }
import templateKindsDe from '#locales/de/pins/template-kinds.json' with { type: 'json' }
import templateKindsMessages from '#locales/en/pins/template-kinds.json' with { type: 'json' }
import templateNamesAr from '#locales/ar/pins/template-names.json' with { type: 'json' }
import templateNamesDe from '#locales/de/pins/template-names.json' with { type: 'json' }
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }
import { findTemplates, type TemplateRequest } from './template-search.ts'
import { useSearchWords } from './use-search-words.ts'

const find = (
  query: string,
  family: TemplateRequest['family'] = null,
  subject: TemplateRequest['subject'] = null,
) =>
  findTemplates(
    templateCards,
    { query, family, subject },
    ({ id }) =>
      `${templateNamesMessages[`template.${id}`]} ${templateNamesMessages[`template.${id}.about`]}`,
  ).map(({ id }) => id)

const catalogues = {
  en: { ...templateNamesMessages, ...templateKindsMessages, ...libraryMessages },
  de: { ...templateNamesDe, ...templateKindsDe, ...libraryDe },
  ar: { ...templateNamesAr, ...templateKindsAr, ...libraryAr },
}

/** As the library shows it in a language. */
function library(language: keyof typeof catalogues, query: string): string[] {
  let found: string[] = []
  function Probe() {
    const wordsOf = useSearchWords()
    found = findTemplates(templateCards, { query, family: null, subject: null }, wordsOf).map(
      ({ id }) => id,
    )
    return null
  }
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n: createI18n(catalogues[language], language) },
      createElement(Probe),
    ),
  )
  return found
}

test.each([
  ['en', 'recipe', 'steps'],
  ['en', 'Recipes', 'steps'],
  ['en', 'travel', 'collage-grid'],
  ['en', 'step', 'steps'],
  ['en', 'steps', 'steps'],
  ['en', 'list', 'checklist'],
  ['en', 'items', 'numbered-list'],
  ['de', 'Rezepte', 'steps'],
  ['de', 'reisen', 'full-photo'],
  ['de', 'getranke', 'steps'],
  ['de', 'Schritte', 'steps'],
  ['ar', 'وصفات', 'steps'],
  ['ar', 'السفر', 'full-photo'],
  ['ar', 'خطوات', 'steps'],
] as const)('in %s, %j finds %s by kind, subject or room', (language, query, id) => {
  expect(library(language, query)).toContain(id)
  expect(library(language, query).length).toBeLessThan(templateCards.length)
})

test('every word has to be there, in any order and in capitals or not', () => {
  expect(find('PAPER card')).toEqual(['photo-card'])
  expect(find('  ')).toHaveLength(templateCards.length)
  expect(find('paper no-such-word')).toEqual([])
})

test('of one family, for one use', () => {
  expect(find('', 'collage')).toEqual(
    templateCards.filter(({ family }) => family === 'collage').map(({ id }) => id),
  )
  expect(find('', 'collage', 'garden')).toEqual([])
  expect(find('', null, 'garden')).toContain('arch')
  expect(find('three', 'collage')).toEqual(['collage-grid', 'film-strip'])
})

test('what is no pattern is no pattern', () => {
  expect(find('.*')).toEqual([])
  expect(find('(')).toEqual([])
})
