import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { mediaMarkMessages } from './media-mark.messages.ts'

export const mediaMarkDe: WordsOf<typeof mediaMarkMessages> = {
  'mediaMark.video': 'Video {time}',
  'mediaMark.carousel': 'Karussell {count}',
}
