/** German: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsDe: Phrases = {
  'The request is not of the contract’s shape.': 'Die Anfrage hat nicht die vereinbarte Form.',
}
