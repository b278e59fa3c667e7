/**
 * The page's own headings that stand as titles without their page, in any language but English:
 * whole questions, and headings that say a word of the page's title again. They serve where no
 * pattern can name the subject, or beside the patterns.
 */
import { contentStems, isUnspaced, wordsOf, type Language } from '../language.ts'
import type { PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/sections.ts'
import type { PatternTitle } from './fill-titles.ts'

const MIN_WORDS = 3
const MAX_WORDS = 12
const MAX_LETTERS = 78
const MIN_LETTERS_UNSPACED = 6
const MAX_LETTERS_UNSPACED = 40
/** Below this the words of meaning of a question could stand on any page. */
const MIN_ASKED = 2
const MAX_HEADLINE_WORDS = 8
const MAX_HEADLINE_LETTERS = 46

/** What points at something outside the line, by language. */
const LEANING: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:dies\p{L}*|es|sie|er|ihn|ihm|ihr\p{L}*|dies|hier|dort|damit|dabei|davon|dazu|daraus|darin|deren|dessen|andere\p{L}*|weitere\p{L}*|noch mehr|außerdem|auch)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[aeo]s?|es[aeo]s?|aquí|allí|l[oa]s? mism[oa]s?|él|ell[oa]s?|sus?|otr[oa]s?|también|más|además)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|ceci|cela|ça|il|ils|elle|elles|son|sa|ses|leurs?|ici|y|en|autres?|aussi|encore|celle|celui)(?!\p{L})|(?<!\p{L})(?:l|c|s)['’](?=a|est|y)/iu,
  it: /(?<!\p{L})(?:quest[aeio]|quell[aeio]|qui|suo|sua|suoi|sue|altr[aeio]|anche|lo|esso|essa)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:dit|dat|deze|die|het|hij|zij|ze|hier|daar|ook|andere|meer)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:est[ae]s?|ess[ae]s?|isto|isso|aqui|ele|ela|eles|elas|seus?|suas?|outr[ao]s?|também|mais)(?!\p{L})/iu,
}
/** The page's own machinery, as sites in several languages name it. */
const MACHINERY =
  /(?<!\p{L})(?:kommentar\p{L}*|newsletter|ähnliche\p{L}*|weitere\p{L}*|fazit|autor\p{L}*|teilen|folge\p{L}*|quellen?|inhalt\p{L}*|bewertung\p{L}*|das könnte|mehr (?:rezepte|artikel|zum|von|aus)|rezepte mit|beiträge|artikel|shop|anzeige|video\p{L}*|fotos?|commentaires?|articles?|à lire|voir aussi|lire aussi|partager|sommaire|sources|vous aimerez|avis|nos recettes|recettes? (?:similaires|associées)|vidéos?|comentarios?|artículos?|relacionad\p{L}*|compartir|fuentes|te puede interesar|opiniones|vídeos?|más recetas|commenti|articoli|leggi anche|condividi|ricette (?:simili|correlate)|reacties|gerelateerd\p{L}*|delen|lees ook|meer recepten|comentários?|artigos?|compartilh\p{L}*|leia|receitas relacionadas|komentarze|podobne|przepisy|kommentarer|opskrifter|liknande|recept|cookies|login|facebook|instagram|pinterest|youtube|whatsapp)(?!\p{L})|[|»›>→©#@]|https?:|\.\.\.|…/iu
/** A mark of a list, or a part of one: "Schritt 2", "Tag 3". */
const NUMBERED = /^\P{L}*\d+\P{L}*$|^\p{L}+\s+\d+$/u

export function ownWorldLines(model: PageModel): PatternTitle[] {
  return model.sections.flatMap((section) => {
    const title = section.heading.replace(/\s+/g, ' ').trim()
    const worth = worthOf(title, model)
    return worth === 0 ? [] : [asTitle(title, section, worth)]
  })
}

/** 0 for a line that is no title. */
function worthOf(line: string, { material }: PageModel): number {
  const { language, content } = material
  if (!isShaped(line, language) || line === content.title) return 0
  const isAsking = /[?？؟]$/.test(line)
  const isShared = sharesWord(line, content.title, language)
  if (isAsking) return isShared ? 0.74 : isAskedWhole(line, language) ? 0.6 : 0
  return isShared ? 0.64 : 0
}

function isAskedWhole(line: string, language: Language): boolean {
  return isUnspaced(language.lang) || contentStems(line, language).length > MIN_ASKED
}

/** A word of meaning, or a pair of signs in a language without spaces. */
function sharesWord(line: string, title: string, language: Language): boolean {
  if (isUnspaced(language.lang))
    return [...title.matchAll(/(?=([\p{sc=Han}\p{sc=Katakana}]{2}))/gu)].some(([, pair = '']) =>
      line.includes(pair),
    )
  const about = contentStems(title, language).filter((stem) => stem.length > 3)
  return contentStems(line, language).some((stem) => about.includes(stem))
}

function isShaped(line: string, { lang }: Language): boolean {
  const refused = [MACHINERY, NUMBERED, LEANING[lang], /[:;,–—-]$|[.!?].*\?$/u]
  return isFitting(line, lang) && !refused.some((pattern) => pattern?.test(line) ?? false)
}

function isFitting(line: string, lang: string): boolean {
  if (isUnspaced(lang))
    return line.length >= MIN_LETTERS_UNSPACED && line.length <= MAX_LETTERS_UNSPACED
  const count = wordsOf(line).length
  return count >= MIN_WORDS && count <= MAX_WORDS && line.length <= MAX_LETTERS
}

function asTitle(title: string, section: Section, worth: number): PatternTitle {
  const isHeadline =
    wordsOf(title).length <= MAX_HEADLINE_WORDS && title.length <= MAX_HEADLINE_LETTERS
  return {
    id: 'own-line',
    title,
    promise: /[?？؟]$/.test(title) ? 'question' : 'section',
    about: section.heading,
    section,
    headlines: isHeadline ? [title] : [],
    kicker: '',
    worth,
    sources: [{ kind: 'heading', quote: section.heading.slice(0, 500) }],
  }
}
