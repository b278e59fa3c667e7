/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { blogMessages } from './blog.messages.ts'

export const blogDe: WordsOf<typeof blogMessages> = {
  'blog.title': 'Blog',
  'blog.pageTitle': 'Blog, Seite {page}',
  'blog.headline': 'Bessere Pins machen',
  'blog.lead':
    'Was wir über Bilder, Texte, Boards und Planung gelernt haben, ohne erfundene Zahlen.',
  'blog.description':
    'Artikel über das Gestalten, Texten, Planen und Messen von Pins: ehrlich, nützlich, mit den Grenzen, die wirklich gelten.',
  'blog.posts': 'Beiträge',
  'blog.pages': 'Seiten des Blogs',
  'blog.newer': 'Neuere Beiträge',
  'blog.older': 'Ältere Beiträge',
  'blog.place': 'Seite {page} von {pages}',
  'blog.minutes': '{count, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
  'blog.updated': 'Aktualisiert am {date}',
  'blog.tags': 'Themen dieses Beitrags',
  'blog.trail': 'Pfad zu dieser Seite',
  'blog.questions': 'Fragen und Antworten',
  'blog.related': 'Weiterlesen',
  'blog.feed': 'Alle Beiträge als Feed',
  'blog.closing': 'Probier es mit deiner eigenen Seite aus',
  'blog.closingBody':
    'Gib {brand} die Adresse einer deiner Seiten. Das Studio findet die Themen, schreibt Titel aus deinen eigenen Sätzen und erstellt Pins, die du bis zum letzten Ausschnitt ändern kannst.',
  'blog.start': 'Deine ersten Pins erstellen',
  'blog.studio': 'Dein Studio öffnen',
}
