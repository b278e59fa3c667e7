/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { toolsMessages } from './tools.messages.ts'

export const toolsDe: WordsOf<typeof toolsMessages> = {
  'tools.nav': 'Website',
  'tools.languages': 'Sprachen',
  'tools.all': 'Gratis-Tools',
  'tools.login': 'Anmelden',
  'tools.signup': 'Registrieren',
  'tools.studio': 'Dein Studio öffnen',
  'tools.foot': 'Was du hier eingibst, bleibt in deinem Browser und in der Adresse, die du teilst.',
  'tools.allLead':
    'Kein Konto, nichts zu installieren. Die meisten dieser Tools arbeiten ganz in deinem Browser; wo ein Server gefragt wird, steht es dabei.',
  'tools.open': 'Öffnen',
  'tools.copy': '{words} kopieren',
  'tools.copyAll': 'Alle kopieren',
  'tools.copied': 'Kopiert.',
  'tools.notCopied':
    'Dein Browser hat uns nicht kopieren lassen. Markiere die Wörter und kopiere sie selbst; nichts ist verloren.',
  'tools.download': 'Als Text herunterladen',

  'tools.keywords': 'Suchbegriff-Recherche für Pinterest',
  'tools.keywordsCard':
    'Von einem Thema oder einer Seite zu dem, was gesucht wird, mit Zuwachs, wo Pinterest ihn nennt.',
  'tools.videos': 'Video-Downloader für Pinterest',
  'tools.videosCard': 'Von der Adresse eines Pins zu seinem Video, für eigene Inhalte.',

  'tools.boardNames': 'Namensgenerator für Pinterest-Boards',
  'tools.boardNamesLead':
    'Namen, die sagen, worum es auf dem Board geht, denn Menschen finden Boards über ihr Thema. Jeder ist kurz genug, um ganz zu sehen zu sein.',
  'tools.boardNamesCard': 'Vom Thema zu Namen, die auf ein Board passen, in fünf Sprachen.',
  'tools.topic': 'Worum geht es auf dem Board?',
  'tools.topicHint': 'Zwei oder drei Wörter, etwa „Kleiner Balkongarten“.',
  'tools.language': 'Sprache der Namen',
  'tools.lang.en': 'Englisch',
  'tools.lang.de': 'Deutsch',
  'tools.lang.es': 'Spanisch',
  'tools.lang.fr': 'Französisch',
  'tools.lang.ar': 'Arabisch',
  'tools.names': '{count, plural, one {# Name} other {# Namen}}',
  'tools.letters': '{count, plural, one {# Zeichen} other {# Zeichen}}',
  'tools.noNames': 'Kein Name passt auf ein Board',
  'tools.noNamesBody':
    'Pinterest schneidet den Namen eines Boards nach 50 Zeichen ab. Nimm weniger Wörter für das Thema.',
  'tools.namesWait': 'Die Namen erscheinen, während du tippst',
  'tools.namesWaitBody': 'Der schlichteste steht zuerst: Nach ihm wird gesucht.',

  'tools.boardIdeas': 'Boardnamen nach Thema',
  'tools.boardIdeasLead':
    'Namen für Boards in den 24 Kategorien von Pinterest, von Hand geschrieben: schlicht, kurz und über ihr Thema zu finden.',
  'tools.boardIdeasCard':
    'Von Hand geschriebene Namen in den 24 Kategorien von Pinterest, zum Kopieren, wie sie sind.',
  'tools.boardsOf': 'Boardnamen für {category}',
  'tools.boardsOfLead':
    'Jeder lässt sich kopieren, wie er ist, und ist kurz genug, um ganz zu sehen zu sein.',
  'tools.allCategories': 'Alle Kategorien',
  'tools.ownTopic': 'Namen für ein eigenes Thema',

  'tools.hashtags': 'Hashtag-Generator für Pinterest',
  'tools.hashtagsLead':
    'Hashtags aus dem, wovon dein Pin wirklich spricht, enge und weite im Wechsel. Es kommt keiner dazu, den deine Wörter nicht hergeben.',
  'tools.hashtagsCard':
    'Aus deinem Thema oder deiner Beschreibung höchstens zehn ehrliche Hashtags.',
  'tools.text': 'Thema oder Beschreibung deines Pins',
  'tools.textHint':
    'Die erste Zeile zählt am meisten. Eine ganze Beschreibung ergibt mehr Hashtags als ein Thema.',
  'tools.tags': '{count, plural, one {# Hashtag} other {# Hashtags}}',
  'tools.noTags': 'Kein Hashtag in diesen Wörtern',
  'tools.noTagsBody':
    'Ein Hashtag braucht ein Wort von 4 bis 24 Buchstaben, das etwas sagt. Ergänze, was der Pin zeigt oder wofür er da ist.',
  'tools.tagsWait': 'Die Hashtags erscheinen, während du tippst',
  'tools.tagsWaitBody': 'Höchstens zehn: Wenige gute bewirken mehr.',

  'tools.prompts': 'Prompts für die Arbeit mit Pins',
  'tools.promptsLead':
    'Für jeden Assistenten, den du benutzt: Jeder Prompt sagt, was ein guter Pin braucht, und verbietet Erfundenes. Setz ein, was in Klammern steht.',
  'tools.promptsCard':
    'Fertige Prompts für Titel, Beschreibungen, Pläne und Prüfungen, zum Kopieren in jeden Assistenten.',
  'tools.findPrompt': 'Prompt suchen',
  'tools.promptKind': 'Art',
  'tools.anyKind': 'Alle Arten',
  'tools.kind.Words': 'Texte',
  'tools.kind.Research': 'Recherche',
  'tools.kind.Plan': 'Planung',
  'tools.kind.Design': 'Gestaltung',
  'tools.kind.Check': 'Prüfung',
  'tools.promptCount': '{count, plural, one {# Prompt} other {# Prompts}}',
  'tools.copyPrompt': 'Kopieren',
  'tools.noPrompts': 'Keine passenden Prompts',
  'tools.noPromptsBody': 'Nimm weniger Wörter, oder sieh alle Arten durch.',

  'tools.checklist': 'Pin-Checkliste',
  'tools.checklistLead':
    'Alles, was ein Pin vor dem Veröffentlichen haben sollte, geprüft, während du tippst, und zu jedem Befund, was zu tun ist.',
  'tools.checklistCard':
    'Titel, Beschreibung, Link und Bild im Vergleich mit den Grenzen von Pinterest, mit einer Abhilfe für jeden Befund.',
  'tools.title': 'Titel',
  'tools.keyword': 'Thema, über das er gefunden werden soll',
  'tools.description': 'Beschreibung',
  'tools.alt': 'Alt-Text',
  'tools.altHint': 'Ein Satz darüber, was das Bild zeigt, für alle, die es nicht sehen können.',
  'tools.link': 'Link',
  'tools.board': 'Board',
  'tools.picture': 'Bild',
  'tools.pictureHint':
    'JPEG, PNG oder WebP. Es wird in deinem Browser gemessen und nirgendwohin gesendet.',
  'tools.choosePicture': 'Bild wählen',
  'tools.drop': 'oder hier ablegen',
  'tools.pictureIs': '{name}: {width} × {height} Pixel, {size}',
  'tools.noPicture':
    'Diese Datei ist kein Bild, das dein Browser lesen kann. Wähle eine Datei in JPEG, PNG oder WebP.',
  'tools.removePicture': 'Bild entfernen',
  'tools.score': '{good} von {all} sind gut',
  'tools.mend': 'Zu beheben',
  'tools.good': 'Gut',
  'tools.unknown': 'Nicht geprüft',
  'tools.checkWait': 'Trag ein, was du hast: Die Liste folgt.',
  'tools.findings': 'Befunde',

  'tools.csv': 'Datei für den Sammel-Upload prüfen',
  'tools.csvLead':
    'Eine CSV-Datei für den Sammel-Upload von Pinterest, Zeile für Zeile geprüft. Trennzeichen, Kodierung, Kopfzeile, Längen, Zeilenumbrüche, Daten, doppelte Links und zu viele Zeilen werden behoben; das Übrige wird mit seiner Zeile genannt. Die Datei bleibt in deinem Browser.',
  'tools.chooseCsv': 'CSV-Datei wählen',
  'tools.csvRows': '{rows, plural, one {# Zeile.} other {# Zeilen.}}',
  'tools.csvGood': 'Pinterest nimmt diese Datei, wie sie ist.',
  'tools.csvFound':
    '{mended, plural, =0 {Nichts zu beheben} one {# Fehler behoben} other {# Fehler behoben}}, {left, plural, =0 {für dich bleibt nichts} one {# bleibt für dich} other {# bleiben für dich}}.',
  'tools.csvMended': 'Berichtigte Datei herunterladen',
  'tools.csvPart': 'Teil {number} von {count} herunterladen',
  'tools.csvFindings': 'Was in der Datei gefunden wurde',
  'tools.csvWhole': 'Die Datei',
  'tools.csvRow': 'Zeile {row}',
  'tools.csvIsMended': 'Behoben.',
  'tools.csvMore': '{count, plural, one {und # weitere} other {und # weitere}}',
}
