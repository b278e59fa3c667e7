/** Whether sentences are about their page and say more than its title. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, type Language } from '../../language/language.ts'
import type { Material } from '../../writer/material.ts'

/** In characters: minimum lengths of a summary, and of a long line on a dish. */
const LEAST = 50
const WHOLE_LINE = 100
/** Of a line of praise and what the dish is. */
const WHOLE_PAIR = 80
/** In paragraphs. */
const BEGINNING = 8
/** In letters: of a word inside a longer one. */
const MIN_PART = 4
const MIN_SHARED = 3
/** Words that any page uses about itself. */
export const HYPE =
  /(?<!\p{L})(?:absolute(?:ly)?|best|ever|amazing\p{L}*|awesome|delicious\p{L}*|delectable|perfect\p{L}*|eas(?:y|ily|iest)|favou?rite|yummy|tasty|tastiest|incredibl[ey]|ultimate|love[ds]?|tr(?:y|ied)|mak(?:e|es|ing)|recipes?|need|know|everything|indulge|goodness|ready|treat|enjoy|simple|quick|great|fantastic|wonderful|truly|really|world)(?!\p{L})/giu
/** How many words must be missing in the title, and how many for a long line on a dish. */
const MIN_NEW = 3
const MIN_NEW_OF_DISH = 2

/** Stems of the page's headings and first paragraphs. */
function stemsOfBeginning(
  { headings, paragraphs }: PageContent,
  language: Language,
): ReadonlySet<string> {
  const texts = [...headings.map(({ text }) => text), ...paragraphs.slice(0, BEGINNING)]
  return new Set(contentStems(texts.join(' '), language))
}

const DISH = String.raw`(?:[\p{L}-]+,? ){1,4}(?:flatbread|bowl|soup|stew|salad|cake|bread|pie|tart|curry|pasta|dish|dessert|sauce|roast|bake|casserole|sandwich|drink)\b`
/** "A comforting noodle bowl for curling up with on the sofa" of a page on ram-don with noodles. */
const A_DISH = new RegExp(String.raw`\b(?:an?|this) ${DISH}`, 'iu')

/**
 * "This chewy, garlicky Indian flatbread" and "It's a flatbread" of a page on naan, but no "serve it
 * with a salad".
 */
export const OWN_DISH = new RegExp(
  String.raw`^(?:(?:it|this|here)(?:['’]s| is) )?an? ${DISH}|(?<!\S (?:with|alongside|beside|besides|over|on|of|like|from|for|to) )\bthis ${DISH}`,
  'iu',
)

/** "This dry, curried recipe is …" of a page with one. */
export const ON_DISH = /^(?:this|these) (?:[\p{L}-]+,? ){0,6}(?:recipe|dish) (?!book)/iu

/**
 * Whether the summary is on the subject, says more than the title and is more than a question,
 * which it should answer instead. `about`: stems of the subject and of the title.
 */
export function isAboutPage(
  whole: readonly string[],
  material: Material,
  about: readonly string[],
): boolean {
  const { content, language } = material
  const summary = whole.join(' ')
  const telling = contentStems(summary.replace(HYPE, ' '), language)
  const isQuestion = whole.length === 1 && /[?？]$/u.test(summary)
  return (
    summary.length >= LEAST &&
    !isQuestion &&
    saysMore(whole, telling, material) &&
    (namesPage(telling, about, language) ||
      (content.kind === 'recipe' && isOnDish(summary, material)) ||
      isOfBeginning(contentStems(summary, language), material) ||
      namesPersonOfText(summary, content))
  )
}

function saysMore(
  whole: readonly string[],
  telling: readonly string[],
  { content, language }: Material,
): boolean {
  const titled = contentStems(content.title, language)
  const { length } = whole.join(' ')
  const isWholeLine =
    content.kind === 'recipe' && length >= (whole.length > 1 ? WHOLE_PAIR : WHOLE_LINE)
  const added = telling.filter((stem) => !titled.includes(stem)).length
  return added >= (isWholeLine ? MIN_NEW_OF_DISH : MIN_NEW)
}

function isOnDish(summary: string, { ingredients, language }: Material): boolean {
  const parts = contentStems(ingredients.join(' '), language)
  return (
    ON_DISH.test(summary) ||
    (A_DISH.test(summary) && contentStems(summary, language).some((stem) => parts.includes(stem)))
  )
}

/**
 * English parts compounds: "fish recipes" is the line of a site and names no swordfish. Words that
 * any page has ("recipes", "love") name none either.
 */
function namesPage(
  telling: readonly string[],
  about: readonly string[],
  { lang }: Language,
): boolean {
  return telling.some((stem) =>
    lang === 'en' ? about.includes(stem) : about.some((other) => isSameWord(stem, other)),
  )
}

/** Also "Rotwein" and "Wein", of which one is a part of the other. */
export function isSameWord(stem: string, other: string): boolean {
  const [short, long] = stem.length < other.length ? [stem, other] : [other, stem]
  return short === long || (short.length >= MIN_PART && long.includes(short))
}

const NAME = String.raw`\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?!\p{L})`
/** "Her mentor Ada Holm", "with Ada Holm, who explains": "the Black Forest" is no person. */
const PERSON = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:mentor|author|writer|poet|editor|chef|baker|cook|lawyer|coach|trainer|teacher|professor|doctor|dr\.?|expert|architect|designer|artist|photographer|gardener|founder|director|historian|scientist|[Aa]utor(?:in)?|[Ee]xpert(?:e|in)|[Aa]nw[aä]lt(?:in)?|[Kk]öch(?:in)|[Ll]ehrer(?:in)?) )${NAME}|(?<=[\p{L}’'] )${NAME}(?=,? (?:who )?(?:explains?|shares?|shows?|outlines?|describes?|argues?|writes?|tells?|talks?|answers?|recalls?|erklärt|zeigt|erzählt|berichtet)(?!\p{L}))`,
  'gu',
)
/** The voice of a site. */
const WE = /\b(?:we|us|ours?)\b/iu

/** Where the text's beginning names them, too. */
function namesPersonOfText(summary: string, page: PageContent): boolean {
  if (page.kind === 'recipe' || WE.test(summary)) return false
  const begun = page.paragraphs.slice(0, BEGINNING).join(' ')
  const names = summary.match(PERSON) ?? []
  return names.some((name) => begun.includes(name) && !page.site_name.includes(name))
}

/** A site's own description shares a word or two with a page, a page's summary most. */
function isOfBeginning(stems: readonly string[], { content, language }: Material): boolean {
  const begun = stemsOfBeginning(content, language)
  const isShared = (stem: string): boolean =>
    begun.has(stem) ||
    (language.lang === 'de' && [...begun].some((other) => isSameWord(stem, other)))
  const shared = stems.filter(isShared).length
  return shared >= MIN_SHARED && shared * 2 >= stems.length
}
