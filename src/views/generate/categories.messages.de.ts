/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { categoriesMessages } from './categories.messages.ts'

export const categoriesDe: WordsOf<typeof categoriesMessages> = {
  'category.animals': 'Tiere',
  'category.architecture': 'Architektur',
  'category.art': 'Kunst',
  'category.beauty': 'Schönheit',
  'category.childrens_fashion': 'Kindermode',
  'category.design': 'Gestaltung',
  'category.diy_and_crafts': 'Selbermachen und Basteln',
  'category.education': 'Bildung',
  'category.electronics': 'Elektronik',
  'category.entertainment': 'Unterhaltung',
  'category.event_planning': 'Feste planen',
  'category.finance': 'Finanzen',
  'category.food_and_drinks': 'Essen und Trinken',
  'category.gardening': 'Garten',
  'category.health': 'Gesundheit',
  'category.home_decor': 'Wohnen und Einrichten',
  'category.mens_fashion': 'Herrenmode',
  'category.parenting': 'Elternsein',
  'category.quotes': 'Zitate',
  'category.sport': 'Sport und Bewegung',
  'category.travel': 'Reisen',
  'category.vehicles': 'Fahrzeuge',
  'category.wedding': 'Hochzeit',
  'category.womens_fashion': 'Damenmode',
}
