/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { failureMessages } from './failure.messages.ts'

export const failureAr: WordsOf<typeof failureMessages> = {
  'failure.failed': 'لم ينجح ذلك. حاول مجددًا.',
  'failure.noAnswer': 'لم يستجب الخادم. تحقق من اتصالك وحاول مجددًا؛ لم يضع شيء مما كتبته.',
  'failure.rateLimited': 'محاولات كثيرة في وقت قصير. انتظر دقيقة ثم حاول مجددًا.',
}
