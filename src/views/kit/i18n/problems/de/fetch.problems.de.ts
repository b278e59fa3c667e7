/** German: why an address or a page could not be read. */
import type { fetchProblems } from '#core/contract/problems/fetch.problems.ts'
import type { WordsOf } from '../../text.ts'

export const fetchProblemsDe: WordsOf<typeof fetchProblems> = {
  'address.invalid': 'Das ist keine Webadresse. Schreib sie wie https://example.com/page.',
  'address.empty': 'Die Adresse ist leer. Schreib sie wie https://example.com/page.',
  'address.long': 'Die Adresse ist länger als {most} Zeichen. Nimm eine kürzere.',
  'address.longEncoded':
    'Die Adresse ist länger als {most} Zeichen, wenn ihre Buchstaben so geschrieben werden wie im Web. Nimm eine kürzere.',
  'address.notWeb': '„{address}“ ist keine Webadresse. Schreib sie wie https://example.com/page.',
  'address.scheme':
    '„{address}“ beginnt nicht mit http:// oder https://. Nur Webseiten können gelesen werden.',
  'address.credentials':
    'In der Adresse steht ein Name oder Passwort. Lass das weg: Es würde in deinen Pins landen.',
  'address.noEnding':
    '„{host}“ ist keine Webadresse: Es fehlt eine Endung wie .com. Für ein Thema ohne Seite nimm „Suchbegriff“ im Studio.',
  'address.notAllowed': 'Von „{host}“ wird hier nicht gelesen.',
  'fetch.unknownHost': 'Unter „{host}“ gibt es keine Website. Prüf die Schreibweise der Adresse.',
  'fetch.closedPort':
    'Seiten werden nur über die Standardports des Webs gelesen, diese Adresse verwendet aber Port {port}. Der Betreiber dieses Servers kann einen Host mit Port über ALLOW_HOSTS erlauben.',
  'fetch.privateAddress':
    '„{host}“ ist eine Adresse in einem privaten Netz, das dieser Server nicht liest. Füge stattdessen den Text der Seite ein, oder lass den Betreiber den Host in ALLOW_HOSTS nennen.',
  'fetch.redirectLoop':
    '„{host}“ schickt Leser im Kreis und zeigt die Seite nie. Prüf die Adresse, oder füge den Text der Seite ein.',
  'fetch.redirectPrivate':
    '„{host}“ schickt Leser weiter zu „{target}“, einer Adresse in einem privaten Netz, das dieser Server nicht liest. Gib die öffentliche Adresse der Seite an.',
  'fetch.redirectInvalid':
    'Die Seite schickt Leser weiter zu „{target}“, und das ist keine Webadresse. Prüf die Adresse, oder füge den Text der Seite ein.',
  'fetch.refusedStatus':
    'Die Website weist automatische Leser ab; füge den Text ein. (Sie hat mit {status} geantwortet. Dein Browser kann sie trotzdem öffnen: Kopiere die Seite dort und füge sie als Text hinzu.)',
  'fetch.refused':
    'Die Website weist automatische Leser ab; füge den Text ein. (Dein Browser kann sie trotzdem öffnen: Kopiere die Seite dort und füge sie als Text hinzu.)',
  'fetch.notFound':
    'Unter dieser Adresse gibt es keine Seite (Antwort {status}). Prüf die Adresse: Vielleicht ist die Seite umgezogen.',
  'fetch.siteErrorStatus':
    'Die Website hatte selbst einen Fehler (Antwort {status}). Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'fetch.siteError':
    'Die Website hatte selbst einen Fehler. Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'fetch.notHtmlType':
    'Unter dieser Adresse liegt eine Datei (Art: {type}), keine Webseite. Gib die Adresse der Seite an, die das zeigt.',
  'fetch.notHtml':
    'Unter dieser Adresse liegt keine Webseite. Gib die Adresse der Seite an, die das zeigt.',
  'fetch.emptyPage':
    'Die Seite kam ohne Text zurück. Prüf, ob sie sich in einem privaten Browserfenster öffnet, oder füge ihren Text ein.',
  'fetch.pageTooShort':
    'Die Seite ist zu kurz: Sie hat keinen ganzen Satz, aus dem ein Pin werden kann. Ergänze Text auf der Seite, oder füge stattdessen Text ein.',
  'fetch.scriptOnly':
    'Die Seite wird nur von Skripten gezeichnet, in ihrem Quelltext steht also nichts zu lesen. Öffne sie in deinem Browser und füge ihren Text ein.',
  'fetch.tooLargeLimit':
    'Die Seite ist größer als {limit}, deshalb wurde das Lesen angehalten. Füge stattdessen den Teil ein, den du brauchst.',
  'fetch.tooLarge':
    'Die Seite ist zu groß, deshalb wurde das Lesen angehalten. Füge stattdessen den Teil ein, den du brauchst.',
  'fetch.tooSlowLimit':
    'Die Seite kam nicht rechtzeitig an (Frist: {limit}). Versuch es später noch einmal, oder füge ihren Text ein.',
  'fetch.tooSlow':
    'Die Seite kam nicht rechtzeitig an. Versuch es später noch einmal, oder füge ihren Text ein.',
  'fetch.robots':
    '„{host}“ bittet automatische Leser, diese Seite nicht zu lesen (robots.txt). Öffne sie in deinem Browser und füge ihren Text ein.',
  'fetch.badEncodingReason':
    'Die Schriftzeichen der Seite konnten nicht entziffert werden ({reason}). Füge stattdessen ihren Text ein.',
  'fetch.badEncoding':
    'Die Schriftzeichen der Seite konnten nicht entziffert werden. Füge stattdessen ihren Text ein.',
  'fetch.badSitemapReason':
    'Das ist keine lesbare Sitemap: {reason}. Meist liegt sie unter /sitemap.xml; oder füge eine Liste von Adressen ein.',
  'fetch.badSitemap':
    'Das ist keine lesbare Sitemap. Meist liegt sie unter /sitemap.xml; oder füge eine Liste von Adressen ein.',
  'fetch.badFeedReason':
    'Das ist kein lesbarer RSS- oder Atom-Feed: {reason}. Oft liegt er unter /feed; oder füge eine Liste von Adressen ein.',
  'fetch.badFeed':
    'Das ist kein lesbarer RSS- oder Atom-Feed. Oft liegt er unter /feed; oder füge eine Liste von Adressen ein.',
  'fetch.badCsv': 'Das ist keine CSV-Datei mit Webadressen. Schreib eine Adresse in jede Zeile.',
  'fetch.duplicate':
    'Diese Adresse ist schon bei deinen Seiten. Sie wurde nicht noch einmal hinzugefügt.',
  'fetch.notMade':
    'Das konnte nicht erstellt werden. Die anderen sind sicher; versuch es mit diesem noch einmal.',
  'fetch.quotaReachedLimit':
    'Das wurde nicht hinzugefügt: Du kannst hier höchstens {most, plural, one {# Seite} other {# Seiten}} haben. Lösche Seiten, die du nicht mehr brauchst.',
  'fetch.quotaReached':
    'Das wurde nicht hinzugefügt: Mehr Seiten darf hier niemand haben. Lösche Seiten, die du nicht mehr brauchst.',
  'fetch.unreachableReason':
    '„{host}“ war nicht zu erreichen ({reason}). Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'fetch.unreachable':
    '„{host}“ war nicht zu erreichen. Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  'reason.refusesConnection': 'die Verbindung wird abgelehnt',
  'reason.brokeConnection': 'die Verbindung wurde abgebrochen',
  'reason.noRoute': 'es führt kein Weg dorthin',
  'reason.noNetwork': 'dieser Server hat kein Netz',
  'reason.certificateExpired': 'das Zertifikat ist abgelaufen',
  'reason.certificateUntrusted': 'dem Zertifikat wird nicht vertraut',
  'reason.certificateName': 'das Zertifikat gilt für einen anderen Namen',
  'reason.packedAs': 'verpackt als „{encoding}“',
  'reason.badCompression': 'die Kompression ist beschädigt',
  'reason.badOrLargeCompression':
    'die Kompression ist beschädigt, oder die Datei ist größer als 50 MB',
  'reason.unknownCharset': 'der genannte Zeichensatz „{charset}“ ist unbekannt',
  'reason.notText': 'darin stehen Bytes, die kein Text sind',
  'reason.webPage': 'es ist eine Webseite',
  'reason.beginsWith': 'der Anfang ist <{tag}>',
  'reason.notXml': 'es ist kein XML',
  'reason.noPages': 'darin stehen keine Seiten',
  'reason.notFeed': 'es ist JSON, aber kein Feed',
  'reason.badJson': 'das JSON darin ist beschädigt',
  'reason.someFilesRead':
    'nur {count} der Dateien darin konnten rechtzeitig gelesen werden; deren Adressen wurden übernommen',
  'reason.listsMore': 'sie führt mehr auf, als gelesen werden konnte',
  'reason.breaksOff': 'die Datei bricht nach {count} Adressen ab, die übernommen wurden',
  'reason.readingStopped': 'das Lesen wurde angehalten',
}
