/** Arabic: figures of published pins. */
import type { WordsOf } from '../i18n/text.ts'
import type { resultsMessages } from './results.messages.ts'

export const resultsAr: WordsOf<typeof resultsMessages> = {
  'results.title': 'النتائج',
  'results.lead': 'أداء دبابيسك المنشورة.',
  'results.readAt': 'آخر تحديث: {at}. تُجمع الأرقام مرة كل يوم وتُحفظ.',
  'results.notRead': 'لم تُجمع أرقام بعد.',
  'results.read': 'حدّث الآن',
  'results.reading': 'يجري التحديث…',
  'results.isRead': 'الأرقام محدّثة.',
  'results.stillReading': 'ما زال التحديث جاريًا. عُد بعد دقيقة لترى الأرقام الجديدة.',
  'results.loading': 'يجري تحميل النتائج',
  'results.loadingPins': 'يجري تحميل الدبابيس',
  'results.failed': 'تعذّر تحميل النتائج',
  'results.offline': 'أنت غير متصل بالإنترنت',
  'results.offlineWords': 'تُحمَّل النتائج حين يعود الاتصال.',
  'results.notConnected': 'اربط هذا الحساب لترى النتائج',
  'results.notConnectedWords':
    'بعد ربطه يجمع Pinloom كل يوم مرات ظهور دبابيسك وحفظها والنقر عليها، ويحتفظ بها أطول مما تفعل Pinterest.',
  'results.connect': 'اربط الحساب',
  'results.none': 'لا أرقام بعد',
  'results.noneWords': 'تصل خلال دقائق من الربط. وتنشر Pinterest أرقام كل يوم بعد يوم أو يومين.',
  'results.practice': 'أرقام للتدريب',
  'results.practiceWords': 'إنها مختلقة: لم يرَ أحد هذه الدبابيس. تُحسب الساعة يومًا كي تراها تنمو.',
  'results.disconnected': 'لم يعد هذا الحساب مربوطًا',
  'results.disconnectedWords': 'ترى الأرقام حتى ذلك الحين. ولا يُضاف جديد.',
  'results.lost': 'انقطع الربط',
  'results.lostWords': 'اربط الحساب من جديد ليستمر جمع الأرقام. وتبقى الأرقام الموجودة.',
  'results.stopped': 'هذا الحساب متوقف',
  'results.stoppedWords': 'لا تُجمع أرقام حتى تستأنفه. وتبقى الأرقام الموجودة.',
  'results.settings': 'افتح الإعدادات',
  'results.problem': 'آخر تحديث غير مكتمل',
  'results.problem.refused': 'لم تقبل Pinterest الربط. تُعاد المحاولة تلقائيًا.',
  'results.problem.forbidden':
    'تعطي Pinterest الأرقام اليومية لحسابات الأعمال فقط. والتحويل إليها مجاني على Pinterest.',
  'results.problem.limited': 'طلبت Pinterest الانتظار. تُعاد المحاولة تلقائيًا.',
  'results.problem.unavailable': 'لم تُجب Pinterest. تُعاد المحاولة تلقائيًا.',
  'results.problem.unreadable': 'أجابت Pinterest بما لا نستطيع قراءته. تُعاد المحاولة تلقائيًا.',
  'results.problem.sandbox': 'ليس للبيئة التجريبية أرقام يومية.',
  'results.account': 'حسابك',
  'results.period': 'المدة',
  'results.figure': 'الرقم في المخطط',
  'results.days':
    '{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'results.noDays': 'لا أرقام يومية بعد.',
  'results.shareOf': '{share} من مرات الظهور',
  'results.more':
    'أكثر بنسبة {share} من {count, plural, one {اليوم السابق} two {اليومين السابقين} few {# أيام السابقة} many {# يومًا السابقة} other {# يوم السابقة}}',
  'results.less':
    'أقل بنسبة {share} من {count, plural, one {اليوم السابق} two {اليومين السابقين} few {# أيام السابقة} many {# يومًا السابقة} other {# يوم السابقة}}',
  'results.same': 'مثل الأيام السابقة وعددها {count}',
  'results.nothingBefore': 'لا شيء في الأيام السابقة وعددها {count}',
<<<<<<< HEAD
  'results.notCompared':
    'بلا مقارنة: الأرقام معروفة لعدد {known} فقط من الأيام السابقة وعددها {count}',
=======
  'results.notAllKnown': 'بلا مقارنة: المعروف {known} من هذه الأيام وعددها {count}',
  'results.notCompared': 'بلا مقارنة: المعروف {known} من الأيام السابقة وعددها {count}',
>>>>>>> 6311f4a2 (Compare periods only when all days of both are known)
  'results.chartWords': '{name} في اليوم، من {from} إلى {to}: بين {low} و{high}.',
  'results.dayValue': '{day}: {name} {value}، وقبل ذلك بعدد أيام {count}: {before}.',
  'results.dayEstimate': '{day}: {name} {value} (تقدير)، وقبل ذلك بعدد أيام {count}: {before}.',
  'results.estimates':
    '{count, plural, one {يوم واحد تقديري وقد يتغيّر.} two {يومان تقديريان وقد يتغيّران.} few {# أيام تقديرية وقد تتغيّر.} many {# يومًا تقديرية وقد تتغيّر.} other {# يوم تقديرية وقد تتغيّر.}}',
  'results.estimate': 'تقدير',
  'results.asTable': 'اعرضه جدولًا',
  'results.byDay': 'الأرقام حسب اليوم',
  'results.day': 'اليوم',
  'results.pins':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'results.pinsFailed': 'تعذّر تحميل الدبابيس',
  'results.noPins': 'لا دبابيس منشورة بعد',
  'results.noPinsWords': 'تظهر الدبابيس هنا مع أول تحديث بعد نشرها.',
  'results.untitled': 'بلا عنوان',
  'results.elsewhere': 'صُنع في مكان آخر',
  'results.csv': 'نزّلها ملف CSV',
  'results.gone': 'لم يعد موجودًا',
  'results.column.title': 'الدبوس',
  'results.column.board': 'اللوحة',
  'results.column.created_at': 'تاريخ النشر',
  'results.column.impressions': 'مرات الظهور',
  'results.column.saves': 'مرات الحفظ',
  'results.column.save_rate': 'نسبة الحفظ',
  'results.column.outbound_clicks': 'النقرات الخارجية',
  'results.column.click_rate': 'نسبة النقر',
}
