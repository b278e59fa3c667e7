/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { templateKindsMessages } from './template-kinds.messages.ts'

export const templateKindsAr: WordsOf<typeof templateKindsMessages> = {
  'templateKind.photo': 'صورة مع عنوان بارز',
  'templateKind.split': 'مقسوم',
  'templateKind.list': 'قائمة',
  'templateKind.steps': 'خطوات',
  'templateKind.quote': 'اقتباس',
  'templateKind.collage': 'صور مجمّعة',
  'templateKind.text': 'نص فقط',
  'templateKind.card': 'بطاقة',
}
