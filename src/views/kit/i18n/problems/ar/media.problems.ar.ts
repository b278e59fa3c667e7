import type { mediaProblems } from '#core/contract/problems/media.problems.ts'
import type { WordsOf } from '../../text.ts'

export const mediaProblemsAr: WordsOf<typeof mediaProblems> = {
  'video.empty': 'هذا الملف فارغ. اختر الفيديو مرة أخرى.',
  'video.tooLarge': 'حجم هذا الفيديو أكبر من {most} غيغابايت، وPinterest لا يقبله. صدّره بحجم أصغر.',
  'video.unknownKind': 'لا يمكن استخدام هذا النوع من الملفات. استخدم فيديو MP4 أو MOV أو M4V.',
  'video.damaged': 'هذا الفيديو تالف أو غير مكتمل. صدّره من جديد وحاول مرة أخرى.',
  'video.noPicture': 'هذا الملف صوت فقط. اختر ملفًا فيه صورة.',
  'video.codec': 'هذا الفيديو بترميز {codec}. يقبل Pinterest ترميزي H.264 وH.265: صدّره بأحدهما.',
  'video.tooShort':
    'مدة هذا الفيديو {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. يقبل Pinterest فيديوهات لا تقل عن {least} ثوانٍ.',
  'video.tooLong': 'مدة هذا الفيديو {minutes} دقيقة. يقبل Pinterest فيديوهات حتى {most} دقيقة.',
  'video.tooWide':
    'مقاس هذا الفيديو {width} × {height} بكسل، وهو أعرض مما يقبله Pinterest. الأنسب فيديو مربع أو طولي.',
  'video.tooTall':
    'مقاس هذا الفيديو {width} × {height} بكسل، وهو أطول مما يقبله Pinterest. أقصى ارتفاع هو ضعف العرض.',
  'video.stalled': 'توقف الرفع قبل أن يصل الفيديو كاملًا. حاول مرة أخرى.',
  'video.tooMany':
    'ترفع الآن {count, plural, zero {# فيديو} one {فيديو واحدًا} two {فيديوهين} few {# فيديوهات} many {# فيديو} other {# فيديو}}. انتظر حتى يكتمل واحد منها.',
  'carousel.otherPage': 'تتكوّن الشرائح من دبابيس صفحة واحدة. اختر دبابيس من الصفحة نفسها.',
  'carousel.notPictures': 'تتكوّن الشرائح من صور. اختر دبابيس ليست فيديو ولا شرائح.',
  'carousel.pictureMissing': 'إحدى صور هذه الشرائح مفقودة. أزلها من الشرائح.',
  'video.missing': 'فيديو هذا الدبوس مفقود. ارفعه مرة أخرى كدبوس جديد.',
  'video.sending': 'أُرسل {made} من {all} ميغابايت من الفيديو.',
  'video.sent': 'أُرسل الفيديو، و{network} يجهّزه.',
  'video.notSent': 'تعذّر إرسال الفيديو. سيُرسل مرة أخرى تلقائيًا.',
  'video.notTaken': 'لم يقبل {network} الفيديو: {reason}',
  'video.preparing': 'ما زال {network} يجهّز الفيديو. سنسأله مرة أخرى.',
  'video.ready': 'الفيديو جاهز. الدبوس هو التالي.',
  'video.failed': 'لم يتمكن {network} من استخدام الفيديو. صدّره من جديد وارفعه كدبوس جديد.',
  'video.tooSlow': 'لم ينتهِ {network} من الفيديو في الوقت المناسب. خطّط الدبوس من جديد.',
}
