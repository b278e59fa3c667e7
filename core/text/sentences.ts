/** Whole sentences out of a paragraph. */

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|vs|approx|ca|bzw|z\.\s?B|d\.\s?h|u\.\s?a|e\.g|i\.e|etc|tbsp|tsp|oz|lb|min|No|Nr|Sr|Sra|M|Mme|p\.\s?ej|[A-Z])\.$/u

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
    if (last !== undefined && (ABBREVIATION.test(last) || /^\p{Ll}/u.test(piece)))
      sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** A sentence that ends as sentences do, so that it may stand last in a description. */
export function isWholeSentence(text: string): boolean {
  return /[.!?。！？؟…]["”’»)]*$/u.test(text.trim())
}
