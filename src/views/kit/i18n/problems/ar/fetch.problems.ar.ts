/** Arabic: why an address or a page could not be read. */
import type { fetchProblems } from '#core/contract/problems/fetch.problems.ts'
import type { WordsOf } from '../../text.ts'

export const fetchProblemsAr: WordsOf<typeof fetchProblems> = {
  'address.invalid': 'هذا ليس رابط ويب. اكتبه مثل ⁨https://example.com/page⁩.',
  'address.empty': 'الرابط فارغ. اكتبه مثل ⁨https://example.com/page⁩.',
  'address.long': 'الرابط أطول من {most} حرف. استخدم رابطًا أقصر.',
  'address.longEncoded':
    'الرابط أطول من {most} حرف عندما تُكتب أحرفه كما يكتبها الويب. استخدم رابطًا أقصر.',
  'address.notWeb': '«{address}» ليس رابط ويب. اكتبه مثل ⁨https://example.com/page⁩.',
  'address.scheme': '«{address}» لا يبدأ بـ ⁨http://⁩ أو ⁨https://⁩. لا يمكن قراءة غير صفحات الويب.',
  'address.credentials': 'في الرابط اسم مستخدم أو كلمة مرور. احذفهما: سيظهران في دبابيسك.',
  'address.noEnding':
    '«{host}» ليس رابط ويب: تنقصه نهاية مثل ⁨.com⁩. لموضوع من دون صفحة استخدم «كلمة مفتاحية» في الاستوديو.',
  'address.notAllowed': '«{host}» ليس مكانًا يُقرأ منه هذا.',
  'fetch.unknownHost': 'لا يوجد موقع باسم «{host}». تحقق من كتابة الرابط.',
  'fetch.closedPort':
    'تُقرأ الصفحات عبر منافذ الويب المعتادة فقط، وهذا العنوان يذكر المنفذ {port}. يمكن لمشغّل هذا الخادم السماح بمضيف ومنفذ عبر ALLOW_HOSTS.',
  'fetch.privateAddress':
    '«{host}» عنوان داخل شبكة خاصة لا يقرؤها هذا الخادم. الصق نص الصفحة بدلًا من ذلك، أو اطلب من المشغّل إضافة العنوان إلى ALLOW_HOSTS.',
  'fetch.redirectLoop':
    '«{host}» يعيد توجيه القارئ في حلقة ولا يعرض الصفحة أبدًا. تحقق من الرابط، أو الصق نص الصفحة.',
  'fetch.redirectPrivate':
    '«{host}» يحوّل القارئ إلى «{target}»، وهو عنوان داخل شبكة خاصة لا يقرؤها هذا الخادم. اكتب رابط الصفحة العام.',
  'fetch.redirectInvalid':
    'تحوّل الصفحة القارئ إلى «{target}»، وهذا ليس رابط ويب. تحقق من الرابط، أو الصق نص الصفحة.',
  'fetch.refusedStatus':
    'يرفض الموقع القراءة الآلية؛ الصق النص. (كان رده {status}. ما زال متصفحك يستطيع فتح الصفحة: انسخها منه وأضفها نصًا ملصقًا.)',
  'fetch.refused':
    'يرفض الموقع القراءة الآلية؛ الصق النص. (ما زال متصفحك يستطيع فتح الصفحة: انسخها منه وأضفها نصًا ملصقًا.)',
  'fetch.notFound': 'لا توجد صفحة عند هذا الرابط (الرد {status}). تحقق من الرابط: ربما نُقلت الصفحة.',
  'fetch.siteErrorStatus':
    'حدث خطأ في الموقع نفسه (الرد {status}). حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'fetch.siteError': 'حدث خطأ في الموقع نفسه. حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'fetch.notHtmlType':
    'يؤدي هذا الرابط إلى ملف (نوعه: {type})، لا إلى صفحة ويب. اكتب رابط الصفحة التي تعرضه.',
  'fetch.notHtml': 'لا يؤدي هذا الرابط إلى صفحة ويب. اكتب رابط الصفحة التي تعرضه.',
  'fetch.emptyPage': 'وصلت الصفحة بلا نص. تأكد أنها تُفتح في نافذة تصفح خاصة، أو الصق نصها.',
  'fetch.pageTooShort':
    'الصفحة قصيرة جدًا: ليس فيها جملة كاملة لصنع دبوس منها. أضف نصًا إليها، أو الصق نصًا بدلًا من ذلك.',
  'fetch.scriptOnly':
    'ترسم البرامج النصية هذه الصفحة وحدها، فلا نص في مصدرها يُقرأ. افتح الصفحة في متصفحك والصق نصها بدلًا من ذلك.',
  'fetch.tooLargeLimit':
    'حجم الصفحة أكبر من {limit}، لذلك أُوقفت القراءة. الصق الجزء الذي تحتاج إليه بدلًا من ذلك.',
  'fetch.tooLarge': 'الصفحة كبيرة جدًا، لذلك أُوقفت القراءة. الصق الجزء الذي تحتاج إليه بدلًا من ذلك.',
  'fetch.tooSlowLimit': 'لم تصل الصفحة في الوقت المتاح ({limit}). حاول لاحقًا، أو الصق نصها.',
  'fetch.tooSlow': 'لم تصل الصفحة في الوقت المتاح. حاول لاحقًا، أو الصق نصها.',
  'fetch.robots':
    '«{host}» يطلب من القراءة الآلية ألا تقرأ هذه الصفحة (robots.txt). افتح الصفحة في متصفحك والصق نصها بدلًا من ذلك.',
  'fetch.badEncodingReason': 'تعذّر فهم ترميز أحرف الصفحة ({reason}). الصق نصها بدلًا من ذلك.',
  'fetch.badEncoding': 'تعذّر فهم ترميز أحرف الصفحة. الصق نصها بدلًا من ذلك.',
  'fetch.badSitemapReason':
    'هذه ليست خريطة موقع يمكن قراءتها: {reason}. توجد عادةً عند ⁨/sitemap.xml⁩؛ أو الصق قائمة روابط.',
  'fetch.badSitemap':
    'هذه ليست خريطة موقع يمكن قراءتها. توجد عادةً عند ⁨/sitemap.xml⁩؛ أو الصق قائمة روابط.',
  'fetch.badFeedReason':
    'هذه ليست خلاصة RSS أو Atom يمكن قراءتها: {reason}. توجد غالبًا عند ⁨/feed⁩؛ أو الصق قائمة روابط.',
  'fetch.badFeed':
    'هذه ليست خلاصة RSS أو Atom يمكن قراءتها. توجد غالبًا عند ⁨/feed⁩؛ أو الصق قائمة روابط.',
  'fetch.badCsv': 'هذا ليس ملف CSV فيه روابط ويب. ضع رابطًا واحدًا في كل صف.',
  'fetch.duplicate': 'هذا الرابط موجود بالفعل بين صفحاتك. لم يُضف مرة ثانية.',
  'fetch.notMade': 'تعذّر إنشاؤه. لم يتأثر الباقي؛ حاول مجددًا مع هذا وحده.',
  'fetch.quotaReachedLimit':
    'لم يُضف هذا: أقصى عدد لصفحات الشخص الواحد هنا {most}. احذف صفحات لم تعد تحتاج إليها.',
  'fetch.quotaReached':
    'لم يُضف هذا: بلغت أقصى عدد لصفحات الشخص الواحد هنا. احذف صفحات لم تعد تحتاج إليها.',
  'fetch.unreachableReason':
    '«{host}» تعذّر الوصول إليه ({reason}). حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'fetch.unreachable': '«{host}» تعذّر الوصول إليه. حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'reason.refusesConnection': 'يرفض الاتصال',
  'reason.brokeConnection': 'قطع الاتصال',
  'reason.noRoute': 'لا طريق إليه',
  'reason.noNetwork': 'لا شبكة لدى هذا الخادم',
  'reason.certificateExpired': 'انتهت صلاحية شهادته',
  'reason.certificateUntrusted': 'شهادته غير موثوقة',
  'reason.certificateName': 'شهادته لاسم آخر',
  'reason.packedAs': 'هو مضغوط بصيغة «{encoding}»',
  'reason.badCompression': 'ضغطه تالف',
  'reason.badOrLargeCompression': 'ضغطه تالف أو حجمه أكبر من 50 ميغابايت',
  'reason.unknownCharset': 'يذكر ترميزًا غير معروف «{charset}»',
  'reason.notText': 'فيه بايتات ليست نصًا',
  'reason.webPage': 'هو صفحة ويب',
  'reason.beginsWith': 'يبدأ بـ ⁨<{tag}>⁩',
  'reason.notXml': 'ليس XML',
  'reason.noPages': 'لا يذكر أي صفحات',
  'reason.notFeed': 'هو JSON لكنه ليس خلاصة',
  'reason.badJson': 'ملف JSON تالف',
  'reason.someFilesRead': 'عدد الملفات التي قُرئت في الوقت المتاح {count} فقط، وأُخذت روابطها',
  'reason.listsMore': 'محتواها أكثر مما أمكنت قراءته',
  'reason.breaksOff': 'ينقطع الملف بعد روابط عددها {count}، وقد أُخذت',
  'reason.readingStopped': 'أُوقفت القراءة',
}
