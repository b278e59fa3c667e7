/** Arabic: words for adding and grouping layers of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { newLayerMessages } from './new-layer.messages.ts'

export const newLayerAr: WordsOf<typeof newLayerMessages> = {
  'tpl.add': 'إضافة طبقة',
  'tpl.add.headline': 'عنوان',
  'tpl.add.kicker': 'سطر تمهيدي',
  'tpl.add.words': 'نص',
  'tpl.add.picture': 'صورة',
  'tpl.add.photo': 'صورة بملء الدبوس',
  'tpl.add.rect': 'مستطيل',
  'tpl.add.ellipse': 'شكل بيضوي',
  'tpl.add.list': 'قائمة',
  'tpl.add.logo': 'الشعار واسم الموقع',
  'tpl.group': 'تجميع',
  'tpl.ungroup': 'فك التجميع',
  'tpl.hideAll': 'إخفاء',
  'tpl.showAll': 'إظهار',
  'tpl.add.yourWords': 'نصّك',
}
