/** Arabic: words on boards that the network of a connected account does not have. */
import type { WordsOf } from '../../i18n/text.ts'
import type { boardsThereMessages } from './boards-there.messages.ts'

export const boardsThereAr: WordsOf<typeof boardsThereMessages> = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'شبكة التدريب',
  'boardsThere.title':
    '{count, plural, zero {لا لوحات ناقصة على {network}} one {اللوحة «{board}» غير موجودة على {network}} two {لوحتان غير موجودتين على {network}} few {# لوحات غير موجودة على {network}} many {# لوحة غير موجودة على {network}} other {# لوحة غير موجودة على {network}}}',
  'boardsThere.words':
    '{count, plural, one {لا يمكن نشر دبابيس هذه اللوحة هناك. أنشئها أو اختر لوحة أخرى.} other {لا يمكن نشر دبابيس هذه اللوحات هناك. أنشئها أو اختر لوحات أخرى.}}',
  'boardsThere.create': 'إنشاؤها على {network}',
  'boardsThere.createThis': 'إنشاء «{board}» على {network}',
  'boardsThere.created': 'اللوحة «{board}» موجودة الآن على {network}.',
  'boardsThere.settings': 'اللوحات في الإعدادات',
}
