/** Arabic: templates that come more often. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { favoredMessages } from './favored.messages.ts'

export const favoredAr: WordsOf<typeof favoredMessages> = {
  'favored.used': 'يُستخدم "{name}" نحو ضعفي القوالب الأخرى',
  'favored.why': 'اخترت ذلك لأن نتائجك تقول إن دبابيسه تُحفظ أكثر.',
  'favored.takeOut': 'أخرجه',
  'favored.takeOutOf': 'أخرج "{name}"',
}
