/** German: words for adding and grouping layers of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { newLayerMessages } from './new-layer.messages.ts'

export const newLayerDe: WordsOf<typeof newLayerMessages> = {
  'tpl.add': 'Ebene hinzufügen',
  'tpl.add.headline': 'Überschrift',
  'tpl.add.kicker': 'Dachzeile',
  'tpl.add.words': 'Text',
  'tpl.add.picture': 'Bild',
  'tpl.add.photo': 'Foto in voller Größe',
  'tpl.add.rect': 'Rechteck',
  'tpl.add.ellipse': 'Ellipse',
  'tpl.add.list': 'Liste',
  'tpl.add.logo': 'Logo und Name der Website',
  'tpl.group': 'Gruppieren',
  'tpl.ungroup': 'Gruppe auflösen',
  'tpl.hideAll': 'Ausblenden',
  'tpl.showAll': 'Einblenden',
  'tpl.add.yourWords': 'Dein Text',
}
