/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { pinsMessages } from './pins.messages.ts'

export const pinsAr: WordsOf<typeof pinsMessages> = {
  'pins.title': 'دبابيسك',
  'pins.lead': 'حدد الدبابيس التي تود نشرها.',
  'pins.keys': 'النقر أو Space للتحديد، وCtrl+A لتحديد الكل، وShift للتوسيع، وEnter للتعديل.',
  'pins.which': 'الدبابيس المعروضة',
  'pins.thisRun': 'هذه المهمة',
  'pins.allGenerated': 'كل ما أُنشئ',
  'pins.grid': 'الدبابيس المُنشأة',
  'pins.count':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'pins.making': 'جارٍ إنشاء الدبابيس: {done} من {total}',
  'pins.starting': 'جارٍ البدء…',
  'pins.makingHint': 'يمكنك مغادرة هذه الصفحة: المهمة مستمرة.',
  'pins.empty': 'لا توجد دبابيس بعد',
  'pins.emptyWords': 'اختر صفحات وتصميمًا ثم ابدأ. تظهر الدبابيس الجاهزة هنا أثناء تنفيذ المهمة.',
  'pins.emptyAction': 'الانتقال إلى التصميم',
  'pins.commit': 'العناوين واللوحات',
  'pins.chooseSome': 'حدد الدبابيس التي تريد المتابعة بها.',
  'pins.committed':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} في «العناوين واللوحات».',
  'pins.toCommitted': 'الانتقال إلى العناوين واللوحات',
  'pins.loading': 'جارٍ تحميل دبابيسك',
  'pins.failed': 'تعذّر تحميل دبابيسك',
  'pins.failedWords': 'هي محفوظة على هذا الجهاز وعلى الخادم.',
}
