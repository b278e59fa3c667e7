/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { stepsMessages } from './steps.messages.ts'

export const stepsDe: WordsOf<typeof stepsMessages> = {
  'steps.back': 'Zurück',
}
