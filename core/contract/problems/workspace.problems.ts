/** Importing an account from a file. */
export const workspaceProblems = {
  'workspace.noManifest':
    'This ZIP isn’t a workspace file: “workspace.json” is missing. Choose a file made with “Export this account”.',
  'workspace.manifestTooLong':
    '“workspace.json” is longer than it can be. This file wasn’t made by this app.',
  'workspace.otherManifest':
    'This ZIP isn’t a workspace file: its “workspace.json” is for something else. Choose a file made with “Export this account”.',
  'workspace.newerFormat':
    'This file has format version {version}, and this server supports versions up to {newest}. Update this server, or export the account from a server of the same version.',
  'workspace.manifestUnreadable': 'The list of contents can’t be read: {reason}',
  'workspace.accountUnreadable': 'The account can’t be read: {reason}',
  'workspace.newerEvent':
    'This change was written by a newer version of this app. Update this server, or export the account from a server of the same version.',
  'workspace.rowUnreadable': 'This row can’t be read: {reason}',
  'workspace.otherShape':
    'It has a different structure. Export the account again: it was edited by hand or damaged.',
  'workspace.badValue':
    '{path}: {fault} Export the account again: it was edited by hand or damaged.',
  'workspace.badWhole': '{fault} Export the account again: it was edited by hand or damaged.',
  'workspace.foreignEntry':
    'This entry doesn’t belong in a workspace file, so it isn’t read. Export the account again.',
  'workspace.unlistedEntry':
    'This entry isn’t in the file’s list of contents: it was added later. Export the account again.',
  'workspace.missingEntry': 'This entry is missing from the file. Export the account again.',
  'workspace.notUtf8': 'This entry isn’t UTF-8 text. Export the account again.',
  'workspace.tooManyRows': 'The file has more than {most} rows, more than any workspace has.',
  'workspace.tooManyLines':
    'This entry has more than {most} lines. This file wasn’t made by this app.',
  'workspace.lineTooLong': 'This line is longer than {most} MB. This file wasn’t made by this app.',
  'workspace.textTooLong':
    'A text here has more than {most} characters. This file wasn’t made by this app.',
  'workspace.tooManyValues':
    'This holds more values in one place than this app writes, or nests them too deeply. This file wasn’t made by this app.',
  'workspace.unusedMedia': 'No row mentions this picture, font or video. Export the account again.',
  'workspace.entryTooLarge':
    'This entry is {size} MB; at most {most} MB can be read. This file wasn’t made by this app.',
  'workspace.checksum':
    'The checksum has changed since the file was made: it was damaged or edited. Copy the file again, or export the account again.',
  'workspace.missingMedia':
    'The picture or font itself is missing from the file. Export the account again.',
  'workspace.otherSize':
    'It has {bytes} bytes, but its row says {expected}. Export the account again.',
  'workspace.badPicture': 'This JPEG or PNG can’t be read. Export the account again.',
  'workspace.otherPictureSize':
    'The picture has {width} × {height} pixels, but its row says {expectedWidth} × {expectedHeight}. Export the account again.',
  'workspace.fileTooLarge':
    'This file is {size} MB; at most {most} MB can be imported here. Ask the operator for more space.',
  'workspace.checking': '“{name}” is being checked. Wait until that is done, or cancel it.',
  'workspace.importing': '“{name}” is being imported. Wait until that is done, or cancel it.',
  'workspace.uploading': '“{name}” is being uploaded. Wait until that is done, or cancel it.',
  'workspace.serverStopped':
    'The server stopped during the import, so nothing was imported. The file is still here: import it again.',
  'workspace.storageFull':
    'Its pictures and fonts take {size} MB, and you have {left} MB left here. Delete pictures, fonts or pages that you no longer need, or ask the operator for more space.',
  'workspace.renderingsFull':
    'With this file, pin pictures would take {size} MB here; an import can bring the total to at most {most} MB. Delete pins that you no longer need (space for their pictures is freed 30 days later), or ask the operator for more space.',
  'workspace.pagesFull':
    'It has {pages, plural, one {# page} other {# pages}}, and you can add {left} more here. Delete pages that you no longer need, or ask the operator for more space.',
  'workspace.renamed': 'You have an account named “{name}”: this one will be named “{newName}”.',
  'workspace.videosLeftOut':
    '{count, plural, one {The video of # pin isn’t} other {The videos of # pins aren’t}} in this file. {count, plural, one {That pin comes} other {Those pins come}} in with the cover only. Upload the {count, plural, one {video as a new pin} other {videos as new pins}}.',
  'workspace.videoLeftOut':
    'The video of “{title}” isn’t imported, and its pin comes in with the cover only. {reason}',
  'workspace.moreVideosLeftOut':
    '{count, plural, one {# more video isn’t} other {# more videos aren’t}} imported.',
  'workspace.videoNoRoom':
    'It is {size} MB, and you have {left} MB left. Make room, or ask the operator for more space, then import the file again.',
  'workspace.missingVideo': 'The video itself is missing from the file. Export the account again.',
  'workspace.tooManyVideos':
    'The file has more than {most} videos, more than can be imported at once.',
  'workspace.connectAgain':
    'The account was connected to Pinterest. The new one isn’t: connect it again if you want to.',
  'workspace.deletedPins':
    '{count, plural, one {# deleted pin is} other {# deleted pins are}} included, so that you can restore them from the history.',
  'workspace.plansLeftOut':
    '{count, plural, one {# plan isn’t} other {# plans aren’t}} included, because the time has passed. Those pins come in without these plans. Check your boards before you plan them again.',
  'workspace.linksLeftOut':
    '{count, plural, one {# link of a pin or page isn’t} other {# links of pins or pages aren’t}} included: only web addresses that begin with http:// or https:// are.',
  'workspace.alreadyStored':
    'Something in this file is already stored here, so nothing was imported. Upload the file again: it then gets new names.',
  'workspace.fault':
    'Something went wrong on the server, and nothing was imported. Try again; if it fails again, tell the operator.',
  'workspace.alreadySent': 'This file has already been uploaded.',
  'workspace.partSize':
    'Part {part} of this file has {bytes} bytes instead of {expected}. Choose the file again: it may have changed.',
  'workspace.partsMissing': 'Parts of the file are missing. Upload them first.',
  'workspace.damagedRow':
    '{fault} Export the account again: this row was edited by hand or damaged.',
  'row.pictureTwice': 'This picture is in the file twice.',
  'row.pictureKind': 'A picture must be a JPEG or PNG.',
  'row.fontTwice': 'This font is in the file twice.',
  'row.videoTwice': 'This video is in the file twice.',
  'row.fontKind': 'A font must be a TTF, OTF, WOFF or WOFF2 file.',
  'row.pageTwice': 'This page is in the file twice.',
  'row.pageAddress': 'The page’s address isn’t allowed.',
  'row.interestTwice': 'The page has the same interest twice.',
  'row.pagePictureTwice': 'The page has the same picture twice.',
  'row.pagePictureElsewhere': 'A picture of the page is on another server.',
  'row.pinOfOtherAccount': 'This pin belongs to another account.',
  'row.pinPlaceTaken': 'Another pin has the same place in the list.',
  'row.publicationTwice': 'This plan of a pin is in the file twice.',
  'row.historyGap': 'The history has a gap: revision {expected} should be here, not {revision}.',
  'row.eventTwice': 'This event is in the file twice.',
  'row.unusedRendering': 'No pin in the file uses one of the pin pictures.',
  'row.pinPlace': 'A pin has place {place} in a list that ends at {end}.',
  'row.eventCount': 'The file has {count} of {all} events.',
  'row.boardTwice': 'A board is in the file twice.',
  'row.boardNameTwice': 'Two boards, or two sections of a board, have the same name.',
  'row.pinPictureElsewhere': 'The pin’s picture is on another server.',
  'row.pinAddress': 'The pin links to an address that isn’t allowed.',
  'zip.tooMuch': 'The file claims to hold more than could fit in it. It wasn’t made by this app.',
  'zip.entryTooBig':
    'This entry takes more space than its content can. This file wasn’t made by this app.',
  'zip.unknownMethod':
    'This entry is compressed in an unknown way. Export the account again, and don’t repack the file.',
  'zip.damagedEntry':
    'This entry is damaged, or larger than it says. Export the account again, or copy the file again.',
  'zip.overlap': 'Entries of the file overlap. It wasn’t made by this app.',
  'zip.twice': 'The file has “{path}” twice. It wasn’t made by this app.',
  'zip.noEnd': 'This workspace file is incomplete: its end is missing. Download or copy it again.',
  'zip.notWorkspace': 'This isn’t a workspace file. Choose one made with “Export this account”.',
  'zip.encrypted': 'This entry is encrypted. Export the account again, and don’t repack the file.',
  'zip.tooManyEntries': 'The file has more than {most} entries, more than any workspace has.',
  'zip.damaged':
    'This isn’t a workspace file, or it was damaged on the way. Export the account again, or copy the file again.',
} as const
