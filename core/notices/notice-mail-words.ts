/** What a mail about notices says, in the person's language. */
import type { NoticeKind } from '../contract/account/notices.contract.ts'
import { problemWords } from '../contract/words/problem-words.ts'
import type { ProblemRef } from '../contract/words/problem.schema.ts'
import { noticesProblems } from '../contract/problems/notices.problems.ts'
import type { Language } from '../contract/call/languages.ts'
import noticesProblemsAr from '#locales/ar/problems/notices.json' with { type: 'json' }
import noticesProblemsDe from '#locales/de/problems/notices.json' with { type: 'json' }

export interface NoticeMailWords {
  readonly subject: Readonly<Record<NoticeKind, (brand: string) => string>>
  readonly hello: (name: string) => string
  readonly settings: (address: string) => string
  readonly calendar: (address: string) => string
  readonly why: string
}

const en: NoticeMailWords = {
  subject: {
    connection: (brand) => `${brand}: an account is not publishing`,
    failures: (brand) => `${brand}: pins could not be published`,
    asked: (brand) => `${brand}: check whether a pin was published`,
    planDry: (brand) => `${brand}: your plan is running out`,
    automation: (brand) => `${brand}: an automation was paused`,
  },
  hello: (name) => `Hello ${name},`,
  settings: (address) => `Settings: ${address}`,
  calendar: (address) => `Calendar: ${address}`,
  why: 'You get each notice once. Choose in Settings which ones come by email.',
}

const de: NoticeMailWords = {
  subject: {
    connection: (brand) => `${brand}: Ein Konto veröffentlicht nichts`,
    failures: (brand) => `${brand}: Pins konnten nicht veröffentlicht werden`,
    asked: (brand) => `${brand}: Prüfe, ob ein Pin veröffentlicht ist`,
    planDry: (brand) => `${brand}: Dein Plan geht zu Ende`,
    automation: (brand) => `${brand}: Eine Automatisierung wurde angehalten`,
  },
  hello: (name) => `Hallo ${name},`,
  settings: (address) => `Einstellungen: ${address}`,
  calendar: (address) => `Kalender: ${address}`,
  why: 'Jeden Hinweis bekommst du einmal. Welche per E-Mail kommen, wählst du in den Einstellungen.',
}

const ar: NoticeMailWords = {
  subject: {
    connection: (brand) => `${brand}: حساب لا ينشر شيئًا`,
    failures: (brand) => `${brand}: تعذّر نشر دبابيس`,
    asked: (brand) => `${brand}: تحقق مما إذا نُشر دبوس`,
    planDry: (brand) => `${brand}: خطتك توشك على الانتهاء`,
    automation: (brand) => `${brand}: أُوقفت أتمتة مؤقتًا`,
  },
  hello: (name) => `مرحبًا ${name}،`,
  settings: (address) => `الإعدادات: ${address}`,
  calendar: (address) => `التقويم: ${address}`,
  why: 'يصلك كل إشعار مرة واحدة. اختر في الإعدادات ما يصل منها بالبريد.',
}

export const noticeMailWords: Readonly<Record<Language, NoticeMailWords>> = { en, de, ar }

const messages: Readonly<Record<Language, Readonly<Record<keyof typeof noticesProblems, string>>>> =
  { en: noticesProblems, de: noticesProblemsDe, ar: noticesProblemsAr }

/** Null for the code of another version. */
export function noticeSentence(problem: ProblemRef, language: Language): string | null {
  return problemWords(problem, { language, messages: messages[language] })
}
