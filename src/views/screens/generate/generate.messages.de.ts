/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { generateMessages } from './generate.messages.ts'

export const generateDe: WordsOf<typeof generateMessages> = {
  'generate.title': 'Pins erstellen',
  'generate.steps': 'Schritte',
  'generate.step.sources': 'Seiten',
  'generate.step.interests': 'Themen',
  'generate.step.design': 'Gestaltung',
  'generate.step.pins': 'Pins',
  'generate.step.titles': 'Titel & Boards',
  'generate.step.done': 'Export',
  'generate.stepOf': 'Schritt {step} von {count}',
  'generate.failed': 'Deine Seiten konnten nicht geladen werden',
  'generate.failedWords':
    'Nichts ist verloren: Deine Seiten und Pins bleiben erhalten. Versuch es gleich noch einmal.',
  'generate.offline':
    'Du bist offline. Deine Seiten sind wieder da, sobald du verbunden bist. Bis dahin findest du deine Pins unter „Entwürfe“, und jede Änderung daran wird gespeichert.',
  'generate.drafts': 'Zu den Entwürfen',
  'generate.loading': 'Deine Seiten werden geladen',
}
