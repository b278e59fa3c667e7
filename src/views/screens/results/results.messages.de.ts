/** German: figures of published pins. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { resultsMessages } from './results.messages.ts'

export const resultsDe: WordsOf<typeof resultsMessages> = {
  'results.title': 'Ergebnisse',
  'results.lead': 'Wie deine veröffentlichten Pins ankommen.',
  'results.readAt': 'Aktualisiert: {at}. Die Zahlen werden einmal am Tag abgeholt und aufbewahrt.',
  'results.notRead': 'Noch keine Zahlen abgeholt.',
  'results.read': 'Jetzt aktualisieren',
  'results.reading': 'Wird aktualisiert …',
  'results.isRead': 'Die Zahlen sind auf dem neuesten Stand.',
  'results.stillReading': 'Die Aktualisierung läuft noch. Schau in einer Minute wieder vorbei.',
  'results.loading': 'Ergebnisse werden geladen',
  'results.loadingPins': 'Pins werden geladen',
  'results.failed': 'Die Ergebnisse konnten nicht geladen werden',
  'results.offline': 'Du bist offline',
  'results.offlineWords': 'Ergebnisse werden geladen, sobald du wieder online bist.',
  'results.notConnected': 'Verbinde dieses Konto, um Ergebnisse zu sehen',
  'results.notConnectedWords':
    'Sobald es verbunden ist, holt Pinloom jeden Tag Impressionen, Merkvorgänge und Klicks deiner Pins ab und bewahrt sie länger auf als Pinterest.',
  'results.connect': 'Konto verbinden',
  'results.none': 'Noch keine Zahlen',
  'results.noneWords':
    'Sie kommen wenige Minuten nach dem Verbinden. Pinterest veröffentlicht die Zahlen eines Tages ein oder zwei Tage später.',
  'results.practice': 'Zahlen des Übungsnetzes',
  'results.practiceWords':
    'Sie sind erfunden: Niemand hat diese Pins gesehen. Sie beginnen mit deinem ersten Pin dort. Für einen Pin zählt eine Stunde als Tag, damit du zusehen kannst, wie er wächst.',
  'results.disconnected': 'Dieses Konto ist nicht mehr verbunden',
  'results.disconnectedWords': 'Du siehst die Zahlen bis dahin. Neue kommen nicht dazu.',
  'results.lost': 'Die Verbindung ist verloren',
  'results.lostWords':
    'Verbinde das Konto neu, dann kommen wieder neue Zahlen. Die vorhandenen bleiben.',
  'results.stopped': 'Dieses Konto ist angehalten',
  'results.stoppedWords': 'Neue Zahlen kommen erst, wenn du weitermachst. Die vorhandenen bleiben.',
  'results.settings': 'Einstellungen öffnen',
  'results.problem': 'Die letzte Aktualisierung ist unvollständig',
  'results.problem.refused':
    'Pinterest hat die Verbindung nicht angenommen. Wir versuchen es automatisch noch einmal.',
  'results.problem.forbidden':
    'Zahlen nach Tagen gibt Pinterest nur Unternehmenskonten. Der Wechsel ist bei Pinterest kostenlos.',
  'results.problem.limited':
    'Pinterest hat gebeten zu warten. Wir versuchen es automatisch noch einmal.',
  'results.problem.unavailable':
    'Pinterest hat nicht geantwortet. Wir versuchen es automatisch noch einmal.',
  'results.problem.unreadable':
    'Pinterests Antwort war nicht lesbar. Wir versuchen es automatisch noch einmal.',
  'results.problem.sandbox': 'Die Sandbox hat keine Zahlen nach Tagen.',
  'results.account': 'Dein Konto',
  'results.period': 'Zeitraum',
  'results.figure': 'Zahl im Diagramm',
  'results.days': '{count, plural, one {# Tag} other {# Tage}}',
  'results.noDays': 'Es gibt noch keine Zahlen nach Tagen.',
  'results.shareOf': '{share} der Impressionen',
  'results.more': '{share} mehr als in den {count} Tagen davor',
  'results.less': '{share} weniger als in den {count} Tagen davor',
  'results.same': 'So viel wie in den {count} Tagen davor',
  'results.nothingBefore': 'Nichts in den {count} Tagen davor',
  'results.notAllKnown': 'Nicht verglichen: Zahlen gibt es nur für {known} dieser {count} Tage',
  'results.notCompared': 'Nicht verglichen: Zahlen gibt es nur für {known} der {count} Tage davor',
  'results.chartWords': '{name} am Tag, {from} bis {to}: zwischen {low} und {high}.',
  'results.chartNone': '{name} am Tag, {from} bis {to}: noch keine.',
  'results.chartUnknown': '{name} am Tag, {from} bis {to}: noch keine Zahlen.',
  'results.dayValue': '{day}: {value} {name}, {count} Tage früher {before}.',
  'results.dayEstimate': '{day}: {value} {name} (Schätzung), {count} Tage früher {before}.',
  'results.daySoFar': '{day}: bisher {value} {name}. Der Tag war noch nicht zu Ende.',
  'results.partSoFar': '{value} bisher am {day}',
  'results.soFar': 'bisher',
  'results.dashed': 'Gestrichelte Linie: die {count} Tage davor.',
  'results.unfinished':
    '{count, plural, one {Der {day} war bei der letzten Aktualisierung noch nicht zu Ende (Tage in UTC). Er zählt in den Summen, nicht in den Vergleichen.} other {Die letzten # Tage waren bei der letzten Aktualisierung noch nicht zu Ende (Tage in UTC). Sie zählen in den Summen, nicht in den Vergleichen.}}',
  'results.estimates':
    '{count, plural, one {# Tag ist eine Schätzung und kann sich noch ändern.} other {# Tage sind Schätzungen und können sich noch ändern.}}',
  'results.estimate': 'Schätzung',
  'results.asTable': 'Als Tabelle zeigen',
  'results.byDay': 'Zahlen nach Tagen',
  'results.day': 'Tag',
  'results.pins': '{count, plural, one {# Pin} other {# Pins}}',
  'results.pinsFailed': 'Die Pins konnten nicht geladen werden',
  'results.noPins': 'Noch keine veröffentlichten Pins',
  'results.noPinsWords':
    'Pins stehen hier mit ihren ersten Zahlen, spätestens einen Tag nach der Veröffentlichung.',
  'results.awaited': 'Deine veröffentlichten Pins haben noch keine Zahlen',
  'results.awaitedWords':
    'Sie werden gerade abgefragt, und danach einmal am Tag. Sobald sie da sind, stehen sie hier.',
  'results.untitled': 'Ohne Titel',
  'results.elsewhere': 'Anderswo gemacht',
  'results.csv': 'Als CSV herunterladen',
  'results.gone': 'Nicht mehr da',
  'results.column.title': 'Pin',
  'results.column.board': 'Board',
  'results.column.created_at': 'Veröffentlicht',
  'results.column.impressions': 'Impressionen',
  'results.column.saves': 'Merkvorgänge',
  'results.column.save_rate': 'Merkrate',
  'results.column.outbound_clicks': 'Ausgehende Klicks',
  'results.column.click_rate': 'Klickrate',
}
