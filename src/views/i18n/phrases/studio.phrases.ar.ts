/** Arabic: what the machines of the page say themselves. */
import type { Phrases } from '../phrasebook.ts'

export const studioPhrasesAr: Phrases = {
  'Choose at least one page first.': 'اختر صفحة واحدة على الأقل أولًا.',
  'There are no pins yet. Choose pages and generate some first.':
    'لا دبابيس بعد. اختر صفحات وأنشئ بعض الدبابيس أولًا.',
  'Commit at least one pin first.': 'انقل دبوسًا واحدًا على الأقل إلى «العناوين واللوحات» أولًا.',
  'A newer version of the application has written here. Reload this page to go on.':
    'كتب إصدار أحدث من التطبيق هنا. أعد تحميل هذه الصفحة للمتابعة.',
  'This account is not there any more.': 'لم يعد هذا الحساب موجودًا.',
  'The pins stored in this browser could not be opened. Reload the page, or allow this site to store data.':
    'تعذّر فتح الدبابيس المحفوظة في هذا المتصفح. أعد تحميل الصفحة، أو اسمح لهذا الموقع بحفظ البيانات.',
  'Your pins are ready': 'دبابيسك جاهزة',
  'Your pages have been read': 'قُرئت صفحاتك',
  'Your pins have been drawn again': 'أُعيد رسم دبابيسك',
  'The generation stopped': 'توقف إنشاء الدبابيس',
  'Reading your pages stopped': 'توقفت قراءة صفحاتك',
  'Drawing your pins stopped': 'توقف رسم دبابيسك',
}
