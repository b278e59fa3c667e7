/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { frontMessages } from './front.messages.ts'

export const frontDe: WordsOf<typeof frontMessages> = {
  'front.login': 'Anmelden',
  'front.signUp': 'Registrieren',
  'front.studio': 'Dein Studio öffnen',
  'front.tools': 'Gratis-Tools',
  'front.blog': 'Blog',
  'front.templates': 'Pins, gemacht mit {brand}',
  'front.foot':
    '{brand} läuft auf deinem eigenen Server. Nichts wird irgendwohin gesendet, außer du schaltest es ein.',
  'front.nav': 'Start',
  'front.languages': 'Sprachen',
  'front.siteNav': 'Diese Website',
  'front.library': 'Vorlagen',
  'front.boardNames': 'Boardnamen',
  'front.costs': 'Was es kostet',
  'front.privacy': 'Datenschutzerklärung',
  'front.terms': 'Nutzungsbedingungen',
}
