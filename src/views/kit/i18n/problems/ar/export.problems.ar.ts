/** Arabic: what keeps a pin from being exported, and what to know before. */
import type { exportProblems } from '#core/contract/problems/export.problems.ts'
import type { WordsOf } from '../../text.ts'

export const exportProblemsAr: WordsOf<typeof exportProblems> = {
  'export.choosePin': 'اختر دبوسًا واحدًا على الأقل.',
  'export.none': 'لا يمكن تصدير أي من الدبابيس المختارة. {reason}',
  'export.titleEmpty': 'العنوان فارغ. يشترط الرفع في Pinterest عنوانًا.',
  'export.titleLong': 'طول العنوان {length}، وأقصى ما يقبله Pinterest هو {most}.',
  'export.titleFormula':
    'يبدأ العنوان كأنه معادلة. يقبله Pinterest كما هو، لكن لا تفتح الملف في برنامج جداول قبل رفعه.',
  'export.titleCapitals':
    'العنوان كله بأحرف كبيرة: يعرض Pinterest مثل هذه الدبابيس أقل، ويتجاوزها الناس.',
  'export.descriptionLong': 'طول الوصف {length}، وأقصى ما يقبله الرفع في Pinterest هو {most}.',
  'export.descriptionLines': 'في الوصف أسطر متعددة؛ تُدمج في سطر واحد.',
  'export.linkMissing': 'لا رابط في الدبوس: لا أحد يصل منه إلى صفحتك.',
  'export.linkInvalid': 'الرابط ليس رابط ويب. يجب أن يبدأ بـ ⁨http://⁩ أو ⁨https://⁩.',
  'export.linkLong': 'الرابط أطول مما يقبله Pinterest، وأقصاه {most}.',
  'export.linkPrivate':
    'أنت وحدك تستطيع فتح هذا الرابط: يؤدي إلى جهازك أو شبكتك، ولن يقبل Pinterest الدبوس به. يبقى الدبوس في الملف. انشر الصفحة، ثم اكتب رابطها العام هنا.',
  'export.linkTwice':
    'لعدة دبابيس هذا الرابط. يرفض Pinterest تكرار رابط في ملف واحد، لذلك توزَّع على عدة ملفات.',
  'export.pictureMissing': 'ليس للدبوس صورة بعد. ارسمه أولًا.',
  'export.carouselInCsv':
    'الرفع الجماعي في Pinterest لا يقبل شرائح الصور. صدّرها ملف ZIP أو انشرها من التقويم.',
  'export.videoPrivate':
    'لا يستطيع Pinterest جلب الفيديو من هذا الخادم. صدّره ملف ZIP أو انشره من التقويم.',
  'export.picturePrivate':
    'لا يستطيع Pinterest جلب هذه الصورة لأن هذا الموقع ليس له عنوان ويب عام. نزّل ملف ZIP بدلًا من ذلك.',
  'export.boardMissing': 'الدبوس ليس على أي لوحة. اختر واحدة.',
  'export.boardGone': 'لم تعد إحدى لوحات هذا الدبوس موجودة. اختر غيرها.',
  'export.boardSlash':
    'في اسم اللوحة «/»، ويقرؤها Pinterest فاصلًا بين لوحة وقسم. أعد تسمية اللوحة احتياطًا.',
}
