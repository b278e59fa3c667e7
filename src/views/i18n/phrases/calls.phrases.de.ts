/** German: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsDe: Phrases = {
  'The request is not of the contract’s shape.': 'Die Anfrage hat nicht die vereinbarte Form.',
  'The server has no disk space left, so this was not saved; what was saved before is safe. Ask its operator to free some space, then try again.':
    'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde das nicht gespeichert; was vorher gespeichert war, ist sicher. Bitte den Betreiber, Platz zu schaffen, und versuch es dann noch einmal.',
  'Your storage is full: of {all} there are {left} left, and this file has {size}. Delete pictures or fonts that you brought, or pages that you no longer need (the room of their pictures is free a day later).':
    'Dein Speicher ist voll: Von {all} sind noch {left} frei, und diese Datei hat {size}. Lösche eigene Bilder oder Schriften oder Seiten, die du nicht mehr brauchst (der Platz ihrer Bilder wird einen Tag später frei).',
  '{size} KB': '{size} KB',
  '{size} MB': '{size} MB',
  'Ensure this field has no more than {most} characters.':
    'Hier dürfen es höchstens {most} Zeichen sein.',
  '{what} was not found.': '{what} wurde nicht gefunden.',
  'This picture': 'Dieses Bild',
  'Another board has this name by now. Rename it, then undo again.':
    'Ein anderes Board heißt inzwischen so. Benenne es um und mach dann noch einmal rückgängig.',
}
