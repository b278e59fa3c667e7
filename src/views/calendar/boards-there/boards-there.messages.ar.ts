/** Arabic: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../i18n/text.ts'
import type { boardsThereMessages } from './boards-there.messages.ts'

export const boardsThereAr: WordsOf<typeof boardsThereMessages> = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'شبكة التدريب',
  'boardsThere.title':
    '{count, plural, zero {لا لوحات ناقصة على {network}} one {اللوحة «{board}» غير موجودة على {network}} two {لوحتان غير موجودتين على {network}} few {# لوحات غير موجودة على {network}} many {# لوحة غير موجودة على {network}} other {# لوحة غير موجودة على {network}}}',
  'boardsThere.words':
    '{count, plural, zero {لا لوحات ناقصة.} one {لا يمكن نشر دبابيس هذه اللوحة هناك. أنشئها أو اختر لوحة أخرى.} two {لا يمكن نشر دبابيس {boards} هناك. أنشئ اللوحتين أو اختر غيرهما.} few {لا يمكن نشر دبابيس {boards} هناك. أنشئ هذه اللوحات أو اختر غيرها.} many {لا يمكن نشر دبابيس {boards} هناك. أنشئ هذه اللوحات أو اختر غيرها.} other {لا يمكن نشر دبابيس {boards} هناك. أنشئ هذه اللوحات أو اختر غيرها.}}',
  'boardsThere.wordsOfPin': 'أنشئها أو اختر لوحة أخرى.',
  'boardsThere.createdByPlan':
    '{count, plural, zero {لا لوحات لإنشائها.} one {تُنشأ هناك فور التخطيط.} two {تُنشأ اللوحتان {boards} هناك فور التخطيط.} few {تُنشأ اللوحات {boards} هناك فور التخطيط.} many {تُنشأ اللوحات {boards} هناك فور التخطيط.} other {تُنشأ اللوحات {boards} هناك فور التخطيط.}}',
  'boardsThere.progress': 'أُنشئت {made} من {all} من اللوحات.',
  'boardsThere.progressWaits':
    'أُنشئت {made} من {all} من اللوحات. لا يمكن إنشاء سوى عدد قليل كل دقيقة، ويستمر الإنشاء تلقائيًا.',
  'boardsThere.waits': 'ينتظر لوحته: لا يمكن نشره حتى تكون موجودة على {network}.',

  'boardsThere.create': 'إنشاؤها على {network}',
  'boardsThere.createThis': 'إنشاء «{board}» على {network}',
  'boardsThere.createAll':
    '{count, plural, zero {لا لوحات لإنشائها على {network}} one {إنشاؤها على {network}} two {إنشاء اللوحتين على {network}} few {إنشاء كل اللوحات (#) على {network}} many {إنشاء كل اللوحات (#) على {network}} other {إنشاء كل اللوحات (#) على {network}}}',
  'boardsThere.createSome':
    '{count, plural, zero {لا لوحات لإنشائها على {network}} one {إنشاء واحدة منها على {network}} two {إنشاء اثنتين منها على {network}} few {إنشاء # منها على {network}} many {إنشاء # منها على {network}} other {إنشاء # منها على {network}}}',
  'boardsThere.settings': 'اللوحات في الإعدادات',
}
