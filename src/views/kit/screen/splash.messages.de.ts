/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { splashMessages } from './splash.messages.ts'

export const splashDe: WordsOf<typeof splashMessages> = {
  'shell.loading': 'Dein Studio wird geöffnet\u00a0…',
  'shell.accountsFailed': 'Deine Konten konnten nicht geladen werden',
  'shell.accountsFailedBody':
    'Nichts ist verloren. Wir versuchen es automatisch noch einmal, sobald der Server antwortet.',
  'shell.firstTitle': 'Benenne dein erstes Pin-Konto',
  'shell.firstBody':
    'Pins, Boards und deine Marke gehören zu einem Konto: eines für jedes Profil, auf dem du pinnst. Noch wird nichts verbunden und um keine Erlaubnis gebeten.',
  'shell.firstPoint1': 'Lies eine Seite deiner Website ein',
  'shell.firstPoint2': 'Wähle die Themen, nach denen Menschen suchen',
  'shell.firstPoint3': 'Erhalte Pins, die du selbst veröffentlichen würdest',
}
