/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { splashMessages } from './splash.messages.ts'

export const splashDe: WordsOf<typeof splashMessages> = {
  'splash.loading': 'Dein Studio wird geöffnet\u00a0…',
  'splash.accountsFailed': 'Deine Konten konnten nicht geladen werden',
  'splash.accountsFailedBody':
    'Nichts ist verloren. Wir versuchen es automatisch noch einmal, sobald der Server antwortet.',
  'splash.firstTitle': 'Benenne dein erstes Pin-Konto',
  'splash.firstBody':
    'Pins, Boards und deine Marke gehören zu einem Konto: eines für jedes Profil, auf dem du pinnst. Noch wird nichts verbunden und um keine Erlaubnis gebeten.',
  'splash.firstPoint1': 'Lies eine Seite deiner Website ein',
  'splash.firstPoint2': 'Wähle die Themen, nach denen Menschen suchen',
  'splash.firstPoint3': 'Erhalte Pins, die du selbst veröffentlichen würdest',
}
