/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { missingPageMessages } from './missing-page.messages.ts'

export const missingPageAr: WordsOf<typeof missingPageMessages> = {
  'missing.notFound': 'الصفحة غير موجودة: \u2068{path}\u2069',
  'missing.generate': 'الإنشاء',
  'missing.drafts': 'المسودات',
  'missing.search': 'ابحث في دبابيسك',
  'missing.searchButton': 'بحث',
}
