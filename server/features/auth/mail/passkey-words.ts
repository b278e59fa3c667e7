/** What the emails about passkeys say, in the person's language. */
import type { Language } from '#core/contract/call/languages.ts'
import type { Letter } from './auth-mail-words.ts'

/**
 * `unproven`: the address was proved for the first time, and the passkeys had been added before.
 * `copied`: the counter of a passkey did not grow.
 */
export type PasskeyNews = 'added' | 'removed' | 'copied' | 'unproven'

/** `settings`: the address of the page on which passkeys are. */
type Letters = (brand: string, settings: string) => Readonly<Record<PasskeyNews, Letter>>

const en: Letters = (brand, settings) => ({
  added: {
    subject: `New passkey for ${brand}`,
    paragraphs: [
      `A passkey was added to your ${brand} account. It logs in without your password.`,
      `If you didn’t do this, remove the passkey and choose a new password now. A new password alone doesn’t remove it: ${settings}`,
    ],
  },
  removed: {
    subject: `Passkey removed for ${brand}`,
    paragraphs: [
      `A passkey was removed from your ${brand} account. It can’t be used to log in anymore.`,
      `If you didn’t do this, choose a new password now. That ends all other sessions: ${settings}`,
    ],
  },
  copied: {
    subject: `A passkey for ${brand} may have been copied`,
    paragraphs: [
      `Someone tried to log in to your ${brand} account with a passkey that may have been copied. We refused it.`,
      `Remove the passkey that was used last, and add it again: ${settings}`,
    ],
  },
  unproven: {
    subject: `Passkeys removed for ${brand}`,
    paragraphs: [
      `You have just shown that this address is yours. Passkeys had been added to your ${brand} account before that, so they could have been someone else’s. We removed them.`,
      `If they were yours, add them again: ${settings}`,
    ],
  },
})

const de: Letters = (brand, settings) => ({
  added: {
    subject: `Neuer Passkey bei ${brand}`,
    paragraphs: [
      `Zu deinem Konto bei ${brand} wurde ein Passkey hinzugefügt. Er meldet ohne dein Passwort an.`,
      `Wenn du das nicht warst, entferne den Passkey und wähle jetzt ein neues Passwort. Ein neues Passwort allein entfernt ihn nicht: ${settings}`,
    ],
  },
  removed: {
    subject: `Passkey bei ${brand} entfernt`,
    paragraphs: [
      `Aus deinem Konto bei ${brand} wurde ein Passkey entfernt. Damit kann sich niemand mehr anmelden.`,
      `Wenn du das nicht warst, wähle jetzt ein neues Passwort. Das beendet alle anderen Anmeldungen: ${settings}`,
    ],
  },
  copied: {
    subject: `Ein Passkey für ${brand} wurde vielleicht kopiert`,
    paragraphs: [
      `Jemand wollte sich in deinem Konto bei ${brand} mit einem Passkey anmelden, der vielleicht kopiert wurde. Wir haben das abgelehnt.`,
      `Entferne den Passkey, der zuletzt benutzt wurde, und füge ihn neu hinzu: ${settings}`,
    ],
  },
  unproven: {
    subject: `Passkeys bei ${brand} entfernt`,
    paragraphs: [
      `Du hast gerade bestätigt, dass diese Adresse dir gehört. Zu deinem Konto bei ${brand} wurden schon vorher Passkeys hinzugefügt, sie könnten also von jemand anderem sein. Wir haben sie entfernt.`,
      `Wenn es deine waren, füge sie wieder hinzu: ${settings}`,
    ],
  },
})

const ar: Letters = (brand, settings) => ({
  added: {
    subject: `مفتاح مرور جديد في ${brand}`,
    paragraphs: [
      `أُضيف مفتاح مرور إلى حسابك في ${brand}. يسجّل الدخول من دون كلمة مرورك.`,
      `إذا لم تفعل ذلك، فأزل مفتاح المرور واختر كلمة مرور جديدة الآن. كلمة المرور الجديدة وحدها لا تزيله: ${settings}`,
    ],
  },
  removed: {
    subject: `أُزيل مفتاح مرور من ${brand}`,
    paragraphs: [
      `أُزيل مفتاح مرور من حسابك في ${brand}. لم يعد يسجّل الدخول.`,
      `إذا لم تفعل ذلك، فاختر كلمة مرور جديدة الآن، وسينهي ذلك كل الجلسات الأخرى: ${settings}`,
    ],
  },
  copied: {
    subject: `ربما نُسخ مفتاح مرور لحسابك في ${brand}`,
    paragraphs: [
      `حاول أحدهم الدخول إلى حسابك في ${brand} بمفتاح مرور ربما نُسخ، فرفضناه.`,
      `أزل مفتاح المرور الذي استُخدم آخر مرة ثم أضفه من جديد: ${settings}`,
    ],
  },
  unproven: {
    subject: `أُزيلت مفاتيح المرور من ${brand}`,
    paragraphs: [
      `أثبتّ للتو أن هذا البريد لك. كانت مفاتيح مرور قد أُضيفت إلى حسابك في ${brand} قبل ذلك، فقد تكون لشخص آخر. لذلك أزلناها.`,
      `إذا كانت لك، فأضفها من جديد: ${settings}`,
    ],
  },
})

export const passkeyWords: Readonly<Record<Language, Letters>> = { en, de, ar }
