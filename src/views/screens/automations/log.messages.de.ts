/** German: words of the log of an automation. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { automationLogMessages } from './log.messages.ts'

export const automationLogDe: WordsOf<typeof automationLogMessages> = {
  'automationLog.title': 'Was „{name}“ getan hat',
  'automationLog.lead': 'Läufe der letzten 90 Tage.',
  'automationLog.loading': 'Das Protokoll wird geladen',
  'automationLog.empty': 'Sie ist noch nicht gelaufen.',
  'automationLog.failed': 'Das Protokoll konnte nicht geladen werden',
  'automationLog.asked': 'Von dir gestartet',
  'automationLog.daily': 'Täglicher Lauf',
  'automationLog.running': '{moment}: läuft',
  'automationLog.found':
    '{count, plural, =0 {Kein neuer Artikel gefunden} one {# neuer Artikel gefunden} other {# neue Artikel gefunden}}',
  'automationLog.articles': 'Seine Artikel',
  'automationLog.state.waiting': 'Wartet',
  'automationLog.state.working': 'In Arbeit',
  'automationLog.state.done':
    '{count, plural, =0 {Keine Pins} one {# Pin} other {# Pins}}{planned, plural, =0 {} other {, {planned} geplant}}',
  'automationLog.state.skipped': 'Übersprungen',
  'automationLog.again': 'Kam wieder',
}
