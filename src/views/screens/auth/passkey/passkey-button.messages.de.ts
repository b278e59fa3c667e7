/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { passkeyButtonMessages } from './passkey-button.messages.ts'

export const passkeyButtonDe: WordsOf<typeof passkeyButtonMessages> = {
  'passkey.logIn': 'Mit einem Passkey anmelden',
}
