/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { csvCheckMessages } from './csv-check.messages.ts'

export const csvCheckAr: WordsOf<typeof csvCheckMessages> = {
  'csv.place': '{place}، \u2068{column}\u2069',
  'csv.fault.header': 'يجب أن يكون الصف الأول \u2068{header}\u2069، بهذا الترتيب وبهذه الكتابة.',
  'csv.fault.restUnread': 'لا يُنظر إلا في أول {most, plural, zero {# صف} one {صف} two {صفين} few {# صفوف} many {# صفًا} other {# صف}}. ضع الباقي في ملف آخر.',
  'csv.fault.rowsMany': 'في الملف {count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}؛ الحد الأقصى للرفع الواحد {most, number}. لذلك يُقسَّم.',
  'csv.fault.linkTwice': '{count, plural, zero {لا يتكرر أي رابط في الملف.} one {في صف واحد رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: يُنقل إلى ملف آخر.} two {في صفين رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: يُنقلان إلى ملفات أخرى.} few {في # صفوف رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.} many {في # صفًا رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.} other {في # صف رابط ورد في الملف من قبل. يرفض Pinterest ذلك في ملف واحد: تُنقل إلى ملفات أخرى.}}',
  'csv.fault.linesMany': 'لا تحتمل الخلية إلا سطرًا واحدًا.',
  'csv.fault.titleMissing': 'العنوان فارغ: يحتاج الرفع إلى عنوان.',
  'csv.fault.titleLong': 'في العنوان {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.descriptionLong': 'في الوصف {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.pictureMissing': 'لا توجد صورة: اكتب الرابط العام لملفها.',
  'csv.fault.pictureUnreachable': 'لا يستطيع Pinterest جلب صورة من هذا الرابط. يجب أن يكون عامًا وأن يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069.',
  'csv.fault.boardMissing': 'لا توجد لوحة: اكتب اسمها كما يعرضه Pinterest.',
  'csv.fault.linkForm': 'هذا ليس رابط ويب. يجب أن يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069.',
  'csv.fault.linkLong': 'في الرابط {count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}؛ الحد الأقصى {most, number}.',
  'csv.fault.dateForm': 'يُكتب التاريخ هكذا: \u20682026-11-30T09:00:00\u2069، بتوقيت UTC.',
}
