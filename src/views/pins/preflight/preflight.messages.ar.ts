/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { preflightMessages } from './preflight.messages.ts'

const PINS =
  '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}'

export const preflightAr: WordsOf<typeof preflightMessages> = {
  'preflight.found': `ما يحتاج إلى تحسين: ${PINS}`,
  'preflight.advised': `ما يمكن أن يكون أفضل: ${PINS}`,
  'preflight.held':
    '{count, plural, zero {لا دبابيس مؤجلة} one {دبوس واحد مؤجل} two {دبوسان مؤجلان} few {# دبابيس مؤجلة} many {# دبوسًا مؤجلًا} other {# دبوس مؤجل}}',
  'preflight.blocked': '{count, plural, other {ما لا يُنشر على حاله: #.}}',
  'preflight.goOut':
    '{count, plural, one {سيُنشر كما هو.} two {سيُنشران كما هما.} other {ستُنشر كما هي.}}',
  'preflight.waits': '{count, plural, other {المؤجل الذي يُنشر بعد موعده وفق قواعدك: #.}}',
  'preflight.heldWhy':
    '{count, plural, zero {لا شيء ينتظر.} one {قواعدك تنشره بعد موعده.} two {قواعدك تنشرهما بعد موعديهما.} few {قواعدك تنشرها بعد مواعيدها.} many {قواعدك تنشرها بعد مواعيدها.} other {قواعدك تنشرها بعد مواعيدها.}}',
  'preflight.heldPin':
    '{count, plural, one {يُنشر «\u2068{title}\u2069» {moment}.} other {أولها «\u2068{title}\u2069»: يُنشر {moment}.}}',
  'preflight.showHeld': 'عرضه في التقويم',
  'preflight.goOutRest': '{count, plural, other {ما يُنشر على حاله: #.}}',
  'preflight.look': 'عرض',
  'preflight.title': 'قبل النشر',
  'preflight.list': 'دبابيس تحتاج إلى تحسين',
  'preflight.repairAll': 'إصلاح الكل ({count})',
  'preflight.moveAll': 'نقل الكل ({count})',
  'preflight.close': 'إغلاق',
  'preflight.none': 'كل شيء على ما يرام.',
  'preflight.keptOut': 'خارج الخطة: تحتاج هذه الدبابيس إلى إصلاح',
  'preflight.keptOutNone': 'لم يبقَ ما يحتاج إلى إصلاح. يمكنك الآن جدولة هذه الدبابيس.',
  'preflight.stays': 'لا يُنشر على حاله',
  'preflight.repaired': `أُصلح: ${PINS}.`,
  'preflight.moved': `نُقل: ${PINS}.`,
  'preflight.undo': 'تراجع',
  'preflight.repair.title': 'تقصير العنوان',
  'preflight.repair.description': 'تقصير الوصف',
  'preflight.repair.alt_text': 'استخدام العنوان',
  'preflight.repair.link': 'استخدام {link}',
  'preflight.repair.boards': 'استخدام لوحة أخرى',
  'preflight.repair.move': 'النقل إلى {moment}',
  'preflight.repair.other': 'إصلاح',
  'preflight.repairOf': '{repair}: {title}',
  'preflight.repair.design': 'اجعل الكلمات مقروءة',
}
