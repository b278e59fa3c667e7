/** What the email about things that the first proof of an address ended says. */
import type { Language } from '#core/contract/call/languages.ts'
import type { EndedByProof } from '../../../platform/feature.ts'

export const endedNames: Readonly<Record<Language, Readonly<Record<EndedByProof, string>>>> = {
  en: {
    connections: 'connections to Pinterest or Practice',
    plans: 'publishing of planned pins (paused)',
    automations: 'automations (turned off)',
    feeds: 'calendar links for other apps',
  },
  de: {
    connections: 'Verbindungen zu Pinterest oder Practice',
    plans: 'das Veröffentlichen geplanter Pins (angehalten)',
    automations: 'Automatisierungen (ausgeschaltet)',
    feeds: 'Kalender-Links für andere Apps',
  },
  ar: {
    connections: 'الاتصال بـ Pinterest أو Practice',
    plans: 'نشر الدبابيس المجدولة (متوقف مؤقتًا)',
    automations: 'الأتمتة (أُوقفت)',
    feeds: 'روابط التقويم للتطبيقات الأخرى',
  },
}

interface EndedWords {
  readonly subject: string
  readonly why: string
  readonly kept: string
  /** How the person goes on, each before an address. */
  readonly next: Readonly<Record<EndedByProof, string>>
}

const pages: Readonly<Record<EndedByProof, string>> = {
  connections: '/settings',
  plans: '/calendar',
  automations: '/automations',
  feeds: '/calendar',
}

const KINDS = ['connections', 'plans', 'automations', 'feeds'] as const

/** `ended`: one at least, in any order. */
export function endedLetter(
  language: Language,
  {
    brand,
    publicUrl,
    ended,
  }: {
    readonly brand: string
    readonly publicUrl: string
    readonly ended: readonly EndedByProof[]
  },
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const { subject, why, kept, next } = words[language](brand)
  const kinds = KINDS.filter((kind) => ended.includes(kind))
  return {
    subject,
    paragraphs: [
      [why, ...kinds.map((kind) => endedNames[language][kind])].join('\n'),
      kept,
      ...kinds.map((kind) => `${next[kind]} ${publicUrl}${pages[kind]}`),
    ],
  }
}

const words: Readonly<Record<Language, (brand: string) => EndedWords>> = {
  en: (brand) => ({
    subject: `Please check your ${brand} account`,
    why: `You have just proved that this address is yours. What was set up in your ${brand} account before that could have been someone else’s, so we removed or stopped:`,
    kept: 'Your pins, boards, plans and automations are all still there.',
    next: {
      connections: 'Connect your accounts again:',
      plans: 'Check the planned pins and their links, then resume the account:',
      automations: 'Turn on the automations that are yours:',
      feeds: 'Make a new calendar link:',
    },
  }),
  de: (brand) => ({
    subject: `Bitte prüfe dein Konto bei ${brand}`,
    why: `Du hast gerade nachgewiesen, dass diese Adresse dir gehört. Was vorher in deinem Konto bei ${brand} eingerichtet wurde, könnte von jemand anderem sein. Deshalb haben wir entfernt oder angehalten:`,
    kept: 'Deine Pins, Boards, Pläne und Automatisierungen sind alle noch da.',
    next: {
      connections: 'Verbinde deine Konten neu:',
      plans: 'Prüfe die geplanten Pins und ihre Links und beende dann die Pause:',
      automations: 'Schalte die Automatisierungen ein, die von dir sind:',
      feeds: 'Erstelle einen neuen Kalender-Link:',
    },
  }),
  ar: (brand) => ({
    subject: `راجع حسابك في ${brand} من فضلك`,
    why: `أثبتّ للتو أن هذا البريد لك. ما أُعدّ في حسابك في ${brand} قبل ذلك قد يكون لشخص آخر، لذلك أزلنا أو أوقفنا:`,
    kept: 'دبابيسك ولوحاتك وخططك وأتمتتك كلها ما زالت موجودة.',
    next: {
      connections: 'اربط حساباتك من جديد:',
      plans: 'راجع الدبابيس المجدولة وروابطها ثم استأنف الحساب:',
      automations: 'شغّل الأتمتة التي أعددتها أنت:',
      feeds: 'أنشئ رابط تقويم جديدًا:',
    },
  }),
}
