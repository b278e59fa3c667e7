/** German: importing an account from a file. */
import type { Phrases } from '../phrasebook.ts'

export const workspacePhrasesDe: Phrases = {
  'This ZIP is no workspace file: “workspace.json” is missing in it. Choose a file that was made by “Export this account”.':
    'Dieses ZIP ist keine Kontodatei: „workspace.json“ fehlt darin. Wähle eine Datei, die mit „Dieses Konto exportieren“ entstanden ist.',
  '“workspace.json” is longer than its list of contents can be. The file was not made by this product.':
    '„workspace.json“ ist länger, als ein Inhaltsverzeichnis sein kann. Die Datei stammt nicht von diesem Programm.',
  'This ZIP is no workspace file: “workspace.json” says nothing of one. Choose a file that was made by “Export this account”.':
    'Dieses ZIP ist keine Kontodatei: In „workspace.json“ steht nichts davon. Wähle eine Datei, die mit „Dieses Konto exportieren“ entstanden ist.',
  'This file has format version {version}, and this server knows versions up to {newest}. Update this server, or export the account from a server of the same version.':
    'Diese Datei hat die Formatversion {version}, und dieser Server kennt Versionen bis {newest}. Aktualisiere diesen Server, oder exportiere das Konto von einem Server derselben Version.',
  'The list of contents can’t be read: {reason}':
    'Das Inhaltsverzeichnis ist nicht zu lesen: {reason}',
  'The account can’t be read: {reason}': 'Das Konto ist nicht zu lesen: {reason}',
  'A newer version of this product has written this change. Update this server, or export the account from a server of the same version.':
    'Eine neuere Version dieses Programms hat diese Änderung geschrieben. Aktualisiere diesen Server, oder exportiere das Konto von einem Server derselben Version.',
  'This row can’t be read: {reason}': 'Diese Zeile ist nicht zu lesen: {reason}',
  'it has another shape.': 'Es hat eine andere Form.',
  '{place}: {fault} Export the account again: it was changed by hand or damaged.':
    '{place}: {fault} Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
  'it: {fault} Export the account again: it was changed by hand or damaged.':
    '{fault} Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
  'This entry is none of a workspace file. Nothing of it is read; export the account again.':
    'Dieser Eintrag gehört nicht in eine Kontodatei. Nichts davon wird gelesen; exportiere das Konto noch einmal.',
  'This entry is not in the file’s list of contents: it was added later. Export the account again.':
    'Dieser Eintrag steht nicht im Inhaltsverzeichnis der Datei: Er kam später dazu. Exportiere das Konto noch einmal.',
  'This entry is missing in the file. Export the account again.':
    'Dieser Eintrag fehlt in der Datei. Exportiere das Konto noch einmal.',
  'This entry is no text in UTF-8. Export the account again.':
    'Dieser Eintrag ist kein Text in UTF-8. Exportiere das Konto noch einmal.',
  'No row speaks of this picture or font. Export the account again.':
    'Keine Zeile nennt dieses Bild oder diese Schrift. Exportiere das Konto noch einmal.',
  'This entry has {size} MB; at most {most} MB are read. The file was not made by this product.':
    'Dieser Eintrag hat {size} MB; höchstens {most} MB werden gelesen. Die Datei stammt nicht von diesem Programm.',
  'The checksum is another than when the file was made: it was damaged or changed. Copy the file again, or export the account again.':
    'Die Prüfsumme ist eine andere als bei der Entstehung der Datei: Sie wurde beschädigt oder geändert. Kopiere die Datei noch einmal, oder exportiere das Konto noch einmal.',
  'The picture or font itself is missing in the file. Export the account again.':
    'Das Bild oder die Schrift selbst fehlt in der Datei. Exportiere das Konto noch einmal.',
  'It has {bytes} bytes, and its row says {said}. Export the account again.':
    'Es hat {bytes} Byte, und seine Zeile nennt {said}. Exportiere das Konto noch einmal.',
  'This is no JPEG or PNG that can be read. Export the account again.':
    'Das ist kein lesbares JPEG oder PNG. Exportiere das Konto noch einmal.',
  'The picture has {width} × {height} pixels, and its row says {saidWidth} × {saidHeight}. Export the account again.':
    'Das Bild hat {width} × {height} Pixel, und seine Zeile nennt {saidWidth} × {saidHeight}. Exportiere das Konto noch einmal.',
  'This file has {size} MB; at most {most} MB can be imported here. Ask the operator for more room.':
    'Diese Datei hat {size} MB; höchstens {most} MB können hier importiert werden. Bitte den Betreiber um mehr Platz.',
  '“{name}” is being checked. Wait until that is done, or cancel it.':
    '„{name}“ wird geprüft. Warte, bis das fertig ist, oder brich es ab.',
  '“{name}” is being imported. Wait until that is done, or cancel it.':
    '„{name}“ wird importiert. Warte, bis das fertig ist, oder brich es ab.',
  '“{name}” is being sent. Wait until that is done, or cancel it.':
    '„{name}“ wird gesendet. Warte, bis das fertig ist, oder brich es ab.',
  'The server was stopped while it imported, so nothing was imported. The file is still here: import it again.':
    'Der Server wurde während des Imports angehalten, deshalb wurde nichts importiert. Die Datei ist noch hier: Importiere sie noch einmal.',
  'Its pictures and fonts take {size} MB, and you have {left} MB left here. Delete pictures, fonts or pages that you no longer need, or ask the operator for more room.':
    'Die Bilder und Schriften darin brauchen {size} MB, und du hast hier noch {left} MB frei. Lösche Bilder, Schriften oder Seiten, die du nicht mehr brauchst, oder bitte den Betreiber um mehr Platz.',
  'With it, the pictures of pins here would take {size} MB; {most} MB are the most that an import may come to. Delete pins that you no longer need (the room of their pictures is free 30 days later), or ask the operator for more room.':
    'Damit bräuchten die Bilder der Pins hier {size} MB; ein Import darf höchstens auf {most} MB kommen. Lösche Pins, die du nicht mehr brauchst (der Platz ihrer Bilder wird 30 Tage später frei), oder bitte den Betreiber um mehr Platz.',
  'It has {pages} pages, and you may add {left} more here. Delete pages that you no longer need, or ask the operator for more room.':
    'Darin sind {pages, plural, one {# Seite} other {# Seiten}}, und du darfst hier noch {left} hinzufügen. Lösche Seiten, die du nicht mehr brauchst, oder bitte den Betreiber um mehr Platz.',
  'You have an account named “{name}”: this one will be named “{newName}”.':
    'Du hast ein Konto namens „{name}“: Dieses wird „{newName}“ heißen.',
  'The account was connected to Pinterest. The new one is not: connect it again when you want that.':
    'Das Konto war mit Pinterest verbunden. Das neue ist es nicht: Verbinde es wieder, wenn du willst.',
  '{count} deleted pin comes along, so that the history can bring them back.':
    '{count, plural, one {# gelöschter Pin kommt} other {# gelöschte Pins kommen}} mit, damit der Verlauf sie zurückholen kann.',
  '{count} deleted pins come along, so that the history can bring them back.':
    '{count, plural, one {# gelöschter Pin kommt} other {# gelöschte Pins kommen}} mit, damit der Verlauf sie zurückholen kann.',
  'Something of this file is in the store already, so nothing was imported. Send the file again: it then gets new names.':
    'Etwas aus dieser Datei ist schon im Speicher, deshalb wurde nichts importiert. Sende die Datei noch einmal: Dann bekommt sie neue Namen.',
  'Something went wrong on the server, and nothing was imported. Try again; if it fails again, tell the operator.':
    'Auf dem Server ist etwas schiefgegangen, und nichts wurde importiert. Versuch es noch einmal; wenn es wieder nicht klappt, sag es dem Betreiber.',
  'This file has been sent already.': 'Diese Datei ist schon gesendet.',
  'Part {part} of this file has {expected} bytes, not {bytes}. Choose the file again: it may have changed.':
    'Teil {part} dieser Datei hat {expected} Byte, nicht {bytes}. Wähle die Datei noch einmal: Vielleicht hat sie sich geändert.',
  'Parts of the file are missing. Send them first.': 'Teile der Datei fehlen. Sende sie zuerst.',
  'Export the account again: this row was changed by hand or damaged.':
    'Exportiere das Konto noch einmal: Diese Zeile wurde von Hand geändert oder beschädigt.',
  'This picture stands in the file twice.': 'Dieses Bild steht zweimal in der Datei.',
  'A picture is a JPEG or PNG.': 'Ein Bild ist ein JPEG oder PNG.',
  'This font stands in the file twice.': 'Diese Schrift steht zweimal in der Datei.',
  'A font is a TTF, OTF, WOFF or WOFF2 file.':
    'Eine Schrift ist eine Datei als TTF, OTF, WOFF oder WOFF2.',
  'This page stands in the file twice.': 'Diese Seite steht zweimal in der Datei.',
  'The page’s address is none that may be opened.':
    'Die Adresse der Seite ist keine, die geöffnet werden darf.',
  'The page has an interest twice.': 'Die Seite hat ein Thema zweimal.',
  'The page has a picture twice.': 'Die Seite hat ein Bild zweimal.',
  'A picture of the page lies on another server.':
    'Ein Bild der Seite liegt auf einem anderen Server.',
  'This pin belongs to another account.': 'Dieser Pin gehört zu einem anderen Konto.',
  'Another pin has the same place in the list.':
    'Ein anderer Pin hat denselben Platz in der Liste.',
  'The history has a gap: revision {expected} should stand here, not {revision}.':
    'Im Verlauf ist eine Lücke: Hier müsste Stand {expected} stehen, nicht {revision}.',
  'This event stands in the file twice.': 'Dieses Ereignis steht zweimal in der Datei.',
  'A picture of a pin is worn by no pin of the file.':
    'Ein Pin-Bild gehört zu keinem Pin der Datei.',
  'A pin has place {place} in a list that ends at {end}.':
    'Ein Pin hat Platz {place} in einer Liste, die bei {end} endet.',
  'The file has {count} events of {all}.': 'In der Datei stehen {count} von {all} Ereignissen.',
  'A board stands in the file twice.': 'Ein Board steht zweimal in der Datei.',
  'Two boards, or two sections of a board, have the same name.':
    'Zwei Boards oder zwei Bereiche eines Boards heißen gleich.',
  'The pin’s picture lies on another server.': 'Das Bild des Pins liegt auf einem anderen Server.',
  'The pin leads to an address that may not be opened.':
    'Der Pin führt zu einer Adresse, die nicht geöffnet werden darf.',
  'This entry has more than {most} lines. The file was not made by this product.':
    'Dieser Eintrag hat mehr als {most} Zeilen. Die Datei stammt nicht von diesem Programm.',
  'This line has more than {most} MB. The file was not made by this product.':
    'Diese Zeile hat mehr als {most} MB. Die Datei stammt nicht von diesem Programm.',
  'The file has more than {most} rows, more than any workspace has.':
    'Die Datei hat mehr als {most} Datensätze, mehr als jedes Konto.',
  'This holds more values than this product writes in one place, or nests them too deeply. The file was not made by this product.':
    'Hier stehen mehr Werte, als dieses Programm an eine Stelle schreibt, oder sie sind zu tief verschachtelt. Die Datei stammt nicht von diesem Programm.',
  'The file claims to hold more than could be packed into it. It was not made by this product.':
    'Die Datei gibt vor, mehr zu enthalten, als hineinpassen kann. Sie stammt nicht von diesem Programm.',
  'This entry takes more room than its content can. The file was not made by this product.':
    'Dieser Eintrag braucht mehr Platz, als sein Inhalt haben kann. Die Datei stammt nicht von diesem Programm.',
  'This entry is packed in a way that is not known here. Export the account again, and don’t pack the file anew.':
    'Dieser Eintrag ist auf eine Weise gepackt, die hier unbekannt ist. Exportiere das Konto noch einmal, und packe die Datei nicht neu.',
  'This entry was damaged, or is larger than it says. Export the account again, or copy the file again.':
    'Dieser Eintrag wurde beschädigt oder ist größer, als er angibt. Exportiere das Konto noch einmal, oder kopiere die Datei noch einmal.',
  'Entries of the file lie over each other. It was not made by this product.':
    'Einträge der Datei liegen übereinander. Sie stammt nicht von diesem Programm.',
  'The file has “{path}” twice. It was not made by this product.':
    'In der Datei ist „{path}“ zweimal. Sie stammt nicht von diesem Programm.',
  'This is not a whole workspace file: its end is missing. Download or copy it again.':
    'Das ist keine ganze Kontodatei: Ihr Ende fehlt. Lade sie noch einmal herunter, oder kopiere sie noch einmal.',
  'This is not a workspace file. Choose one that “Export this account” has made.':
    'Das ist keine Kontodatei. Wähle eine, die mit „Dieses Konto exportieren“ entstanden ist.',
  'This entry is encrypted. Export the account again, and don’t pack the file anew.':
    'Dieser Eintrag ist verschlüsselt. Exportiere das Konto noch einmal, und packe die Datei nicht neu.',
  'The file has more than {most} entries, more than any workspace has.':
    'Die Datei hat mehr als {most} Einträge, mehr als jedes Konto.',
  'This is not a workspace file, or it was damaged on its way. Export the account again, or copy the file again.':
    'Das ist keine Kontodatei, oder sie wurde unterwegs beschädigt. Exportiere das Konto noch einmal, oder kopiere die Datei noch einmal.',
}
