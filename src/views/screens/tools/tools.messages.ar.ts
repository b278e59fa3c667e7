/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { toolsMessages } from './tools.messages.ts'

export const toolsAr: WordsOf<typeof toolsMessages> = {
  'tools.nav': 'الموقع',
  'tools.languages': 'اللغات',
  'tools.all': 'أدوات مجانية',
  'tools.login': 'تسجيل الدخول',
  'tools.signup': 'إنشاء حساب',
  'tools.studio': 'فتح الاستوديو',
  'tools.foot': 'كل ما تكتبه هنا يبقى في متصفحك، وفي الرابط الذي تشاركه.',
  'tools.allLead':
    'بلا حساب وبلا تثبيت. تعمل معظم هذه الأدوات في متصفحك وحده، وما يسأل خادمًا منها يذكر ذلك.',
  'tools.open': 'فتح',
  'tools.copy': 'نسخ \u2068{words}\u2069',
  'tools.copyAll': 'نسخ الكل',
  'tools.copied': 'تم النسخ.',
  'tools.notCopied': 'لم يسمح متصفحك بالنسخ. حدد الكلمات وانسخها بنفسك؛ لم يضع شيء.',
  'tools.download': 'تنزيل كنص',

  'tools.keywords': 'أداة البحث عن كلمات Pinterest المفتاحية',
  'tools.keywordsCard':
    'من موضوع أو صفحة إلى ما يبحث عنه الناس، مع أرقام النمو حيث يخبرنا Pinterest بها.',
  'tools.videos': 'تنزيل فيديو من Pinterest',
  'tools.videosCard': 'من رابط دبوس إلى الفيديو الذي فيه، للمحتوى الذي تملكه.',

  'tools.boardNames': 'مولّد أسماء لوحات Pinterest',
  'tools.boardNamesLead':
    'أسماء تقول عمّ تتحدث اللوحة، لأن الناس يجدون اللوحات بموضوعها. كل اسم قصير بما يكفي ليظهر كاملًا.',
  'tools.boardNamesCard': 'من موضوع إلى أسماء تناسب لوحة، بخمس لغات.',
  'tools.topic': 'عمّ تتحدث اللوحة؟',
  'tools.topicHint': 'كلمتان أو ثلاث، مثل «حديقة شرفة صغيرة».',
  'tools.language': 'لغة الأسماء',
  'tools.lang.en': 'الإنجليزية',
  'tools.lang.de': 'الألمانية',
  'tools.lang.es': 'الإسبانية',
  'tools.lang.fr': 'الفرنسية',
  'tools.lang.ar': 'العربية',
  'tools.names':
    '{count, plural, zero {لا أسماء} one {اسم واحد} two {اسمان} few {# أسماء} many {# اسمًا} other {# اسم}}',
  'tools.letters':
    '{count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'tools.noNames': 'لا اسم من هذا الموضوع يناسب لوحة',
  'tools.noNamesBody': 'يقطع Pinterest اسم اللوحة عند 50 حرفًا. استخدم كلمات أقل للموضوع.',
  'tools.namesWait': 'تظهر الأسماء أثناء الكتابة',
  'tools.namesWaitBody': 'أبسطها يأتي أولًا: هو ما يبحث عنه الناس.',

  'tools.boardIdeas': 'أسماء لوحات حسب الموضوع',
  'tools.boardIdeasLead':
    'أسماء للوحات في فئات Pinterest وعددها 24، مكتوبة يدويًا: بسيطة وقصيرة، ويجدها الناس بموضوعها.',
  'tools.boardIdeasCard': 'أسماء مكتوبة يدويًا في فئات Pinterest وعددها 24، للنسخ كما هي.',
  'tools.boardsOf': 'أسماء لوحات لفئة {category}',
  'tools.boardsOfLead': 'كل اسم يمكن نسخه كما هو، وهو قصير بما يكفي ليظهر كاملًا.',
  'tools.allCategories': 'كل الفئات',
  'tools.ownTopic': 'أسماء لموضوع من عندك',

  'tools.hashtags': 'مولّد وسوم Pinterest',
  'tools.hashtagsLead':
    'وسوم مما يتحدث عنه دبوسك فعلًا، الضيقة والواسعة بالتناوب. لا يُضاف وسم لا تحمله كلماتك.',
  'tools.hashtagsCard': 'من موضوعك أو وصفك إلى عشرة وسوم صادقة على الأكثر.',
  'tools.text': 'موضوع دبوسك أو وصفه',
  'tools.textHint': 'السطر الأول هو الأهم. الوصف الكامل يعطي وسومًا أكثر من الموضوع.',
  'tools.tags':
    '{count, plural, zero {لا وسوم} one {وسم واحد} two {وسمان} few {# وسوم} many {# وسمًا} other {# وسم}}',
  'tools.noTags': 'لا وسم في هذه الكلمات',
  'tools.noTagsBody':
    'يحتاج الوسم إلى كلمة لها معنى من 4 إلى 24 حرفًا. أضف ما يُظهره الدبوس أو ما يفيد فيه.',
  'tools.tagsWait': 'تظهر الوسوم أثناء الكتابة',
  'tools.tagsWaitBody': 'عشرة على الأكثر: القليل الجيد أنفع.',

  'tools.prompts': 'موجّهات لعمل الدبابيس',
  'tools.promptsLead':
    'لأي مساعد تستخدمه: يذكر كل منها ما يحتاجه الدبوس الجيد ويمنع الاختلاق. املأ ما بين الأقواس.',
  'tools.promptsCard': 'موجّهات جاهزة للعناوين والأوصاف والخطط والتحقق، لنسخها إلى أي مساعد.',
  'tools.findPrompt': 'البحث عن موجّه',
  'tools.promptKind': 'النوع',
  'tools.anyKind': 'كل الأنواع',
  'tools.kind.Words': 'الكلمات',
  'tools.kind.Research': 'البحث',
  'tools.kind.Plan': 'التخطيط',
  'tools.kind.Design': 'التصميم',
  'tools.kind.Check': 'التحقق',
  'tools.promptCount':
    '{count, plural, zero {لا موجّهات} one {موجّه واحد} two {موجّهان} few {# موجّهات} many {# موجّهًا} other {# موجّه}}',
  'tools.copyPrompt': 'نسخ',
  'tools.noPrompts': 'لا توجد نصوص مطابقة',
  'tools.noPromptsBody': 'استخدم كلمات أقل، أو ابحث في كل الأنواع.',

  'tools.checklist': 'قائمة تحقق للدبوس',
  'tools.checklistLead':
    'كل ما ينبغي أن يكون في الدبوس قبل نشره، يُتحقق منه أثناء الكتابة، ومع كل ملاحظة ما يجب فعله.',
  'tools.checklistCard': 'العنوان والوصف والرابط والصورة مقابل حدود Pinterest، مع حل لكل ملاحظة.',
  'tools.title': 'العنوان',
  'tools.keyword': 'الموضوع الذي ينبغي أن يُعثر عليه به',
  'tools.description': 'الوصف',
  'tools.alt': 'النص البديل',
  'tools.altHint': 'جملة واحدة عما تُظهره الصورة، لمن لا يستطيع رؤيتها.',
  'tools.link': 'الرابط',
  'tools.board': 'اللوحة',
  'tools.picture': 'الصورة',
  'tools.pictureHint': 'JPEG أو PNG أو WebP. تُقاس في متصفحك ولا تُرسل إلى أي مكان.',
  'tools.choosePicture': 'اختيار صورة',
  'tools.drop': 'أو أفلت ملفًا هنا',
  'tools.pictureIs': '\u2068{name}\u2069: \u2068{width} × {height}\u2069 بكسل، {size}',
  'tools.noPicture': 'هذا الملف ليس صورة يستطيع متصفحك قراءتها. اختر ملف JPEG أو PNG أو WebP.',
  'tools.removePicture': 'إزالة الصورة',
  'tools.score': '{good} من {all} سليمة',
  'tools.mend': 'يحتاج إلى إصلاح',
  'tools.good': 'سليم',
  'tools.unknown': 'لم يُتحقق منه',
  'tools.checkWait': 'املأ ما لديك: تتبعه القائمة.',
  'tools.findings': 'الملاحظات',

  'tools.csv': 'التحقق من ملف للرفع المجمّع',
  'tools.csvLead':
    'ملف CSV للرفع المجمّع في Pinterest، يُتحقق منه صفًا صفًا. يُصلَح الفاصل والترميز والصف الأول والأطوال والأسطر والتواريخ والروابط المكررة والصفوف الزائدة؛ ويُذكر الباقي مع صفه. يبقى الملف في متصفحك.',
  'tools.chooseCsv': 'اختيار ملف CSV',
  'tools.csvRows':
    '{rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}.',
  'tools.csvGood': 'يقبل Pinterest هذا الملف كما هو.',
  'tools.csvFound':
    '{mended, plural, zero {لم يلزم إصلاح شيء} one {أُصلح أمر واحد} two {أُصلح أمران} few {أُصلحت # أمور} many {أُصلح # أمرًا} other {أُصلح # أمر}}، {left, plural, zero {ولم يبقَ لك شيء} one {وبقي لك أمر واحد} two {وبقي لك أمران} few {وبقيت لك # أمور} many {وبقي لك # أمرًا} other {وبقي لك # أمر}}.',
  'tools.csvMended': 'تنزيل الملف المُصلَح',
  'tools.csvPart': 'تنزيل الجزء {number} من {count}',
  'tools.csvFindings': 'ما وُجد في الملف',
  'tools.csvWhole': 'الملف',
  'tools.csvRow': 'الصف {row}',
  'tools.csvIsMended': 'أُصلح.',
  'tools.csvMore':
    '{count, plural, zero {ولا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
}
