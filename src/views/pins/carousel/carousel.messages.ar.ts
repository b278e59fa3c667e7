import type { WordsOf } from '../../kit/i18n/text.ts'
import type { carouselMessages } from './carousel.messages.ts'

export const carouselAr: WordsOf<typeof carouselMessages> = {
  'carousel.make': 'اصنع شرائح',
  'carousel.made': 'الشرائح الآن بين مسوداتك',
  'carousel.open': 'فتح',
  'carousel.notMade': 'لم تُصنع الشرائح: {reason}',
  'carousel.lead': 'يتنقّل الناس بين هذه الصور من الأولى إلى الأخيرة.',
  'carousel.slides': 'صور الشرائح',
  'carousel.slide': 'الصورة {number}',
  'carousel.earlier': 'قدّم الصورة {number}',
  'carousel.later': 'أخّر الصورة {number}',
  'carousel.remove': 'أزل الصورة {number}',
  'carousel.least': 'في الشرائح صورتان على الأقل.',
  'carousel.title': 'العنوان',
  'carousel.description': 'الوصف',
  'carousel.link': 'الرابط',
  'carousel.linkWrong': 'أدخل عنوان ويب كاملًا يبدأ بـ https:// أو http://.',
  'carousel.ofSlide': '{field} للصورة {number}',
  'carousel.changed': 'تغيّرت الشرائح',
  'carousel.undo': 'تراجع',
  'carousel.linkNotSaved': 'لم يُحفظ رابط الصورة {number} لأنه ليس عنوان ويب كاملًا: {link}',
}
