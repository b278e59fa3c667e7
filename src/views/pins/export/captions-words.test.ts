import { expect, test } from 'vitest'
import { CaptionsWords } from '#core/contract/content/export.contract.ts'
import { englishCaptions } from '#core/export/captions-words.ts'
import type { Language } from '#core/contract/call/languages.ts'
import { type Catalogue, createI18n, translator } from '../../kit/i18n/text.ts'
import { captionsWords } from './captions-words.ts'
import captionsAr from '#locales/ar/pins/captions.json' with { type: 'json' }
import captionsDe from '#locales/de/pins/captions.json' with { type: 'json' }
import captionsMessages from '#locales/en/pins/captions.json' with { type: 'json' }

const wordsIn = (words: Catalogue, language: Language) =>
  captionsWords(translator(createI18n(words, language), captionsMessages), language)

test('the page of captions gets the words of the person’s language, as the contract takes them', () => {
  expect(wordsIn(captionsMessages, 'en')).toEqual(englishCaptions)
  const german = CaptionsWords.parse(wordsIn(captionsDe, 'de'))
  expect([german.language, german.title, german.copy]).toEqual(['de', 'Titel', 'Kopieren'])
  const arabic = CaptionsWords.parse(wordsIn(captionsAr, 'ar'))
  expect([arabic.language, arabic.title, arabic.copy]).toEqual(['ar', 'العنوان', 'نسخ'])
})
