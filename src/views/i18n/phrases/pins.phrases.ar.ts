/** Arabic: making pins, changing them, drawing and exporting them, and pictures and fonts. */
import type { Phrases } from '../phrasebook.ts'

export const pinsPhrasesAr: Phrases = {
  'None of the chosen templates is of a chosen pin type. Choose another template or pin type.':
    'لا قالب من القوالب المختارة يناسب أنواع الدبابيس المختارة. اختر قالبًا آخر أو نوعًا آخر.',
  'None of the chosen pages has been read yet. Wait until reading is over, or read them again.':
    'لم تُقرأ أي من الصفحات المختارة بعد. انتظر حتى تنتهي القراءة، أو أعد قراءتها.',
  'A generation is running in this account. Wait until it is done or cancel it; what it has made is safe.':
    'يجري إنشاء دبابيس في هذا الحساب. انتظر حتى ينتهي أو ألغه؛ وما أُنشئ محفوظ.',
  'Another generation is running in this account. Try this one again when it is done.':
    'يجري إنشاء دبابيس أخرى في هذا الحساب. حاول مجددًا عندما ينتهي.',
  '{made} pins may be made in 24 hours, and {were} were: {advice}. The pins that you have are safe.':
    'أقصى عدد للدبابيس في 24 ساعة {made}، وقد أُنشئ منها {were}: {advice}. الدبابيس التي لديك محفوظة.',
  'wait a while': 'انتظر قليلًا',
  'make at most {count} now, or wait a while': 'أنشئ الآن {count} على الأكثر، أو انتظر قليلًا',
  '{count} pin of {about}':
    '{count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {about}',
  '{count} pins of {about}':
    '{count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {about}',
  '{count} pages':
    '{count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'Picture of "{title}"': 'صورة «{title}»',
  'Pictures of {count} pins':
    'صور {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'The page was deleted before this pin was made. The other pins are safe.':
    'حُذفت الصفحة قبل إنشاء هذا الدبوس. لم تتأثر الدبابيس الأخرى.',
  'The page has too little to say about "{interest}". Choose another interest, or paste more of its text.':
    'لا تقول الصفحة ما يكفي عن «{interest}». اختر اهتمامًا آخر، أو الصق المزيد من نصها.',
  'Something went wrong on the server while making it. The others are safe; try this one again.':
    'حدث خطأ في الخادم أثناء الإنشاء. لم يتأثر الباقي؛ حاول مجددًا مع هذا وحده.',
  'It stopped the server several times, so it was given up. The others were made; try again with other words or pictures.':
    'توقف الخادم بسببه عدة مرات فتُرك. أُنشئ الباقي؛ حاول مجددًا بكلمات أو صور أخرى.',
  'None of the {total} could be made. {reason}': 'لم ينجح إنشاء أي منها، وعددها {total}. {reason}',
  'It could not be made.': 'تعذّر إنشاؤه.',
  'A font of this pin is gone, so a built-in one was used.':
    'لم يعد أحد خطوط هذا الدبوس موجودًا، فاستُخدم خط مدمج.',
  'The chosen text colour cannot be read on the chosen background, so a tone of it that can is drawn.':
    'لا يُقرأ لون النص المختار على الخلفية المختارة، فرُسمت درجة منه تُقرأ.',
  'No font here draws {characters}, so the picture leaves it out.':
    'لا خط هنا يرسم {characters}، فتُرك من الصورة.',
  'No font here draws these letters: {characters}. Add a font that has them, or use other words.':
    'لا خط هنا يرسم هذه الأحرف: {characters}. أضف خطًا فيه هذه الأحرف، أو استخدم كلمات أخرى.',
  'The template asks for a picture that the design does not have.':
    'يتطلب القالب صورة ليست في التصميم.',
  'The picture is larger than 1 MB; Pinterest takes it, but it loads slowly.':
    'حجم الصورة أكبر من 1 ميغابايت؛ يقبلها Pinterest لكنها تُحمّل ببطء.',
  'There is no template named “{name}”. Choose another template.':
    'لا يوجد قالب باسم «{name}». اختر قالبًا آخر.',
  'A picture of this pin is gone, so it was made without it.':
    'لم تعد إحدى صور هذا الدبوس موجودة، فأُنشئ من دونها.',
  'A picture is small for its place and may look soft.':
    'إحدى الصور صغيرة على مكانها وقد تبدو ضبابية.',
  'The headline is too long to be read on a phone, so the picture says “{words}”. Shorten it, or choose another template.':
    'العنوان على الصورة أطول من أن يُقرأ على الهاتف، فكُتب عليها «{words}». اختصره، أو اختر قالبًا آخر.',
  'The finished picture is larger than 5 MB, which Pinterest refuses. Choose a calmer picture.':
    'حجم الصورة النهائية أكبر من 5 ميغابايت، وهذا يرفضه Pinterest. اختر صورة أهدأ.',
  'This picture is larger than 20 MB. Save it smaller and try again.':
    'هذه الصورة أكبر من 20 ميغابايت. احفظها بحجم أصغر وحاول مجددًا.',
  'This file is empty. Choose the picture again.': 'هذا الملف فارغ. اختر الصورة مجددًا.',
  'This kind of picture cannot be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.':
    'لا يمكن قراءة هذا النوع من الصور. استخدم JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG.',
  'This picture is {width} × {height} pixels. Use one of at least {least} on its shorter side.':
    'أبعاد هذه الصورة ⁨{width} × {height}⁩ بكسل. استخدم صورة لا يقل ضلعها القصير عن {least}.',
  'This picture is a strip more than twenty times as long as it is wide. Use another.':
    'هذه الصورة شريط طوله أكثر من عشرين ضعف عرضه. استخدم صورة أخرى.',
  'This picture has more than 40 million pixels. Save it smaller and try again.':
    'في هذه الصورة أكثر من 40 مليون بكسل. احفظها بحجم أصغر وحاول مجددًا.',
  'This picture takes too much time or memory to open. Save it smaller, as JPEG or PNG, and try again.':
    'يتطلب فتح هذه الصورة وقتًا أو ذاكرة أكثر من اللازم. احفظها بحجم أصغر بصيغة JPEG أو PNG وحاول مجددًا.',
  'Too many of your pictures are waiting to be opened. Try again in a minute.':
    'ينتظر عدد كبير من صورك أن يُفتح. حاول مجددًا بعد دقيقة.',
  'This SVG uses filters, such as a blur or a shadow. Save it as PNG.':
    'يستخدم ملف SVG هذا مرشّحات مثل التمويه أو الظل. احفظه بصيغة PNG.',
  'This SVG is too complex. Save it as PNG.': 'ملف SVG هذا معقّد جدًا. احفظه بصيغة PNG.',
  'This font maps more characters than there are, so it cannot be used. Use another file.':
    'يربط هذا الخط أحرفًا أكثر مما هو موجود، فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'The characters of this font are too scattered to be used. Use another file.':
    'أحرف هذا الخط متناثرة جدًا فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'This font took too long to read, so it cannot be used. Use another file.':
    'طالت قراءة هذا الخط فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'This font took too much memory to read, so it cannot be used. Use another file.':
    'تطلبت قراءة هذا الخط ذاكرة أكثر من اللازم فلا يمكن استخدامه. استخدم ملفًا آخر.',
  'Too many of your fonts are waiting to be read. Try again in a minute.':
    'ينتظر عدد كبير من خطوطك أن يُقرأ. حاول مجددًا بعد دقيقة.',
  'This picture is damaged or not a picture. Open it in an image program, save it again and retry.':
    'هذه الصورة تالفة أو ليست صورة. افتحها في برنامج صور واحفظها مجددًا ثم أعد المحاولة.',
  'This SVG is larger than 2 MB. Save it as PNG.':
    'ملف SVG هذا أكبر من 2 ميغابايت. احفظه بصيغة PNG.',
  'This SVG contains scripts or entities. Save it as PNG.':
    'في ملف SVG هذا برامج نصية أو كيانات. احفظه بصيغة PNG.',
  'This SVG refers to other files. Save it as PNG.':
    'يشير ملف SVG هذا إلى ملفات أخرى. احفظه بصيغة PNG.',
  'This font has no character table, so it cannot be used.':
    'ليس في هذا الخط جدول أحرف، فلا يمكن استخدامه.',
  'This is not a font that can be read. Use a TTF, OTF, WOFF or WOFF2 file.':
    'هذا ليس خطًا يمكن قراءته. استخدم ملف TTF أو OTF أو WOFF أو WOFF2.',
  'This font file is damaged.': 'ملف الخط هذا تالف.',
}
