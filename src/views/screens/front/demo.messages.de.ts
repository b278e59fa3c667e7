/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { demoMessages } from './demo.messages.ts'

export const demoDe: WordsOf<typeof demoMessages> = {
  'demo.title': 'Probier es mit deiner eigenen Seite aus',
  'demo.lead':
    'Füge die Adresse eines Artikels, eines Rezepts oder einer Anleitung ein. Daraus werden drei Pins, gleich hier, ohne Konto.',
  'demo.address': 'Adresse einer Seite',
  'demo.placeholder': 'https://example.com/eine-seite',
  'demo.make': 'Drei Pins erstellen',
  'demo.making':
    'Drei Pins entstehen: Die Seite wird gelesen, Texte werden gewählt, Bilder erstellt. Das dauert einige Sekunden.',
  'demo.example': 'Mit unserer Beispielseite ausprobieren',
  'demo.kept':
    'Die Seite wird einmal gelesen. Nichts davon wird gespeichert, und nichts wird veröffentlicht.',
  'demo.ready': '{count, plural, one {Ein Pin} other {# Pins}} aus „{title}“',
  'demo.pin': 'Pin {number}: {title}',
  'demo.repeated':
    'Mehr gute Titel gibt diese Seite nicht her. Darum {count, plural, one {verwendet ein Pin einen Titel} other {verwenden # Pins einen Titel}} noch einmal, mit anderem Bild, Design oder Text.',
  'demo.keep': 'Mit dieser Seite weitermachen: registrieren',
  'demo.keepWords':
    'Die Adresse kommt mit, diese drei Pins nicht: In deinem Studio entstehen sie neu, zwölf auf einmal, und jedes Wort, jedes Bild und jede Farbe kannst du ändern.',
  'demo.failed': 'Daraus ließen sich keine Pins erstellen',
  'demo.safe': 'Nichts wurde gespeichert.',
  'demo.fault.address':
    'Das sieht nicht nach einer Webadresse aus. Schreib sie wie https://example.com/seite, mit höchstens 2.048 Zeichen.',
  'demo.fault.unknownHost':
    'Unter dieser Adresse gibt es keine Website. Prüf, ob sie richtig geschrieben ist.',
  'demo.fault.private':
    'Diese Adresse liegt in einem privaten Netz und wurde nicht geöffnet: Solche Seiten lesen wir nicht für Besucher. Gib eine öffentliche Adresse an.',
  'demo.fault.robots':
    'Die Website bittet automatische Leser, diese Seite nicht zu lesen (robots.txt), und wir halten uns daran. Versuch eine andere Seite; mit einem Konto kannst du den Text dieser Seite einfügen.',
  'demo.fault.refused':
    'Die Website weist automatische Leser ab. Versuch eine andere Seite; mit einem Konto kannst du den Text dieser Seite einfügen.',
  'demo.fault.notFound':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen: Prüf sie in deinem Browser.',
  'demo.fault.notPage':
    'Unter dieser Adresse liegt etwas anderes als eine Webseite. Gib die Adresse der Seite an, die es zeigt.',
  'demo.fault.tooLarge': 'Die Seite ist zu groß, um hier gelesen zu werden. Versuch eine andere.',
  'demo.fault.tooSlow':
    'Die Seite zu lesen und daraus Pins zu erstellen, hat zu lange gedauert. Versuch es später noch einmal, oder nimm eine andere Seite.',
  'demo.fault.empty':
    'Auf der Seite stehen zu wenige Wörter, um daraus Pins zu schreiben. Versuch einen Artikel, ein Rezept oder eine Anleitung.',
  'demo.fault.site':
    'Die Website war nicht zu erreichen oder hatte selbst einen Fehler. Versuch es in ein paar Minuten noch einmal, oder nimm eine andere Seite.',
  'demo.fault.often':
    'Du hast es einige Male hintereinander versucht. Der nächste Versuch ist in {time} frei.',
  'demo.fault.busy':
    'Gerade probieren das auch andere aus. Bitte versuch es in {time} noch einmal.',
  'demo.fault.noAnswer':
    'Wir waren nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.',
  'demo.fault.ours':
    'Bei uns ist etwas schiefgegangen, und wir haben es festgehalten. Bitte versuch es später noch einmal.',
}
