/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { choicesMessages } from './choices.messages.ts'

export const choicesDe: WordsOf<typeof choicesMessages> = {
  'design.templateUse': 'Vorlage {name} verwenden',
  'design.colors': 'Farben',
  'design.colors.picture': 'Aus jedem Bild',
  'design.colors.brand': 'Deine Marke',
  'design.colors.own': 'Deine Wahl',
  'design.colorsAndFonts': 'Farben und Schriften',
  'design.locked': 'Nur die deiner Marke',
  'design.lockedHint':
    'Dieses Markenkit ist auf seine eigenen Farben und Schriften festgelegt, Pins bekommen keine anderen.',
  'design.toBrand': 'In den Einstellungen ändern',
  'design.color.background': 'Hintergrund',
  'design.color.text': 'Text',
  'design.color.accent': 'Akzent',
  'design.contrast': 'Kontrast {ratio}:1',
  'design.contrastLow':
    'Kontrast {ratio}:1: auf dem Handy zu schwach zum Lesen. Die Textfarbe wird angepasst, wo es nötig ist.',
}
