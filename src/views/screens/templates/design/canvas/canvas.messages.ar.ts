/** Arabic words of the picture in the editor of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { canvasMessages } from './canvas.messages.ts'

export const canvasAr: WordsOf<typeof canvasMessages> = {
  'canvas.name': 'صورة القالب',
  'canvas.keys':
    'تحرّك مفاتيح الأسهم الطبقة المحددة بمقدار 1، ومع Shift بمقدار 10. يحذفها مفتاح Delete، ويكررها Control D، ويلغي Escape التحديد. حدد الطبقات من قائمة الطبقات. يعدّل مفتاح الإدخال النص المحدد. علامتا الزائد والناقص للتكبير والتصغير، و0 لملاءمة الصورة.',
  'canvas.selected': 'تم تحديد {name}',
  'canvas.selectedMany':
    '{count, plural, zero {لم تُحدد أي طبقة} one {حُددت طبقة واحدة} two {حُددت طبقتان} few {حُددت # طبقات} many {حُددت # طبقة} other {حُددت # طبقة}}',
  'canvas.moved': 'تم النقل: {x} من اليسار، {y} من الأعلى',
  'canvas.movedMany':
    '{count, plural, zero {لم تُنقل أي طبقة} one {نُقلت طبقة واحدة} two {نُقلت طبقتان} few {نُقلت # طبقات} many {نُقلت # طبقة} other {نُقلت # طبقة}}',
  'canvas.resized': 'تغيّر الحجم: العرض {width}، الارتفاع {height}',
  'canvas.turned': 'تم التدوير إلى {turn} درجة',
  'canvas.reordered': 'تغيّر الترتيب',
  'canvas.sameOrder': 'لا يمكن نقلها أبعد في هذا الاتجاه',
  'canvas.fixed': 'لا يمكن نقل هذه الطبقة',
  'canvas.deleted':
    '{count, plural, zero {لم تُحذف أي طبقة} one {حُذفت طبقة واحدة} two {حُذفت طبقتان} few {حُذفت # طبقات} many {حُذفت # طبقة} other {حُذفت # طبقة}}',
  'canvas.duplicated':
    '{count, plural, zero {لم تُكرر أي طبقة} one {كُررت طبقة واحدة} two {كُررت طبقتان} few {كُررت # طبقات} many {كُررت # طبقة} other {كُررت # طبقة}}',
  'canvas.restored': 'لم يتغيّر شيء',
}
