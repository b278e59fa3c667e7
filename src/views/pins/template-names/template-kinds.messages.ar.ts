/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { templateKindsMessages } from './template-kinds.messages.ts'

export const templateKindsAr: WordsOf<typeof templateKindsMessages> = {
  'library.kind.photo': 'صورة مع عنوان بارز',
  'library.kind.split': 'مقسوم',
  'library.kind.list': 'قائمة',
  'library.kind.steps': 'خطوات',
  'library.kind.quote': 'اقتباس',
  'library.kind.collage': 'صور مجمّعة',
  'library.kind.text': 'نص فقط',
  'library.kind.card': 'بطاقة',
}
