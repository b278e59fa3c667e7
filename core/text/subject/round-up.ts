/**
 * Pages that compare many products or places: "The Best Drip Coffee Makers". A section is about one
 * of them, so that it can't speak for the page.
 */
import { contentStems, type Language } from '../language/language.ts'

const ROUND_UP =
  /^(?:(?:the|our|my|these|here are the|what(?:['’]s| is| are) the|which) )?(?:(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:of the )?)?(?:(?:absolute|very|ultimate) )?(?:best|top)(?: \d{1,3})? (?!(?:ways?|practices?|times?|parts?|friends?|chances?|shot|version|self|secrets?|kept)\b)[\p{L}\d$-]/iu

/** Whether one part of an English title names the best of a sort. */
export function isRoundUp(title: string): boolean {
  return title.split(/\s*[:|]\s+|\s+[–—-]\s+|(?<=[?!])\s+/u).some((part) => ROUND_UP.test(part))
}

/** What a reader asks of the whole sort: "How to Choose a Drip Coffee Maker". */
const OF_SORT =
  /^(?:how to (?:choose|pick|select|find|buy|shop for|use|clean|wear|style|care for|store)|what to (?:look for|consider|know)|what (?:is|are)|which|why|do you need|are|types of|kinds of|tips for)\s(?!(?:we|i|you can trust)\b)/iu

/** Whether a heading of a round-up is about all that the page compares. */
export function isOfSort(heading: string, title: string, language: Language): boolean {
  if (!OF_SORT.test(heading) || /:\s/u.test(heading)) return false
  const titled = new Set(contentStems(title, language))
  const stems = contentStems(heading, language)
  return stems.some((stem) => titled.has(stem) && !/^(?:best|top|\d+)$/u.test(stem))
}
