/** What the emails about a login say, in the person's language. */
import type { Language } from '#core/contract/call/languages.ts'
import type { EndedByProof } from '../../../platform/feature.ts'
import { endedNames } from './ended-words.ts'
import type { EmailTokenRow } from './email-tokens.store.ts'

export interface LinkLetter {
  readonly subject: string
  readonly why: string
  readonly expiry: string
  readonly otherwise: string
}

export interface AuthMailWords {
  /** Null = without a name. */
  readonly hello: (name: string | null) => string
  readonly links: Readonly<Record<EmailTokenRow['purpose'], (brand: string) => LinkLetter>>
  readonly changed: (about: {
    readonly brand: string
    readonly newEmail: string
    readonly removed: readonly Removed[]
  }) => Letter
  readonly newDevice: (about: SignInFacts) => Letter
  /** `reset`: the address of the page that sends a link to a new password. */
  readonly news: Readonly<
    Record<LoginNews, (about: { readonly brand: string; readonly reset: string }) => Letter>
  >
}

/** What the first proof of the address removed: a link in a mail, or Google. */
export type LoginNews = 'googleUnlinked' | 'passwordRemoved'

/** What a link for a new address removed with it. */
export type Removed = 'secondFactor' | 'passkeys' | 'google' | EndedByProof

/** A paragraph, or none where nothing was removed. */
const listRemoved = (
  removed: readonly Removed[],
  names: Readonly<Record<Removed, string>>,
  sentence: (list: string) => string,
): string[] => (removed.length === 0 ? [] : [sentence(removed.map((one) => names[one]).join('\n'))])

export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

export interface SignInFacts {
  readonly brand: string
  /** In the person's language, UTC. */
  readonly time: string
  readonly network: string
  readonly settings: string
}

