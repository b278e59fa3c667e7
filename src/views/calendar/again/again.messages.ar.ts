/** Arabic: words of using a published pin again. */
import type { WordsOf } from '../../i18n/text.ts'
import type { againMessages } from './again.messages.ts'

export const againAr: WordsOf<typeof againMessages> = {
  'again.title': 'استخدام هذا الدبوس من جديد',
  'again.words': 'يُنشر مرة أخرى على لوحة أخرى. عدّله قبل ذلك إن أردت صورة أخرى أو كلمات أخرى.',
  'again.board': 'اللوحة',
  'again.noBoard': 'هذا الدبوس على كل لوحاتك. أنشئ لوحة أخرى أولًا.',
  'again.when': 'أقرب وقت تسمح به قواعد هذا الحساب هو {moment}.',
  'again.never': 'لا تترك قواعد هذا الحساب وقتًا له خلال سنة.',
  'again.plan': 'جدولة',
  'again.planned': 'جُدول في {moment}',
  'again.undo': 'تراجع',
  'again.notChanged': 'تعذّرت جدولته. افتحه مرة أخرى وحاول من جديد.',
}
