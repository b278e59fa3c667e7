/** Whole sentences out of a paragraph. */

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|vs|approx|ca|bzw|z\.\s?B|d\.\s?h|u\.\s?a|e\.g|i\.e|tbsp|tsp|oz|fl|lb|min|No|Nr|Sr|Sra|M|Mme|p\.\s?ej|Rep|Sen|Gov|Gen|Prof|Jr|Ave|Jan|Feb|Aug|Sept?|Oct|Nov|Dec|Mio|Mrd|inkl|ggf|evtl|usw|Std|Min|EL|TL|geb|Tel|env|lat|[A-Z](?:\.[A-Z])*)\.$/u
/** "Am 3. Oktober". */
const GERMAN_ORDINAL = /(?:^|[\s(„])\d{1,2}\.$/u
const MONTH_OR_CENTURY =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh|Jubiläum|Geburtstag|Lebensjahr|Jahrestag|Etage|Stock)/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang)
  if (known) return known
  const made = new Intl.Segmenter(lang === 'und' ? 'en' : lang, { granularity: 'sentence' })
  segmenters.set(lang, made)
  return made
}

/**
 * Splits by the language's rules and joins again what an abbreviation or an inner ellipsis split.
 */
export function splitSentences(text: string, lang: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenterFor(lang).segment(text)) {
    const piece = segment.trim()
    if (piece === '') continue
    const last = sentences.at(-1)
    if (last !== undefined && isGoingOn(last, piece))
      sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

function isGoingOn(last: string, piece: string): boolean {
  return (
    ABBREVIATION.test(last) ||
    /^\p{Ll}/u.test(piece) ||
    (GERMAN_ORDINAL.test(last) && MONTH_OR_CENTURY.test(piece))
  )
}

/** A sentence that ends as sentences do, so that it may come last in a description. */
export function isWholeSentence(text: string): boolean {
  return /[.!?。！？؟…]["'”’»)]*$/u.test(text.trim())
}
