/** German: words of the automations. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { automationsMessages } from './automations.messages.ts'

export const automationsDe: WordsOf<typeof automationsMessages> = {
  'automations.title': 'Automatisierungen',
  'automations.lead':
    'Neue Artikel deiner Website werden von selbst zu Pins, jeder Artikel einmal.',
  'automations.new': 'Neue Automatisierung',
  'automations.loading': 'Deine Automatisierungen werden geladen',
  'automations.failed': 'Deine Automatisierungen konnten nicht geladen werden',
  'automations.failedWords': 'Auf dem Server laufen sie weiter.',
  'automations.offline':
    'Du bist offline. Was du siehst, kann veraltet sein; die Läufe gehen auf dem Server weiter.',
  'automations.empty': 'Noch keine Automatisierungen',
  'automations.emptyWords':
    'Sag Pinloom, wo deine neuen Artikel erscheinen, zum Beispiel in einem Feed oder einer Sitemap. Aus jedem neuen Artikel werden Pins: als Entwürfe zum Ansehen oder gleich in deinem Kalender.',
  'automations.on': 'An',
  'automations.off': 'Aus',
  'automations.held': 'Wartet',
  'automations.running': 'Läuft',
  'automations.nextRun': 'Nächster Lauf {moment}',
  'automations.onlyAsked': 'Läuft, wenn du es willst',
  'automations.isOff': 'Läuft nicht von selbst',
  'automations.waiting':
    '{count, plural, one {# Artikel wartet auf den nächsten Lauf} other {# Artikel warten auf den nächsten Lauf}}',
  'automations.from': 'Woher',
  'automations.kind.feed': 'Feed',
  'automations.kind.sitemap': 'Sitemap',
  'automations.kind.addresses': '{count, plural, one {# Adresse} other {# Adressen}}',
  'automations.makes': 'Was',
  'automations.pinsAPage': '{count, plural, one {# Pin je Artikel} other {# Pins je Artikel}}',
  'automations.makesWords': '{pins}, {goal}',
  'automations.goal.drafts': 'als Entwürfe',
  'automations.goal.slots': 'in die nächsten freien Plätze',
  'automations.goal.spread': '{count, plural, one {an # Tag} other {verteilt auf # Tage}}',
  'automations.again':
    'Kommt {count, plural, one {# Tag} other {# Tage}} nach dem letzten Pin wieder',
  'automations.last': 'Letzter Lauf',
  'automations.never': 'Noch nie gelaufen',
  'automations.progress':
    '{done} von {all} Artikeln fertig, {pins, plural, one {# Pin} other {# Pins}}',
  'automations.reading': 'Neue Artikel werden gesucht',
  'automations.result.none': '{moment}: nichts Neues',
  'automations.result.pins':
    '{moment}: {pins, plural, one {# Pin} other {# Pins}} aus {articles, plural, one {# Artikel} other {# Artikeln}}',
  'automations.result.planned':
    '{moment}: {pins, plural, one {# Pin} other {# Pins}} aus {articles, plural, one {# Artikel} other {# Artikeln}}, davon {planned} geplant',
  'automations.result.failed': '{moment}: gescheitert',
  'automations.runNow': 'Jetzt laufen lassen',
  'automations.more': 'Mehr zu {name}',
  'automations.edit': 'Ändern …',
  'automations.log': 'Was sie getan hat …',
  'automations.turnOn': 'Einschalten',
  'automations.pause': 'Pausieren',
  'automations.delete': 'Löschen',
  'automations.deleted': '{name} gelöscht',
  'automations.undo': 'Rückgängig',
  'automations.notRestored': 'Sie konnte nicht wiederhergestellt werden: {reason}',
  'automations.started': '„{name}“ läuft jetzt',
  'automations.conflict':
    'Nicht gespeichert: Diese Automatisierung wurde auf einem anderen Gerät geändert.',
  'automations.notDone': 'Das hat nicht geklappt: {reason}',
}
