/** German: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesDe: Phrases = {
  'This is not a web address. Give it as https://example.com/page.':
    'Das ist keine Webadresse. Schreib sie wie https://example.com/page.',
  'The address is empty. Give it as https://example.com/page.':
    'Die Adresse ist leer. Schreib sie wie https://example.com/page.',
  'The address is longer than {most} characters. Give a shorter one.':
    'Die Adresse ist länger als {most} Zeichen. Nimm eine kürzere.',
  'The address is longer than {most} characters when its letters are written as the web does. Give a shorter one.':
    'Die Adresse ist länger als {most} Zeichen, wenn ihre Buchstaben so geschrieben werden wie im Web. Nimm eine kürzere.',
  '"{address}" is not a web address. Give it as https://example.com/page.':
    '„{address}“ ist keine Webadresse. Schreib sie wie https://example.com/page.',
  '"{address}" does not start with http:// or https://. Only web pages can be read.':
    '„{address}“ beginnt nicht mit http:// oder https://. Nur Webseiten können gelesen werden.',
  'The address holds a name or password. Leave it out: it would end up in your pins.':
    'In der Adresse steht ein Name oder Passwort. Lass das weg: Es würde in deinen Pins landen.',
  '"{host}" is not a web address: it has no ending such as .com. For a topic without a page, use “Keyword” in the studio.':
    '„{host}“ ist keine Webadresse: Es fehlt eine Endung wie .com. Für ein Thema ohne Seite nimm „Suchbegriff“ im Studio.',
  '"{host}" is not a place that this is read from.': 'Von „{host}“ wird hier nicht gelesen.',
  'There is no website at "{host}". Check the spelling of the address.':
    'Unter „{host}“ gibt es keine Website. Prüf die Schreibweise der Adresse.',
  '"{host}" is an address inside a private network, which this server does not read. Paste the page\'s text instead.':
    '„{host}“ ist eine Adresse in einem privaten Netz, das dieser Server nicht liest. Füge stattdessen den Text der Seite ein.',
  '"{host}" sends readers around in a circle and never shows the page. Check the address, or paste the page\'s text.':
    '„{host}“ schickt Leser im Kreis und zeigt die Seite nie. Prüf die Adresse, oder füge den Text der Seite ein.',
  '"{host}" sends readers on to "{target}", an address inside a private network, which this server does not read. Give the page\'s public address.':
    '„{host}“ schickt Leser weiter zu „{target}“, einer Adresse in einem privaten Netz, das dieser Server nicht liest. Gib die öffentliche Adresse der Seite an.',
  'The page sends readers on to "{target}", which is not a web address. Check the address, or paste the page\'s text.':
    'Die Seite schickt Leser weiter zu „{target}“, und das ist keine Webadresse. Prüf die Adresse, oder füge den Text der Seite ein.',
  'The site refuses automatic readers; paste the text. (It answered {status}. Your browser can still open it: copy the page from there and add it as pasted text.)':
    'Die Website weist automatische Leser ab; füge den Text ein. (Sie hat mit {status} geantwortet. Dein Browser kann sie trotzdem öffnen: Kopiere die Seite dort und füge sie als Text hinzu.)',
  'The site refuses automatic readers; paste the text. (Your browser can still open it: copy the page from there and add it as pasted text.)':
    'Die Website weist automatische Leser ab; füge den Text ein. (Dein Browser kann sie trotzdem öffnen: Kopiere die Seite dort und füge sie als Text hinzu.)',
  'There is no page at this address (answer {status}). Check the address: the page may have moved.':
    'Unter dieser Adresse gibt es keine Seite (Antwort {status}). Prüf die Adresse: Vielleicht ist die Seite umgezogen.',
  "The site had a fault of its own (answer {status}). Try again in a few minutes, or paste the page's text.":
    'Die Website hatte selbst einen Fehler (Antwort {status}). Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  "The site had a fault of its own. Try again in a few minutes, or paste the page's text.":
    'Die Website hatte selbst einen Fehler. Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'This address holds {kind}, not a web page. Give the address of the page that shows it.':
    'Unter dieser Adresse liegt {kind}, keine Webseite. Gib die Adresse der Seite an, die das zeigt.',
  'a file of type {type}': 'eine Datei (Art: {type})',
  'another kind': 'eine andere',
  'no web page': 'etwas anderes',
  'The page came back without text. Check that it opens in a private browser window, or paste its text.':
    'Die Seite kam ohne Text zurück. Prüf, ob sie sich in einem privaten Browserfenster öffnet, oder füge ihren Text ein.',
  'The page is drawn by scripts only, so its source holds no text to read. Open the page in your browser and paste its text instead.':
    'Die Seite wird nur von Skripten gezeichnet, in ihrem Quelltext steht also nichts zu lesen. Öffne sie in deinem Browser und füge ihren Text ein.',
  'The page is larger than {limit}, so reading was stopped. Paste the part you need instead.':
    'Die Seite ist größer als {limit}, deshalb wurde das Lesen angehalten. Füge stattdessen den Teil ein, den du brauchst.',
  'the limit': 'erlaubt',
  'The page did not arrive within {limit}. Try again later, or paste its text.':
    'Die Seite kam nicht rechtzeitig an (Frist: {limit}). Versuch es später noch einmal, oder füge ihren Text ein.',
  'the time limit': 'die erlaubte Zeit',
  '"{host}" asks automatic readers not to read this page (robots.txt). Open the page in your browser and paste its text instead.':
    '„{host}“ bittet automatische Leser, diese Seite nicht zu lesen (robots.txt). Öffne sie in deinem Browser und füge ihren Text ein.',
  "The page's letters could not be decoded ({reason}). Paste its text instead.":
    'Die Schriftzeichen der Seite konnten nicht entziffert werden ({reason}). Füge stattdessen ihren Text ein.',
  "The page's letters could not be decoded. Paste its text instead.":
    'Die Schriftzeichen der Seite konnten nicht entziffert werden. Füge stattdessen ihren Text ein.',
  'This is not a sitemap that can be read: {reason}. It is usually at /sitemap.xml; or paste a list of addresses.':
    'Das ist keine lesbare Sitemap: {reason}. Meist liegt sie unter /sitemap.xml; oder füge eine Liste von Adressen ein.',
  'This is not a sitemap that can be read. It is usually at /sitemap.xml; or paste a list of addresses.':
    'Das ist keine lesbare Sitemap. Meist liegt sie unter /sitemap.xml; oder füge eine Liste von Adressen ein.',
  'This is not an RSS or Atom feed that can be read: {reason}. It is often at /feed; or paste a list of addresses.':
    'Das ist kein lesbarer RSS- oder Atom-Feed: {reason}. Oft liegt er unter /feed; oder füge eine Liste von Adressen ein.',
  'This is not an RSS or Atom feed that can be read. It is often at /feed; or paste a list of addresses.':
    'Das ist kein lesbarer RSS- oder Atom-Feed. Oft liegt er unter /feed; oder füge eine Liste von Adressen ein.',
  'This is not a CSV with web addresses. Put one address in each row.':
    'Das ist keine CSV-Datei mit Webadressen. Schreib eine Adresse in jede Zeile.',
  'This address is already in your pages. It was not added a second time.':
    'Diese Adresse ist schon bei deinen Seiten. Sie wurde nicht noch einmal hinzugefügt.',
  'It could not be made. The others are safe; try this one again.':
    'Das konnte nicht erstellt werden. Die anderen sind sicher; versuch es mit diesem noch einmal.',
  'This was not added: {limit} pages are the most that one person may have here. Delete pages that you no longer need.':
    'Das wurde nicht hinzugefügt: Mehr als {limit} Seiten darf hier niemand haben. Lösche Seiten, die du nicht mehr brauchst.',
  'This was not added: all pages are the most that one person may have here. Delete pages that you no longer need.':
    'Das wurde nicht hinzugefügt: Mehr Seiten darf hier niemand haben. Lösche Seiten, die du nicht mehr brauchst.',
  '"{host}" could not be reached ({reason}). Try again in a few minutes, or paste the page\'s text.':
    '„{host}“ war nicht zu erreichen ({reason}). Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  '"{host}" could not be reached. Try again in a few minutes, or paste the page\'s text.':
    '„{host}“ war nicht zu erreichen. Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'it refuses the connection': 'die Verbindung wird abgelehnt',
  'it broke off the connection': 'die Verbindung wurde abgebrochen',
  'there is no way to it': 'es führt kein Weg dorthin',
  'this server has no network': 'dieser Server hat kein Netz',
  'its certificate has expired': 'das Zertifikat ist abgelaufen',
  'its certificate is not trusted': 'dem Zertifikat wird nicht vertraut',
  'its certificate is for another name': 'das Zertifikat gilt für einen anderen Namen',
  'it is packed as "{encoding}"': 'verpackt als „{encoding}“',
  'its compression is broken': 'die Kompression ist beschädigt',
  'its compression is broken or it is larger than 50 MB':
    'die Kompression ist beschädigt, oder die Datei ist größer als 50 MB',
  'it names the unknown charset "{charset}"': 'der genannte Zeichensatz „{charset}“ ist unbekannt',
  'it holds bytes that are no text': 'darin stehen Bytes, die kein Text sind',
  'it is a web page': 'es ist eine Webseite',
  'it begins with <{tag}>': 'der Anfang ist <{tag}>',
  'it is no XML': 'es ist kein XML',
  'it names no pages': 'darin stehen keine Seiten',
  'it is JSON, but no feed': 'es ist JSON, aber kein Feed',
  'its JSON is broken': 'das JSON darin ist beschädigt',
  'only {count} of its files could be read in time; their addresses were taken':
    'nur {count} der Dateien darin konnten rechtzeitig gelesen werden; deren Adressen wurden übernommen',
  'the file breaks off after {count} addresses, which were taken':
    'die Datei bricht nach {count} Adressen ab, die übernommen wurden',
  'Only the first {most} of {all} addresses were taken. Add the others after these.':
    'Nur die ersten {most} von {all} Adressen wurden übernommen. Füge die anderen danach hinzu.',
  'This is the same page as "{address}". It was added once.':
    'Das ist dieselbe Seite wie „{address}“. Sie wurde einmal hinzugefügt.',
  'This is the same page as line {line}. It was added once.':
    'Das ist dieselbe Seite wie in Zeile {line}. Sie wurde einmal hinzugefügt.',
  'The CSV is empty. Put one web address in each row.':
    'Die CSV-Datei ist leer. Schreib eine Webadresse in jede Zeile.',
  'No column of this CSV holds web addresses. Put one address in each row, as https://example.com/page.':
    'In keiner Spalte dieser CSV-Datei stehen Webadressen. Schreib eine Adresse in jede Zeile, wie https://example.com/page.',
  'Line {line} has no web address. It was left out; the other lines were taken.':
    'In Zeile {line} steht keine Webadresse. Sie wurde ausgelassen; die anderen Zeilen wurden übernommen.',
  'Only the first {most} of {all} rows were taken. Add the others in a second file.':
    'Nur die ersten {most} von {all} Zeilen wurden übernommen. Füge die anderen mit einer zweiten Datei hinzu.',
  'Line {line} has a quotation mark that is never closed. It was left out; put the address there without quotes.':
    'In Zeile {line} steht ein Anführungszeichen, das nie geschlossen wird. Sie wurde ausgelassen; schreib die Adresse dort ohne Anführungszeichen.',
  "The pasted HTML holds too few words to write from: about {least} are needed. Paste more of the page's source, or its text.":
    'Das eingefügte HTML enthält zu wenige Wörter, um daraus zu schreiben: Etwa {least} werden gebraucht. Füge mehr vom Quelltext der Seite ein, oder ihren Text.',
  'The pasted text is empty. Paste the words of the page.':
    'Der eingefügte Text ist leer. Füge die Worte der Seite ein.',
  'Reading was cancelled before this page had its turn. Read it again when you like.':
    'Das Lesen wurde abgebrochen, bevor diese Seite an der Reihe war. Lies sie neu, wann du magst.',
  'This page is very long: about its first {most} letters were read.':
    'Diese Seite ist sehr lang: Etwa ihre ersten {most} Buchstaben wurden gelesen.',
  'The language could not be told: keywords come from word counts only, and words are taken from the page as they stand.':
    'Die Sprache war nicht zu erkennen: Suchbegriffe kommen nur aus dem Zählen von Wörtern, und Wörter werden von der Seite genommen, wie sie dastehen.',
  'The keywords of this page were found by counting words, since we know the grammar of English only. Look through them before you choose.':
    'Die Suchbegriffe dieser Seite wurden durch Zählen von Wörtern gefunden, denn wir kennen nur die Grammatik des Englischen. Sieh sie durch, bevor du wählst.',
  'Reading this list took too long, so it was stopped. Split it into smaller lists.':
    'Diese Liste zu lesen hat zu lange gedauert und wurde angehalten. Teile sie in kleinere Listen.',
  'This list is too large to read, so it was stopped. Split it into smaller lists.':
    'Diese Liste ist zu groß zum Lesen, also wurde angehalten. Teile sie in kleinere Listen.',
  'Only the first {shown} problems of this list are shown, of {all} in all. Fix these first.':
    'Nur die ersten {shown} Probleme dieser Liste werden gezeigt, von insgesamt {all}. Behebe diese zuerst.',
  'Working through this page took too long, so it was stopped; the others are read. Paste the part you need as text instead.':
    'Diese Seite durchzuarbeiten hat zu lange gedauert und wurde angehalten; die anderen sind gelesen. Füge stattdessen den Teil, den du brauchst, als Text ein.',
  'This page was too much to work through, so it was stopped; the others are read. Paste the part you need as text instead.':
    'Diese Seite war zu viel zum Durcharbeiten und wurde angehalten; die anderen sind gelesen. Füge stattdessen den Teil, den du brauchst, als Text ein.',
  'The page was read, but it names no topic that people could search for. Type its topic instead.':
    'Die Seite wurde gelesen, nennt aber kein Thema, nach dem man suchen könnte. Gib stattdessen ihr Thema ein.',
  'The page was not read in time. Try again later, or type its topic instead.':
    'Die Seite wurde nicht rechtzeitig gelesen. Versuch es später noch einmal, oder gib stattdessen ihr Thema ein.',
  'The page is too short: it has no whole sentence to make a pin of. Add some text to it, or paste text instead.':
    'Die Seite ist zu kurz: Sie hat keinen ganzen Satz, aus dem ein Pin werden kann. Ergänze Text auf der Seite, oder füge stattdessen Text ein.',
  'This page is short. Several pins will share a title and differ in design. Add text to the page for more titles.':
    'Diese Seite ist kurz. Mehrere Pins haben denselben Titel und unterscheiden sich in der Gestaltung. Mit mehr Text auf der Seite gibt es mehr Titel.',
  'No pictures found: pins use colour only. You can add your own pictures.':
    'Keine Bilder gefunden: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  'No picture of this page can be used: pins use colour only. You can add your own pictures.':
    'Kein Bild dieser Seite ist brauchbar: Die Pins arbeiten nur mit Farbe. Du kannst eigene Bilder hinzufügen.',
  '{pictures} could not be read and {were} left out.':
    '{pictures} {were, select, was {konnte nicht gelesen werden und fehlt} other {konnten nicht gelesen werden und fehlen}}.',
  '{pictures} may not be read by automatic readers (robots.txt). Save {them} and add {them} as your own if you may use {them}.':
    '{pictures} {them, select, it {darf} other {dürfen}} von automatischen Lesern nicht gelesen werden (robots.txt). Speichere {them, select, it {es und füge es als eigenes} other {sie und füge sie als eigene}} hinzu, wenn du {them, select, it {es} other {sie}} verwenden darfst.',
  '{pictures} did not fit into your storage and {were} left out. Delete pictures that you brought or pages that you no longer need, then read this page again.':
    '{pictures} {were, select, was {passte nicht mehr in deinen Speicher und fehlt} other {passten nicht mehr in deinen Speicher und fehlen}}. Lösche eigene Bilder oder Seiten, die du nicht mehr brauchst, und lies diese Seite dann neu.',
  'One picture': 'Ein Bild',
  '{count} pictures': '{count, plural, one {# Bild} other {# Bilder}}',
  'Reading {title}': '{title} lesen',
  'Reading {count} pages': '{count, plural, one {# Seite} other {# Seiten}} lesen',
  'Reading {title} again': '{title} neu lesen',
  'Reading a page again': 'Eine Seite neu lesen',
  'Reading {count} pages again': '{count, plural, one {# Seite} other {# Seiten}} neu lesen',
  'This page was still being read when its account was exported. Read it again.':
    'Diese Seite wurde noch gelesen, als ihr Konto exportiert wurde. Lies sie neu.',
  'This page has the interest "{name}" already. Choose that one, or give this one another name.':
    'Diese Seite hat das Thema „{name}“ schon. Wähle dieses, oder gib dem neuen einen anderen Namen.',
  'The words of this page could not be counted in time, and nothing was changed. Please try again.':
    'Die Wörter dieser Seite konnten nicht rechtzeitig gezählt werden, und nichts wurde geändert. Bitte versuch es noch einmal.',
}
