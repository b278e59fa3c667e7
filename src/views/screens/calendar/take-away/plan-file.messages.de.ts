/** German: words on the plan as a file for Pinterest’s bulk upload. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { planFileMessages } from './plan-file.messages.ts'

export const planFileDe: WordsOf<typeof planFileMessages> = {
  'planFile.title': 'Dein Plan als Datei für Pinterest',
  'planFile.lead':
    'Eine Datei für den Massen-Upload bei Pinterest, mit deinen geplanten Pins und ihren Zeiten. Das geht ohne verbundenes Konto.',
  'planFile.span': 'Welcher Teil des Plans',
  'planFile.days': 'Die nächsten {count} Tage',
  'planFile.dates': 'Von einem Datum bis zu einem anderen',
  'planFile.from': 'Erster Tag',
  'planFile.to': 'Letzter Tag',
  'planFile.fits':
    '{count, plural, =0 {Kein Pin kommt in die Datei} one {# Pin kommt in die Datei} other {# Pins kommen in die Datei}}',
  'planFile.allFiled':
    '{count, plural, one {Der Pin, der für diese Tage geplant ist, ist schon in einer Datei} =2 {Beide Pins, die für diese Tage geplant sind, sind schon in einer Datei} other {Alle # Pins, die für diese Tage geplant sind, sind schon in einer Datei}}',
  'planFile.files':
    '{count, plural, one {Eine Datei} other {# Dateien in einem ZIP}} mit je höchstens 200 Pins.',
  'planFile.again': 'Auch aufnehmen, was schon in einer Datei ist ({count})',
  'planFile.againHint':
    'Lädst du einen Pin zweimal hoch, erscheint er zweimal. Tu das nur, wenn du die frühere Datei nicht hochgeladen hast.',
  'planFile.leftOut':
    '{count, plural, one {# Pin kann nicht in die Datei} other {# Pins können nicht in die Datei}}',
  'planFile.privateLinks':
    '{count, plural, one {# Pin hat keinen öffentlichen Link} other {# Pins haben keine öffentlichen Links}}',
  'planFile.privateLinksWords':
    'Nur du kannst diese Links öffnen: Sie führen zu deinem eigenen Rechner oder Netz, wo Pinterest nicht nachsehen kann. Die Pins bleiben in der Datei: Gib ihnen Links, die alle öffnen können, bevor du sie hochlädst.',
  'planFile.unreachable': 'Pinterest kann von hier keine Bilder abrufen',
  'planFile.unreachableWords':
    'Du bekommst ein ZIP mit der CSV-Datei und den Bildern. Entpacke es, stelle die Bilder online, zum Beispiel in die Mediathek deines Blogs, und lade dann die CSV-Datei hoch.',
  'planFile.unreachableCopy':
    'Du bekommst ein ZIP mit der CSV-Datei und den Bildern. Die Datei nennt die Namen der Bilder, aber keine Adressen, unter denen sie abrufbar sind.',
  'planFile.folder': 'Adresse des Ordners, in den du die Bilder stellst',
  'planFile.folderHint':
    'Dann stehen die richtigen Adressen in der Datei. Sonst trage sie selbst unter „Media URL“ ein.',
  'planFile.folderWrong': 'Gib eine Webadresse ein, die mit https:// beginnt.',
  'planFile.publisher': 'Wer diese Pins veröffentlicht',
  'planFile.publisher.upload': 'Pinterest, sobald du die Datei hochlädst',
  'planFile.publisher.uploadHint': 'Dieses Konto lässt sie aus, damit nichts doppelt erscheint.',
  'planFile.publisher.here': 'Dieses Konto, wie geplant',
  'planFile.publisher.hereHint':
    'Die Datei ist nur eine Kopie zum Ansehen. Lade sie nicht hoch, sonst veröffentlicht Pinterest diese Pins ein zweites Mal.',
  'planFile.stops':
    '{count, plural, one {# Pin erscheint nicht mehr von hier aus} other {# Pins erscheinen nicht mehr von hier aus}}',
  'planFile.stopsWords':
    'Lädst du die Datei doch nicht hoch, wähle in diesem Fenster „Ich habe sie nicht hochgeladen“: Dann erscheinen sie wieder wie geplant.',
  'planFile.copied':
    '{count, plural, one {# Pin ist in der Kopie. Er erscheint weiter von hier aus.} other {# Pins sind in der Kopie. Sie erscheinen weiter von hier aus.}}',
  'planFile.sendHere': 'Rückgängig: von hier veröffentlichen',
  'planFile.undo': 'Rückgängig',
  'planFile.download': 'Datei herunterladen',
  'planFile.done':
    '{count, plural, one {# Pin ist in der Datei.} other {# Pins sind in der Datei.}} Lade sie bei Pinterest unter „Erstellen, Massen-Upload“ hoch.',
  'planFile.missing':
    '{count, plural, one {# Pin fehlt: Er ist nicht mehr geplant, oder sein Bild ist weg.} other {# Pins fehlen: Sie sind nicht mehr geplant, oder ihre Bilder sind weg.}}',
  'planFile.failed': 'Die Datei konnte nicht erstellt werden',
  'planFile.taken': 'Schon in einer Datei',
  'planFile.takenFile':
    'Datei vom {moment}: noch {count, plural, one {# Pin} other {# Pins}} zu veröffentlichen',
  'planFile.moved':
    '{count, plural, one {# davon hat in deinem Plan jetzt eine andere Zeit. Ändere sie auch bei Pinterest.} other {# davon haben in deinem Plan jetzt eine andere Zeit. Ändere sie auch bei Pinterest.}}',
  'planFile.forget': 'Ich habe sie nicht hochgeladen',
  'planFile.forgetOf': 'Ich habe die Datei vom {moment} nicht hochgeladen',
  'planFile.forgotten': 'Als nicht hochgeladen vermerkt. Ihre Pins können in eine andere Datei.',
  'planFile.offline':
    'Was schon in einer Datei ist, konnte nicht geladen werden. Versuche es wieder, wenn du online bist.',
}
