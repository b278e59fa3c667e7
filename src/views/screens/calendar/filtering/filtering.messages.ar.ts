/** Arabic: words on choosing which planned pins are shown. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { filteringMessages } from './filtering.messages.ts'

export const filteringAr: WordsOf<typeof filteringMessages> = {
  'filtering.title': 'الدبابيس المجدولة المعروضة',
  'filtering.board': 'اللوحة',
  'filtering.anyBoard': 'كل اللوحات',
  'filtering.otherBoard': 'لوحة أخرى',
  'filtering.page': 'الصفحة',
  'filtering.anyPage': 'كل الصفحات',
  'filtering.otherPage': 'صفحة أخرى',
  'filtering.state': 'الحالة',
  'filtering.anyState': 'كل الحالات',
  'filtering.otherState': 'حالة أخرى',
  'filtering.accounts': 'الحسابات',
  'filtering.thisAccount': 'هذا الحساب',
  'filtering.allAccounts': 'كل الحسابات',
  'filtering.shown':
    'المعروض {shown} من {all, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'filtering.clear': 'عرض الكل',
  'filtering.tray': 'المسودات المعروضة',
  'filtering.noBoard': 'بلا لوحة',
  'filtering.kind': 'النوع',
  'filtering.anyKind': 'كل الأنواع',
  'filtering.otherKind': 'نوع آخر',
  'filtering.kind.photo': 'صورة مع عنوان بارز',
  'filtering.kind.split': 'مقسوم',
  'filtering.kind.list': 'قائمة',
  'filtering.kind.steps': 'خطوات',
  'filtering.kind.quote': 'اقتباس',
  'filtering.kind.collage': 'صور مجمّعة',
  'filtering.kind.text': 'نص فقط',
  'filtering.kind.card': 'بطاقة',
  'filtering.kind.video': 'فيديو',
  'filtering.kind.carousel': 'عرض متعدد الصور',
}
