/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { firstBrandMessages } from './first-brand.messages.ts'

export const firstBrandDe: WordsOf<typeof firstBrandMessages> = {
  'firstBrand.title': 'Füge deine Marke hinzu',
  'firstBrand.lead':
    'Speichere Namen, Farben und Logo, dann trägt sie jeder neue Pin. Ändern kannst du sie später in den Einstellungen.',
  'firstBrand.leadFound':
    'Von deiner Website übernommen. Speichere sie, dann trägt sie jeder neue Pin. Bis dahin zeigen Pins nur den Namen ihrer Website.',
  'firstBrand.name': 'Name der Website',
  'firstBrand.colors': 'Markenfarben',
  'firstBrand.colorsFromPictures': 'Jeder Pin nimmt seine Farben aus seinem Bild.',
  'firstBrand.colorsChoose': 'Farben wählen',
  'firstBrand.colorsNone': 'Farben jedes Bildes verwenden',
  'firstBrand.logo': 'Logo',
  'firstBrand.logoAlt': 'Dein Logo',
  'firstBrand.logoLoading': 'Logo wird gesucht …',
  'firstBrand.logoChoose': 'Logo wählen',
  'firstBrand.logoReplace': 'Logo ersetzen',
  'firstBrand.logoRemove': 'Logo entfernen',
  'firstBrand.save': 'Marke speichern',
  'firstBrand.skip': 'Jetzt überspringen',
  'firstBrand.saved': 'Marke gespeichert. Ändern kannst du sie in den Einstellungen.',
  'firstBrand.skipped':
    'Übersprungen. Deine Marke kannst du jederzeit in den Einstellungen hinzufügen.',
}
