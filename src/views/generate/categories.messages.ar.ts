/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { categoriesMessages } from './categories.messages.ts'

export const categoriesAr: WordsOf<typeof categoriesMessages> = {
  'category.animals': 'الحيوانات',
  'category.architecture': 'العمارة',
  'category.art': 'الفن',
  'category.beauty': 'الجمال',
  'category.childrens_fashion': 'أزياء الأطفال',
  'category.design': 'التصميم',
  'category.diy_and_crafts': 'الأشغال اليدوية',
  'category.education': 'التعليم',
  'category.electronics': 'الإلكترونيات',
  'category.entertainment': 'الترفيه',
  'category.event_planning': 'تخطيط المناسبات',
  'category.finance': 'المال',
  'category.food_and_drinks': 'الطعام والشراب',
  'category.gardening': 'البستنة',
  'category.health': 'الصحة',
  'category.home_decor': 'ديكور المنزل',
  'category.mens_fashion': 'أزياء الرجال',
  'category.parenting': 'تربية الأطفال',
  'category.quotes': 'الاقتباسات',
  'category.sport': 'الرياضة',
  'category.travel': 'السفر',
  'category.vehicles': 'المركبات',
  'category.wedding': 'الزفاف',
  'category.womens_fashion': 'أزياء النساء',
}
