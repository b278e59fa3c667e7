/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { passkeyButtonMessages } from './passkey-button.messages.ts'

export const passkeyButtonAr: WordsOf<typeof passkeyButtonMessages> = {
  'passkey.logIn': 'تسجيل الدخول بمفتاح مرور',
}
