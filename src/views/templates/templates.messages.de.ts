/** German: words of /templates. */
import type { WordsOf } from '../i18n/text.ts'
import type { templatesMessages } from './templates.messages.ts'

export const templatesDe: WordsOf<typeof templatesMessages> = {
  'templates.title': 'Vorlagen',
  'templates.lead': 'Deine eigenen Vorlagen und die mitgelieferten zum Kopieren.',
  'templates.import': 'Datei importieren',
  'templates.importing': 'Wird importiert …',
  'templates.own': 'Deine Vorlagen',
  'templates.builtIn': 'Mitgelieferte Vorlagen',
  'templates.loading': 'Deine Vorlagen werden geladen',
  'templates.failed': 'Deine Vorlagen konnten nicht geladen werden',
  'templates.failedWords': 'Pins, die du daraus erstellt hast, sind sicher.',
  'templates.offline':
    'Du bist offline. Was du siehst, kann veraltet sein; für Änderungen brauchst du eine Verbindung.',
  'templates.empty': 'Noch keine eigenen Vorlagen',
  'templates.emptyWords':
    'Kopiere unten eine mitgelieferte Vorlage oder importiere eine Datei. Danach kannst du sie für deine Pins auswählen.',
  'templates.more': 'Aktionen für {name}',
  'templates.version': 'Version {version}',
  'templates.edit': 'Bearbeiten',
  'templates.editOf': '{name} bearbeiten',
  'templates.showCopy': 'Anzeigen',
  'templates.copy': 'Kopie erstellen',
  'templates.copyOf': 'Kopie von {name} erstellen',
  'templates.copyName': 'Kopie von {name}',
  'templates.copied': '{name} ist jetzt bei deinen Vorlagen',
  'templates.rename': 'Umbenennen …',
  'templates.duplicate': 'Duplizieren',
  'templates.export': 'Als Datei exportieren',
  'templates.delete': 'Löschen',
  'templates.deleted': '{name} gelöscht',
  'templates.deletedDetail': 'Pins, die du daraus erstellt hast, bleiben, wie sie sind.',
  'templates.undo': 'Rückgängig',
  'templates.notDone': 'Das hat nicht geklappt: {reason}',
  'templates.refused': '{file} wurde nicht importiert.',
  'templates.tooLarge': 'Sie ist zu groß für eine Vorlage.',
  'templates.renameTitle': 'Vorlage umbenennen',
  'templates.name': 'Name der Vorlage',
  'templates.save': 'Speichern',
  'templates.cancel': 'Abbrechen',
}
