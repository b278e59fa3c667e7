/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { sheetMessages } from './sheet.messages.ts'

export const sheetAr: WordsOf<typeof sheetMessages> = {
  'sheet.grid': 'الدبابيس في جدول',
  'sheet.tools': 'تعديل دبابيس كثيرة',
  'sheet.help':
    'مفاتيح الأسهم للتنقل، وShift مع الأسهم لتحديد الخلايا، وEnter أو F2 للتعديل، وEscape للخروج. Ctrl+C للنسخ، وCtrl+V للصق، وCtrl+D للتعبئة إلى الأسفل، وCtrl+H للبحث والاستبدال، وCtrl+B لاختيار اللوحات.',
  'sheet.number': 'الرقم',
  'sheet.column.title': 'العنوان',
  'sheet.column.description': 'الوصف',
  'sheet.column.alt_text': 'النص البديل',
  'sheet.column.link': 'الرابط',
  'sheet.column.boards': 'اللوحات',
  'sheet.column.interest': 'الاهتمام',
  'sheet.column.status': 'الحالة',
  'sheet.column.pin_type': 'نوع الدبوس',
  'sheet.column.created': 'تاريخ الإنشاء',
  'sheet.column.page': 'الصفحة',
  'sheet.status.generated': 'مُنشأ',
  'sheet.status.draft': 'مسودة',
  'sheet.status.scheduled': 'مجدول',
  'sheet.status.publishing': 'قيد النشر',
  'sheet.status.published': 'منشور',
  'sheet.status.failed': 'تعذّر النشر',
  'sheet.range':
    'التحديد: {rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، {columns, plural, zero {لا أعمدة} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}',
  'sheet.fill': 'تعبئة إلى الأسفل',
  'sheet.replace': 'بحث واستبدال',
  'sheet.words': 'تعيين نص لكل الصفوف',
  'sheet.boards': 'اللوحات',
  'sheet.boardsOf':
    'لوحات {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'sheet.paste': 'لصق',
  'sheet.edit': 'تعديل في الجدول',
  'sheet.clear': 'مسح الخلايا',
  'sheet.done':
    '{count, plural, zero {لا شيء يحتاج إلى تغيير} one {تغيّرت خلية واحدة} two {تغيّرت خليتان} few {تغيّرت # خلايا} many {تغيّرت # خلية} other {تغيّرت # خلية}}',
  'sheet.emptied':
    '{count, plural, zero {لم تُفرَّغ أي خلية} one {خلية واحدة منها فارغة الآن} two {خليتان منها فارغتان الآن} few {# خلايا منها فارغة الآن} many {# خلية منها فارغة الآن} other {# خلية منها فارغة الآن}}',
  'sheet.undo': 'تراجع',
  'sheet.wouldBeRefused':
    '{count, plural, zero {لا خلية تتعذر كتابتها} one {تتعذر كتابة خلية واحدة} two {تتعذر كتابة خليتين} few {تتعذر كتابة # خلايا} many {تتعذر كتابة # خلية} other {تتعذر كتابة # خلية}}',
  'sheet.refused':
    '{count, plural, zero {لم تُترك أي خلية كما هي} one {خلية واحدة بقيت كما هي} two {خليتان بقيتا كما هما} few {# خلايا بقيت كما هي} many {# خلية بقيت كما هي} other {# خلية بقيت كما هي}}',
  'sheet.refusedWords':
    '{count, plural, zero {لم تتغيّر أي خلية.} one {تغيّرت الخلية الأخرى.} two {تغيّرت الخليتان الأخريان.} few {تغيّرت الخلايا الأخرى وعددها #.} many {تغيّرت الخلايا الأخرى وعددها #.} other {تغيّرت الخلايا الأخرى وعددها #.}} لم يُختصر أي نص ليتسع له المكان.',
  'sheet.fault.tooLong':
    'عدد الأحرف {length, number}، أي أكثر بمقدار {over, number} من الحد {limit, number}',
  'sheet.fault.noTitle': 'يشترط Pinterest وجود عنوان',
  'sheet.fault.noLink': 'ليس رابط ويب (\u2068https://…\u2069)',
  'sheet.fault.notEditable': 'لا يمكن الكتابة في هذا العمود',
  'sheet.fault.noPin': 'لا يوجد دبوس لهذا الصف',
  'sheet.fault.noBoard': 'لا توجد لوحة باسم «\u2068{name}\u2069»',
  'sheet.fault.noVariable': 'لا يوجد متغير باسم «\u2068{name}\u2069»',
  'sheet.fault.nothingFor': 'ليس في هذا الدبوس شيء لـ«\u2068{name}\u2069»',
  'sheet.fault.tooManyBoards': 'عدد اللوحات أكثر من {limit}',
  'sheet.cell': 'الصف {row}، {column}',
  'sheet.file.download': 'تنزيل القائمة كاملة',
  'sheet.file.name': 'خلايا-لم-تتغير',
  'sheet.file.row': 'الصف في جدول الدبابيس',
  'sheet.file.column': 'العمود',
  'sheet.file.why': 'السبب',
  'sheet.file.text': 'النص ({limit, number} حرف على الأكثر)',
  'sheet.more':
    '{count, plural, zero {ولا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  'sheet.close': 'إغلاق',
  'sheet.cancel': 'إلغاء',
  'sheet.find': 'البحث عن',
  'sheet.replaceWith': 'الاستبدال بـ',
  'sheet.case': 'مطابقة حالة الأحرف',
  'sheet.in': 'في',
  'sheet.allColumns': 'العنوان والوصف والنص البديل',
  'sheet.variables': 'المتغيرات: \u2068{list}\u2069',
  'sheet.text': 'الكلمات',
  'sheet.scope':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'sheet.matches':
    '{count, plural, zero {لا توجد خلية مطابقة} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}}',
  'sheet.accept': 'تغيير الصف {row}، {column}',
  'sheet.apply':
    'تغيير {count, plural, zero {# خلية} one {خلية واحدة} two {خليتين} few {# خلايا} many {# خلية} other {# خلية}}',
}
