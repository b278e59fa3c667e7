/** German: importing an account from a file. */
import type { workspaceProblems } from '#core/contract/problems/workspace.problems.ts'
import type { WordsOf } from '../../text.ts'

export const workspaceProblemsDe: WordsOf<typeof workspaceProblems> = {
  'workspace.noManifest':
    'Dieses ZIP ist keine Kontodatei: „workspace.json“ fehlt darin. Wähle eine Datei, die mit „Dieses Konto exportieren“ entstanden ist.',
  'workspace.manifestTooLong':
    '„workspace.json“ ist länger, als ein Inhaltsverzeichnis sein kann. Die Datei stammt nicht von diesem Programm.',
  'workspace.otherManifest':
    'Dieses ZIP ist keine Kontodatei: In „workspace.json“ steht nichts davon. Wähle eine Datei, die mit „Dieses Konto exportieren“ entstanden ist.',
  'workspace.newerFormat':
    'Diese Datei hat die Formatversion {version}, und dieser Server kennt Versionen bis {newest}. Aktualisiere diesen Server, oder exportiere das Konto von einem Server derselben Version.',
  'workspace.manifestUnreadable': 'Das Inhaltsverzeichnis ist nicht zu lesen: {reason}',
  'workspace.accountUnreadable': 'Das Konto ist nicht zu lesen: {reason}',
  'workspace.newerEvent':
    'Eine neuere Version dieses Programms hat diese Änderung geschrieben. Aktualisiere diesen Server, oder exportiere das Konto von einem Server derselben Version.',
  'workspace.rowUnreadable': 'Diese Zeile ist nicht zu lesen: {reason}',
  'workspace.otherShape':
    'Es hat eine andere Form. Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
  'workspace.badValue':
    '{path}: {fault} Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
  'workspace.badWhole':
    '{fault} Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
  'workspace.foreignEntry':
    'Dieser Eintrag gehört nicht in eine Kontodatei. Nichts davon wird gelesen; exportiere das Konto noch einmal.',
  'workspace.unlistedEntry':
    'Dieser Eintrag steht nicht im Inhaltsverzeichnis der Datei: Er kam später dazu. Exportiere das Konto noch einmal.',
  'workspace.missingEntry': 'Dieser Eintrag fehlt in der Datei. Exportiere das Konto noch einmal.',
  'workspace.notUtf8': 'Dieser Eintrag ist kein Text in UTF-8. Exportiere das Konto noch einmal.',
  'workspace.tooManyRows': 'Die Datei hat mehr als {most} Datensätze, mehr als jedes Konto.',
  'workspace.tooManyLines':
    'Dieser Eintrag hat mehr als {most} Zeilen. Die Datei stammt nicht von diesem Programm.',
  'workspace.lineTooLong':
    'Diese Zeile hat mehr als {most} MB. Die Datei stammt nicht von diesem Programm.',
  'workspace.tooManyValues':
    'Hier stehen mehr Werte, als dieses Programm an eine Stelle schreibt, oder sie sind zu tief verschachtelt. Die Datei stammt nicht von diesem Programm.',
  'workspace.unusedMedia':
    'Keine Zeile nennt dieses Bild, diese Schrift oder dieses Video. Exportiere das Konto noch einmal.',
  'workspace.entryTooLarge':
    'Dieser Eintrag hat {size} MB; höchstens {most} MB werden gelesen. Die Datei stammt nicht von diesem Programm.',
  'workspace.checksum':
    'Die Prüfsumme ist eine andere als bei der Entstehung der Datei: Sie wurde beschädigt oder geändert. Kopiere die Datei noch einmal, oder exportiere das Konto noch einmal.',
  'workspace.missingMedia':
    'Das Bild oder die Schrift selbst fehlt in der Datei. Exportiere das Konto noch einmal.',
  'workspace.otherSize':
    'Es hat {bytes} Byte, und seine Zeile nennt {expected}. Exportiere das Konto noch einmal.',
  'workspace.badPicture': 'Das ist kein lesbares JPEG oder PNG. Exportiere das Konto noch einmal.',
  'workspace.otherPictureSize':
    'Das Bild hat {width} × {height} Pixel, und seine Zeile nennt {expectedWidth} × {expectedHeight}. Exportiere das Konto noch einmal.',
  'workspace.fileTooLarge':
    'Diese Datei hat {size} MB; höchstens {most} MB können hier importiert werden. Bitte den Betreiber um mehr Platz.',
  'workspace.checking': '„{name}“ wird geprüft. Warte, bis das fertig ist, oder brich es ab.',
  'workspace.importing': '„{name}“ wird importiert. Warte, bis das fertig ist, oder brich es ab.',
  'workspace.uploading': '„{name}“ wird gesendet. Warte, bis das fertig ist, oder brich es ab.',
  'workspace.serverStopped':
    'Der Server wurde während des Imports angehalten, deshalb wurde nichts importiert. Die Datei ist noch hier: Importiere sie noch einmal.',
  'workspace.storageFull':
    'Die Bilder und Schriften darin brauchen {size} MB, und du hast hier noch {left} MB frei. Lösche Bilder, Schriften oder Seiten, die du nicht mehr brauchst, oder bitte den Betreiber um mehr Platz.',
  'workspace.renderingsFull':
    'Damit bräuchten die Bilder der Pins hier {size} MB; ein Import darf höchstens auf {most} MB kommen. Lösche Pins, die du nicht mehr brauchst (der Platz ihrer Bilder wird 30 Tage später frei), oder bitte den Betreiber um mehr Platz.',
  'workspace.pagesFull':
    'Darin sind {pages, plural, one {# Seite} other {# Seiten}}, und du darfst hier noch {left} hinzufügen. Lösche Seiten, die du nicht mehr brauchst, oder bitte den Betreiber um mehr Platz.',
  'workspace.renamed': 'Du hast ein Konto namens „{name}“: Dieses wird „{newName}“ heißen.',
  'workspace.videosLeftOut':
    '{count, plural, one {Das Video von # Pin ist nicht in dieser Datei. Der Pin kommt nur mit seinem Titelbild an. Lade das Video als neuen Pin hoch.} other {Die Videos von # Pins sind nicht in dieser Datei. Die Pins kommen nur mit ihren Titelbildern an. Lade die Videos als neue Pins hoch.}}',
  'workspace.videoLeftOut':
    'Das Video von „{title}“ wird nicht importiert; sein Pin kommt nur mit dem Titelbild an. {reason}',
  'workspace.moreVideosLeftOut':
    '{count, plural, one {# weiteres Video wird} other {# weitere Videos werden}} nicht importiert.',
  'workspace.videoNoRoom':
    'Es ist {size} MB groß, und du hast noch {left} MB frei. Schaffe Platz, oder bitte den Betreiber um mehr, und importiere die Datei dann noch einmal.',
  'workspace.missingVideo':
    'Das Video selbst fehlt in der Datei. Exportiere das Konto noch einmal.',
  'workspace.tooManyVideos':
    'Die Datei hat mehr als {most} Videos, mehr als auf einmal importiert werden können.',
  'workspace.connectAgain':
    'Das Konto war mit Pinterest verbunden. Das neue ist es nicht: Verbinde es wieder, wenn du willst.',
  'workspace.deletedPins':
    '{count, plural, one {# gelöschter Pin kommt} other {# gelöschte Pins kommen}} mit, damit der Verlauf sie zurückholen kann.',
  'workspace.plansLeftOut':
    '{count, plural, one {# Planung kommt} other {# Planungen kommen}} nicht mit, weil die Zeit vorbei ist. Die Pins kommen ohne sie. Sieh auf deinen Boards nach, bevor du sie neu einplanst.',
  'workspace.linksLeftOut':
    '{count, plural, one {# Link eines Pins oder einer Seite kommt} other {# Links von Pins oder Seiten kommen}} nicht mit: Das tun nur Webadressen, die mit http:// oder https:// beginnen.',
  'workspace.alreadyStored':
    'Etwas aus dieser Datei ist schon im Speicher, deshalb wurde nichts importiert. Sende die Datei noch einmal: Dann bekommt sie neue Namen.',
  'workspace.fault':
    'Auf dem Server ist etwas schiefgegangen, und nichts wurde importiert. Versuch es noch einmal; wenn es wieder nicht klappt, sag es dem Betreiber.',
  'workspace.alreadySent': 'Diese Datei ist schon gesendet.',
  'workspace.partSize':
    'Teil {part} dieser Datei hat {expected} Byte, nicht {bytes}. Wähle die Datei noch einmal: Vielleicht hat sie sich geändert.',
  'workspace.partsMissing': 'Teile der Datei fehlen. Sende sie zuerst.',
  'workspace.damagedRow':
    '{fault} Exportiere das Konto noch einmal: Diese Zeile wurde von Hand geändert oder beschädigt.',
  'row.pictureTwice': 'Dieses Bild steht zweimal in der Datei.',
  'row.pictureKind': 'Ein Bild ist ein JPEG oder PNG.',
  'row.fontTwice': 'Diese Schrift steht zweimal in der Datei.',
  'row.videoTwice': 'Dieses Video steht zweimal in der Datei.',
  'row.fontKind': 'Eine Schrift ist eine Datei als TTF, OTF, WOFF oder WOFF2.',
  'row.pageTwice': 'Diese Seite steht zweimal in der Datei.',
  'row.pageAddress': 'Die Adresse der Seite ist keine, die geöffnet werden darf.',
  'row.interestTwice': 'Die Seite hat ein Thema zweimal.',
  'row.pagePictureTwice': 'Die Seite hat ein Bild zweimal.',
  'row.pagePictureElsewhere': 'Ein Bild der Seite liegt auf einem anderen Server.',
  'row.pinOfOtherAccount': 'Dieser Pin gehört zu einem anderen Konto.',
  'row.pinPlaceTaken': 'Ein anderer Pin hat denselben Platz in der Liste.',
  'row.publicationTwice': 'Diese Planung eines Pins steht zweimal in der Datei.',
  'row.historyGap':
    'Im Verlauf ist eine Lücke: Hier müsste Stand {expected} stehen, nicht {revision}.',
  'row.eventTwice': 'Dieses Ereignis steht zweimal in der Datei.',
  'row.unusedRendering': 'Ein Pin-Bild gehört zu keinem Pin der Datei.',
  'row.pinPlace': 'Ein Pin hat Platz {place} in einer Liste, die bei {end} endet.',
  'row.eventCount': 'In der Datei stehen {count} von {all} Ereignissen.',
  'row.boardTwice': 'Ein Board steht zweimal in der Datei.',
  'row.boardNameTwice': 'Zwei Boards oder zwei Bereiche eines Boards heißen gleich.',
  'row.pinPictureElsewhere': 'Das Bild des Pins liegt auf einem anderen Server.',
  'row.pinAddress': 'Der Pin führt zu einer Adresse, die nicht geöffnet werden darf.',
  'zip.tooMuch':
    'Die Datei gibt vor, mehr zu enthalten, als hineinpassen kann. Sie stammt nicht von diesem Programm.',
  'zip.entryTooBig':
    'Dieser Eintrag braucht mehr Platz, als sein Inhalt haben kann. Die Datei stammt nicht von diesem Programm.',
  'zip.unknownMethod':
    'Dieser Eintrag ist auf eine Weise gepackt, die hier unbekannt ist. Exportiere das Konto noch einmal, und packe die Datei nicht neu.',
  'zip.damagedEntry':
    'Dieser Eintrag wurde beschädigt oder ist größer, als er angibt. Exportiere das Konto noch einmal, oder kopiere die Datei noch einmal.',
  'zip.overlap': 'Einträge der Datei liegen übereinander. Sie stammt nicht von diesem Programm.',
  'zip.twice': 'In der Datei ist „{path}“ zweimal. Sie stammt nicht von diesem Programm.',
  'zip.noEnd':
    'Das ist keine ganze Kontodatei: Ihr Ende fehlt. Lade sie noch einmal herunter, oder kopiere sie noch einmal.',
  'zip.notWorkspace':
    'Das ist keine Kontodatei. Wähle eine, die mit „Dieses Konto exportieren“ entstanden ist.',
  'zip.encrypted':
    'Dieser Eintrag ist verschlüsselt. Exportiere das Konto noch einmal, und packe die Datei nicht neu.',
  'zip.tooManyEntries': 'Die Datei hat mehr als {most} Einträge, mehr als jedes Konto.',
  'zip.damaged':
    'Das ist keine Kontodatei, oder sie wurde unterwegs beschädigt. Exportiere das Konto noch einmal, oder kopiere die Datei noch einmal.',
}
