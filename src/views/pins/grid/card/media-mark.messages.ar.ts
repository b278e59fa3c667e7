import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { mediaMarkMessages } from './media-mark.messages.ts'

export const mediaMarkAr: WordsOf<typeof mediaMarkMessages> = {
  'mediaMark.video': 'فيديو {time}',
  'mediaMark.carousel': 'شرائح {count}',
}
