/** German: what a form’s field is called, where a problem names it. */
import type { labelProblems } from '#core/contract/problems/label.problems.ts'
import type { WordsOf } from '../../text.ts'

export const labelProblemsDe: WordsOf<typeof labelProblems> = {
  'label.field': '{field}: {sentence}',
  'label.email': 'E-Mail',
  'label.password': 'Passwort',
  'label.password1': 'Passwort',
  'label.password2': 'Passwort',
  'label.current_password': 'Bisheriges Passwort',
  'label.new_password': 'Neues Passwort',
  'label.first_name': 'Vorname',
  'label.last_name': 'Nachname',
  'label.name': 'Name',
  'label.title': 'Titel',
  'label.description': 'Beschreibung',
  'label.url': 'Adresse',
  'label.address': 'Adresse',
  'label.query': 'Suche',
  'label.text': 'Text',
  'label.n_pins': 'Zahl der Pins',
}
