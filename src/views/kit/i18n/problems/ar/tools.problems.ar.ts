/** Arabic: the keyword tool and the video downloader. */
import type { toolsProblems } from '#core/contract/problems/tools.problems.ts'
import type { WordsOf } from '../../text.ts'

export const toolsProblemsAr: WordsOf<typeof toolsProblems> = {
  'keywords.missing': 'اكتب موضوعًا أو رابط صفحة.',
  'keywords.long': 'أقصى طول للموضوع أو الرابط 2048 حرفًا.',
  'keywords.topic': 'اكتب موضوعًا من كلمة إلى خمس كلمات، مثل «كعكة الليمون»، أو رابط صفحة.',
  'videos.pasteAddress': 'الصق رابط دبوس.',
  'videos.addressLong': 'أقصى طول للرابط 2048 حرفًا.',
  'videos.confirm': 'أكّد أن الفيديو لك، أو أنه يحق لك استخدامه.',
  'videos.notVideo': 'ما أرسله Pinterest ليس ملف فيديو. ابدأ من جديد برابط الدبوس.',
  'videos.unreachable':
    'تعذّر الوصول إلى خادم الفيديو لدى Pinterest. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'videos.elsewhere':
    'يؤدي رابط هذا الفيديو إلى مكان آخر لا يُمرَّر منه شيء. ابدأ من جديد برابط الدبوس.',
  'videos.refused': 'لا يتيح Pinterest هذا الفيديو. افتح الدبوس في متصفحك لترى هل ما زال عامًا.',
  'videos.tooLarge': 'الفيديو أكبر من 80 ميغابايت، وهو أقصى ما يُمرَّر. اختر صيغة أصغر.',
  'videos.tooSlow':
    'لم يبدأ الفيديو بالوصول في الوقت المتاح. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'videos.gone': 'لم يعد هناك فيديو عند هذا الرابط. ابدأ من جديد برابط الدبوس.',
  'videos.busy':
    'فيديوهات كثيرة في طريقها إلى أشخاص آخرين. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'videos.yoursBusy': 'فيديوهات أخرى في طريقها إليك. انتظر حتى تصل.',
  'videos.otherHost': 'لا تُمرَّر إلا الفيديوهات التي على خوادم Pinterest نفسه. ابدأ برابط الدبوس.',
}
