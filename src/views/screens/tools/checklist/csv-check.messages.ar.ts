/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { csvCheckMessages } from './csv-check.messages.ts'

export const csvCheckAr: WordsOf<typeof csvCheckMessages> = {
  'csv.refusal.empty': 'الملف «\u2068{name}\u2069» فارغ.',
  'csv.refusal.headerOnly':
    'في الملف «\u2068{name}\u2069» صف عناوين فقط ولا صفوف تحته: لا شيء ليأخذه Pinterest. ضع تحته دبوسًا في كل صف.',
  'csv.refusal.noCsv':
    'الملف «\u2068{name}\u2069» ليس ملف CSV. احفظ الجدول بصيغة CSV من برنامج الجداول، وأسماء الأعمدة في سطره الأول، ثم اختر ذلك الملف.',
  'csv.refusal.columns':
    'الملف «\u2068{name}\u2069» ليس بعد ملفًا للرفع المجمّع. هذه الأعمدة غير معروفة: \u2068{columns}\u2069. وينقصه: \u2068{missing}\u2069.',
  'csv.refusal.tooLarge':
    'الملف «\u2068{name}\u2069» أكبر من {most, number} ميغابايت، ولا يبلغ أي رفع مجمّع هذا الحجم. اختر ملف CSV نفسه أو قسّمه.',
  'csv.refusal.unreadable':
    'تعذّرت قراءة الملف «\u2068{name}\u2069». ربما نُقل أو يستعمله برنامج آخر: أغلقه هناك ثم اختره من جديد.',
  'csv.place': '{place}، \u2068{column}\u2069',
  'csv.fault.linesBefore':
    '{count, plural, zero {لا أسطر قبل صف العناوين.} one {يسبق صف العناوين سطر واحد. يريد Pinterest صف العناوين أولًا: يُحذف السطر.} two {يسبق صف العناوين سطران. يريد Pinterest صف العناوين أولًا: يُحذف السطران.} few {تسبق صف العناوين # أسطر. يريد Pinterest صف العناوين أولًا: تُحذف الأسطر.} many {يسبق صف العناوين # سطرًا. يريد Pinterest صف العناوين أولًا: تُحذف الأسطر.} other {يسبق صف العناوين # سطر. يريد Pinterest صف العناوين أولًا: تُحذف الأسطر.}}',
  'csv.fault.separator':
    'أعمدته مفصولة بالعلامة «\u2068{separator}\u2069»؛ يريد Pinterest فواصل ",".',
  'csv.fault.encoding':
    'نصه مكتوب بترميز \u2068{encoding}\u2069؛ يريد Pinterest ترميز UTF-8، وإلا فسدت الحروف. قُرئ بترميزه ويُكتب من جديد.',
  'csv.fault.encodingGuessed':
    'نصه ليس بترميز UTF-8 الذي يريده Pinterest. قُرئ على أنه \u2068{encoding}\u2069، وهذا تخمين، ويُكتب من جديد: تأكد من سلامة الحروف قبل الرفع.',
  'csv.fault.charactersBroken':
    '{count, plural, zero {لا أحرف تالفة.} one {حرف واحد تالف ويظهر هكذا: «�». اكتبه من جديد في الملف.} two {حرفان تالفان ويظهران هكذا: «�». اكتبهما من جديد في الملف.} few {# أحرف تالفة وتظهر هكذا: «�». اكتبها من جديد في الملف.} many {# حرفًا تالفًا تظهر هكذا: «�». اكتبها من جديد في الملف.} other {# حرف تالف تظهر هكذا: «�». اكتبها من جديد في الملف.}}',
  'csv.fault.columnsRenamed': 'أُعطيت الأعمدة الأسماء التي يريدها Pinterest: \u2068{columns}\u2069.',
  'csv.fault.columnsMissing':
    'يحتاج كل دبوس إلى هذه الأعمدة، وهي ناقصة: \u2068{columns}\u2069. أضفها أو سمِّ العمود الصحيح بها.',
  'csv.fault.columnsAdded': 'كانت هذه الأعمدة ناقصة وأُضيفت فارغة: \u2068{columns}\u2069.',
  'csv.fault.columnsUnknown':
    'لا يعرف Pinterest هذه الأعمدة، لذلك تُترك: \u2068{columns}\u2069. إن كان أحدها لـPinterest فسمِّه كما يقول الصف الأول.',
  'csv.fault.columnsTwice':
    'أُخذ عمود آخر بدل هذه الأعمدة، لذلك تُترك: \u2068{columns}\u2069. إن كانت الكلمات الصحيحة في أحدها فاحذف العمود الآخر.',
  'csv.fault.titleWordless': 'ليس في العنوان كلمات: لا أحد يجد الدبوس به.',
  'csv.fault.dateDotted':
    'يُكتب التاريخ للرفع هكذا: \u2068{date}\u2069. يقرأ Pinterest الوقت بتوقيت UTC: غيّره إن كان بتوقيت آخر.',
  'csv.fault.header': 'يجب أن يكون الصف الأول \u2068{header}\u2069، بهذا الترتيب وبهذه الكتابة.',
  'csv.fault.restUnread':
    'لا يُنظر إلا في أول {most, plural, zero {# صف} one {صف} two {صفين} few {# صفوف} many {# صفًا} other {# صف}}. ضع الباقي في ملف آخر.',
  'csv.fault.rowsMany':
    'في الملف {count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}؛ الحد الأقصى للرفع الواحد {most, number}. لذلك يُقسَّم.',
  'csv.fault.linkTwice':
    '{count, plural, zero {لا يتكرر أي رابط في الملف.} one {في صف واحد رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: يُنقل إلى ملف آخر.} two {في صفين رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: يُنقلان إلى ملفات أخرى.} few {في # صفوف رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.} many {في # صفًا رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.} other {في # صف رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.}}',
  'csv.fault.linesMany': 'لا تحتمل الخلية إلا سطرًا واحدًا.',
  'csv.fault.titleMissing': 'العنوان فارغ: يحتاج الرفع إلى عنوان.',
  'csv.fault.titleLong':
    'في العنوان {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.descriptionLong':
    'في الوصف {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.pictureMissing': 'لا توجد صورة: اكتب الرابط العام لملفها.',
  'csv.fault.pictureUnreachable':
    'لا يستطيع Pinterest جلب صورة من هذا الرابط. يجب أن يكون عامًا وأن يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069.',
  'csv.fault.boardMissing': 'لا توجد لوحة: اكتب اسمها كما يعرضه Pinterest.',
  'csv.fault.linkForm':
    'هذا ليس رابط ويب. يجب أن يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069.',
  'csv.fault.linkLong':
    'في الرابط {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.dateForm': 'يُكتب التاريخ هكذا: \u20682026-11-30T09:00:00\u2069، بتوقيت UTC.',
}
