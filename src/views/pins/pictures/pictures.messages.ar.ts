/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { picturesMessages } from './pictures.messages.ts'

export const picturesAr: WordsOf<typeof picturesMessages> = {
  'pictures.hint': 'JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG، حتى 20 ميغابايت لكل صورة.',
  'pictures.add': 'إضافة صور',
  'pictures.uploading': 'جارٍ الرفع…',
  'pictures.failed': 'لم تُضف \u2068{name}\u2069: {reason}',
  'pictures.tooLarge':
    'لم تُضف \u2068{name}\u2069: هي أكبر من 20 ميغابايت. احفظها بحجم أصغر، ويكفي 1600 بكسل للضلع الطويل، ثم أضفها مجددًا.',
  'pictures.small':
    'أُضيفت \u2068{name}\u2069، لكن أبعادها \u2068{width} × {height}\u2069 بكسل فقط: ستبدو ضبابية على الدبوس. الأفضل 1000 بكسل أو أكثر للضلع القصير.',
  'pictures.delete': 'حذف الصورة {number}',
  'pictures.deleted': 'حُذفت الصورة',
  'pictures.deletedWords': 'أُزيلت من كل صفحاتك. والدبابيس التي تعرضها بالفعل لا تتغير.',
  'pictures.notDeleted': 'تعذّر حذف الصورة: {reason}',
  'pictures.remove': 'إزالة الصورة {number}',
  'pictures.undo': 'تراجع',
  'pictures.notRestored': 'تعذّر التراجع: {reason}',
}
