/** Arabic: importing an account from a file. */
import type { workspaceProblems } from '#core/contract/problems/workspace.problems.ts'
import type { WordsOf } from '../text.ts'

export const workspaceProblemsAr: WordsOf<typeof workspaceProblems> = {
  'workspace.noManifest':
    'ملف ZIP هذا ليس ملف حساب: ينقصه «workspace.json». اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  'workspace.manifestTooLong':
    'ملف «workspace.json» أطول مما يمكن أن تكون عليه قائمة محتويات. لم يُنشأ الملف بهذا البرنامج.',
  'workspace.otherManifest':
    'ملف ZIP هذا ليس ملف حساب: لا يذكر «workspace.json» شيئًا من ذلك. اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  'workspace.newerFormat':
    'إصدار صيغة هذا الملف {version}، ويعرف هذا الخادم الإصدارات حتى {newest}. حدّث هذا الخادم، أو صدّر الحساب من خادم بالإصدار نفسه.',
  'workspace.manifestUnreadable': 'تعذّرت قراءة قائمة المحتويات: {reason}',
  'workspace.accountUnreadable': 'تعذّرت قراءة الحساب: {reason}',
  'workspace.newerEvent':
    'كتب إصدار أحدث من هذا البرنامج هذا التغيير. حدّث هذا الخادم، أو صدّر الحساب من خادم بالإصدار نفسه.',
  'workspace.rowUnreadable': 'تعذّرت قراءة هذا الصف: {reason}',
  'workspace.otherShape': 'له شكل آخر. صدّر الحساب مجددًا: عُدّل يدويًا أو تلف.',
  'workspace.badValue': '{path}: {fault} صدّر الحساب مجددًا: عُدّل يدويًا أو تلف.',
  'workspace.badWhole': '{fault} صدّر الحساب مجددًا: عُدّل يدويًا أو تلف.',
  'workspace.foreignEntry': 'هذا المُدخل ليس من ملف حساب. لا يُقرأ منه شيء؛ صدّر الحساب مجددًا.',
  'workspace.unlistedEntry': 'هذا المُدخل ليس في قائمة محتويات الملف: أُضيف لاحقًا. صدّر الحساب مجددًا.',
  'workspace.missingEntry': 'هذا المُدخل غير موجود في الملف. صدّر الحساب مجددًا.',
  'workspace.notUtf8': 'هذا المُدخل ليس نصًا بترميز UTF-8. صدّر الحساب مجددًا.',
  'workspace.tooManyRows': 'في الملف أكثر من {most} من الصفوف، وهو أكثر مما في أي حساب.',
  'workspace.tooManyLines': 'في هذا المُدخل أكثر من {most} من الأسطر. لم يُنشأ الملف بهذا البرنامج.',
  'workspace.lineTooLong': 'في هذا السطر أكثر من {most} ميغابايت. لم يُنشأ الملف بهذا البرنامج.',
  'workspace.tooManyValues':
    'هنا قيم أكثر مما يكتبه هذا البرنامج في موضع واحد، أو أنها متداخلة بعمق كبير. لم يُنشأ الملف بهذا البرنامج.',
  'workspace.unusedMedia': 'لا صف يذكر هذه الصورة أو هذا الخط. صدّر الحساب مجددًا.',
  'workspace.entryTooLarge':
    'حجم هذا المُدخل {size} ميغابايت، ولا يُقرأ أكثر من {most} ميغابايت. لم يُنشأ الملف بهذا البرنامج.',
  'workspace.checksum':
    'يختلف المجموع الاختباري عما كان عند إنشاء الملف: تلف الملف أو تغيّر. انسخ الملف مجددًا، أو صدّر الحساب مجددًا.',
  'workspace.missingMedia': 'الصورة نفسها أو الخط نفسه غير موجود في الملف. صدّر الحساب مجددًا.',
  'workspace.otherSize': 'حجمه {bytes} بايت، ويذكر صفه {expected}. صدّر الحساب مجددًا.',
  'workspace.badPicture': 'هذه ليست صورة JPEG أو PNG يمكن قراءتها. صدّر الحساب مجددًا.',
  'workspace.otherPictureSize':
    'أبعاد الصورة ⁨{width} × {height}⁩ بكسل، ويذكر صفها ⁨{expectedWidth} × {expectedHeight}⁩. صدّر الحساب مجددًا.',
  'workspace.fileTooLarge':
    'حجم هذا الملف {size} ميغابايت، ولا يمكن استيراد أكثر من {most} ميغابايت هنا. اطلب من المشغّل مساحة أكبر.',
  'workspace.checking': 'جارٍ التحقق من «{name}». انتظر حتى ينتهي، أو ألغه.',
  'workspace.importing': 'جارٍ استيراد «{name}». انتظر حتى ينتهي، أو ألغه.',
  'workspace.uploading': 'جارٍ إرسال «{name}». انتظر حتى ينتهي، أو ألغه.',
  'workspace.serverStopped':
    'أُوقف الخادم أثناء الاستيراد، فلم يُستورد شيء. ما زال الملف هنا: استورده مجددًا.',
  'workspace.storageFull':
    'تحتاج صوره وخطوطه إلى {size} ميغابايت، وبقي لك هنا {left} ميغابايت. احذف صورًا أو خطوطًا أو صفحات لم تعد تحتاج إليها، أو اطلب من المشغّل مساحة أكبر.',
  'workspace.renderingsFull':
    'ستحتاج معه صور الدبابيس هنا إلى {size} ميغابايت، وأقصى ما قد يبلغه استيراد هو {most} ميغابايت. احذف دبابيس لم تعد تحتاج إليها (تتوفر مساحة صورها بعد 30 يومًا)، أو اطلب من المشغّل مساحة أكبر.',
  'workspace.pagesFull':
    'عدد صفحاته {pages}، وما يمكنك إضافته هنا {left}. احذف صفحات لم تعد تحتاج إليها، أو اطلب من المشغّل مساحة أكبر.',
  'workspace.renamed': 'لديك حساب باسم «{name}»: سيكون اسم هذا «{newName}».',
  'workspace.videosLeftOut':
    'لا فيديوهات في الملف: {count, plural, zero {لا دبابيس فيديو} one {دبوس واحد يعرض غلافه فقط} two {دبوسان يعرضان غلافيهما فقط} few {# دبابيس تعرض أغلفتها فقط} many {# دبوسًا تعرض أغلفتها فقط} other {# دبوس تعرض أغلفتها فقط}}. ارفع الفيديو كدبوس جديد.',
  'workspace.connectAgain': 'كان الحساب متصلًا بـPinterest، والجديد غير متصل: صله مجددًا متى شئت.',
  'workspace.deletedPins':
    '{count, plural, zero {لا يأتي معه أي دبوس محذوف} one {يأتي معه دبوس محذوف واحد} two {يأتي معه دبوسان محذوفان} few {تأتي معه # دبابيس محذوفة} many {يأتي معه # دبوسًا محذوفًا} other {يأتي معه # دبوس محذوف}}، ليستطيع السجل استعادة المحذوف.',
  'workspace.plansLeftOut':
    '{count, plural, zero {لا تُترك أي مواعيد} one {لا يأتي معه موعد واحد} two {لا يأتي معه موعدان} few {لا تأتي معه # مواعيد} many {لا يأتي معه # موعدًا} other {لا يأتي معه # موعد}}، لأن الوقت مضى. تأتي هذه الدبابيس بلا تلك المواعيد. راجع لوحاتك قبل أن تجدولها من جديد.',
  'workspace.alreadyStored':
    'بعض ما في هذا الملف موجود في المخزن بالفعل، فلم يُستورد شيء. أرسل الملف مجددًا: عندها تُعطى محتوياته أسماء جديدة.',
  'workspace.fault':
    'حدث خطأ في الخادم ولم يُستورد شيء. حاول مجددًا؛ وإن لم ينجح مرة أخرى فأخبر المشغّل.',
  'workspace.alreadySent': 'أُرسل هذا الملف بالفعل.',
  'workspace.partSize':
    'حجم الجزء {part} من هذا الملف {expected} بايت، لا {bytes}. اختر الملف مجددًا: ربما تغيّر.',
  'workspace.partsMissing': 'تنقص أجزاء من الملف. أرسلها أولًا.',
  'workspace.damagedRow': '{fault} صدّر الحساب مجددًا: عُدّل هذا الصف يدويًا أو تلف.',
  'row.pictureTwice': 'هذه الصورة مكررة في الملف.',
  'row.pictureKind': 'يجب أن تكون الصورة JPEG أو PNG.',
  'row.fontTwice': 'هذا الخط مكرر في الملف.',
  'row.fontKind': 'يجب أن يكون الخط ملف TTF أو OTF أو WOFF أو WOFF2.',
  'row.pageTwice': 'هذه الصفحة مكررة في الملف.',
  'row.pageAddress': 'لا يُسمح بفتح رابط الصفحة.',
  'row.interestTwice': 'في الصفحة اهتمام مكرر.',
  'row.pagePictureTwice': 'في الصفحة صورة مكررة.',
  'row.pagePictureElsewhere': 'إحدى صور الصفحة على خادم آخر.',
  'row.pinOfOtherAccount': 'هذا الدبوس من حساب آخر.',
  'row.pinPlaceTaken': 'لدبوس آخر الموضع نفسه في القائمة.',
  'row.publicationTwice': 'موعد هذا الدبوس مكرر في الملف.',
  'row.historyGap': 'في السجل فجوة: يجب أن تكون هنا النسخة {expected} لا {revision}.',
  'row.eventTwice': 'هذا الحدث مكرر في الملف.',
  'row.unusedRendering': 'في الملف صورة دبوس لا يحملها أي دبوس فيه.',
  'row.pinPlace': 'لأحد الدبابيس الموضع {place} في قائمة تنتهي عند {end}.',
  'row.eventCount': 'في الملف {count} من {all} من الأحداث.',
  'row.boardTwice': 'إحدى اللوحات مكررة في الملف.',
  'row.boardNameTwice': 'للوحتين، أو لقسمين في لوحة، الاسم نفسه.',
  'row.pinPictureElsewhere': 'صورة الدبوس على خادم آخر.',
  'row.pinAddress': 'يؤدي الدبوس إلى رابط لا يُسمح بفتحه.',
  'zip.tooMuch': 'يدّعي الملف أن فيه أكثر مما يتسع له. لم يُنشأ بهذا البرنامج.',
  'zip.entryTooBig': 'يشغل هذا المُدخل مساحة أكبر مما يمكن لمحتواه. لم يُنشأ الملف بهذا البرنامج.',
  'zip.unknownMethod':
    'هذا المُدخل مضغوط بطريقة غير معروفة هنا. صدّر الحساب مجددًا، ولا تضغط الملف من جديد.',
  'zip.damagedEntry': 'تلف هذا المُدخل، أو هو أكبر مما يذكر. صدّر الحساب مجددًا، أو انسخ الملف مجددًا.',
  'zip.overlap': 'تتداخل مُدخلات الملف. لم يُنشأ بهذا البرنامج.',
  'zip.twice': 'في الملف «{path}» مرتين. لم يُنشأ بهذا البرنامج.',
  'zip.noEnd': 'ملف الحساب هذا غير كامل: تنقصه نهايته. نزّله أو انسخه مجددًا.',
  'zip.notWorkspace': 'هذا ليس ملف حساب. اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  'zip.encrypted': 'هذا المُدخل مشفّر. صدّر الحساب مجددًا، ولا تضغط الملف من جديد.',
  'zip.tooManyEntries': 'في الملف أكثر من {most} مُدخل، وهذا أكثر مما في أي حساب.',
  'zip.damaged': 'هذا ليس ملف حساب، أو تلف في الطريق. صدّر الحساب مجددًا، أو انسخ الملف مجددًا.',
}
