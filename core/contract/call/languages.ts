/** The languages of the product. */

/** BCP 47. */
export const languages = ['en', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

/** As each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The first of the user's languages that the product has: `de-AT` is German. Else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}
