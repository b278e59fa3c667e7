/** What `captions.html` says itself, unless it is given other words. */
import type { CaptionsWords } from '#core/contract/content/export.contract.ts'

export const englishCaptions: CaptionsWords = {
  language: 'en',
  pins: 'Pins',
  lead: 'Upload a picture, then copy the text next to it.',
  title: 'Title',
  description: 'Description',
  link: 'Link',
  alt_text: 'Alt text',
  keywords: 'Keywords',
  no_board: 'No board',
  copy: 'Copy',
  copied: 'Copied.',
  by_hand: 'Press Ctrl+C to copy the selected text.',
}
