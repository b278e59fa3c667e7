/** Arabic: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsAr: Phrases = {
  'The request is not of the contract’s shape.': 'ليس الطلب بالشكل المتفق عليه.',
  'Ensure this field has no more than {most} characters.':
    'يجب ألا يزيد هذا الحقل على {most, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
}
