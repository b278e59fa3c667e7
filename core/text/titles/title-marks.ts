/** Marks and notes that a page's own title carries, and its pins do not. */
import { keyOf } from '../language/title-key.ts'
import type { PageModel } from '../understand/page-model.ts'

/** "Plum Press Plum Press": what a shop writes twice, of one word only its name ("Piri Piri"). */
const MENTIONED_TWICE = /(?<![\p{L}\p{N}])(\p{L}{4,}(?: \p{L}{4,})?),? \1(?![\p{L}\p{N}-])/giu
/** "Garden Care and Pruning: Pruning Basics" of an English page. */
const GOES_ON_TWICE = /(?<=\s)(\p{Lu}\p{L}{3,}): \1 (?=\p{Lu}\p{L}+$)/gu
/** What authors note behind a title for those who know the page. */
const NOTES =
  /\s*[([{](?:video|recipe|photos?|pictures|gallery|with (?:photos|pictures|video)|(?:20\d\d )?updated(?: 20\d\d)?|aktualisiert|actualizad[oa]|mise? à jour)[)\]}]/giu
/** The year in which a recipe was posted: "Hartweizenbrot (2021)". */
const YEAR_OF_POST = /\s*\((?:19|20)\d\d\)$/u
/** "(News) Interview mit …", "[Werbung] …". */
const LABEL =
  /^[([](?:news|werbung|anzeige|advertisement|ad|sponsored|rezension|review|update|publicité|publicidad)[)\]]\s+/iu
/** "Naturkosmetik- doch gesünder?", but "Vor- und Nachteile". */
const STUCK_DASH =
  /(?<=\p{L})(\p{L})[-–] (?!und |oder |bzw|sowie |bis |and |or |to |y |o |et |ou )(?=\p{L})/gu
/**
 * "3-Carbohydrates – – Order Herbalife": an empty part, and what the site has behind all titles.
 */
const BEHIND_EMPTY_PART = /\s+[|–—-]\s+[|–—-]\s.*$/u
/** The day on which the page was written: "… (By a Guide!) January 1, 2025". */
const DAY_OF_POST =
  /(?<=\S\s\S+)(?<!(?:^|\s)(?:on|of|for|from|until|till|by|since|before|after|to|and|am|vom|bis|zum|du|le|jusqu['’]au|del?|el|hasta))\s+[([]?(?:posted |updated |published )?(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?,? |\d{1,2}\.? (?:de )?(?:jan|f[eé]b|m[aäae]r|a[pbv]r|ma[iy]|jun|jui|jul|ao[uû]|aug|ago|sep|o[ck]t|nov|dez|d[eé]c|dic|ene)\p{L}*\.? (?:de )?|\d{1,2}[./-]\d{1,2}[./-])(?:19|20)\d\d[)\]]?$/iu
/** The full stop behind a title of one sentence: "Lilacs in Regensburg." */
const LAST_STOP = /^([^.!?…]*\p{L}{2})\.$/u

/** "No Sanity Left Behind!18 min read": how long the page is. */
const READ_TIME =
  /[\s|•–—-]*[([]?(?<!\p{N})\d{1,2}[ -]?min(?:ute[ns]?|utos)?\.? (?:read|lesezeit|de lecture|de lectura)[)\]]?$/iu
/** The day of a post before its title: "04 May Vancouver". */
const DAY_BEFORE =
  /^0\d[ .-](?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?(?: (?:19|20)\d\d)?[\s:–—-]+(?=\p{Lu})/iu
/** "… "OCEANARIO" -Océanarium" */
const STUCK_BEFORE = /(?<=[\p{L}"”»)!?]) [-–](?=\p{Lu}\p{Ll})/gu
/**
 * "Kitchen Garden - Summer 2023": a typed dash between two parts, which would end a line on a
 * picture. "Ages 8 - 12" has none.
 */
const ONE_DASH = /^([^:–—]*?\S) - (\p{L}(?:(?! - )[^:–— ])* (?:(?! - )[^:–—])+)$/u
/** What a link to a heading shows: "When to Prune #". */
const ANCHOR = /\s*[#¶§]+$/u

/** Two loud words and more within a title, of which German ones may be verbs. */
const LOUD_RUN =
  /(?<![\p{L}\p{N}])\p{Lu}{4,}(?: (?:\p{Lu}{1,3} ){0,2}\p{Lu}{4,})+(?![\p{L}\p{N}])/gu

/** They have capitals wherever they come, as words without a vowel have: "HTML". */
const ACRONYM =
  /^(?:[^AEIOUY]+|NASA|NATO|UNESCO|UNICEF|FEMA|OSHA|ADHD|AARP|NCAA|NAACP|FIFA|UEFA|IKEA|LEGO|ASMR|LGBTQIA?|HIIT|COVID|FODMAP|PCOS|IELTS|TOEFL|STEM|YMCA|HVAC|IMAX|HDMI|BIPOC|MIDI)$/u

export function withoutMarks(title: string, model: PageModel): string {
  const { kind, material } = model
  const calm = material.language.lang === 'de' ? title : withoutLoudRun(title)
  const plain = unmarked(calm, kind, material.content.site_name)
  const spaced = material.language.lang === 'fr' ? plain.replace(/(?<=\S): /gu, ' : ') : plain
  return withoutAuthor(spaced, material.content.site_name)
}

/** "OCEANARIO DE LISBOA" within a title that is not loud as a whole. */
const withoutLoudRun = (title: string): string =>
  /\p{Ll}{3}/u.test(title)
    ? title.replace(LOUD_RUN, (run) =>
        run
          .split(' ')
          .map((word) => (word.length > 3 && ACRONYM.test(word) ? word : calmWord(word)))
          .join(' '),
      )
    : title

const calmWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?!(?:the|and|for|les|des|las|los|del|une)$)\p{L}(?=\p{L}{2})/u, (letter) =>
      letter.toUpperCase(),
    )

/** "… by 30Seconds Food" of that site. */
function withoutAuthor(title: string, site: string): string {
  const by = /^(.{12,}) (?:by|von|par|por) (\S.{2,})$/iu.exec(title)
  const [, rest = '', author = ''] = by ?? []
  return rest !== '' && keyOf(author) === keyOf(site) ? rest : title
}

/** A heading without what the page shows behind it, and without the day before it. */
export const withoutAnchor = (heading: string): string =>
  heading.replace(ANCHOR, '').replace(DAY_BEFORE, '')

function unmarked(title: string, kind: PageModel['kind'], site: string): string {
  const noted = title.replace(BEHIND_EMPTY_PART, '').replace(NOTES, '')
  return (kind === 'recipe' ? noted.replace(YEAR_OF_POST, '') : noted)
    .replace(/[{}[\]]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\s+[|•]\s+(?:recipes?|rezepte|recettes|recetas|blog|home)$/giu, '')
    .replace(/(?<=\brecipe) by \p{Lu}\p{L}+$/gu, '')
    .replace(/\s+[|•]\s+/gu, ': ')
    .replace(DAY_OF_POST, '')
    .replace(DAY_BEFORE, '')
    .replace(READ_TIME, '')
    .replace(ANCHOR, '')
    .replace(LABEL, '')
    .replace(STUCK_DASH, '$1 – ')
    .replace(STUCK_BEFORE, ' – ')
    .replace(ONE_DASH, '$1: $2')
    .replace(MENTIONED_TWICE, (found: string, said: string) =>
      said.includes(' ') || keyOf(said) === keyOf(site) ? said : found,
    )
    .replace(GOES_ON_TWICE, '$1 ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=,)/gu, '')
    .trim()
    .replace(LAST_STOP, '$1')
}
