import type { WordsOf } from '../i18n/text.ts'
import type { videoMessages } from './video.messages.ts'

export const videoMessagesAr: WordsOf<typeof videoMessages> = {
  'video.title': 'إضافة فيديو',
  'video.choose': 'اختر فيديو',
  'video.chooseWords':
    'MP4 أو MOV أو M4V، بترميز H.264 أو H.265. مدته من 4 ثوانٍ إلى 15 دقيقة، وحجمه حتى 2 غيغابايت.',
  'video.other': 'اختر فيديو آخر',
  'video.uploading': 'رُفع {share}',
  'video.uploaded': 'تم الرفع: {duration}، {size}',
  'video.checking': 'تجري قراءة الفيديو',
  'video.retry': 'ارفعه مرة أخرى',
  'video.player': 'الفيديو',
  'video.cover': 'الغلاف',
  'video.useFrame': 'استخدم هذه اللقطة غلافًا',
  'video.usePicture': 'اختر صورة غلافًا',
  'video.notPlayable':
    'لا يستطيع هذا المتصفح تشغيل الفيديو، أما Pinterest فيستطيع. اختر صورة غلافًا له.',
  'video.pinTitle': 'العنوان',
  'video.description': 'الوصف',
  'video.alt': 'النص البديل',
  'video.altHint': 'ما يعرضه الفيديو، لمن لا يستطيع رؤيته.',
  'video.link': 'الرابط',
  'video.linkHint': 'إلى أين يقود الدبوس. عنوان ويب كامل.',
  'video.linkWrong': 'أدخل عنوان ويب كاملًا يبدأ بـ https:// أو http://.',
  'video.titleMissing': 'يحتاج Pinterest إلى عنوان.',
  'video.boards': 'اللوحات',
  'video.chooseBoards': 'اختر اللوحات',
  'video.cancel': 'إلغاء',
  'video.add': 'أضف الدبوس',
  'video.added': 'الفيديو الآن بين مسوداتك',
  'video.coverMissing': 'اختر غلافًا أولًا.',
  'video.coverChanged': 'تغيّر الغلاف',
  'video.coverFailed': 'لم يتغيّر الغلاف: {reason}',
}
