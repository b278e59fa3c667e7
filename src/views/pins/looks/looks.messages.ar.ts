/** Arabic: words of the other looks of a pin. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { looksMessages } from './looks.messages.ts'

export const looksAr: WordsOf<typeof looksMessages> = {
  'looks.title': 'مظاهر أخرى',
  'looks.list': 'مظاهر هذا الدبوس',
  'looks.help': 'تنقّل بمفاتيح الأسهم، ويعتمد Enter المظهر، ويُبقي Escape الدبوس كما هو.',
  'looks.helpTouch': 'انقر مظهرًا لاعتماده.',
  'looks.helpTab': 'تنقّل بمفاتيح الأسهم، ويُجرّب Enter المظهر. ويُبقيه زر «تطبيق».',
  'looks.helpTabTouch': 'انقر مظهرًا لتجربته. ويُبقيه زر «تطبيق».',
  'looks.one': 'المظهر {number}: {template}',
  'looks.againOf': '{template}، {difference, select, colors {بألوان أخرى} other {بقصّ آخر}}',
  'looks.now': 'الدبوس الآن',
  'looks.more': 'اثنا عشر مظهرًا آخر',
  'looks.drawing': 'جارٍ رسم المظاهر',
  'looks.drawn':
    '{count, plural, zero {لا مظاهر} one {مظهر واحد} two {مظهران} few {# مظاهر} many {# مظهرًا} other {# مظهر}}',
  'looks.noMore': 'هذه كل مظاهر هذا الدبوس.',
  'looks.none': 'لا مظاهر أخرى لهذا الدبوس.',
  'looks.pictureGone': 'صورة الدبوس غير متاحة هنا، لذا لا يمكن رسم مظاهره.',
  'looks.pictureOffline':
    'لا يوجد اتصال، وصورة الدبوس ليست على هذا الجهاز. ستُرسم مظاهره عند عودة الاتصال.',
  'looks.offline': 'لا يوجد اتصال، وما تحتاج إليه هذه المظاهر ليس على هذا الجهاز. لم يتغيّر الدبوس.',
  'looks.oneOffline': 'يُرسم عند عودة الاتصال',
  'looks.brandOnly': 'ألوان علامتي فقط',
  'looks.failed': 'تعذّر رسم المظاهر. لم يتغيّر الدبوس.',
  'looks.oneFailed': 'تعذّر رسم هذا المظهر',
  'looks.again': 'المحاولة مجددًا',
}
