/** Arabic: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsAr: Phrases = {
  'The request is not of the contract’s shape.': 'ليس الطلب بالشكل المتفق عليه.',
  'The server has no disk space left, so this was not saved; what was saved before is safe. Ask its operator to free some space, then try again.':
    'لم تبق مساحة تخزين على الخادم، لذلك لم يُحفظ هذا؛ وما حُفظ من قبل آمن. اطلب من مشغّل الخادم توفير مساحة، ثم حاول مجددًا.',
  'Your storage is full: of {all} there are {left} left, and this file has {size}. Delete pictures or fonts that you brought, or pages that you no longer need (the room of their pictures is free a day later).':
    'مساحتك ممتلئة: بقي {left} من {all}، وحجم هذا الملف {size}. احذف صورًا أو خطوطًا أضفتها، أو صفحات لم تعد تحتاج إليها (تتوفر مساحة صورها بعد يوم).',
  '{size} KB': '{size} كيلوبايت',
  '{size} MB': '{size} ميغابايت',
  'Ensure this field has no more than {most} characters.':
    'يجب ألا يزيد هذا الحقل على {most, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  '{what} was not found.': 'تعذّر العثور على {what}.',
  'This picture': 'هذه الصورة',
  'Another board has this name by now. Rename it, then undo again.':
    'صار لهذا الاسم لوحة أخرى. أعد تسميتها ثم تراجع مرة أخرى.',
}
