/** Block quotes of an article, whole, with the speaker where the page names one. */
import { oneLine } from './plain-text.ts'

const OUTSIDE =
  'nav, aside, footer, form, .comments, #comments, .comment-list, .related, .twitter-tweet, .instagram-media'
const MAX_QUOTES = 12
const AUTHOR = 'cite, footer, figcaption, .author, .quote-author, .wp-block-quote__citation'

/** Empties nothing: the document stays as it is. */
export function readBlockQuotes(document: Document): { text: string; author: string }[] {
  return [...document.querySelectorAll('blockquote')].slice(0, MAX_QUOTES).flatMap((element) => {
    if (element.closest(OUTSIDE) || element.querySelector('blockquote')) return []
    const told =
      element.querySelector(AUTHOR) ?? element.closest('figure')?.querySelector('figcaption')
    const copy = element.cloneNode(true) as Element
    for (const extra of copy.querySelectorAll(`${AUTHOR}, script, style`)) extra.remove()
    const text = oneLine(copy.textContent ?? '')
      .replace(/^["“„«]+|["”“»]+$/gu, '')
      .trim()
    const author = oneLine(told?.textContent ?? '')
      .replace(/^[–—-]\s*/u, '')
      .slice(0, 60)
    return text === '' ? [] : [{ text, author }]
  })
}
