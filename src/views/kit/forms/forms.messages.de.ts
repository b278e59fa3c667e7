/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { formsMessages } from './forms.messages.ts'

export const formsDe: WordsOf<typeof formsMessages> = {
  'forms.missing': 'Bitte fülle dieses Feld aus',
  'forms.missingFirstName': 'Bitte gib deinen Vornamen ein',
  'forms.missingName': 'Bitte gib einen Namen ein',
  'forms.missingEmail': 'Bitte gib deine E-Mail-Adresse ein',
  'forms.missingPassword': 'Bitte gib dein Passwort ein',
  'forms.missingCurrentPassword': 'Bitte gib dein bisheriges Passwort ein',
  'forms.missingNewPassword': 'Bitte wähle ein Passwort',
  'forms.missingAddress': 'Bitte gib eine Adresse ein',
  'forms.missingSearch': 'Bitte gib ein Thema oder die Adresse einer Seite ein',
  'forms.email': 'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com',
  'forms.tooShort': 'Bitte verwende mindestens {limit, number} Zeichen',
  'forms.tooLong': 'Bitte verwende höchstens {limit, number} Zeichen',
  'forms.numeric':
    'Bitte ergänze Buchstaben oder Sonderzeichen: Ziffern allein sind leicht zu erraten',
  'forms.common': 'Dieses Passwort verwenden viele. Bitte wähle ein anderes',
  'forms.invalid': 'Bitte prüfe deine Eingabe',
  'forms.passwordRules': 'Dein Passwort braucht:',
  'forms.ruleLength': 'Mindestens {limit, number} Zeichen',
  'forms.ruleNumeric': 'Buchstaben oder Sonderzeichen, nicht nur Ziffern',
  'forms.ruleCommon': 'Nichts leicht zu Erratendes wie „passwort1“',
  'forms.ruleMet': '(erfüllt)',
}
