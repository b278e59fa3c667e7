/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { gridMessages } from './grid.messages.ts'

export const gridDe: WordsOf<typeof gridMessages> = {
  'grid.favor': 'Favorit: {title}',
  'grid.edit': '{title} bearbeiten',
  'grid.rendering': 'Bild wird erstellt\u00a0…',
  'grid.committed': 'In „Titel & Boards“',
  'grid.exported': 'Exportiert am {date}',
  'grid.status.draft': 'Entwurf',
  'grid.status.scheduled': 'Geplant',
  'grid.status.filed': 'In einer Datei',
  'grid.status.publishing': 'Wird veröffentlicht',
  'grid.otherBoards': '{boards} (Pin: {board})',
  'grid.status.published': 'Veröffentlicht',
  'grid.status.failed': 'Fehlgeschlagen',
  'grid.selectedCount':
    '{count, plural, =0 {Nichts ausgewählt} one {# Pin ausgewählt} other {# Pins ausgewählt}}',
  'grid.help':
    'Pfeiltasten bewegen, Leertaste wählt aus, Strg+A wählt alle aus, Umschalt mit Pfeiltasten erweitert, Enter bearbeitet, L zeigt Varianten, F markiert als Favorit, Entf löscht.',
  'grid.undo': 'Rückgängig',
  'grid.choice': 'Pins auswählen',
  'grid.all': 'Alle auswählen',
  'grid.none': 'Keine auswählen',
  'grid.clear': 'Auswahl aufheben',
  'grid.selectAll': 'Alle {count} auswählen',
  'grid.actions': 'Aktionen für die Auswahl',
  'grid.deleted': '{count, plural, one {# Pin gelöscht} other {# Pins gelöscht}}',
  'grid.delete': 'Löschen',
  'grid.favorAll': 'Favorit',
  'grid.render': 'Bilder neu erstellen',
  'grid.looks': 'Varianten',
  'grid.findLooks': 'Varianten (Looks): dieser Pin in anderen Vorlagen, Farben und Ausschnitten',
  'grid.vary':
    '{count, plural, one {Variieren: neue Pins derselben Seite} other {Variieren: neue Pins derselben Seiten}}',
  'grid.noLooks':
    '{kind, select, video {Ein Video hat keine Varianten. Es gibt sie für Pins aus einer Vorlage.} other {Ein Karussell hat keine Varianten. Es gibt sie für einzelne Pins aus einer Vorlage.}}',
  'grid.renderStarted':
    '{count, plural, one {Bild von # Pin wird neu erstellt} other {Bilder von # Pins werden neu erstellt}}',
}
