/** German: words about what a version of a template changed. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { versionMessages } from './version.messages.ts'

export const versionDe: WordsOf<typeof versionMessages> = {
  'tpl.comparing': 'Versionen werden verglichen',
  'tpl.whatChanged': 'Was sich geändert hat',
  'tpl.changedSince': 'Was sich seit Version {version} geändert hat',
  'tpl.notComparable': 'Eine dieser Versionen lässt sich nicht mehr lesen.',
  'tpl.sameVersion': 'Kein Unterschied zur vorigen Version.',
  'tpl.diff.added': '{name} hinzugefügt',
  'tpl.diff.removed': '{name} entfernt',
  'tpl.diff.changed': '{name} – geändert: {aspects}',
  'tpl.diff.name': 'Name',
  'tpl.diff.text': 'Text',
  'tpl.diff.moved': 'Position',
  'tpl.diff.resized': 'Größe',
  'tpl.diff.order': 'Reihenfolge',
  'tpl.diff.color': 'Farbe',
  'tpl.diff.type': 'Typografie',
  'tpl.diff.look': 'Aussehen',
  'tpl.diff.visibility': 'Sichtbarkeit',
  'tpl.diff.lock': 'Sperre',
  'tpl.diff.rules': 'Bedingungen',
  'tpl.diff.sizes': 'Anpassungen für einzelne Formate',
  'tpl.diff.other': 'weitere Einstellungen',
  'tpl.diff.template.fonts': 'Schriften geändert',
  'tpl.diff.template.guides': 'Hilfslinien geändert',
  'tpl.diff.template.variables': 'Variablen geändert',
  'tpl.diff.template.other': 'Weitere Einstellungen der Vorlage geändert',
}
