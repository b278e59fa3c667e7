/**
 * Pinterest's 24 top-level interests (the enum L1InterestList of its API description, 5.23.0), as
 * people call them.
 */
import type { Language } from '../../contract/call/languages.ts'

export const categoryNames = {
  animals: { en: 'Animals', de: 'Tiere', ar: 'الحيوانات' },
  architecture: { en: 'Architecture', de: 'Architektur', ar: 'العمارة' },
  art: { en: 'Art', de: 'Kunst', ar: 'الفن' },
  beauty: { en: 'Beauty', de: 'Schönheit', ar: 'الجمال' },
  childrens_fashion: { en: 'Children’s fashion', de: 'Kindermode', ar: 'أزياء الأطفال' },
  design: { en: 'Design', de: 'Design', ar: 'التصميم' },
  diy_and_crafts: { en: 'DIY and crafts', de: 'DIY und Basteln', ar: 'الأشغال اليدوية' },
  education: { en: 'Education', de: 'Bildung', ar: 'التعليم' },
  electronics: { en: 'Electronics', de: 'Elektronik', ar: 'الإلكترونيات' },
  entertainment: { en: 'Entertainment', de: 'Unterhaltung', ar: 'الترفيه' },
  event_planning: { en: 'Event planning', de: 'Feste planen', ar: 'تنظيم المناسبات' },
  finance: { en: 'Finance', de: 'Finanzen', ar: 'المال' },
  food_and_drinks: { en: 'Food and drinks', de: 'Essen und Trinken', ar: 'الطعام والمشروبات' },
  gardening: { en: 'Gardening', de: 'Garten', ar: 'البستنة' },
  health: { en: 'Health', de: 'Gesundheit', ar: 'الصحة' },
  home_decor: { en: 'Home decor', de: 'Wohnen', ar: 'ديكور المنزل' },
  mens_fashion: { en: 'Men’s fashion', de: 'Herrenmode', ar: 'أزياء الرجال' },
  parenting: { en: 'Parenting', de: 'Elternsein', ar: 'تربية الأطفال' },
  quotes: { en: 'Quotes', de: 'Zitate und Sprüche', ar: 'الاقتباسات' },
  sport: { en: 'Sport', de: 'Sport', ar: 'الرياضة' },
  travel: { en: 'Travel', de: 'Reisen', ar: 'السفر' },
  vehicles: { en: 'Vehicles', de: 'Fahrzeuge', ar: 'المركبات' },
  wedding: { en: 'Wedding', de: 'Hochzeit', ar: 'الأعراس' },
  womens_fashion: { en: 'Women’s fashion', de: 'Damenmode', ar: 'أزياء النساء' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type CategoryId = keyof typeof categoryNames

/** In Pinterest's order. */
export const categoryIds = Object.keys(categoryNames) as readonly CategoryId[]

export function isCategory(name: string): name is CategoryId {
  return Object.hasOwn(categoryNames, name)
}
