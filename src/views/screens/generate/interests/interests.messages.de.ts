/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { interestsMessages } from './interests.messages.ts'

export const interestsDe: WordsOf<typeof interestsMessages> = {
  'interests.title': 'Worum geht es in den Pins?',
  'interests.lead':
    'Jedes gewählte Thema bekommt seinen Anteil an den Pins. Texte zum Thema kommen zuerst. Die Zahl sagt, wie relevant es für die Seite ist, höchstens 100.',
  'interests.of': 'Themen von {title}',
  'interests.loading': 'Lädt\u00a0…',
  'interests.details': 'Mehr zu {name}',
  'interests.add': 'Thema hinzufügen',
  'interests.taken':
    'Diese Seite hat das Thema „{name}“ schon. Wähle dieses aus, oder gib dem neuen einen anderen Namen.',
  'interests.addAction': 'Hinzufügen',
  'interests.name': 'Name',
  'interests.rename': 'Umbenennen',
  'interests.category': 'Kategorie auf Pinterest',
  'interests.categoryNone': 'Noch keine Kategorie',
  'interests.confidence': '{percent} sicher',
  'interests.byPerson': 'von dir gesetzt',
  'interests.relevance': 'Relevanz auf dieser Seite',
  'interests.relevanceOwn': '– (von dir hinzugefügt, nicht auf der Seite gemessen)',
  'interests.own': 'von dir hinzugefügt',
  'interests.missing': 'nicht auf dieser Seite',
  'interests.missingWhy':
    'Diese Seite sagt nichts über „{name}“. Die Pins dazu handeln von der ganzen Seite.',
  'interests.volume': 'Suchanfragen im Monat',
  'interests.volumeUnknown': '–',
  'interests.volumeWhy': 'Diese Zahl gibt Pinterest nur, wo es verbunden ist. Wir raten nicht.',
  'interests.volumeWhere': 'Nachsehen, was verbunden ist',
  'interests.found':
    '{count, plural, =0 {Auf dieser Seite keine Suchbegriffe gefunden.} one {# Suchbegriff gefunden. Drück darauf, um ihn als Thema hinzuzufügen.} other {# Suchbegriffe gefunden. Drück auf einen, um ihn als Thema hinzuzufügen.}}',
  'interests.rake': 'Häufige Wendungen',
  'interests.annotations': 'Wendungen nach Rang',
  'interests.related': 'Verwandte Themen',
  'interests.addRelated': '{name} hinzufügen',
  'interests.find': 'Suchbegriffe finden',
  'interests.remove': 'Entfernen',
  'interests.removed': '„{name}“ entfernt',
  'interests.undo': 'Rückgängig',
  'interests.none':
    'Auf dieser Seite wurden keine Themen gefunden. Füge eines hinzu: Davon handeln dann ihre Pins.',
  'interests.noneChosen': 'Nichts gewählt: Pins dieser Seite verwenden nur ihren Titel.',
  'interests.failed':
    'Suchbegriffe konnten nicht gefunden werden. Versuch es noch einmal, oder mach ohne sie weiter.',
  'interests.next': 'Weiter zur Gestaltung',
  'interests.count':
    '{count, plural, =0 {Kein Thema gewählt} one {# Thema gewählt} other {# Themen gewählt}} auf {pages, plural, one {# Seite} other {# Seiten}}',
  'interests.reading': 'Diese Seite wird noch gelesen.',
  'interests.unread':
    '{count, plural, one {# Seite wird noch gelesen} other {# Seiten werden noch gelesen}}. Die Themen kommen gleich.',
  'interests.onlyReady':
    'Weiter mit {count, plural, one {der fertigen Seite} other {den # fertigen Seiten}}',
  'interests.unreadable':
    '{count, plural, one {# gewählte Seite konnte nicht gelesen werden: Aus ihr werden keine Pins.} other {# gewählte Seiten konnten nicht gelesen werden: Aus ihnen werden keine Pins.}} Geh zurück, um zu sehen, warum.',
}
