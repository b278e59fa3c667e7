/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { consentMessages } from './consent.messages.ts'

export const consentAr: WordsOf<typeof consentMessages> = {
  'consent.title': 'هل تسمح بخدمات خارجية؟',
  'consent.analytics':
    'تحليلات الاستخدام: تُرسل إلى \u2068{host}\u2069 الشاشات التي تُفتح ومن يفتحها. ولا يُرسل ما تكتبه أبدًا.',
  'consent.chat': 'المحادثة: يُحمَّل برنامجها من \u2068{host}\u2069، فيعلم بزيارتك.',
  'consent.without': 'كل شيء يعمل من دون ذلك.',
  'consent.allow': 'سماح',
  'consent.refuse': 'لا، شكرًا',
  'consent.more': 'الاختيار كلٌّ على حدة',
  'consent.choices': 'خدمات خارجية',
  'consent.choicesLead': 'لا يُحمَّل شيء منها ما لم تسمح به هنا. يمكنك تغيير ذلك في أي وقت.',
  'consent.analyticsName': 'تحليلات المنتج',
  'consent.chatName': 'المحادثة',
  'consent.chatLater': 'المحادثة المحمَّلة تختفي عند تحميل الصفحة التالي.',
  'consent.signal': 'يطلب متصفحك عدم تتبعك: لذلك لم تُسأل، ولا يُحمَّل شيء.',
}
