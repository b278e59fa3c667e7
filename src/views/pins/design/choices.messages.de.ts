/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { choicesMessages } from './choices.messages.ts'

export const choicesDe: WordsOf<typeof choicesMessages> = {
  'choices.templateUse': 'Vorlage {name} verwenden',
  'choices.colors': 'Farben',
  'choices.colors.picture': 'Aus jedem Bild',
  'choices.colors.brand': 'Deine Marke',
  'choices.colors.own': 'Deine Wahl',
  'choices.colorsAndFonts': 'Farben und Schriften',
  'choices.locked': 'Nur die deiner Marke',
  'choices.lockedHint':
    'Dieses Markenkit ist auf seine eigenen Farben und Schriften festgelegt, Pins bekommen keine anderen.',
  'choices.toBrand': 'In den Einstellungen ändern',
  'choices.color.background': 'Hintergrund',
  'choices.color.text': 'Text',
  'choices.color.accent': 'Akzent',
  'choices.contrast': 'Kontrast {ratio}:1',
  'choices.contrastLow':
    'Kontrast {ratio}:1: auf dem Handy zu schwach zum Lesen. Die Textfarbe wird angepasst, wo es nötig ist.',
}
