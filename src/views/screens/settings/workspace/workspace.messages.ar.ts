/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { workspaceMessages } from './workspace.messages.ts'

export const workspaceAr: WordsOf<typeof workspaceMessages> = {
  'workspace.exportTitle': 'تصدير حساب في ملف',
  'workspace.exportLead':
    'صفحات «\u2068{name}\u2069» ودبابيسه بسجلها الكامل ولوحاته وعلامته التجارية وصوره وخطوطه في ملف واحد. استورده هنا كحساب ثانٍ، أو على خادم آخر.',
  'workspace.holds':
    '{pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}، و{pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}، و{boards, plural, zero {لا لوحات} one {لوحة واحدة} two {لوحتان} few {# لوحات} many {# لوحة} other {# لوحة}}، و{events, plural, zero {لا خطوات} one {خطوة واحدة} two {خطوتان} few {# خطوات} many {# خطوة} other {# خطوة}} في السجل، مع كل صورها وخطوطها.',
  'workspace.exportButton': 'تصدير هذا الحساب',
  'workspace.exportHint':
    'يُظهر متصفحك مدى تقدّم التنزيل. يمكنك متابعة العمل؛ يحتوي الملف على ما كان موجودًا في لحظة واحدة.',
  'workspace.noAccount': 'أنشئ حسابًا أولًا، وبعدها يمكن تصديره.',
  'workspace.importTitle': 'استيراد حساب من ملف',
  'workspace.importLead':
    'يُتحقق من الملف أولًا ولا يتغيّر شيء: ترى ما فيه قبل أن يُستورد أي شيء. يصبح حسابًا جديدًا، وتبقى حساباتك الأخرى كما هي.',
  'workspace.choose': 'اختيار ملف',
  'workspace.chooseAnother': 'اختيار ملف آخر',
  'workspace.chooseAgain': 'اختيار الملف مجددًا',
  'workspace.sending': 'جارٍ رفع \u2068{name}\u2069',
  'workspace.sendingHint':
    'يمكنك مغادرة هذه الشاشة. يستمر الرفع ما دامت علامة التبويب هذه مفتوحة. بعد إعادة التحميل، اختر الملف نفسه مجددًا ليُستأنف من حيث توقف.',
  'workspace.amount': '{done} من {total}',
  'workspace.checking': 'جارٍ التحقق من \u2068{name}\u2069',
  'workspace.importing': 'جارٍ استيراد \u2068{name}\u2069',
  'workspace.importingHint':
    'يمكنك مغادرة هذه الشاشة. يظهر الحساب الجديد عندما يكتمل كل شيء، ولا يظهر نصفه أبدًا.',
  'workspace.holding': 'لا اتصال بالخادم. ما رُفع محفوظ، ويُستأنف الرفع تلقائيًا.',
  'workspace.waiting': 'لحظة واحدة…',
  'workspace.awaiting': 'رُفع جزء من «\u2068{name}\u2069»',
  'workspace.awaitingWords':
    '{missing, plural, zero {لا ينقص أي جزء.} one {ينقص جزء واحد.} two {ينقص جزءان.} few {تنقص # أجزاء.} many {ينقص # جزءًا.} other {ينقص # جزء.}} اختر الملف نفسه مجددًا ليُرفع الناقص فقط.',
  'workspace.cancel': 'إلغاء',
  'workspace.good': 'هذا الملف كامل ويمكن استيراده',
  'workspace.goodWords':
    '«\u2068{name}\u2069»، صُدّر في {date}: {pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}، و{pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}، و{boards, plural, zero {لا لوحات} one {لوحة واحدة} two {لوحتان} few {# لوحات} many {# لوحة} other {# لوحة}}، و{pictures, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}، {videos, plural, =0 {} zero {} one {وفيديو واحد، } two {وفيديوهان، } few {و# فيديوهات، } many {و# فيديو، } other {و# فيديو، }}و{fonts, plural, zero {لا خطوط} one {خط واحد} two {خطان} few {# خطوط} many {# خطًا} other {# خط}}، و{events, plural, zero {لا خطوات} one {خطوة واحدة} two {خطوتان} few {# خطوات} many {# خطوة} other {# خطوة}} في السجل.',
  'workspace.bad': 'لا يمكن استيراد هذا الملف',
  'workspace.badWords':
    'لم يتغيّر شيء. {count, plural, zero {لا خطأ فيه:} one {فيه هذا الخطأ:} two {فيه خطآن:} few {فيه # أخطاء:} many {فيه # خطأً:} other {فيه # خطأ:}}',
  'workspace.place': '\u2068{entry}\u2069، السطر {line}',
  'workspace.more':
    '{count, plural, zero {لا خطأ آخر من هذا النوع.} one {وخطأ آخر من هذا النوع.} two {وخطآن آخران من هذا النوع.} few {و# أخطاء أخرى من هذا النوع.} many {و# خطأً آخر من هذا النوع.} other {و# خطأ آخر من هذا النوع.}}',
  'workspace.import': 'استيراد باسم «\u2068{name}\u2069»',
  'workspace.done': 'تم استيراد «\u2068{name}\u2069»',
  'workspace.doneWords': 'هو حساب جديد إلى جانب حساباتك الأخرى، بسجله الكامل.',
  'workspace.goTo': 'التبديل إلى هذا الحساب',
  'workspace.again': 'استيراد ملف آخر',
  'workspace.failed':
    '{name, select, none {لم ينجح الاستيراد} other {لم ينجح استيراد «\u2068{name}\u2069»}}',
  'workspace.failedWords':
    '{reason} لم يتغيّر شيء: يُستورد الحساب كاملًا أو لا يُستورد إطلاقًا. حاول مجددًا، أو اختر ملفًا آخر.',
  'workspace.retry': 'إعادة المحاولة',
}
