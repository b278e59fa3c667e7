/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { boardsMessages } from './boards.messages.ts'

export const boardsAr: WordsOf<typeof boardsMessages> = {
  'boards.search': 'البحث عن لوحة أو إنشاؤها',
  'boards.create': 'إنشاء «\u2068{name}\u2069»',
  'boards.suggested': 'لوحات جديدة مقترحة',
  'boards.none': 'لا توجد لوحات بعد. اكتب اسمًا لإنشاء الأولى.',
  'boards.loading': 'جارٍ تحميل اللوحات',
  'boards.failed': 'تعذّر تحميل اللوحات: {reason}',
  'boards.createFailed': 'لم تُنشأ اللوحة: {reason}',
  'boards.done': 'تم',
  'boards.list': 'اللوحات',
  'boards.suggestedFor': 'للدبابيس عن {topics}: {count}',
  'boards.topic': '«\u2068{topic}\u2069»',
  'boards.creating':
    '{count, plural, zero {لم تبق لوحات} one {بقيت لوحة واحدة…} two {بقيت لوحتان…} few {بقيت # لوحات…} many {بقيت # لوحة…} other {بقيت # لوحة…}}',
  'boards.waits':
    'لا يمكن إنشاء سوى عدد قليل من اللوحات كل دقيقة. اللوحة التالية هي «{name}». يستمر الإنشاء تلقائيًا، فاترك هذه النافذة مفتوحة.',
  'boards.createAll':
    '{count, plural, zero {إنشاء اللوحات} one {إنشاء لوحة واحدة} two {إنشاء هاتين اللوحتين} few {إنشاء هذه اللوحات (#)} many {إنشاء هذه اللوحات (#)} other {إنشاء هذه اللوحات (#)}}',
}
