/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { stepsMessages } from './steps.messages.ts'

export const stepsAr: WordsOf<typeof stepsMessages> = {
  'steps.back': 'رجوع',
}
