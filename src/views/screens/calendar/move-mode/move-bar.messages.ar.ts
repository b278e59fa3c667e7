/** Arabic: words of the bar that moves pins by keys. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { moveBarMessages } from './move-bar.messages.ts'

export const moveBarAr: WordsOf<typeof moveBarMessages> = {
  'moveBar.help':
    'مفاتيح الأسهم لليوم والأسبوع، وPage Up وPage Down للشهر، وN لأول موعد متاح، وEnter للتثبيت، وEscape للإلغاء.',
  'moveBar.targetPast': 'مضى هذا الوقت: {day}.',
  'moveBar.targetTimePast': 'مضى الوقت {time} اليوم. اختر يومًا أو وقتًا آخر.',
  'moveBar.targetNoneLeft': 'لم يبق وقت اليوم. اختر يومًا آخر.',
  'moveBar.place': 'التثبيت هنا',
  'moveBar.cancel': 'إلغاء',
}
