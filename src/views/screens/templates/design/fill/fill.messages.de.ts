/** German: words of gradients, masks and what is behind a text. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { fillMessages } from './fill.messages.ts'

export const fillDe: WordsOf<typeof fillMessages> = {
  'tpl.fill': 'Füllung',
  'tpl.fill.solid': 'Eine Farbe',
  'tpl.fill.gradient': 'Farbverlauf',
  'tpl.angle': 'Winkel',
  'tpl.stopOf': 'Farbe {number}',
  'tpl.stopAt': 'Stelle im Verlauf',
  'tpl.stopAtOf': 'Stelle von Farbe {number} im Verlauf',
  'tpl.stopAdd': 'Farbe hinzufügen',
  'tpl.stopRemove': 'Farbe {number} entfernen',
  'tpl.mask': 'Form',
  'tpl.mask.square': 'Eckig',
  'tpl.mask.rounded': 'Abgerundete Ecken',
  'tpl.mask.round': 'Kreis oder Pille',
  'tpl.mask.arch': 'Bogen',
  'tpl.plate': 'Fläche hinter dem Text',
}
