/** Arabic: what to know about a pin before it is published. */
import type { preflightProblems } from '#core/contract/problems/preflight.problems.ts'
import type { WordsOf } from '../../text.ts'

export const preflightProblemsAr: WordsOf<typeof preflightProblems> = {
  'preflight.altMissing': 'ليس للصورة وصف (نص بديل): من لا يستطيع رؤيتها لن يعرف ما تعرضه.',
  'preflight.pictureLarge':
    'حجم الصورة {size} ميغابايت، وأقصى ما يقبله Pinterest هو {most}. أعد رسم الدبوس أو اختر صورة أصغر.',
  'preflight.pictureSmall':
    'أبعاد الصورة {width} × {height} بكسل، فتبدو ضبابية في Pinterest. ينبغي ألا يقل عرضها عن {least} بكسل.',
  'preflight.pictureWide':
    'عرض الصورة أكبر من ارتفاعها، فيعرضها Pinterest صغيرة. أفضل الصور ما كانت نسبته 2:3.',
  'preflight.pictureTall':
    'ارتفاع الصورة أكثر من ضعف عرضها، فيقصها Pinterest. أفضل الصور ما كانت نسبته 2:3.',
  'preflight.textFaint': 'تصعب قراءة كلمات على الصورة: لونها قريب جدًا من لون ما وراءها.',
  'preflight.textSmall': 'على الصورة كلمات أصغر من أن تُقرأ على الهاتف.',
  'preflight.linkNear':
    'يُنشر دبوس بالرابط نفسه قبل هذا الدبوس أو بعده، والفارق بالساعات لا يزيد على {count}. قاعدتك بالساعات: {expected}.',
  'preflight.pictureNear':
    'يُنشر دبوس بالصورة نفسها أو بصورة تشبهها كثيرًا قبل هذا الدبوس أو بعده، والفارق بالأيام لا يزيد على {count}. قاعدتك بالأيام: {expected}.',
  'preflight.boardNear':
    'يُنشر دبوس على اللوحة نفسها قبل هذا الدبوس أو بعده، والفارق بالدقائق لا يزيد على {count}. قاعدتك بالدقائق: {expected}.',
  'preflight.dayFull':
    'في يومه دبابيس أكثر مما تسمح به قاعدتك، وهي {expected} في اليوم، لذلك ينتظر يومًا آخر.',
  'preflight.outsideHours': 'وقته المجدول خارج ساعات قواعدك، فينتظر حتى تبدأ.',
  'preflight.linkBroken': 'لا يمكن فتح الرابط، فلن يصل أحد إلى صفحتك. تحقق من العنوان.',
  'preflight.linkGone':
    'يقول الموقع إن صفحة هذا الرابط غير موجودة. تحقق من العنوان، أو استخدم عنوان الصفحة التي جاء منها الدبوس.',
  'preflight.linkElsewhere':
    'يحوّل الرابط إلى موقع آخر، {host}. قد يعدّه Pinterest بريدًا مزعجًا. استخدم العنوان الذي ينتهي إليه.',
}
