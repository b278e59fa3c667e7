/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { sourcesMessages } from './sources.messages.ts'

export const sourcesDe: WordsOf<typeof sourcesMessages> = {
  'sources.title': 'Welche Seiten möchtest du pinnen?',
  'sources.automations': 'Soll das mit jedem neuen Artikel von selbst geschehen?',
  'sources.automationsLink': 'Automatisierung einrichten',
  'sources.lead':
    'Füge die Adresse eines Artikels, eines Rezepts oder eines Produkts ein. Mehrere Adressen: eine je Zeile.',
  'sources.kinds': 'Wege, Seiten hinzuzufügen',
  'sources.kind.addresses': 'Adressen',
  'sources.kind.sitemap': 'Sitemap',
  'sources.kind.feed': 'Feed',
  'sources.kind.csv': 'CSV-Datei',
  'sources.kind.text': 'Text oder HTML',
  'sources.kind.keyword': 'Suchbegriff',
  'sources.addresses': 'Adressen der Seiten',
  'sources.addressesPlaceholder': 'https://deine-website.de/ein-artikel',
  'sources.addressesKeys': 'Enter liest sie, Umschalt+Enter beginnt eine neue Zeile.',
  'sources.addressesHint': 'Bis zu 500 auf einmal.',
  'sources.read': '{count, plural, =0 {Seiten lesen} one {# Seite lesen} other {# Seiten lesen}}',
  'sources.refusedBelow':
    '{count, plural, one {Diese Zeile wurde abgelehnt: Berichtige sie, oder nimm sie heraus.} other {Diese # Zeilen wurden abgelehnt: Berichtige sie, oder nimm sie heraus.}} Die Gründe stehen darunter.',
  'sources.sitemap': 'Adresse der Sitemap',
  'sources.sitemapHint': 'Meist https://deine-website.de/sitemap.xml',
  'sources.feed': 'Adresse des Feeds',
  'sources.feedHint': 'RSS oder Atom, meist https://deine-website.de/feed',
  'sources.limit': 'Höchstzahl der Seiten',
  'sources.csvHint':
    'Eine Seite je Zeile. Verwendet wird eine Spalte namens url, link oder address, sonst die, in der die meisten Adressen stehen.',
  'sources.csvChoose': 'Datei wählen',
  'sources.csvChosen': '{name}, {count, plural, one {# Zeile} other {# Zeilen}}',
  'sources.csvPart':
    'Jetzt werden die Zeilen {first, number} bis {last, number} von {all, number} gelesen: Mehr als {most, number} auf einmal geht nicht. {left, plural, =0 {Es sind die letzten.} one {# Zeile bleibt für später.} other {# Zeilen bleiben für später.}}',
  'sources.csvReadFirst':
    '{count, plural, one {Die erste Zeile lesen} other {Die ersten # Zeilen lesen}}',
  'sources.csvReadNext':
    '{count, plural, one {Die nächste Zeile lesen} other {Die nächsten # Zeilen lesen}}',
  'sources.csv.empty': '„{name}“ ist leer. Wähle eine Datei mit einer Seite je Zeile.',
  'sources.csv.headerOnly':
    '„{name}“ hat eine Kopfzeile, aber keine Zeilen darunter. Wähle eine Datei mit einer Seite je Zeile.',
  'sources.csv.noAddresses':
    'Keine Spalte von „{name}“ enthält Webadressen. Schreib in jede Zeile eine Adresse, etwa https://example.com/page.',
  'sources.csv.unreadable':
    '„{name}“ konnte nicht gelesen werden. Vielleicht wurde die Datei verschoben oder ist in einem anderen Programm geöffnet: Schließ sie dort und wähle sie noch einmal.',
  'sources.csv.tooLarge':
    'Diese Datei ist größer als 2 MB. Teile sie, und füge die Teile nacheinander hinzu.',
  'sources.textTitle': 'Titel',
  'sources.text': 'Text oder HTML der Seite',
  'sources.textHint':
    'Für Websites, die automatische Leser abweisen: Öffne die Seite, markiere alles, kopiere es und füge es hier ein.',
  'sources.url': 'Adresse, auf die die Pins verlinken',
  'sources.urlWrong':
    'Das sieht nicht nach einer Webadresse aus. Schreib sie wie https://deine-website.de/artikel, oder lass das Feld leer.',
  'sources.urlPrivate':
    'Nur du kannst diese Adresse öffnen: Pinterest lehnt Pins ab, die dorthin führen. Du kannst weitermachen und die öffentliche später angeben.',
  'sources.titleMissing': 'Gib dem Text einen Titel: Er ist das Erste, was die Pins sagen.',
  'sources.textMissing': 'Füge hier den Text oder das HTML der Seite ein.',
  'sources.useKeyword': 'Suchbegriff verwenden',
  'sources.urlOptional': 'freiwillig',
  'sources.keyword': 'Suchbegriff',
  'sources.keywordHint':
    'Ein Thema ohne Seite, etwa „kleiner Balkongarten“. Die Texte kommen aus deinen anderen Seiten; die Pins nutzen Farben oder Bilder, die du hinzufügst.',
  'sources.demo': 'Neu hier? Versuch es mit der Beispiel-Website.',
  'sources.demoWords': 'Sechs Artikel verschiedener Art, bereit, Pins zu werden.',
  'sources.demoAction': 'Beispiel verwenden',
  'sources.errors':
    '{count, plural, one {Eine Quelle wurde nicht hinzugefügt} other {# Quellen wurden nicht hinzugefügt}}',
  'sources.errorsMore': '{count, plural, one {und # weitere} other {und # weitere}}',
  'sources.errorLine': 'Zeile {line}',
  'sources.pasteInstead': 'Stattdessen Text einfügen',
  'sources.operator': 'Für alle, die diesen Server betreiben',
  'sources.privateHost':
    'Nimm {host} in der Umgebung des Servers in ALLOW_HOSTS auf und starte ihn neu.',
  'sources.dismiss': 'Ausblenden',
  'sources.pages': '{count, plural, one {# Seite} other {# Seiten}}',
  'sources.morePages':
    '{count, plural, one {# weitere Seite zeigen} other {# weitere Seiten zeigen}}',
  'sources.chosen': '{count} gewählt',
  'sources.refresh': 'Aktualisieren',
  'sources.chooseAll': 'Alle wählen',
  'sources.chooseNone': 'Keine wählen',
  'sources.empty': 'Noch keine Seiten',
  'sources.emptyWords':
    'Jede Seite, die du hinzufügst, wird einmal gelesen: ihr Titel, ihre Texte und ihre Bilder. Dann wählst du, wovon die Pins handeln.',
  'sources.choosePage': '{title} wählen',
  'sources.status.pending': 'Wird gelesen\u00a0…',
  'sources.untitled': 'Seite ohne Titel',
  'sources.status.failed': 'Konnte nicht gelesen werden',
  'sources.pageActions': 'Aktionen für {title}',
  'sources.refetch': 'Neu lesen',
  'sources.pageDeleted': '„{title}“ gelöscht',
  'sources.deletePage': 'Löschen',
  'sources.openPage': 'Seite öffnen',
  'sources.editPictures': 'Bilder wählen',
  'sources.pictureCount': '{count, plural, =0 {Keine Bilder} one {# Bild} other {# Bilder}}',
  'sources.interestCount': '{count, plural, =0 {Noch keine Themen} one {# Thema} other {# Themen}}',
  'sources.picturesOf': 'Bilder von {title}',
  'sources.picturesLead': 'Pins verwenden nur die gewählten Bilder. Deine eigenen kommen zuerst.',
  'sources.usePicture': 'Bild {number} verwenden: {alt}',
  'sources.noAlt': 'keine Beschreibung',
  'sources.noPictures':
    'Auf dieser Seite wurden keine Bilder gefunden. Füge eigene hinzu, oder lass die Pins mit Farbe arbeiten.',
  'sources.kindName.recipe': 'Rezept',
  'sources.kindName.how_to': 'Anleitung',
  'sources.kindName.list': 'Liste',
  'sources.kindName.story': 'Artikel',
  'sources.kindName.product': 'Produkt',
  'sources.kindName.keyword': 'Suchbegriff',
  'sources.kindName.other': 'Seite',
  'sources.safe': 'Deine anderen Seiten sind nicht betroffen.',
  'sources.next':
    '{count, plural, =0 {Wähle zuerst eine Seite} one {Weiter mit # Seite} other {Weiter mit # Seiten}}',
  'sources.pendingNext':
    '{count, plural, one {# Seite wird noch gelesen} other {# Seiten werden noch gelesen}}',
  'sources.done': 'Fertig',
}
