/** Arabic: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
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
  'boardsThere.goneTitle': 'اللوحة «{board}» لم تعد على {network}',
  'boardsThere.goneWords':
    '{count, plural, zero {لا دبابيس مخططة عليها.} one {دبوس مخطط واحد لا يُنشر حتى تختار له لوحة أخرى.} two {دبوسان مخططان لا يُنشران حتى تختار لهما لوحة أخرى.} few {# دبابيس مخططة لا تُنشر حتى تختار لها لوحة أخرى.} many {# دبوسًا مخططًا لا يُنشر حتى تختار له لوحة أخرى.} other {# دبوس مخطط لا يُنشر حتى تختار له لوحة أخرى.}}',
  'boardsThere.goneOthers':
    '{count, plural, zero {لا لوحات أخرى.} one {لوحة أخرى لدبابيس مخططة لم تعد هناك.} two {لوحتان أخريان لدبابيس مخططة لم تعودا هناك.} few {# لوحات أخرى لدبابيس مخططة لم تعد هناك.} many {# لوحة أخرى لدبابيس مخططة لم تعد هناك.} other {# لوحة أخرى لدبابيس مخططة لم تعد هناك.}}',
  'boardsThere.chooseOther': 'اختيار لوحة أخرى',
  'boardsThere.otherFor': 'لوحة أخرى لدبابيس «{board}»',
  'boardsThere.replaced':
    '{count, plural, zero {لا دبابيس على «{board}».} one {دبوس واحد الآن على «{board}».} two {دبوسان الآن على «{board}».} few {# دبابيس الآن على «{board}».} many {# دبوسًا الآن على «{board}».} other {# دبوس الآن على «{board}».}}',
  'boardsThere.settings': 'اللوحات في الإعدادات',
}
