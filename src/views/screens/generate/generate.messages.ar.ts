/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { generateMessages } from './generate.messages.ts'

export const generateAr: WordsOf<typeof generateMessages> = {
  'generate.title': 'إنشاء دبابيس',
  'generate.steps': 'الخطوات',
  'generate.step.sources': 'الصفحات',
  'generate.step.interests': 'الاهتمامات',
  'generate.step.design': 'التصميم',
  'generate.step.pins': 'الدبابيس',
  'generate.step.titles': 'العناوين واللوحات',
  'generate.step.done': 'التصدير',
  'generate.stepOf': 'الخطوة {step} من {count}',
  'generate.failed': 'تعذّر تحميل صفحاتك',
  'generate.failedWords': 'لم يضع شيء: صفحاتك ودبابيسك محفوظة. حاول مجددًا بعد لحظة.',
  'generate.offline':
    'أنت غير متصل بالإنترنت. تعود صفحاتك عند عودة الاتصال. حتى ذلك الحين تجد دبابيسك في «المسودات»، ويُحفظ كل تغيير تجريه عليها.',
  'generate.drafts': 'الانتقال إلى المسودات',
  'generate.loading': 'جارٍ تحميل صفحاتك',
}
