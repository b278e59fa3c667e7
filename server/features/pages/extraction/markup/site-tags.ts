/**
 * Keywords as a page's data gives them, without the tags that its site keeps for its own programs:
 * "@post-id:1913719", "Section: News", "type-post", "natl-feed", product numbers, the site's name.
 */
import type { PageFact } from '#core/pages/page-content.schema.ts'
import { isUnspaced, wordsOf, type Language } from '#core/text/language/language.ts'

export interface TagGround {
  readonly url: string
  readonly siteName: string
  readonly title: string
  /** The page's own text. */
  readonly text: string
  readonly language: Language
}

const MAX_WORDS = 8
const MAX_LENGTH = 60
/** Characters that are not typed into a search box, and labels: "Category: Jupiter". */
const PROGRAM_TAG = /^[@_/\\$~*]|:\/\/|[<>{}|_=]|^\p{L}+:\s?\S/u
const NUMBER_TAG = /^[\d\s./:-]+$/
/** Of a tag in one word: what sites call their lists and layouts. */
const LIST_PART =
  /(?:^|-)(?:type|channel|section|format|posts?|feeds?|river|xamp|amp|rss|syndicat\p{L}*|noindex|evergreen|homepage|template|newsletter)(?:-|$)/iu
/** On any page of a site, whatever it is about. */
const GENERIC_TAG =
  /^(?:news|(?:breaking|business|latest|world|local) news|articles?|videos?|photos?|galler(?:y|ies)|slideshows?|podcasts?|blogs?|posts?|stor(?:y|ies)|featured?|features|trending|popular|uncategori[sz]ed|general|misc(?:ellaneous)?|others?|top stories|(?:home ?)?page|home|web|hot|reviews?|exclusives?|sponsored|advertisement|advertorial|editor['’]?s['’]? (?:choice|picks?)|ideas|companies|werbung|anzeige|allgemein|aktuell(?:es)?|nachrichten|artikel|unkategorisiert|rezept|rezepte|actualités?|non classé|choix de la rédaction|recettes?|noticias|actualidad|sin categoría|artículos?|recetas?|recipes?)$/iu
/** Letters that no word is made of: "tc", "rtd", "PFI-XAMP". */
const ABBREVIATION = /^(?:\p{L}{1,2}|[b-df-hj-np-tv-xz]{3,4})$/iu
const SHORT_WORD = 3
/** Words glued together, as programs write them: "serversidehawk". */
const GLUED_LENGTH = 12
const UNSEEN = 0.99

export function withoutSiteTags(facts: readonly PageFact[], ground: TagGround): PageFact[] {
  const readTag = tagReader(ground)
  return facts.flatMap((fact) => {
    if (fact.name !== 'author_keyword') return [fact]
    const value = readTag(fact.value)
    return value === '' ? [] : [{ ...fact, value }]
  })
}

/** The keyword as people type it, '' where it is a tag of the site. */
function tagReader(ground: TagGround): (tag: string) => string {
  const { language, title } = ground
  const said = wordy(`${title} ${ground.text}`)
  const isMentioned = (tag: string): boolean =>
    isUnspaced(language.lang) ? said.includes(wordy(tag).trim()) : said.includes(wordy(tag))
  const isSiteName = siteNameTest(ground)
  return (written) => {
    const tag = written.replace(/^#/, '').trim()
    if (isNoName(tag) || isSiteName(tag)) return ''
    if (/\s/.test(tag)) return tag
    const spaced = tag.replaceAll('-', ' ')
    if (isMentioned(tag) || isUnspaced(language.lang)) return tag.includes('-') ? slugOf(tag) : tag
    return isMentioned(spaced) ? spaced : isProgramWord(tag, language) ? '' : slugOf(tag)
  }
}

function isNoName(tag: string): boolean {
  return (
    tag.length > MAX_LENGTH ||
    wordsOf(tag).length > MAX_WORDS ||
    PROGRAM_TAG.test(tag) ||
    NUMBER_TAG.test(tag) ||
    GENERIC_TAG.test(tag)
  )
}

/** Of one word that the page does not say. */
function isProgramWord(tag: string, { lang, rarity }: Language): boolean {
  if (LIST_PART.test(tag) || ABBREVIATION.test(tag) || /\d/.test(tag)) return true
  const isUnknown = lang === 'en' && !tag.includes('-') && rarity(tag.toLowerCase()) >= UNSEEN
  return isUnknown && (tag.length <= SHORT_WORD || tag.length >= GLUED_LENGTH)
}

/** "rock-hall-inductees" → "rock hall inductees"; one hyphen belongs to a word: "gluten-free". */
function slugOf(tag: string): string {
  return /^\p{Ll}+(?:-\p{Ll}+){2,}$/u.test(tag) ? tag.replaceAll('-', ' ') : tag
}

/** The site's name alone; before other words too, as "Vogue exclusive", unless the title has the name. */
function siteNameTest({ url, siteName, title }: TagGround): (tag: string) => boolean {
  const names = [siteName, hostLabel(url)].map(folded).filter((name) => name.length > 2)
  const isAbout = names.some((name) => folded(title).includes(name))
  return (tag) => {
    const own = folded(tag)
    return names.some((name) => own === name || (!isAbout && startsWithWords(tag, name)))
  }
}

/** Whole words: "purée soup" does not begin with "Pure". */
function startsWithWords(tag: string, name: string): boolean {
  const words = wordsOf(tag)
  return words.some((_, index) => folded(words.slice(0, index + 1).join(' ')) === name)
}

/** "scottishfield" of `www.scottishfield.co.uk`. */
function hostLabel(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const labels = host.split('.').filter((label) => !/^www\d*$/.test(label))
  return labels.slice(0, -1).toSorted((a, b) => b.length - a.length)[0] ?? ''
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const wordy = (text: string): string => ` ${wordsOf(text.toLowerCase()).join(' ')} `
