/**
 * Whether the alternative texts that pins get of the pictures of stored pages are whole phrases:
 * no address, no name of a file, no cut word, nothing that is no description.
 */
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import { deriveInterests } from '../../core/text/interests/derive-interests.ts'
import { writeAltText } from '../../core/text/writer/alt-text.ts'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import { atLeast, type Report, round } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { contentsOf } from './made-pins.ts'
import { isCut } from './page-faults.ts'
import type { PageSet, WordsGround } from './real-pages.ts'

const FAULTS = {
  address: /https?:|www\.|\p{L}\.(?:com|org|net|de|fr|es|co)(?!\p{L})/iu,
  file: /\.(?:jpe?g|png|webp|gif|avif|svg)\b|(?<!\p{L})(?:IMG|DSCN?|PXL|MG)[_-]?\d|\p{L}_\p{L}|(?:\p{Ll}+-){3,}|(?<!\d)\d{3,4}\s?x\s?\d{3,4}/u,
  markup: /<|>|&\w{2,6};|[{}|]|\s[,.;:](?=\s|$)|\.\.|\uFFFD/u,
  // What a button, a mark or a seller says.
  chrome:
    /^(?:logo|icon|avatar|placeholder|image|picture|photo|thumbnail|banner|untitled|advertisement)\b|\b(?:pin (?:it|this|image)|click|tap) |\blogo$|subscribe|gravatar/iu,
} as const
const GOAL = 100
/** Of a picture drawn whole, and of one of which a part is drawn. */
const SHARES = [1, 0.5]

interface AltText {
  readonly name: string
  readonly set: PageSet
  readonly phrase: string
  readonly isOfPicture: boolean
  readonly fault: string
}

export function measureAltTexts(ground: WordsGround): Report {
  const languageOf = openLanguages()
  const texts = contentsOf(ground).flatMap(({ name, set, content }): AltText[] => {
    const [first] = deriveInterests(content, languageOf(content.lang))
    return phrasesOf(content, first?.interest_name ?? content.title).map((phrase) => ({
      ...phrase,
      name,
      set,
      fault: faultOf(phrase.phrase, content.lang),
    }))
  })
  const bad = texts.filter(({ set, fault }) => fault !== '' && set === 'open')
  for (const { name, fault, phrase } of bad.slice(0, ground.worst))
    printProgress(`alt text ${fault} ${name}: ${phrase}`)
  const rows = ground.sets.map((set) => {
    const own = texts.filter((text) => text.set === set)
    const share = (count: number): number => round((count * 100) / Math.max(1, own.length))
    const countOf = (kind: string): number => own.filter(({ fault }) => fault === kind).length
    return {
      part: 'alt_texts',
      set,
      texts: own.length,
      whole: share(countOf('')),
      of_the_picture: share(own.filter(({ isOfPicture }) => isOfPicture).length),
      ...Object.fromEntries([...Object.keys(FAULTS), 'cut'].map((kind) => [kind, countOf(kind)])),
    }
  })
  return {
    rows,
    goals: Object.fromEntries(
      rows.map(({ set, whole }) => [`alt_texts_whole_${set}`, atLeast(whole, GOAL)]),
    ),
  }
}

/** The phrase for each picture, each once, without the words on the pin. */
function phrasesOf(
  { pictures, lang }: PageContent,
  subject: string,
): Pick<AltText, 'phrase' | 'isOfPicture'>[] {
  const said = pictures.flatMap(({ alt }) =>
    SHARES.map((share) =>
      writeAltText({
        design: { headline: '', items: [], pictures: [{ picture_id: 'a', crop: null }] },
        template: { pictures: 1, needsItems: false },
        altOf: () => alt,
        shownOf: () => share,
        subject,
        lang,
      }),
    ),
  )
  return [...new Set(said)].map((phrase) => ({
    phrase,
    isOfPicture: !FRAME.test(phrase),
  }))
}

/** Before the subject, where a picture says nothing of itself; and before a part of a picture. */
const FRAME = /^(?:Photo|Foto) ?: /u
const PART = /^(?:Close-up of |Gros plan : |Primer plano: )/u

function faultOf(phrase: string, lang: string): string {
  const text = phrase.replace(FRAME, '').replace(PART, '')
  const found = Object.entries(FAULTS).find(([, pattern]) => pattern.test(text))
  return found?.[0] ?? (isCut(text.replace(/[.。]$/u, ''), lang) ? 'cut' : '')
}
