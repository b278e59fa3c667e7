/** Arabic: words on what is planned for the other accounts. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { allAccountsMessages } from './all-accounts.messages.ts'

export const allAccountsAr: WordsOf<typeof allAccountsMessages> = {
  'allAccounts.legend': 'يظهر أيضًا:',
  'allAccounts.loading': 'يجري تحميل خطط حساباتك الأخرى…',
  'allAccounts.nothing': 'لا شيء مخطط هنا لحساباتك الأخرى.',
  'allAccounts.failed': 'تعذّر تحميل خطط حساباتك الأخرى. {reason}',
  'allAccounts.retry': 'حاول مرة أخرى',
  'allAccounts.tooMany':
    'تظهر أول {count, plural, few {# دبابيس} many {# دبوسًا} other {# دبوس}} فقط من هذه المدة.',
  'allAccounts.board': '{account}، {board}',
  'allAccounts.dialog': 'دبوس من {account}',
  'allAccounts.words': '«{title}» من حساب آخر. انتقل إليه لتغيير الدبوس.',
  'allAccounts.switch': 'الانتقال إلى {account}',
}
