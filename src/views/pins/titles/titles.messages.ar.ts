/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { titlesMessages } from './titles.messages.ts'

export const titlesAr: WordsOf<typeof titlesMessages> = {
  'titles.title': 'العناوين واللوحات',
  'titles.lead': 'راجع الكلمات مرة أخرى وحدد مكان كل دبوس.',
  'titles.keys': 'Enter للانتقال إلى الدبوس التالي، وCtrl+D لتكرار القيمة التي في الأعلى.',
  'titles.table': 'عناوين دبابيسك المختارة ولوحاتها',
  'titles.count':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'titles.pin': 'الدبوس',
  'titles.columnTitle': 'العنوان',
  'titles.columnDescription': 'الوصف',
  'titles.columnBoards': 'اللوحات',
  'titles.more': 'المزيد',
  'titles.titleOf': 'عنوان الدبوس {number}',
  'titles.descriptionOf': 'وصف الدبوس {number}',
  'titles.boardsOf': 'لوحات الدبوس {number}: {boards}',
  'titles.chooseBoards': 'اختيار اللوحات',
  'titles.edit': 'تعديل صورة الدبوس {number}',
  'titles.actions': 'المزيد للدبوس {number}',
  'titles.fillTitle': 'نسخ العنوان إلى كل ما تحته',
  'titles.fillDescription': 'نسخ الوصف إلى كل ما تحته',
  'titles.fillBoards': 'نسخ اللوحات إلى كل ما تحته',
  'titles.takeOut': 'إخراج من هذه القائمة',
  'titles.count100': '\u2068{count} / {limit}\u2069',
  'titles.allBoards': 'لوحات للكل',
  'titles.byInterest': 'اللوحات حسب الاهتمام',
  'titles.interestPins':
    '\u2068{name}\u2069 ·\u00a0{count, plural, zero {لا\u00a0دبابيس} one {دبوس\u00a0واحد} two {دبوسان} few {#\u00a0دبابيس} many {#\u00a0دبوسًا} other {#\u00a0دبوس}}',
  'titles.boardsOfInterest': '{action}، للاهتمام \u2068{name}\u2069',
  'titles.noInterest': 'بلا اهتمام',
  'titles.withoutBoard':
    '{count, plural, zero {لكل دبوس لوحة.} one {دبوس واحد بلا لوحة بعد.} two {دبوسان بلا لوحة بعد.} few {# دبابيس بلا لوحة بعد.} many {# دبوسًا بلا لوحة بعد.} other {# دبوس بلا لوحة بعد.}}',
  'titles.finish': 'حفظ كمسودات والتصدير',
  'titles.empty': 'لا شيء هنا بعد',
  'titles.emptyWords': 'حدد دبابيس في الخطوة السابقة وأحضرها إلى هنا.',
  'titles.emptyAction': 'اختيار دبابيس',
  'titles.overtaken':
    'لم يُحفظ: تغيّر في مكان آخر إلى «\u2068{words}\u2069» في هذه الأثناء. تابع الكتابة لإبقاء ما كتبته، وEscape لأخذ الآخر.',
  'titles.over':
    'أطول من الحد بمقدار {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'titles.overUnsaved':
    'أطول من الحد بمقدار {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}: لم يُحفظ بعد.',
  'titles.missing': 'يشترط Pinterest وجود عنوان.',
  'titles.stopped':
    '{column, select, title {عنوان} other {وصف}} الدبوس {number} أطول من الحد. اختصره ثم احفظ.',
  'titles.stoppedMissing': 'الدبوس {number} بلا عنوان. اكتب عنوانًا ثم احفظ.',
  'titles.repeated': 'نُسخ من الدبوس الذي فوقه',
  'titles.filled':
    'نُسخ إلى {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'titles.undo': 'تراجع',
}
