/** German: words of what a layer does to others, and when it is shown. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { effectMessages } from './effect.messages.ts'

export const effectDe: WordsOf<typeof effectMessages> = {
  'tpl.effects': 'Effekte',
  'tpl.shadow': 'Schatten',
  'tpl.blend': 'Füllmethode',
  'tpl.blend.normal': 'Normal',
  'tpl.blend.multiply': 'Multiplizieren',
  'tpl.blend.screen': 'Negativ multiplizieren',
  'tpl.blend.overlay': 'Ineinanderkopieren',
  'tpl.blend.darken': 'Abdunkeln',
  'tpl.blend.lighten': 'Aufhellen',
  'tpl.when': 'Wird gezeigt',
  'tpl.when.always': 'Immer',
  'tpl.when.picture': 'Mit Bild',
  'tpl.when.noPicture': 'Ohne Bild',
  'tpl.when.kicker': 'Mit Dachzeile',
  'tpl.when.number': 'Wenn die Überschrift mit einer Zahl beginnt',
  'tpl.when.other': 'Andere Bedingungen',
}
