/** German: words on choosing which planned pins are shown. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { filteringMessages } from './filtering.messages.ts'

export const filteringDe: WordsOf<typeof filteringMessages> = {
  'filtering.title': 'Welche geplanten Pins zu sehen sind',
  'filtering.board': 'Board',
  'filtering.anyBoard': 'Alle Boards',
  'filtering.otherBoard': 'Anderes Board',
  'filtering.page': 'Seite',
  'filtering.anyPage': 'Alle Seiten',
  'filtering.otherPage': 'Andere Seite',
  'filtering.state': 'Stand',
  'filtering.anyState': 'Jeder Stand',
  'filtering.otherState': 'Anderer Stand',
  'filtering.accounts': 'Konten',
  'filtering.thisAccount': 'Dieses Konto',
  'filtering.allAccounts': 'Alle Konten',
  'filtering.shown':
    '{shown} von {all, plural, one {# geplantem Pin} other {# geplanten Pins}} zu sehen',
  'filtering.clear': 'Alle zeigen',
  'filtering.tray': 'Welche Entwürfe zu sehen sind',
  'filtering.noBoard': 'Kein Board',
  'filtering.kind': 'Art',
  'filtering.anyKind': 'Alle Arten',
  'filtering.otherKind': 'Andere Art',
  'filtering.kind.photo': 'Foto mit Überschrift',
  'filtering.kind.split': 'Geteilt',
  'filtering.kind.list': 'Liste',
  'filtering.kind.steps': 'Schritte',
  'filtering.kind.quote': 'Zitat',
  'filtering.kind.collage': 'Collage',
  'filtering.kind.text': 'Nur Text',
  'filtering.kind.card': 'Karte',
  'filtering.kind.video': 'Video',
  'filtering.kind.carousel': 'Karussell',
}
