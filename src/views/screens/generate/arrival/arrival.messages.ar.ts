/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { arrivalMessages } from './arrival.messages.ts'

export const arrivalAr: WordsOf<typeof arrivalMessages> = {
  'arrival.template': 'ستستخدم دبابيسك القالب «\u2068{name}\u2069»',
  'arrival.templateWords': 'أعطه صفحة أولًا. يمكنك إضافة قوالب أخرى في خطوة التصميم.',
}
