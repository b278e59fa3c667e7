/** Pages of a title and a sentence or two: short, but no wall that a site shows instead of them. */
import type { PageContent } from '#core/pages/page-content.schema.ts'

type Words = Pick<PageContent, 'kind' | 'title' | 'paragraphs' | 'facts' | 'quotes'>

/** Characters of article and facts; a page of fewer is short. */
export const MIN_TEXT = 160
const MIN_SENTENCE_WORDS = 5
/** What a person pasted is the page: it needs words enough to write from. */
export const MIN_PASTED_WORDS = 20

/** What sites show instead of a page, in the languages that we read most. */
const WALL = new RegExp(
  [
    'cookies?',
    'java ?script',
    'captcha',
    'log ?in',
    'sign ?in',
    'not a robot',
    'are (?:you )?human',
    'checking your browser',
    'just a moment',
    'access (?:is )?denied',
    'forbidden',
    'page not found',
    'coming soon',
    'under construction',
    'maintenance',
    'please wait',
    'einwilligung',
    'zustimmung',
    'anmelden',
    'einloggen',
    'zugriff verweigert',
    'wartungsarbeiten',
    'seite nicht gefunden',
    'se connecter',
    'accès refusé',
    'iniciar sesión',
    'acceso denegado',
    'تسجيل الدخول',
    'ملفات تعريف الارتباط',
    'جافا ?سكريبت',
    'قيد الصيانة',
    'الصفحة غير موجودة',
  ].join('|'),
  'iu',
)

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

/** Of scripts without spaces two letters count as a word. */
export function countWords(text: string): number {
  const letters = text.match(UNSPACED)?.length ?? 0
  const words = text
    .replace(UNSPACED, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  return Math.floor(letters / 2) + words.length
}

/** A keyword has no text by its nature. */
export function isShort({ kind, paragraphs, facts, quotes = [] }: Words): boolean {
  const parts = [...facts.map(({ value }) => value), ...quotes.map(({ text }) => text)]
  const size = [paragraphs.join(' '), ...parts].reduce((sum, text) => sum + text.length, 0)
  return kind !== 'keyword' && size < MIN_TEXT
}

/** `page_too_short`: there are words, but no sentence to make a pin of. */
export function readShort({
  title,
  paragraphs,
  quotes = [],
}: Words): 'readable' | 'page_too_short' | 'empty_page' {
  const texts = [...paragraphs, ...quotes.map(({ text }) => text)]
  if (title === '' || texts.join('').trim() === '' || WALL.test([title, ...texts].join('\n')))
    return 'empty_page'
  return texts.some((text) => countWords(text) >= MIN_SENTENCE_WORDS)
    ? 'readable'
    : 'page_too_short'
}
