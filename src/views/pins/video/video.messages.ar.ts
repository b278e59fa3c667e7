import type { WordsOf } from '../../kit/i18n/text.ts'
import type { videoMessages } from './video.messages.ts'

export const videoAr: WordsOf<typeof videoMessages> = {
  'videoPin.title': 'إضافة فيديو',
  'videoPin.choose': 'اختر فيديو',
  'videoPin.chooseWords':
    'MP4 أو MOV أو M4V، بترميز H.264 أو H.265. مدته من 4 ثوانٍ إلى 15 دقيقة، وحجمه حتى 2 غيغابايت.',
  'videoPin.other': 'اختر فيديو آخر',
  'videoPin.uploading': 'رُفع {share}',
  'videoPin.uploaded': 'تم الرفع: {duration}، {size}',
  'videoPin.checking': 'تجري قراءة الفيديو',
  'videoPin.retry': 'ارفعه مرة أخرى',
  'videoPin.player': 'الفيديو',
  'videoPin.cover': 'الغلاف',
  'videoPin.useFrame': 'استخدم هذه اللقطة غلافًا',
  'videoPin.usePicture': 'اختر صورة غلافًا',
  'videoPin.notPlayable':
    'لا يستطيع هذا المتصفح تشغيل الفيديو، أما Pinterest فيستطيع. اختر صورة غلافًا له.',
  'videoPin.pinTitle': 'العنوان',
  'videoPin.description': 'الوصف',
  'videoPin.alt': 'النص البديل',
  'videoPin.altHint': 'ما يعرضه الفيديو، لمن لا يستطيع رؤيته.',
  'videoPin.link': 'الرابط',
  'videoPin.linkHint': 'إلى أين يقود الدبوس. عنوان ويب كامل.',
  'videoPin.linkWrong': 'أدخل عنوان ويب كاملًا يبدأ بـ https:// أو http://.',
  'videoPin.titleMissing': 'يحتاج Pinterest إلى عنوان.',
  'videoPin.boards': 'اللوحات',
  'videoPin.chooseBoards': 'اختر اللوحات',
  'videoPin.cancel': 'إلغاء',
  'videoPin.add': 'أضف الدبوس',
  'videoPin.added': 'الفيديو الآن بين مسوداتك',
  'videoPin.coverMissing': 'اختر غلافًا أولًا.',
  'videoPin.coverChanged': 'تغيّر الغلاف',
  'videoPin.coverFailed': 'لم يتغيّر الغلاف: {reason}',
  'videoPin.undo': 'تراجع',
  'videoPin.notReady': 'ما زال الفيديو قيد التحميل. حاول مرة أخرى بعد لحظات.',
}
