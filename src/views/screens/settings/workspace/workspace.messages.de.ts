/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { workspaceMessages } from './workspace.messages.ts'

export const workspaceDe: WordsOf<typeof workspaceMessages> = {
  'workspace.exportTitle': 'Konto als Datei exportieren',
  'workspace.exportLead':
    'Seiten, Pins mit ihrem ganzen Verlauf, Boards, Marke, Bilder und Schriften von „{name}“ in einer Datei. Importiere sie hier als zweites Konto oder auf einem anderen Server.',
  'workspace.holds':
    '{pages, plural, one {# Seite} other {# Seiten}}, {pins, plural, one {# Pin} other {# Pins}}, {boards, plural, one {# Board} other {# Boards}} und {events, plural, one {# Schritt} other {# Schritte}} im Verlauf, mit allen Bildern und Schriften.',
  'workspace.exportButton': 'Dieses Konto exportieren',
  'workspace.exportHint':
    'Wie weit der Download ist, zeigt dein Browser. Du kannst weiterarbeiten; die Datei enthält, was in einem einzigen Moment da war.',
  'workspace.noAccount': 'Leg zuerst ein Konto an: Dann lässt es sich exportieren.',
  'workspace.importTitle': 'Konto aus einer Datei importieren',
  'workspace.importLead':
    'Die Datei wird zuerst geprüft, und nichts ändert sich: Du siehst, was darin ist, bevor etwas importiert wird. Sie wird ein neues Konto; deine anderen bleiben, wie sie sind.',
  'workspace.choose': 'Datei wählen',
  'workspace.chooseAnother': 'Andere Datei wählen',
  'workspace.chooseAgain': 'Datei noch einmal wählen',
  'workspace.sending': '{name} wird hochgeladen',
  'workspace.sendingHint':
    'Du kannst diesen Bildschirm verlassen. Hochgeladen wird, solange dieser Tab offen ist. Nach dem Neuladen wählst du dieselbe Datei noch einmal, und es geht weiter, wo es aufgehört hat.',
  'workspace.amount': '{done} von {total}',
  'workspace.checking': '{name} wird geprüft',
  'workspace.importing': '{name} wird importiert',
  'workspace.importingHint':
    'Du kannst diesen Bildschirm verlassen. Das neue Konto erscheint, wenn alles da ist, nie nur zur Hälfte.',
  'workspace.holding':
    'Keine Verbindung zum Server. Was hochgeladen ist, bleibt erhalten; es geht automatisch weiter.',
  'workspace.waiting': 'Einen Moment\u00a0…',
  'workspace.awaiting': '„{name}“ ist zum Teil hochgeladen',
  'workspace.awaitingWords':
    '{missing, plural, one {# Teil fehlt} other {# Teile fehlen}}. Wähle dieselbe Datei noch einmal, dann wird nur hochgeladen, was fehlt.',
  'workspace.cancel': 'Abbrechen',
  'workspace.good': 'Diese Datei ist vollständig und kann importiert werden',
  'workspace.goodWords':
    '„{name}“, exportiert am {date}: {pages, plural, one {# Seite} other {# Seiten}}, {pins, plural, one {# Pin} other {# Pins}}, {boards, plural, one {# Board} other {# Boards}}, {pictures, plural, one {# Bild} other {# Bilder}}, {videos, plural, =0 {} one {# Video, } other {# Videos, }}{fonts, plural, one {# Schrift} other {# Schriften}} und {events, plural, one {# Schritt} other {# Schritte}} im Verlauf.',
  'workspace.bad': 'Diese Datei kann nicht importiert werden',
  'workspace.badWords':
    'Nichts wurde geändert. {count, plural, one {Das stimmt nicht an ihr:} other {# Dinge stimmen nicht an ihr:}}',
  'workspace.place': '{entry}, Zeile {line}',
  'workspace.more': '{count, plural, one {# weiteres dieser Art.} other {# weitere dieser Art.}}',
  'workspace.import': 'Als „{name}“ importieren',
  'workspace.done': '„{name}“ ist importiert',
  'workspace.doneWords': 'Es ist ein neues Konto neben deinen anderen, mit seinem ganzen Verlauf.',
  'workspace.goTo': 'Zu diesem Konto wechseln',
  'workspace.again': 'Weitere Datei importieren',
  'workspace.failed':
    '{name, select, none {Der Import hat nicht geklappt} other {Der Import von „{name}“ hat nicht geklappt}}',
  'workspace.failedWords':
    '{reason} Nichts wurde geändert: Ein Konto kommt ganz oder gar nicht. Versuch es noch einmal, oder wähle eine andere Datei.',
  'workspace.retry': 'Noch einmal versuchen',
}
