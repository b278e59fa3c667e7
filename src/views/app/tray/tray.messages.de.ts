/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { trayMessages } from './tray.messages.ts'

export const trayDe: WordsOf<typeof trayMessages> = {
  'tray.title': 'Aufträge',
  'tray.generation': 'Pins erstellen',
  'tray.enrichment': 'Seiten lesen',
  'tray.rendering': 'Bilder erstellen',
  'tray.amount': '{done} von {total}',
  'tray.timeLeft': 'noch etwa {time}',
  'tray.starting': 'Startet\u00a0…',
  'tray.counting': 'Wie lange es dauert, wird berechnet\u00a0…',
  'tray.cancelling': 'Wird angehalten. Was fertig ist, bleibt\u00a0…',
  'tray.succeeded': 'Fertig.',
  'tray.partly': 'Fertig. Nicht gelungen: {failed}.',
  'tray.failed': 'Dieser Auftrag wurde abgebrochen: {reason}',
  'tray.failedPlain': 'Dieser Auftrag wurde abgebrochen. Was fertig war, bleibt.',
  'tray.timedOut':
    'Seit langer Zeit bewegt sich nichts. Vielleicht läuft der Auftrag auf dem Server noch weiter.',
  'tray.cancelled': 'Abgebrochen. Was fertig war, bleibt.',
  'tray.offline': 'Du bist offline. Der Server macht weiter; wir sehen nach, wenn du zurück bist.',
  'tray.unanswered':
    'Der Server antwortet nicht. Der Auftrag ist dort sicher; wir sehen gleich wieder nach.',
  'tray.hidden': 'Läuft weiter, während du anderswo bist.',
  'tray.signedOut': 'Wartet, bis du dich wieder anmeldest. Nichts ist verloren.',
  'tray.otherTab': 'Ein anderer deiner Tabs beobachtet diesen Auftrag.',
  'tray.otherAccount':
    'Wartet, bis du sein Konto wieder öffnest: Dort werden seine Bilder gespeichert.',
  'tray.cancel': 'Abbrechen',
  'tray.retry': 'Rest noch einmal versuchen',
  'tray.look': 'Noch einmal nachsehen',
  'tray.dismiss': '{name} ausblenden',
  'tray.show.pins': 'Pins ansehen',
  'tray.failures': '{count, plural, one {# Problem} other {# Probleme}}',
  'tray.repeats':
    '{count, plural, one {# Pin entfällt: Er hätte} other {# Pins entfallen: Sie hätten}} nur wiederholt, was du schon hast.',
  'tray.pictures': 'Neueste Bilder',
  'tray.announceDone': '{name}: fertig, {done} von {total}.',
  'tray.announcePartly': '{name}: fertig, {done} von {total}. Nicht gelungen: {failed}.',
}
