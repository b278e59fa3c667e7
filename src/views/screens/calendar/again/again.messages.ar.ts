/** Arabic: words of using a published pin again. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { againMessages } from './again.messages.ts'

export const againAr: WordsOf<typeof againMessages> = {
  'again.title': 'استخدام هذا الدبوس من جديد',
  'again.words': 'يُنشر مرة أخرى على لوحة أخرى.',
  'again.vary': 'كي لا يُنشر الدبوس نفسه مرتين',
  'again.vary.template': 'استخدام قالب آخر',
  'again.vary.picture': 'استخدام صورة أخرى من الصفحة',
  'again.vary.title': 'استخدام عنوان آخر: «\u2068{title}\u2069»',
  'again.varyHint': 'ما نُشر من قبل يبقى كما هو.',
  'again.board': 'اللوحة',
  'again.noBoard': 'هذا الدبوس على كل لوحاتك. أنشئ لوحة أخرى أولًا.',
  'again.when': 'أقرب وقت تسمح به قواعد هذا الحساب هو {moment}.',
  'again.never': 'لا تترك قواعد هذا الحساب وقتًا له خلال سنة.',
  'again.plan': 'جدولة',
  'again.planned': 'جُدول في {moment}',
  'again.undo': 'تراجع',
  'again.notChanged': 'تعذّرت جدولته. افتحه مرة أخرى وحاول من جديد.',
}
