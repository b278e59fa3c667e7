/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { sourcesMessages } from './sources.messages.ts'

export const sourcesAr: WordsOf<typeof sourcesMessages> = {
  'sources.title': 'أي صفحات تريد أن تصنع منها دبابيس؟',
  'sources.automations': 'هل تريد هذا لكل مقال جديد دون أن تعود؟',
  'sources.automationsLink': 'إعداد أتمتة',
  'sources.lead': 'الصق رابط مقال أو وصفة أو منتج. للروابط المتعددة: رابط في كل سطر.',
  'sources.kinds': 'طرق إضافة الصفحات',
  'sources.kind.addresses': 'روابط',
  'sources.kind.sitemap': 'خريطة الموقع',
  'sources.kind.feed': 'خلاصة',
  'sources.kind.csv': 'ملف CSV',
  'sources.kind.text': 'نص أو HTML',
  'sources.kind.keyword': 'كلمة مفتاحية',
  'sources.addresses': 'روابط الصفحات',
  'sources.addressesPlaceholder': '\u2068https://your-site.com/an-article\u2069',
  'sources.addressesKeys': 'Enter لقراءتها، وShift+Enter لبدء سطر جديد.',
  'sources.addressesHint': 'حتى 500 رابط في المرة الواحدة.',
  'sources.read':
    '{count, plural, zero {قراءة الصفحات} one {قراءة صفحة واحدة} two {قراءة صفحتين} few {قراءة # صفحات} many {قراءة # صفحة} other {قراءة # صفحة}}',
  'sources.refusedBelow':
    '{count, plural, zero {لم يُرفض أي سطر.} one {رُفض هذا السطر: أصلحه أو احذفه.} two {رُفض هذان السطران: أصلحهما أو احذفهما.} few {رُفضت هذه الأسطر وعددها #: أصلحها أو احذفها.} many {رُفضت هذه الأسطر وعددها #: أصلحها أو احذفها.} other {رُفضت هذه الأسطر وعددها #: أصلحها أو احذفها.}} الأسباب في الأسفل.',
  'sources.sitemap': 'رابط خريطة الموقع',
  'sources.sitemapHint': 'عادةً \u2068https://your-site.com/sitemap.xml\u2069',
  'sources.feed': 'رابط الخلاصة',
  'sources.feedHint': 'RSS أو Atom، عادةً \u2068https://your-site.com/feed\u2069',
  'sources.limit': 'أقصى عدد للصفحات',
  'sources.csvHint':
    'صفحة في كل صف. يُستخدم عمود باسم url أو link أو address، وإلا فالعمود الذي فيه أكثر الروابط.',
  'sources.csvChoose': 'اختيار ملف',
  'sources.csvChosen':
    '\u2068{name}\u2069، {count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  'sources.csvPart':
    'تُقرأ الآن الصفوف من {first, number} إلى {last, number} من أصل {all, number}: الحد الأقصى للمرة الواحدة {most, number}. {left, plural, =0 {وهي الأخيرة.} zero {وهي الأخيرة.} one {ويبقى صف واحد لما بعد.} two {ويبقى صفان لما بعد.} few {وتبقى # صفوف لما بعد.} many {ويبقى # صفًا لما بعد.} other {ويبقى # صف لما بعد.}}',
  'sources.csvReadFirst':
    '{count, plural, zero {قراءة أول # صف} one {قراءة الصف الأول} two {قراءة أول صفين} few {قراءة أول # صفوف} many {قراءة أول # صفًا} other {قراءة أول # صف}}',
  'sources.csvReadNext':
    '{count, plural, zero {قراءة # صف تالٍ} one {قراءة الصف التالي} two {قراءة الصفين التاليين} few {قراءة # صفوف تالية} many {قراءة # صفًا تاليًا} other {قراءة # صف تالٍ}}',
  'sources.csv.empty': 'الملف «\u2068{name}\u2069» فارغ. اختر ملفًا فيه صفحة في كل صف.',
  'sources.csv.headerOnly':
    'في الملف «\u2068{name}\u2069» صف عناوين فقط ولا صفوف تحته. اختر ملفًا فيه صفحة في كل صف.',
  'sources.csv.noAddresses':
    'لا يوجد في «\u2068{name}\u2069» عمود فيه روابط ويب. ضع رابطًا في كل صف، مثل \u2068https://example.com/page\u2069.',
  'sources.csv.unreadable':
    'تعذّرت قراءة الملف «\u2068{name}\u2069». ربما نُقل أو يستعمله برنامج آخر: أغلقه هناك ثم اختره من جديد.',
  'sources.csv.tooLarge': 'هذا الملف أكبر من 2 ميغابايت. قسّمه وأضف الأجزاء واحدًا بعد الآخر.',
  'sources.textTitle': 'العنوان',
  'sources.text': 'نص الصفحة أو HTML الخاص بها',
  'sources.textHint': 'للمواقع التي ترفض القراءة الآلية: افتح الصفحة، حدد الكل، انسخ، والصق هنا.',
  'sources.url': 'الرابط الذي تؤدي إليه الدبابيس',
  'sources.urlWrong':
    'لا يبدو هذا رابطًا. اكتبه مثل \u2068https://your-site.com/article\u2069 أو اتركه فارغًا.',
  'sources.urlPrivate':
    'أنت وحدك تستطيع فتح هذا الرابط: يرفض Pinterest الدبابيس التي تؤدي إليه. يمكنك المتابعة وكتابة الرابط العام لاحقًا.',
  'sources.titleMissing': 'اكتب عنوانًا للنص: هو أول ما تقوله الدبابيس.',
  'sources.textMissing': 'الصق هنا نص الصفحة أو HTML الخاص بها.',
  'sources.useKeyword': 'استخدام هذه الكلمة المفتاحية',
  'sources.urlOptional': 'اختياري',
  'sources.keyword': 'كلمة مفتاحية',
  'sources.keywordHint':
    'موضوع بلا صفحة، مثل «حديقة شرفة صغيرة». تأتي كلماته من صفحاتك الأخرى، وتستخدم الدبابيس الألوان أو صورًا تضيفها.',
  'sources.demo': 'جديد هنا؟ جرّب مع الموقع التجريبي.',
  'sources.demoWords': 'ستة مقالات من أنواع مختلفة، جاهزة لتصبح دبابيس.',
  'sources.demoAction': 'استخدام الموقع التجريبي',
  'sources.errors':
    '{count, plural, zero {أُضيفت كل المصادر} one {لم يُضف مصدر واحد} two {لم يُضف مصدران} few {لم تُضف # مصادر} many {لم يُضف # مصدرًا} other {لم يُضف # مصدر}}',
  'sources.errorsMore':
    '{count, plural, zero {ولا غيرها} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  'sources.errorLine': 'السطر {line}',
  'sources.pasteInstead': 'لصق النص بدلًا من ذلك',
  'sources.operator': 'لمن يدير هذا الخادم',
  'sources.privateHost': 'أضف {host} إلى ALLOW_HOSTS في بيئة تشغيل الخادم، ثم أعد تشغيله.',
  'sources.dismiss': 'إخفاء',
  'sources.pages':
    '{count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'sources.morePages':
    '{count, plural, zero {لا صفحات أخرى} one {عرض صفحة أخرى} two {عرض صفحتين أخريين} few {عرض # صفحات أخرى} many {عرض # صفحة أخرى} other {عرض # صفحة أخرى}}',
  'sources.chosen': 'المختار: {count}',
  'sources.refresh': 'تحديث',
  'sources.chooseAll': 'اختيار الكل',
  'sources.chooseNone': 'إلغاء اختيار الكل',
  'sources.empty': 'لا توجد صفحات بعد',
  'sources.emptyWords':
    'كل صفحة تضيفها تُقرأ مرة واحدة: عنوانها وكلماتها وصورها. ثم تختار عمّ تتحدث الدبابيس.',
  'sources.choosePage': 'اختيار \u2068{title}\u2069',
  'sources.status.pending': 'جارٍ القراءة…',
  'sources.untitled': 'صفحة بلا عنوان',
  'sources.status.failed': 'تعذّرت القراءة',
  'sources.pageActions': 'إجراءات \u2068{title}\u2069',
  'sources.refetch': 'القراءة مجددًا',
  'sources.pageDeleted': 'حُذفت «\u2068{title}\u2069»',
  'sources.deletePage': 'حذف',
  'sources.openPage': 'فتح الصفحة',
  'sources.editPictures': 'اختيار الصور',
  'sources.pictureCount':
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'sources.interestCount':
    '{count, plural, zero {لا اهتمامات بعد} one {اهتمام واحد} two {اهتمامان} few {# اهتمامات} many {# اهتمامًا} other {# اهتمام}}',
  'sources.picturesOf': 'صور \u2068{title}\u2069',
  'sources.picturesLead': 'لا تستخدم الدبابيس إلا الصور المختارة. صورك تأتي أولًا.',
  'sources.usePicture': 'استخدام الصورة {number}: \u2068{alt}\u2069',
  'sources.noAlt': 'بلا وصف',
  'sources.noPictures': 'لا صور في هذه الصفحة. أضف صورك، أو دع الدبابيس تعتمد على الألوان.',
  'sources.kindName.recipe': 'وصفة',
  'sources.kindName.how_to': 'شرح',
  'sources.kindName.list': 'قائمة',
  'sources.kindName.story': 'مقال',
  'sources.kindName.product': 'منتج',
  'sources.kindName.keyword': 'كلمة مفتاحية',
  'sources.kindName.other': 'صفحة',
  'sources.safe': 'لم تتأثر صفحاتك الأخرى.',
  'sources.next':
    '{count, plural, zero {اختر صفحة أولًا} one {المتابعة بصفحة واحدة} two {المتابعة بصفحتين} few {المتابعة بـ# صفحات} many {المتابعة بـ# صفحة} other {المتابعة بـ# صفحة}}',
  'sources.pendingNext':
    '{count, plural, zero {لا صفحات تُقرأ الآن} one {ما زالت صفحة واحدة تُقرأ} two {ما زالت صفحتان تُقرآن} few {ما زالت # صفحات تُقرأ} many {ما زالت # صفحة تُقرأ} other {ما زالت # صفحة تُقرأ}}',
  'sources.done': 'تم',
}
