/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { designMessages } from './design.messages.ts'

export const designDe: WordsOf<typeof designMessages> = {
  'design.title': 'Wie sollen sie aussehen?',
  'design.lead':
    'Die Muster passen sich deiner Auswahl an. Jeden Pin kannst du danach noch bearbeiten.',
  'design.count': 'Anzahl der Pins',
  'design.countHint': 'Gleichmäßig auf deine Seiten verteilt, auf jeder Seite auf ihre Themen.',
  'design.countRange': 'Die Anzahl der Pins muss zwischen 1 und 500 liegen.',
  'design.types': 'Pin-Arten',
  'design.type.photo': 'Foto mit Überschrift',
  'design.type.split': 'Geteilt',
  'design.type.list': 'Liste',
  'design.type.steps': 'Schritte',
  'design.type.quote': 'Zitat',
  'design.type.collage': 'Collage',
  'design.type.text': 'Nur Text',
  'design.type.card': 'Karte',
  'design.typesMissing': 'Wähle mindestens eine Pin-Art.',
  'design.templates': 'Vorlagen',
  'design.templatesOf': '{chosen} von {count} gewählt',
  'design.templatesMissing': 'Wähle mindestens eine Vorlage.',
  'design.allTemplates': 'Alle wählen',
  'design.ownTemplates': 'Deine Vorlagen',
  'design.noTemplates': 'Keine wählen',
  'design.fonts': 'Schriften',
  'design.font.heading': 'Schrift der Überschrift',
  'design.font.body': 'Schrift des kleinen Texts',
  'design.kit': 'Markenkit',
  'design.kit.own': 'Hauptkit',
  'design.font.template': 'Wie in der Vorlage',
  'design.samples': 'Muster',
  'design.sampling': 'Drei Muster werden erstellt',
  'design.samplesFailed': 'Die Muster konnten nicht erstellt werden',
  'design.samplesKept': 'Deine Auswahl bleibt erhalten. {reason}',
  'design.samplesAgain': 'Neue Muster erstellen',
  'design.samplesNeed':
    'Muster erscheinen, sobald eine Seite gelesen und eine Vorlage gewählt ist.',
  'design.forecast':
    '{pins, plural, one {# Pin} other {# Pins}} aus {pages, plural, one {# Seite} other {# Seiten}} und {interests, plural, =0 {keinem Thema} one {# Thema} other {# Themen}}',
  'design.forecastSome':
    '{pins, plural, one {# Pin} other {# Pins}} aus {pages, plural, one {# Seite} other {# Seiten}} und {interests} der {chosen} gewählten Themen',
  'design.generate': '{count, plural, one {# Pin erstellen} other {# Pins erstellen}}',
  'design.generateNone': 'Pins erstellen',
  'design.running': 'Ein Auftrag läuft schon. Den nächsten kannst du starten, wenn er fertig ist.',
  'design.loadFailed': 'Die Vorlagen konnten nicht geladen werden',
  'design.loadFailedWords': 'Deine Seiten und Themen bleiben erhalten.',
  'design.loading': 'Vorlagen werden geladen',
  'design.waiting':
    '{count, plural, one {# Seite wird noch gelesen und bleibt weg, wenn sie nicht rechtzeitig fertig ist.} other {# Seiten werden noch gelesen und bleiben weg, wenn sie nicht rechtzeitig fertig sind.}}',
}
