/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { firstBrandMessages } from './first-brand.messages.ts'

export const firstBrandAr: WordsOf<typeof firstBrandMessages> = {
  'firstBrand.title': 'أضف علامتك التجارية',
  'firstBrand.lead':
    'احفظ اسمك وألوانك وشعارك ليحملها كل دبوس جديد. ويمكنك تغييرها لاحقًا في الإعدادات.',
  'firstBrand.leadFound':
    'مأخوذة من موقعك. احفظها ليحملها كل دبوس جديد. وحتى ذلك الحين لا تعرض الدبابيس إلا اسم موقعها.',
  'firstBrand.name': 'اسم الموقع',
  'firstBrand.colors': 'ألوان العلامة التجارية',
  'firstBrand.colorsFromPictures': 'يأخذ كل دبوس ألوانه من صورته.',
  'firstBrand.colorsChoose': 'اختيار الألوان',
  'firstBrand.colorsNone': 'استخدام ألوان كل صورة',
  'firstBrand.logo': 'الشعار',
  'firstBrand.logoAlt': 'شعارك',
  'firstBrand.logoLoading': 'جارٍ البحث عن شعار…',
  'firstBrand.logoChoose': 'اختيار شعار',
  'firstBrand.logoReplace': 'استبدال الشعار',
  'firstBrand.logoRemove': 'إزالة الشعار',
  'firstBrand.save': 'حفظ العلامة التجارية',
  'firstBrand.skip': 'تخطٍّ الآن',
  'firstBrand.saved': 'حُفظت العلامة التجارية. يمكنك تغييرها في الإعدادات.',
  'firstBrand.skipped': 'تم التخطي. يمكنك إضافة علامتك التجارية في الإعدادات.',
}
