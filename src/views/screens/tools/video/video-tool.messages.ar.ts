/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { videoToolMessages } from './video-tool.messages.ts'

export const videoToolAr: WordsOf<typeof videoToolMessages> = {
  'video.title': 'تنزيل فيديو من Pinterest',
  'video.lead':
    'من رابط دبوس إلى الفيديو الذي فيه كملف MP4، للمحتوى الذي تملكه أو يحق لك استخدامه.',
  'video.foot': 'يُرسل الرابط إلى هذا الخادم، فيسأل Pinterest ويمرر الملف. لا يُحفظ شيء من ذلك.',
  'video.address': 'رابط الدبوس',
  'video.addressHint':
    'من متصفحك أو من «مشاركة»: \u2068pinterest.com/pin/…\u2069 في أي بلد، أو \u2068pin.it/…\u2069',
  'video.own': 'هذا الفيديو لي، أو يحق لي استخدامه.',
  'video.ownHint': 'في كل دبوس عمل لشخص ما. تنزيله من دون إذن قد يخالف القانون وشروط Pinterest.',
  'video.mustOwn': 'أكّد هذا أولًا: الأداة للمحتوى الذي تملكه أو يحق لك استخدامه.',
  'video.find': 'البحث عن الفيديو',
  'video.wait': 'تظهر صيغ الفيديو هنا',
  'video.waitBody': 'ملفات MP4 بحجم أقصاه 80 ميغابايت. لا تُجمَّع مقاطع البث المجزأ (HLS).',
  'video.finding': 'جارٍ البحث عن الفيديو…',
  'video.found':
    '{count, plural, zero {لم توجد صيغ} one {وُجدت صيغة واحدة} two {وُجدت صيغتان} few {وُجدت # صيغ} many {وُجدت # صيغة} other {وُجدت # صيغة}}',
  'video.length': 'المدة: {time}.',
  'video.size': '\u2068{width} × {height}\u2069',
  'video.anySize': 'ملف فيديو',
  'video.noSize': 'الحجم غير معروف',
  'video.download': 'تنزيل',
  'video.downloadOf': 'تنزيل \u2068{format}\u2069',
  'video.copyOf': 'نسخ رابط \u2068{format}\u2069',
  'video.not_pin':
    'هذا ليس رابط دبوس. شكله \u2068pinterest.com/pin/123456789\u2069 أو \u2068pin.it/abc123\u2069.',
  'video.no_video': 'لا فيديو في هذا الدبوس',
  'video.no_videoBody': 'هو يعرض صورة. تأكد أن الرابط رابط الدبوس نفسه، لا رابط ما يُعرض بجانبه.',
  'video.playlist_only': 'هذا الفيديو متاح كبث مجزأ فقط',
  'video.playlist_onlyBody':
    'يقدمه Pinterest كقائمة تشغيل (HLS) لا كملف MP4 واحد، ولا تُمرَّر هنا إلا ملفات MP4.',
  'video.too_large': 'هذا الفيديو كبير جدًا',
  'video.too_largeBody': 'كل صيغه أكبر من 80 ميغابايت، وهو أقصى ما يُمرَّر هنا.',
  'video.unreadable': 'تعذّرت قراءة الدبوس',
  'video.unreadableBody':
    'تأكد في متصفحك أنه يُفتح من دون تسجيل الدخول، أو الصق رابط ملف الفيديو نفسه (\u2068v1.pinimg.com/videos/….mp4\u2069).',
  'video.changed': 'تغيّر Pinterest',
  'video.changedBody':
    'صفحة الدبوس ليست كما نعرفها، لذلك لم يُعثر على الفيديو. ليس السبب شيئًا فعلته. إلى أن يُصلَح ذلك يمكنك لصق رابط ملف الفيديو نفسه (\u2068v1.pinimg.com/videos/….mp4\u2069).',
  'video.page.robots':
    'يطلب Pinterest من القراءة الآلية ألا تقرأ هذه الصفحة (robots.txt)، ونحن نلتزم بذلك.',
  'video.page.refused': 'رفض Pinterest أن يُظهرها لنا.',
  'video.page.gone': 'يقول Pinterest إنها لم تعد موجودة.',
  'video.page.away': 'يؤدي الرابط إلى مكان ليس تابعًا لـPinterest، فلم يُجلب.',
  'video.page.file': 'ما وصل ليس ملف فيديو.',
  'video.page.site': 'لم يستجب Pinterest في الوقت المتاح، أو حدث خلل عنده.',
  'video.failed': 'تعذّر البحث عن الفيديو',
  'video.failedBody': 'الرابط ما زال موجودًا. {reason}',
}