const en: AuthMailWords = {
  hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  links: {
    verify: (brand) => ({
      subject: `Verify your email for ${brand}`,
      why: `Please verify this email address to finish signing up for ${brand}:`,
      expiry: 'The link works once and expires in 3 days.',
      otherwise: 'If you didn’t sign up, you can ignore this email.',
    }),
    change_email: (brand) => ({
      subject: `Verify your new email for ${brand}`,
      why: `Please verify this email address to use it for ${brand} from now on:`,
      expiry: 'The link works once and expires in 24 hours.',
      otherwise: 'If you didn’t ask for this, you can ignore this email. Nothing changes.',
    }),
    reset: (brand) => ({
      subject: `Choose a new password for ${brand}`,
      why: `Choose a new password for ${brand} here:`,
      expiry: 'The link works once and expires in 2 hours.',
      otherwise:
        'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    }),
  },
  changed: ({ brand, newEmail, removed }) => ({
    subject: `Your email for ${brand} was changed`,
    paragraphs: [
      `The email address of your ${brand} login is now ${newEmail}.`,
      ...listRemoved(
        removed,
        {
          secondFactor: 'two-step login',
          passkeys: 'passkeys',
          google: 'sign-in with Google',
          ...endedNames.en,
        },
        (list) => `The change also removed or stopped:\n${list}`,
      ),
      'If you didn’t do this, someone else knows your password. Please contact support.',
    ],
  }),
  newDevice: ({ brand, time, network, settings }) => ({
    subject: `New sign-in to ${brand}`,
    paragraphs: [
      `Someone signed in to your ${brand} account from a browser you haven’t used before.`,
      [`Time: ${time}`, `Network: ${network}`].join('\n'),
      `If this was you, there is nothing to do. If not, choose a new password now. That ends all other sessions. Then remove passkeys that you don’t know, since a new password doesn’t: ${settings}`,
    ],
  }),
  news: {
    googleUnlinked: ({ brand, reset }) => ({
      subject: `Your Google account was unlinked from ${brand}`,
      paragraphs: [
        `You have just proved that this address is yours. A Google account had been linked to your ${brand} account before that, so it could have been someone else’s. We unlinked it.`,
        `If it was yours and has this address, sign in with Google to link it again. If it has another address, don’t sign in with Google: that opens a second, empty account. Log in with this address and your password instead. If you have no password, choose one: ${reset}`,
      ],
    }),
    passwordRemoved: ({ brand, reset }) => ({
      subject: `Your password for ${brand} was removed`,
      paragraphs: [
        `You signed in with Google, which proved that this address is yours. The password of your ${brand} account had been set before that, so it could have been someone else’s. We removed that password.`,
        `You can log in with Google. If you want to log in with a password too, choose a new one: ${reset}`,
      ],
    }),
  },
}

const de: AuthMailWords = {
  hello: (name) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  links: {
    verify: (brand) => ({
      subject: `Bestätige deine E-Mail-Adresse für ${brand}`,
      why: `Bestätige diese E-Mail-Adresse, um deine Registrierung bei ${brand} abzuschließen:`,
      expiry: 'Der Link funktioniert einmal und ist 3 Tage lang gültig.',
      otherwise: 'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
    }),
    change_email: (brand) => ({
      subject: `Bestätige deine neue E-Mail-Adresse für ${brand}`,
      why: `Bestätige diese E-Mail-Adresse, um sie ab jetzt für ${brand} zu verwenden:`,
      expiry: 'Der Link funktioniert einmal und ist 24 Stunden lang gültig.',
      otherwise:
        'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Es ändert sich nichts.',
    }),
    reset: (brand) => ({
      subject: `Wähle ein neues Passwort für ${brand}`,
      why: `Hier wählst du ein neues Passwort für ${brand}:`,
      expiry: 'Der Link funktioniert einmal und ist 2 Stunden lang gültig.',
      otherwise:
        'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.',
    }),
  },
  changed: ({ brand, newEmail, removed }) => ({
    subject: `Deine E-Mail-Adresse für ${brand} wurde geändert`,
    paragraphs: [
      `Du meldest dich bei ${brand} jetzt mit der E-Mail-Adresse ${newEmail} an.`,
      ...listRemoved(
        removed,
        {
          secondFactor: 'Anmeldung in zwei Schritten',
          passkeys: 'Passkeys',
          google: 'Anmeldung mit Google',
          ...endedNames.de,
        },
        (list) => `Dabei wurde auch entfernt oder angehalten:\n${list}`,
      ),
      'Wenn du das nicht warst, kennt jemand anderes dein Passwort. Wende dich bitte an den Support.',
    ],
  }),
  newDevice: ({ brand, time, network, settings }) => ({
    subject: `Neue Anmeldung bei ${brand}`,
    paragraphs: [
      `Jemand hat sich in deinem Konto bei ${brand} angemeldet, und zwar in einem Browser, den du dort noch nicht benutzt hast.`,
      [`Zeit: ${time}`, `Netzwerk: ${network}`].join('\n'),
      `Wenn du das warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort. Das beendet alle anderen Anmeldungen. Entferne danach Passkeys, die du nicht kennst, denn ein neues Passwort entfernt sie nicht: ${settings}`,
    ],
  }),
  news: {
    googleUnlinked: ({ brand, reset }) => ({
      subject: `Dein Google-Konto ist nicht mehr mit ${brand} verknüpft`,
      paragraphs: [
        `Du hast gerade nachgewiesen, dass diese Adresse dir gehört. Mit deinem Konto bei ${brand} war schon vorher ein Google-Konto verknüpft, es könnte also das von jemand anderem sein. Wir haben die Verknüpfung entfernt.`,
        `Wenn es dein Google-Konto war und diese Adresse hat, melde dich mit Google an, um es wieder zu verknüpfen. Wenn es eine andere Adresse hat, melde dich nicht mit Google an: Dabei entsteht ein zweites, leeres Konto. Melde dich stattdessen mit dieser Adresse und deinem Passwort an. Wenn du kein Passwort hast, wähle eins: ${reset}`,
      ],
    }),
    passwordRemoved: ({ brand, reset }) => ({
      subject: `Dein Passwort für ${brand} wurde entfernt`,
      paragraphs: [
        `Du hast dich mit Google angemeldet und damit nachgewiesen, dass diese Adresse dir gehört. Das Passwort deines Kontos bei ${brand} wurde schon vorher gesetzt, es könnte also das von jemand anderem sein. Wir haben es entfernt.`,
        `Du kannst dich mit Google anmelden. Wenn du dich auch mit einem Passwort anmelden willst, wähle ein neues: ${reset}`,
      ],
    }),
  },
}

const ar: AuthMailWords = {
  hello: (name) => (name === null ? 'مرحبًا،' : `مرحبًا ${name}،`),
  links: {
    verify: (brand) => ({
      subject: `أكّد بريدك الإلكتروني في ${brand}`,
      why: `أكّد هذا البريد الإلكتروني لإكمال تسجيلك في ${brand}:`,
      expiry: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 3 أيام.',
      otherwise: 'إذا لم تسجّل، فتجاهل هذه الرسالة.',
    }),
    change_email: (brand) => ({
      subject: `أكّد بريدك الإلكتروني الجديد في ${brand}`,
      why: `أكّد هذا البريد الإلكتروني لتستخدمه في ${brand} من الآن:`,
      expiry: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 24 ساعة.',
      otherwise: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لن يتغيّر شيء.',
    }),
    reset: (brand) => ({
      subject: `اختر كلمة مرور جديدة في ${brand}`,
      why: `اختر كلمة مرور جديدة في ${brand} من هنا:`,
      expiry: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ساعتين.',
      otherwise: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لن تتغيّر كلمة مرورك.',
    }),
  },
  changed: ({ brand, newEmail, removed }) => ({
    subject: `تغيّر بريدك الإلكتروني في ${brand}`,
    paragraphs: [
      `البريد الإلكتروني لدخولك إلى ${brand} هو الآن ${newEmail}.`,
      ...listRemoved(
        removed,
        {
          secondFactor: 'تسجيل الدخول بخطوتين',
          passkeys: 'مفاتيح المرور',
          google: 'تسجيل الدخول بواسطة Google',
          ...endedNames.ar,
        },
        (list) => `وأُزيل أو أُوقف معه أيضًا:\n${list}`,
      ),
      'إذا لم تفعل ذلك، فهناك من يعرف كلمة مرورك. تواصل مع الدعم من فضلك.',
    ],
  }),
  newDevice: ({ brand, time, network, settings }) => ({
    subject: `تسجيل دخول جديد إلى ${brand}`,
    paragraphs: [
      `سجّل أحدهم الدخول إلى ${brand} بحسابك من متصفح لم تستخدمه من قبل.`,
      [`الوقت: ${time}`, `الشبكة: ${network}`].join('\n'),
      `إذا كنت أنت، فلا داعي لفعل شيء. وإلا فاختر كلمة مرور جديدة الآن، وسينهي ذلك كل الجلسات الأخرى. ثم أزل مفاتيح المرور التي لا تعرفها، لأن كلمة المرور الجديدة لا تزيلها: ${settings}`,
    ],
  }),
  news: {
    googleUnlinked: ({ brand, reset }) => ({
      subject: `أُلغي ربط حساب Google في ${brand}`,
      paragraphs: [
        `أثبتّ للتو أن هذا البريد لك. كان حساب Google مرتبطًا بحسابك في ${brand} قبل ذلك، فقد يكون لشخص آخر. لذلك ألغينا ربطه.`,
        `إذا كان حساب Google لك وله هذا البريد، فسجّل الدخول بواسطة Google لربطه من جديد. وإذا كان له بريد آخر، فلا تسجّل الدخول بواسطة Google لأن ذلك يفتح حسابًا ثانيًا فارغًا. سجّل الدخول بهذا البريد وكلمة مرورك. إذا لم تكن لديك كلمة مرور، فاختر واحدة: ${reset}`,
      ],
    }),
    passwordRemoved: ({ brand, reset }) => ({
      subject: `أُزيلت كلمة مرورك في ${brand}`,
      paragraphs: [
        `سجّلت الدخول بواسطة Google، وهذا يثبت أن هذا البريد لك. كانت كلمة مرور حسابك في ${brand} قد وُضعت قبل ذلك، فقد تكون لشخص آخر. لذلك أزلناها.`,
        `يمكنك تسجيل الدخول بواسطة Google. إذا أردت تسجيل الدخول بكلمة مرور أيضًا، فاختر كلمة جديدة: ${reset}`,
      ],
    }),
  },
}

export const authMailWords: Readonly<Record<Language, AuthMailWords>> = { en, de, ar }
