/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { importMessages } from './import.messages.ts'

export const importAr: WordsOf<typeof importMessages> = {
  'import.title': 'استيراد المواعيد من ملف',
  'import.lead':
    'اختر ملف CSV فيه تاريخ لكل دبوس: الملف الذي أنشأته هنا، أو ملف الرفع المجمّع لـ Pinterest، أو ملفًا من أداة أخرى. تُطابَق الصفوف مع المسودات بمعرّف الدبوس أو عنوان صورته أو رابطه مع عنوانه.',
  'import.choose': 'اختيار ملف CSV',
  'import.chooseOther': 'اختيار ملف آخر',
  'import.refused.tooLarge': 'حجم \u2068{name}\u2069 أكبر من 5 ميغابايت. قسّمه واستورد أجزاءه.',
  'import.refused.empty': 'الملف \u2068{name}\u2069 فارغ.',
  'import.refused.noCsv': '\u2068{name}\u2069 ليس ملف CSV. احفظ جدولك بصيغة CSV واختر ذلك الملف.',
  'import.refused.headerOnly': 'لا صفوف تحت سطر العناوين في \u2068{name}\u2069.',
  'import.refused.noDates':
    'لا عمود للتواريخ في \u2068{name}\u2069. سمّه «Publish date» واختر الملف مرة أخرى.',
  'import.refused.noPins':
    'لا يبيّن \u2068{name}\u2069 لأي دبوس كل صف. يلزم عمود «Pin ID» أو «Media URL»، أو «Link» و«Title» معًا.',
  'import.refused.unreadable': 'تعذّرت قراءة \u2068{name}\u2069. اختره مرة أخرى.',
  'import.hasMore': 'تُقرأ أول {most} صف فقط. قسّم الملف واستورد الباقي بعد ذلك.',
  'import.order': 'أي يوم هو \u2068{date}\u2069؟',
  'import.zone':
    'الأوقات في هذا الملف بتوقيت \u2068{zones}\u2069، والمنطقة الزمنية لهذا الحساب هي \u2068{here}\u2069.',
  'import.kept': 'ما الذي يبقى كما هو؟',
  'import.kept.instant': 'اللحظة نفسها: {time} في الملف هي {timeHere} هنا',
  'import.kept.wall': 'الساعة نفسها: تبقى {time} هي {time}',
  'import.show': 'عرض',
  'import.show.all': 'كل الصفوف ({count})',
  'import.show.planned': 'ما سيُخطَّط أو يُنقل ({count})',
  'import.show.left': 'المتروك ({count})',
  'import.rows': 'صفوف الملف',
  'import.summary':
    '{planned, plural, zero {{moved, plural, zero {لن يُخطَّط أي دبوس.} other {}}} one {سيُخطَّط دبوس واحد.} two {سيُخطَّط دبوسان.} few {ستُخطَّط # دبابيس.} many {سيُخطَّط # دبوسًا.} other {سيُخطَّط # دبوس.}}{moved, plural, zero {} one { سيُنقل دبوس واحد.} two { سيُنقل دبوسان.} few { ستُنقل # دبابيس.} many { سيُنقل # دبوسًا.} other { سيُنقل # دبوس.}}',
  'import.left':
    '{count, plural, zero {لا يُترك أي صف.} one {يُترك صف واحد.} two {يُترك صفان.} few {تُترك # صفوف.} many {يُترك # صفًا.} other {يُترك # صف.}}',
  'import.row': 'الصف {row}',
  'import.more': 'عرض {count} أخرى',
  'import.untitled': 'بلا عنوان',
  'import.movePlanned':
    '{count, plural, zero {لا دبابيس مخطَّطة لنقلها} one {نقل دبوس مخطَّط واحد أيضًا إلى موعده في الملف} two {نقل دبوسين مخطَّطين أيضًا إلى موعديهما في الملف} few {نقل # دبابيس مخطَّطة أيضًا إلى مواعيدها في الملف} many {نقل # دبوسًا مخطَّطًا أيضًا إلى مواعيدها في الملف} other {نقل # دبوس مخطَّط أيضًا إلى مواعيدها في الملف}}',
  'import.state.already': 'مخطَّط من قبل في {moment}',
  'import.state.moved': 'من {from} إلى {to}',
  'import.state.past': 'مضى {moment}',
  'import.state.repeated': 'في الملف صف آخر للدبوس نفسه',
  'import.state.noDraft': 'لا مسودة توافق هذا الصف',
  'import.state.noBoard': 'هذه المسودة ليست على أي لوحة بعد',
  'import.state.boardGone': 'ليس في هذا الحساب لوحة «{board}»',
  'import.state.keptOut': 'لا يمكن نشر هذه المسودة كما هي. افتحها لإصلاحها',
  'import.state.pinFull': 'لهذا الدبوس أكبر عدد من المواعيد يمكن أن يكون له',
  'import.fault.noDate': 'لا تاريخ',
  'import.fault.noTime': 'لا وقت في «{date}»',
  'import.fault.zone':
    'لا يمكن قراءة المنطقة الزمنية «\u2068{zone}\u2069». اكتبها مثل «\u2068Europe/Berlin\u2069» أو «\u2068UTC+2\u2069»',
  'import.fault.unreadable': '«{date}» ليس تاريخًا يمكن قراءته',
  'import.fault.order': 'يمكن أن تعني «{date}» يومين',
  'import.plan':
    '{moved, plural, zero {{planned, plural, zero {تخطيط الدبابيس} one {تخطيط دبوس واحد} two {تخطيط دبوسين} few {تخطيط # دبابيس} many {تخطيط # دبوسًا} other {تخطيط # دبوس}}} other {{planned, plural, zero {نقل {moved, plural, one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}} other {تخطيط # ونقل {moved}}}}}',
  'import.cancel': 'إلغاء',
  'import.done':
    '{planned, plural, zero {} one {خُطِّط دبوس واحد.} two {خُطِّط دبوسان.} few {خُطِّطت # دبابيس.} many {خُطِّط # دبوسًا.} other {خُطِّط # دبوس.}}{moved, plural, zero {} one { نُقل دبوس واحد.} two { نُقل دبوسان.} few { نُقلت # دبابيس.} many { نُقل # دبوسًا.} other { نُقل # دبوس.}}',
  'import.fileKeeps': 'يبقى في الملف الذي أنشأته لـ Pinterest الوقت القديم.',
  'import.undo': 'تراجع',
}
