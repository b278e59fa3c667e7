/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { templateNamesMessages } from './template-names.messages.ts'

export const templateNamesAr: WordsOf<typeof templateNamesMessages> = {
  'template.full-photo': 'صورة كاملة',
  'template.full-photo.about': 'صورتك من الحافة إلى الحافة، والعنوان البارز في أهدأ جزء منها.',
  'template.split-panel': 'صورة ولوح',
  'template.split-panel.about': 'الصورة في الأعلى، والعنوان البارز تحتها على لونك.',
  'template.photo-card': 'بطاقة على صورة',
  'template.photo-card.about': 'بطاقة ورقية عليها العنوان البارز فوق صورتك.',
  'template.arch': 'قوس',
  'template.arch.about': 'صورتك في نافذة مقوّسة، والعنوان البارز فوقها بخط ذي زوائد.',
  'template.collage-band': 'صورتان وشريط',
  'template.collage-band.about': 'العنوان البارز على شريط ملوّن بين صورتين.',
  'template.numbered-list': 'قائمة مرقّمة',
  'template.numbered-list.about': 'العنوان البارز وعناصر مرقّمة تحت شريط من الصورة.',
  'template.steps': 'خطوات',
  'template.steps.about': 'النتيجة في صورة، ثم الخطوات بالترتيب.',
  'template.framed-photo': 'صورة مؤطّرة',
  'template.framed-photo.about': 'صورة مطبوعة بحافة، والعنوان البارز تحتها.',
  'template.collage-grid': 'ثلاث صور',
  'template.collage-grid.about': 'صورة كبيرة وصورتان صغيرتان والعنوان البارز تحتها.',
  'template.number-badge': 'شارة رقم',
  'template.number-badge.about': 'للعناوين التي فيها رقم: يظهر كبيرًا على شارة.',
  'template.quote': 'اقتباس',
  'template.quote.about': 'جملة واحدة في إطار رقيق، مع صورة مستديرة.',
  'template.checklist': 'قائمة تحقق',
  'template.checklist.about': 'ورقة فيها مربعات للتأشير. لا تحتاج إلى صورة.',
  'template.big-words': 'كلمات كبيرة',
  'template.big-words.about': 'العنوان البارز وحده، بأكبر حجم ممكن. لا يحتاج إلى صورة.',
}
