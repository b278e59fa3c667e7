/**
 * What else the page has, for a description that is short: "Also in the guide: why cedar lasts;
 * mistakes to avoid." Its own headings or entries, no sentence twice.
 */
import { contentStems, isUnspaced, wordsOf, type Language } from '../language.ts'
import type { Material } from './material.ts'
import { isEcho } from './said-once.ts'

export interface AlsoWish {
  readonly title: string
  /** The heading or entry that the pin tells about: it is not told again. */
  readonly about: string
  /** Which of a page's pins this is: each begins elsewhere in the row. */
  readonly turn: number
  readonly description: string
}

const ITEMS = { most: 3, letters: 62, words: 9 }
const TRIED = 12
/** Ahead of the items, by language. English says where. */
const AHEAD: Record<string, string> = {
  de: 'Auch auf der Seite: ',
  es: 'También: ',
  fr: 'Aussi : ',
}
/** Says nothing without its section, or asks. */
const POINTS = /[?:;“”"„()]|\b(?:it|its|them|they|this|these|those|here|dies\w*|dazu|damit)\b/iu

/** Tells of what stands before it: "made in a small mill". */
const BOUND = /^(?:made|built|sewn|cut|printed|dyed) /i

/** '' where the page has no two things more to name, or its language no words for it. */
export function alsoThere(material: Material, wish: AlsoWish): string {
  const { lang } = material.language
  const ahead = lang === 'en' ? englishAhead(material) : isUnspaced(lang) ? '' : AHEAD[lang]
  const items = ahead === undefined ? [] : itemsFor(material, wish)
  if (items.length < 2) return ''
  if (isUnspaced(lang)) return `${items.join('、')}。`
  return `${ahead ?? ''}${items.join(lang === 'fr' ? ' ; ' : '; ')}.`
}

function englishAhead({ content }: Material): string {
  if (content.kind === 'list') return 'Also on the list: '
  if (content.kind === 'recipe') return 'Also with the recipe: '
  return content.kind === 'how_to' || /\bguide\b/i.test(content.title)
    ? 'Also in the guide: '
    : 'Also on the page: '
}

/** Looked for until there are enough: a page may have hundreds. */
function itemsFor(material: Material, wish: AlsoWish): string[] {
  const { content, entries, headings, language, letters } = material
  const all = content.kind === 'list' && entries.length >= 3 ? entries : headings
  const said = `${wish.title} ${wish.description}`
  const start = (wish.turn * ITEMS.most) % Math.max(1, all.length)
  const found: string[] = []
  for (const text of [...all.slice(start), ...all.slice(0, start)].slice(0, TRIED)) {
    if (found.length >= ITEMS.most) break
    if (
      text !== wish.about &&
      !found.includes(text) &&
      isFit(text, language) &&
      !isEcho(text, said, language)
    )
      found.push(text)
  }
  return found.map((text) =>
    isSmallStart(text, language)
      ? text.replace(/^./u, (letter) => letter.toLowerCase())
      : letters.running(text),
  )
}

function isFit(text: string, language: Language): boolean {
  return (
    text.length <= ITEMS.letters &&
    wordsOf(text).length <= ITEMS.words &&
    !POINTS.test(text) &&
    !BOUND.test(text) &&
    contentStems(text, language).length > 0
  )
}

/** "Un canapé" and "cómo …" go on in small letters. */
function isSmallStart(text: string, language: Language): boolean {
  return (
    /^(?:es|fr)$/.test(language.lang) && language.isStopWord((wordsOf(text)[0] ?? '').toLowerCase())
  )
}
