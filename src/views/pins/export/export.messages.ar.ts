/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { exportMessages } from './export.messages.ts'

export const exportAr: WordsOf<typeof exportMessages> = {
  'export.title': 'التصدير إلى Pinterest',
  'export.dialog':
    'تصدير {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'export.lead':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} لـPinterest: في مجلد للنشر يدويًا، أو في جدول للرفع المجمّع.',
  'export.zip': 'تنزيل ZIP',
  'export.csv': 'تنزيل CSV',
  'export.zipTitle': 'ZIP: الصور ونصوصها',
  'export.zipWords': 'مجلد لكل لوحة، وصور مسمّاة بعناوينها، وصفحة نصوص فيها أزرار للنسخ.',
  'export.csvTitle': 'CSV: الرفع المجمّع في Pinterest',
  'export.csvWords':
    'لكل دبوس صف لكل لوحة من لوحاته. في كل ملف 200 صف على الأكثر، والملفات المتعددة تأتي في ZIP واحد. يجلب Pinterest الصور من هذا الخادم.',
  'export.unreachable': 'لا يستطيع Pinterest جلب الصور من هنا',
  'export.unreachableWords':
    'نزّل ملف ZIP وانشر الدبابيس يدويًا. لاستخدام ملف CSV، اطلب ممن يدير هذا الموقع أن يمنحه عنوان ويب عامًا.',
  'export.unreachableLocal':
    'نزّل ملف ZIP وانشر الدبابيس يدويًا. يعمل ملف CSV بعد أن يحصل هذا الخادم على عنوان ويب عام.',
  'export.operatorLocal': 'كيف تمنحه عنوانًا عامًا',
  'export.operator': 'لمن يدير هذا الموقع',
  'export.operatorWords':
    'عيّن PUBLIC_URL إلى عنوان https الذي يصل منه Pinterest إلى هذا الخادم، ثم أعد تشغيله.',
  'export.planned':
    '{count, plural, zero {لا شيء من هذه الدبابيس مجدول} one {دبوس واحد من هذه الدبابيس مجدول} two {دبوسان من هذه الدبابيس مجدولان} few {# دبابيس من هذه مجدولة} many {# دبوسًا من هذه مجدولة} other {# دبوس من هذه مجدولة}}',
  'export.plannedWords':
    'في ملف CSV مواعيدها واللوحات المجدولة لها. وهي تُنشر من هنا أيضًا: استخدم «الخطة كملف لـ Pinterest…» في التقويم كي ينشرها Pinterest بدلًا من ذلك.',
  'export.planFile': 'الخطة كملف لـ Pinterest…',
  'export.published':
    '{count, plural, zero {لم يُنشر شيء من هذه الدبابيس} one {دبوس واحد من هذه الدبابيس منشور بالفعل} two {دبوسان من هذه الدبابيس منشوران بالفعل} few {# دبابيس من هذه منشورة بالفعل} many {# دبوسًا من هذه منشورة بالفعل} other {# دبوس من هذه منشورة بالفعل}}',
  'export.publishedMore': 'و{count} غيرها',
  'export.publishedWords':
    'إذا رفعت {count, plural, one {هذا الدبوس} two {هذين الدبوسين} other {هذه الدبابيس}} مرة أخرى، فستكون مكررة على Pinterest.',
  'export.leavePublished': 'استبعاد الدبابيس المنشورة',
  'export.inFile':
    '{count, plural, zero {لم يبقَ أي دبوس للملف.} one {يُضاف دبوس واحد إلى الملف.} two {يُضاف دبوسان إلى الملف.} few {تُضاف # دبابيس إلى الملف.} many {يُضاف # دبوسًا إلى الملف.} other {يُضاف # دبوس إلى الملف.}}',
  'export.before':
    '{count, plural, zero {لم يُصدَّر أي من هذه الدبابيس} one {سبق تصدير دبوس واحد من هذه الدبابيس} two {سبق تصدير دبوسين من هذه الدبابيس} few {سبق تصدير # دبابيس من هذه} many {سبق تصدير # دبوسًا من هذه} other {سبق تصدير # دبوس من هذه}}',
  'export.beforeWords':
    'كان آخر تصدير في {date}. إذا رفعت {count, plural, one {هذا الدبوس} two {هذين الدبوسين} other {هذه الدبابيس}} مرة أخرى، فستكون مكررة على Pinterest.',
  'export.preparing': 'جارٍ تجهيز الملف…',
  'export.done': 'بدأ التنزيل.',
  'export.failed': 'تعذّر إنشاء الملف',
  'export.failedWords': '{reason} لم تتأثر دبابيسك.',
  'export.preflight': 'التحقق قبل المغادرة',
  'export.allFine': 'سيقبل Pinterest كل الدبابيس.',
  'export.problems':
    '{count, plural, zero {كل الدبابيس صالحة لملف CSV} one {دبوس واحد لا يمكن إدراجه في ملف CSV بعد} two {دبوسان لا يمكن إدراجهما في ملف CSV بعد} few {# دبابيس لا يمكن إدراجها في ملف CSV بعد} many {# دبوسًا لا يمكن إدراجها في ملف CSV بعد} other {# دبوس لا يمكن إدراجها في ملف CSV بعد}}',
  'export.hints':
    '{count, plural, zero {لا دبوس يحتاج إلى تحسين} one {دبوس واحد يمكن تحسينه} two {دبوسان يمكن تحسينهما} few {# دبابيس يمكن تحسينها} many {# دبوسًا يمكن تحسينها} other {# دبوس يمكن تحسينها}}',
  'export.fixAll': 'إصلاح ما يمكن إصلاحه ({count})',
  'export.mended':
    '{count, plural, zero {لم يُصلَح أي دبوس} one {أُصلح دبوس واحد} two {أُصلح دبوسان} few {أُصلحت # دبابيس} many {أُصلح # دبوسًا} other {أُصلح # دبوس}}',
  'export.mend': 'إصلاح',
  'export.edit': 'تعديل',
  'export.editPin': 'تعديل \u2068{title}\u2069',
  'export.lacksBoards':
    '{count, plural, zero {لا دبابيس بلا لوحة.} one {دبوس واحد بلا لوحة، لذلك لا يشمله ملف CSV.} two {دبوسان بلا لوحة، لذلك لا يشملهما ملف CSV.} few {# دبابيس بلا لوحة، لذلك لا يشملها ملف CSV.} many {# دبوسًا بلا لوحة، لذلك لا يشملها ملف CSV.} other {# دبوس بلا لوحة، لذلك لا يشملها ملف CSV.}}',
  'export.chooseBoardsFor':
    'اختيار لوحات {count, plural, zero {# دبوس} one {لدبوس واحد} two {لدبوسين} few {لـ# دبابيس} many {لـ# دبوسًا} other {لـ# دبوس}}',
  'export.chooseBoards': 'اختيار اللوحات',
  'export.changePlan': 'تغيير الخطة',
  'export.render': 'إعادة إنشاء الصورة',
  'export.checking': 'جارٍ التحقق…',
  'export.unchecked': 'تعذّر التحقق من الدبابيس: {reason}',
  'export.everyPin': 'كل الدبابيس ({count})',
  // The findings of core/export/preflight.rules.ts, stated of all pins at once.
  'export.shared.title_missing': 'العناوين فارغة. يشترط الرفع في Pinterest عنوانًا لكل دبوس.',
  'export.shared.title_too_long': 'العناوين أطول مما يقبله Pinterest.',
  'export.shared.title_like_formula':
    'تبدأ العناوين كأنها معادلات. يقبلها Pinterest كما هي، لكن لا تفتح الملف في برنامج جداول قبل رفعه.',
  'export.shared.title_capitals':
    'العناوين كلها بأحرف كبيرة: يعرض Pinterest مثل هذه الدبابيس أقل، ويتجاوزها الناس.',
  'export.shared.description_too_long': 'الأوصاف أطول مما يقبله الرفع في Pinterest.',
  'export.shared.description_lines': 'في الأوصاف أسطر متعددة؛ تُدمج في سطر واحد.',
  'export.shared.link_missing': 'لا رابط في الدبابيس: لا أحد يصل منها إلى صفحتك.',
  'export.shared.link_invalid':
    'الروابط ليست روابط ويب. يجب أن تبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069',
  'export.shared.link_too_long': 'الروابط أطول مما يقبله Pinterest.',
  'export.shared.link_private':
    'أنت وحدك تستطيع فتح هذه الروابط: تؤدي إلى جهازك أو شبكتك، ولا يستطيع Pinterest النظر هناك. تبقى الدبابيس في الملف: ضع لها روابط يستطيع الجميع فتحها قبل رفعه.',
  'export.shared.link_duplicate':
    'لعدة دبابيس الرابط نفسه. يرفض Pinterest تكرار رابط في ملف واحد، لذلك توزَّع على عدة ملفات.',
  'export.shared.image_missing': 'ليس للدبابيس صور بعد. أنشئ صورها أولًا.',
  'export.shared.image_unreachable':
    'لا يستطيع Pinterest جلب هذه الصور لأن هذا الموقع ليس له عنوان ويب عام. نزّل ملف ZIP بدلًا من ذلك.',
  'export.shared.video_unreachable':
    'لا يستطيع Pinterest جلب هذه الفيديوهات لأن هذا الموقع ليس له عنوان ويب عام. نزّل ملف ZIP بدلًا من ذلك.',
  'export.shared.carousel_in_csv':
    'الرفع الجماعي في Pinterest لا يقبل شرائح الصور. نزّل ملف ZIP بدلًا من ذلك.',
  'export.shared.board_missing': 'الدبابيس ليست على أي لوحة. اختر واحدة.',
  'export.shared.board_unknown': 'بعض لوحات هذه الدبابيس لم تعد موجودة. اختر غيرها.',
  'export.shared.board_name_slash':
    'في أسماء اللوحات «/»، ويقرؤها Pinterest فاصلًا بين لوحة وقسم. أعد تسمية اللوحات احتياطًا.',
  'export.row': 'ملاحظات على \u2068{title}\u2069',
  'export.planTitle':
    'الخطوة التالية: نشر {count, plural, zero {دبابيسك} one {دبوسك} two {دبوسيك} few {دبابيسك الـ#} many {دبابيسك الـ#} other {دبابيسك الـ#}}',
  'export.planWords':
    'اختر اليوم والوقت في التقويم، {count, plural, zero {فتُنشر دبابيسك} one {فيُنشر دبوسك} two {فيُنشر دبوساك} few {فتُنشر دبابيسك} many {فتُنشر دبابيسك} other {فتُنشر دبابيسك}} حينها تلقائيًا.',
  'export.planUnconnected':
    'اربط حسابًا، ثم اختر اليوم والوقت في التقويم، فتُنشر دبابيسك من هناك. ومن دون ربط يذكّرك التقويم بالنشر يدويًا.',
  'export.plan': 'النشر من التقويم',
  'export.connect': 'ربط حساب',
  'export.unsaved':
    '{count, plural, zero {كل الدبابيس محفوظة كمسودات} one {دبوس واحد لم يُحفظ كمسودة بعد} two {دبوسان لم يُحفظا كمسودتين بعد} few {# دبابيس لم تُحفظ كمسودات بعد} many {# دبوسًا لم تُحفظ كمسودات بعد} other {# دبوس لم تُحفظ كمسودات بعد}}',
  'export.unsavedWords': 'احفظها لتجدها في المسودات وتخطّطها في التقويم.',
  'export.save': 'حفظ كمسودات',
  'export.again': 'إنشاء دبابيس أخرى',
  'export.drafts': 'عرض المسودات',
  'export.back': 'رجوع',
  'export.loading': 'جارٍ تحميل دبابيسك',
  'export.none': 'لا دبابيس للتصدير',
  'export.noneWords': 'أضف أولًا بعض الدبابيس إلى «العناوين واللوحات».',
  'export.leftOut':
    'الدبابيس التي ستُرفض بسبب خطأ تُستبعد من ملف CSV، أما التي عليها تحذير فتبقى فيه. يذكر ملف ZIP ما استُبعد في report.json.',
}
