/**
 * The words of an exported page of captions: it is read without the product, in the language that
 * the person has here.
 */
import type { CaptionsWords } from '#core/contract/content/export.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import type { Translate } from '../../kit/i18n/text.ts'
import type captionsMessages from '#locales/en/pins/captions.json'

export function captionsWords(
  t: Translate<keyof typeof captionsMessages>,
  language: Language,
): CaptionsWords {
  return {
    language,
    pins: t('captions.pins'),
    lead: t('captions.lead'),
    title: t('captions.title'),
    description: t('captions.description'),
    link: t('captions.link'),
    alt_text: t('captions.alt'),
    keywords: t('captions.keywords'),
    no_board: t('captions.noBoard'),
    copy: t('captions.copy'),
    copied: t('captions.copied'),
    by_hand: t('captions.byHand'),
  }
}
