/** Arabic: pictures, fonts and the rendering of pins. */
import type { picturesProblems } from '#core/contract/problems/pictures.problems.ts'
import type { WordsOf } from '../../text.ts'

export const picturesProblemsAr: WordsOf<typeof picturesProblems> = {
  'render.fontGone': 'لم يعد أحد خطوط هذا الدبوس موجودًا، فاستُخدم خط مدمج.',
  'render.contrast': 'لا يُقرأ لون النص المختار على الخلفية المختارة، فرُسمت درجة منه تُقرأ.',
  'render.lettersLeftOut': 'لا خط هنا يرسم {characters}، فتُرك من الصورة.',
  'render.wordsLeftOut':
    'لا خط هنا يرسم {characters}، فتُركت الكلمات «{words}» من الصورة. أضف خطًا فيه هذه الأحرف لعرض هذه الكلمات.',
  'render.lettersMissing':
    'لا خط هنا يرسم هذه الأحرف: {characters}. أضف خطًا فيه هذه الأحرف، أو استخدم كلمات أخرى.',
  'render.pictureNeeded': 'يتطلب القالب صورة ليست في التصميم.',
  'render.heavy': 'حجم الصورة أكبر من 1 ميغابايت؛ يقبلها Pinterest لكنها تُحمّل ببطء.',
  'render.noTemplate': 'لا يوجد قالب باسم «{name}». اختر قالبًا آخر.',
  'render.pictureGone': 'لم تعد إحدى صور هذا الدبوس موجودة، فأُنشئ من دونها.',
  'render.pictureMissing':
    'إحدى صور هذا الدبوس مفقودة على الخادم، لذلك لم يُنشأ الدبوس. اختر صورة أخرى، أو اطلب من مشغّل الخادم استعادتها.',
  'render.smallPicture': 'إحدى الصور صغيرة على مكانها وقد تبدو ضبابية.',
  'render.headlineCut':
    'العنوان على الصورة أطول من أن يُقرأ على الهاتف، فكُتب عليها «{words}». اختصره، أو اختر قالبًا آخر.',
  'render.tooHeavy':
    'حجم الصورة النهائية أكبر من 5 ميغابايت، وهذا يرفضه Pinterest. اختر صورة أهدأ.',
  'render.notStored': 'صورة الدبوس ليست في المخزن. أعد رسم الدبوس.',
  'picture.logoMissing': 'تعذّر العثور على هذه الصورة: ارفع الشعار أولًا.',
  'picture.tooLarge': 'هذه الصورة أكبر من 20 ميغابايت. احفظها بحجم أصغر وحاول مجددًا.',
  'picture.empty': 'هذا الملف فارغ. اختر الصورة مجددًا.',
  'picture.unknownKind':
    'لا يمكن قراءة هذا النوع من الصور. استخدم JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG.',
  'picture.tooSmall':
    'أبعاد هذه الصورة ⁨{width} × {height}⁩ بكسل. استخدم صورة لا يقل ضلعها القصير عن {least}.',
  'picture.strip': 'هذه الصورة شريط طوله أكثر من عشرين ضعف عرضه. استخدم صورة أخرى.',
  'picture.tooManyPixels': 'في هذه الصورة أكثر من 40 مليون بكسل. احفظها بحجم أصغر وحاول مجددًا.',
  'picture.damaged':
    'هذه الصورة تالفة أو ليست صورة. افتحها في برنامج صور واحفظها مجددًا ثم أعد المحاولة.',
  'picture.svgTooLarge': 'ملف SVG هذا أكبر من 2 ميغابايت. احفظه بصيغة PNG.',
  'picture.svgScripts': 'في ملف SVG هذا برامج نصية أو كيانات. احفظه بصيغة PNG.',
  'picture.svgReferences': 'يشير ملف SVG هذا إلى ملفات أخرى. احفظه بصيغة PNG.',
  'picture.svgTooComplex': 'ملف SVG هذا معقّد جدًا. احفظه بصيغة PNG.',
  'picture.tooHeavy':
    'يتطلب فتح هذه الصورة وقتًا أو ذاكرة أكثر من اللازم. احفظها بحجم أصغر بصيغة JPEG أو PNG وحاول مجددًا.',
  'picture.tooManyWaiting': 'ينتظر عدد كبير من صورك أن يُفتح. حاول مجددًا بعد دقيقة.',
  'picture.svgFilters': 'يستخدم ملف SVG هذا مرشّحات مثل التمويه أو الظل. احفظه بصيغة PNG.',
  'font.noTable': 'ليس في هذا الخط جدول أحرف، فلا يمكن استخدامه.',
  'font.unreadable': 'هذا ليس خطًا يمكن قراءته. استخدم ملف TTF أو OTF أو WOFF أو WOFF2.',
  'font.damaged': 'ملف الخط هذا تالف.',
  'font.tooManyMappings':
    'يربط هذا الخط أحرفًا أكثر مما هو موجود، فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'font.scattered': 'أحرف هذا الخط متناثرة جدًا فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'font.tooSlow': 'طالت قراءة هذا الخط فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'font.tooMuchMemory':
    'تطلبت قراءة هذا الخط ذاكرة أكثر من اللازم فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'font.tooManyWaiting': 'ينتظر عدد كبير من خطوطك أن يُقرأ. حاول مجددًا بعد دقيقة.',
}
