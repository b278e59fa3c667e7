/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { errorMessages } from './errors.messages.ts'

export const errorAr: WordsOf<typeof errorMessages> = {
  'errors.notFoundStatus': 'الصفحة غير موجودة',
  'errors.notFoundHelp': 'ربما كُتب الرابط خطأً، أو نُقلت الصفحة. عملك محفوظ.',
  'errors.serverStatus': 'خطأ داخلي في الخادم',
  'errors.serverHelp':
    'تعطّل شيء في هذه الصفحة، لكن دبابيسك وتغييراتك محفوظة. أعد تحميل الصفحة؛ وإذا تكرر ذلك، فأخبرنا بما كنت تفعله.',
  'errors.chunkStatus': 'لم تُحمَّل هذه الصفحة',
  'errors.chunk': 'تعذّر تحميل جزء منها: الخادم لا يستجيب، أو صدر إصدار جديد قبل لحظة.',
  'errors.offlineStatus': 'أنت غير متصل',
  'errors.offline': 'لم تُحمَّل هذه الصفحة على هذا الجهاز بعد، ولا يمكن تحميلها من دون اتصال.',
  'errors.offlineHelp': 'ستُحمَّل حالما يعود الاتصال. عملك محفوظ.',
  'errors.home': 'الانتقال إلى الصفحة الرئيسية',
  'errors.reload': 'إعادة تحميل الصفحة',
  'errors.status': 'الحالة {code}',
  'errors.stack': 'تفاصيل للمطورين',
}
