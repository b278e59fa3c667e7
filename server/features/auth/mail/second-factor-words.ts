/** What the emails about two-step login say, in the person's language. */
import type { Language } from '#core/contract/call/languages.ts'
import type { Letter } from './auth-mail-words.ts'

/**
 * `removed`: the address was proved for the first time, and the app had been added before.
 * `guessed`: wrong codes after the right password or Google.
 */
export type SecondFactorNews = 'on' | 'off' | 'recoveryUsed' | 'removed' | 'guessed'

/** `settings`: the address of the page on which a password is changed. */
type Letters = (brand: string, settings: string) => Readonly<Record<SecondFactorNews, Letter>>

const en: Letters = (brand, settings) => {
  const newPassword = `If you didn’t do this, choose a new password now. That ends all other sessions: ${settings}`
  return {
    on: {
      subject: `Two-step login is on for ${brand}`,
      paragraphs: [
        `Two-step login was turned on for your ${brand} account. From now on a login asks for a code from your authenticator app.`,
        'If you didn’t do this, someone else has access to your account, and a new password won’t remove their app. Please contact support.',
      ],
    },
    off: {
      subject: `Two-step login is off for ${brand}`,
      paragraphs: [
        `Two-step login was turned off for your ${brand} account. Your password alone is enough to log in now.`,
        newPassword,
      ],
    },
    recoveryUsed: {
      subject: `A recovery code was used for ${brand}`,
      paragraphs: [
        `Someone logged in to your ${brand} account with a recovery code. It can’t be used again.`,
        newPassword,
      ],
    },
    removed: {
      subject: `Two-step login is off for ${brand}`,
      paragraphs: [
        `You have just shown that this address is yours. Two-step login had been turned on for your ${brand} account before that, so it could have been someone else’s app. We removed it.`,
        `If the app was yours, turn two-step login on again: ${settings}`,
      ],
    },
    guessed: {
      subject: `Someone is guessing codes for ${brand}`,
      paragraphs: [
        `Someone entered 10 wrong codes for your ${brand} account within an hour. We ask for a code only after the password or Google, so this person may know your password.`,
        newPassword,
      ],
    },
  }
}

const de: Letters = (brand, settings) => {
  const newPassword = `Wenn du das nicht warst, wähle jetzt ein neues Passwort. Das beendet alle anderen Anmeldungen: ${settings}`
  return {
    on: {
      subject: `Anmeldung in zwei Schritten bei ${brand} ist eingeschaltet`,
      paragraphs: [
        `Die Anmeldung in zwei Schritten wurde für dein Konto bei ${brand} eingeschaltet. Ab jetzt wird bei jeder Anmeldung ein Code aus deiner Authenticator-App verlangt.`,
        'Wenn du das nicht warst, hat jemand anderes Zugang zu deinem Konto, und ein neues Passwort entfernt dessen App nicht. Wende dich bitte an den Support.',
      ],
    },
    off: {
      subject: `Anmeldung in zwei Schritten bei ${brand} ist ausgeschaltet`,
      paragraphs: [
        `Die Anmeldung in zwei Schritten wurde für dein Konto bei ${brand} ausgeschaltet. Jetzt genügt dein Passwort, um dich anzumelden.`,
        newPassword,
      ],
    },
    recoveryUsed: {
      subject: `Ein Wiederherstellungscode für ${brand} wurde benutzt`,
      paragraphs: [
        `Jemand hat sich mit einem Wiederherstellungscode in deinem Konto bei ${brand} angemeldet. Er gilt nicht noch einmal.`,
        newPassword,
      ],
    },
    removed: {
      subject: `Anmeldung in zwei Schritten bei ${brand} ist ausgeschaltet`,
      paragraphs: [
        `Du hast gerade bestätigt, dass diese Adresse dir gehört. Die Anmeldung in zwei Schritten wurde für dein Konto bei ${brand} schon vorher eingeschaltet, es könnte also die App von jemand anderem sein. Wir haben sie entfernt.`,
        `Wenn es deine App war, schalte die Anmeldung in zwei Schritten wieder ein: ${settings}`,
      ],
    },
    guessed: {
      subject: `Jemand rät Codes für ${brand}`,
      paragraphs: [
        `Jemand hat innerhalb einer Stunde 10 falsche Codes für dein Konto bei ${brand} eingegeben. Ein Code wird erst nach dem Passwort oder der Anmeldung mit Google verlangt. Vielleicht kennt jemand dein Passwort.`,
        newPassword,
      ],
    },
  }
}

const ar: Letters = (brand, settings) => {
  const newPassword = `إذا لم تفعل ذلك، فاختر كلمة مرور جديدة الآن، وسينهي ذلك كل الجلسات الأخرى: ${settings}`
  return {
    on: {
      subject: `تسجيل الدخول بخطوتين مفعّل في ${brand}`,
      paragraphs: [
        `فُعّل تسجيل الدخول بخطوتين لحسابك في ${brand}. من الآن يُطلب عند كل دخول رمز من تطبيق المصادقة.`,
        'إذا لم تفعل ذلك، فهناك من يستطيع الدخول إلى حسابك، وكلمة مرور جديدة لا تزيل تطبيقه. تواصل مع الدعم من فضلك.',
      ],
    },
    off: {
      subject: `تسجيل الدخول بخطوتين متوقف في ${brand}`,
      paragraphs: [
        `أُوقف تسجيل الدخول بخطوتين لحسابك في ${brand}. تكفي الآن كلمة المرور وحدها لتسجيل الدخول.`,
        newPassword,
      ],
    },
    recoveryUsed: {
      subject: `استُخدم رمز استرداد في ${brand}`,
      paragraphs: [
        `سجّل أحدهم الدخول إلى حسابك في ${brand} برمز استرداد. لا يمكن استخدامه مرة أخرى.`,
        newPassword,
      ],
    },
    removed: {
      subject: `تسجيل الدخول بخطوتين متوقف في ${brand}`,
      paragraphs: [
        `أثبتّ للتو أن هذا البريد لك. كان تسجيل الدخول بخطوتين قد فُعّل لحسابك في ${brand} قبل ذلك، فقد يكون التطبيق لشخص آخر. لذلك أزلناه.`,
        `إذا كان التطبيق لك، ففعّل تسجيل الدخول بخطوتين من جديد: ${settings}`,
      ],
    },
    guessed: {
      subject: `هناك من يخمّن الرموز في ${brand}`,
      paragraphs: [
        `أدخل أحدهم 10 رموز خاطئة لحسابك في ${brand} خلال ساعة. لا يُطلب الرمز إلا بعد كلمة مرورك أو Google، فربما يعرف كلمة مرورك.`,
        newPassword,
      ],
    },
  }
}

export const secondFactorWords: Readonly<Record<Language, Letters>> = { en, de, ar }
