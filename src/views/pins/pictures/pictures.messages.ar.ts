/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { picturesMessages } from './pictures.messages.ts'

export const picturesAr: WordsOf<typeof picturesMessages> = {
  'sources.picturesHint': 'JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG، حتى 20 ميغابايت لكل صورة.',
  'sources.addPictures': 'إضافة صور',
  'sources.uploading': 'جارٍ الرفع…',
  'sources.pictureFailed': 'لم تُضف \u2068{name}\u2069: {reason}',
  'sources.pictureTooLarge':
    'لم تُضف \u2068{name}\u2069: هي أكبر من 20 ميغابايت. احفظها بحجم أصغر، ويكفي 1600 بكسل للضلع الطويل، ثم أضفها مجددًا.',
  'sources.pictureSmall':
    'أُضيفت \u2068{name}\u2069، لكن أبعادها \u2068{width} × {height}\u2069 بكسل فقط: ستبدو ضبابية على الدبوس. الأفضل 1000 بكسل أو أكثر للضلع القصير.',
  'sources.deletePicture': 'حذف الصورة {number}',
  'sources.pictureDeleted': 'حُذفت الصورة',
  'sources.pictureDeletedWords': 'أُزيلت من كل صفحاتك. والدبابيس التي تعرضها بالفعل لا تتغير.',
  'sources.pictureNotDeleted': 'تعذّر حذف الصورة: {reason}',
  'sources.removePicture': 'إزالة الصورة {number}',
  'sources.undo': 'تراجع',
  'sources.notRestored': 'تعذّر التراجع: {reason}',
}
