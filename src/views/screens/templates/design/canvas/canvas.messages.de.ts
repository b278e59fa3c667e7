/** German words of the picture in the editor of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { canvasMessages } from './canvas.messages.ts'

export const canvasDe: WordsOf<typeof canvasMessages> = {
  'canvas.name': 'Bild der Vorlage',
  'canvas.keys':
    'Pfeiltasten verschieben die ausgewählte Ebene um 1, mit Umschalt um 10. Entf löscht sie, Strg D dupliziert sie, Escape hebt die Auswahl auf. Ebenen wählst du in der Ebenenliste aus. Eingabe bearbeitet einen ausgewählten Text. Plus und Minus zoomen, 0 passt das Bild ein.',
  'canvas.selected': '{name} ausgewählt',
  'canvas.selectedMany': '{count, plural, one {# Ebene} other {# Ebenen}} ausgewählt',
  'canvas.moved': 'Verschoben: {x} von links, {y} von oben',
  'canvas.movedMany': '{count, plural, one {# Ebene} other {# Ebenen}} verschoben',
  'canvas.resized': 'Größe geändert: {width} breit, {height} hoch',
  'canvas.turned': 'Auf {turn} Grad gedreht',
  'canvas.reordered': 'Reihenfolge geändert',
  'canvas.sameOrder': 'In dieser Richtung geht es nicht weiter',
  'canvas.fixed': 'Diese Ebene lässt sich nicht verschieben',
  'canvas.deleted': '{count, plural, one {# Ebene} other {# Ebenen}} gelöscht',
  'canvas.duplicated': '{count, plural, one {# Ebene} other {# Ebenen}} dupliziert',
  'canvas.restored': 'Nichts wurde geändert',
}
