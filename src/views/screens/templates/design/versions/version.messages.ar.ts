/** Arabic: words about what a version of a template changed. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { versionMessages } from './version.messages.ts'

export const versionAr: WordsOf<typeof versionMessages> = {
  'tpl.comparing': 'جارٍ مقارنة الإصدارات',
  'tpl.whatChanged': 'ما الذي تغيّر',
  'tpl.changedSince': 'ما الذي تغيّر منذ الإصدار {version}',
  'tpl.notComparable': 'تعذّرت قراءة أحد هذين الإصدارين.',
  'tpl.sameVersion': 'لا فرق عن الإصدار السابق.',
  'tpl.diff.added': 'أُضيفت الطبقة: {name}',
  'tpl.diff.removed': 'حُذفت الطبقة: {name}',
  'tpl.diff.changed': '{name}: تغيّر {aspects}',
  'tpl.diff.name': 'الاسم',
  'tpl.diff.text': 'النص',
  'tpl.diff.moved': 'الموضع',
  'tpl.diff.resized': 'الحجم',
  'tpl.diff.order': 'الترتيب',
  'tpl.diff.color': 'اللون',
  'tpl.diff.type': 'تنسيق النص',
  'tpl.diff.look': 'المظهر',
  'tpl.diff.visibility': 'الظهور',
  'tpl.diff.lock': 'القفل',
  'tpl.diff.rules': 'الشروط',
  'tpl.diff.sizes': 'التعديلات الخاصة ببعض المقاسات',
  'tpl.diff.other': 'إعدادات أخرى',
  'tpl.diff.template.fonts': 'تغيّرت الخطوط',
  'tpl.diff.template.guides': 'تغيّرت خطوط الإرشاد',
  'tpl.diff.template.variables': 'تغيّرت المتغيّرات',
  'tpl.diff.template.other': 'تغيّرت إعدادات أخرى في القالب',
}
