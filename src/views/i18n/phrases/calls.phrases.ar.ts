/** Arabic: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsAr: Phrases = {
  'The request is not of the contract’s shape.': 'ليس الطلب بالشكل المتفق عليه.',
}
