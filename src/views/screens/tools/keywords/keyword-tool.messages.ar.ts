/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { keywordToolMessages } from './keyword-tool.messages.ts'

export const keywordToolAr: WordsOf<typeof keywordToolMessages> = {
  'keywords.tab': 'أداة البحث عن كلمات Pinterest المفتاحية - {brand}',
  'keywords.title': 'أداة البحث عن كلمات Pinterest المفتاحية',
  'keywords.lead':
    'اكتشف الكلمات المفتاحية الرائجة مع أرقام نموها لموضوع أو لصفحة من صفحاتك: في الأسبوع والشهر والسنة، حيث يخبرنا Pinterest بها. وما لا يخبرنا به يُترك فارغًا.',
  'keywords.foot':
    'ما تبحث عنه يُرسل إلى هذا الخادم، ولا يتعداه إلا إلى الصفحة التي تذكرها وإلى Pinterest. ويظهر أيضًا في الرابط الذي تشاركه.',
  'keywords.query': 'موضوع أو رابط صفحة',
  'keywords.queryHint': 'مثل «كعكة الليمون» أو \u2068https://example.com/lemon-cake\u2069.',
  'keywords.search': 'البحث عن كلمات مفتاحية',
  'keywords.wait': 'تظهر الكلمات المفتاحية عند البحث',
  'keywords.waitBody': 'موضوع واحد في كل مرة يعطي أفضل قائمة. ويُقرأ الرابط كما يراه قراؤه.',
  'keywords.searching': 'جارٍ البحث عن كلمات مفتاحية…',
  'keywords.count':
    '{count, plural, zero {لا كلمات مفتاحية} one {كلمة مفتاحية واحدة} two {كلمتان مفتاحيتان} few {# كلمات مفتاحية} many {# كلمة مفتاحية} other {# كلمة مفتاحية}} لـ«\u2068{topic}\u2069»',
  'keywords.ofPage': 'من الصفحة «\u2068{title}\u2069».',
  'keywords.asOf': 'أرقام Pinterest بتاريخ {time}.',
  'keywords.region': 'المنطقة',
  'keywords.trend': 'نوع الرواج',
  'keywords.trend.growing': 'متنامٍ',
  'keywords.trend.monthly': 'الأبرز في الشهر',
  'keywords.trend.yearly': 'الأبرز في السنة',
  'keywords.trend.seasonal': 'موسمي',
  'keywords.csv': 'تنزيل CSV',
  'keywords.keyword': 'الكلمة المفتاحية',
  'keywords.past': 'السنة الماضية',
  'keywords.week': 'الأسبوع',
  'keywords.month': 'الشهر',
  'keywords.year': 'السنة',
  'keywords.copyColumn': 'نسخ',
  'keywords.unknown': 'غير معروف',
  'keywords.more': 'أكثر من {growth}',
  'keywords.line': 'عمليات البحث في السنة الماضية: الأعلى في الأسبوع حتى {best}، والآن {now} من 100',
  'keywords.tableHint': '«–» هو ما لا يخبرنا به Pinterest: تلك العبارات من عندنا، من كلماتك أنت.',
  'keywords.none': 'لا يذكر Pinterest رواجًا لهذه الكلمات',
  'keywords.noneBody':
    'لا تضم قوائمه إلا أكثر ما يُبحث عنه. عباراتنا في الأسفل؛ جرّب منطقة أخرى أو نوعًا آخر من الرواج.',
  'keywords.own': 'عبارات بلا أرقام نمو',
  'keywords.why.off':
    'أرقام النمو تأتي من Pinterest، وليس لهذا الخادم تطبيق Pinterest متصل. لذلك هذه عبارات من الكلمات نفسها، بلا أرقام: لا شيء هنا يوصف بأنه رائج.',
  'keywords.why.refused':
    'لم يعد Pinterest يقبل اتصال هذا الخادم، فلا أرقام إلى أن يضع من يديره رمز وصول جديدًا. هذه عبارات من الكلمات نفسها.',
  'keywords.why.forbidden':
    'لا يسمح Pinterest لتطبيق هذا الخادم برؤية الرواج. هذه عبارات من الكلمات نفسها، بلا أرقام.',
  'keywords.why.limited':
    'بلغنا حد ما يمكن سؤال Pinterest عنه الآن، فلا أرقام لهذا البحث. حاول مجددًا لاحقًا؛ هذه عبارات من الكلمات نفسها.',
  'keywords.why.unavailable':
    'لم يستجب Pinterest، فلا أرقام. حاول مجددًا بعد بضع دقائق؛ هذه عبارات من الكلمات نفسها.',
  'keywords.why.unreadable': 'أجاب Pinterest بما لا نفهمه، فلا أرقام. هذه عبارات من الكلمات نفسها.',
  'keywords.page.address':
    'هذا ليس رابطًا يمكن قراءته. اكتبه مثل \u2068https://example.com/page\u2069 أو اكتب الموضوع.',
  'keywords.page.host': 'لا يوجد موقع بهذا الرابط. تحقق من كتابته، أو اكتب الموضوع.',
  'keywords.page.private':
    'يقع هذا الرابط داخل شبكة خاصة. لم يُجلب: لا نقرأ مثل هذه الصفحات للزوار. اكتب الموضوع بدلًا منه.',
  'keywords.page.robots':
    'يطلب الموقع من القراءة الآلية ألا تقرأ هذه الصفحة (robots.txt)، ونحن نلتزم بذلك. اكتب موضوعها بدلًا منها.',
  'keywords.page.refused': 'يرفض الموقع القراءة الآلية. اكتب موضوع الصفحة بدلًا منها.',
  'keywords.page.gone': 'لا توجد صفحة بهذا الرابط. ربما نُقلت: تحقق منه في متصفحك.',
  'keywords.page.kind': 'في هذا الرابط شيء غير صفحة ويب نستطيع قراءتها. اكتب الموضوع بدلًا منه.',
  'keywords.page.empty': 'ليس في الصفحة موضوع نستطيع قراءته. اكتبه بنفسك.',
  'keywords.page.site':
    'لم تصل الصفحة في الوقت المتاح، أو في الموقع خلل. حاول بعد بضع دقائق، أو اكتب موضوعها.',
  'keywords.failed': 'تعذّر البحث عن الكلمات المفتاحية',
  'keywords.failedBody': 'كلماتك ما زالت موجودة. {reason}',
}
