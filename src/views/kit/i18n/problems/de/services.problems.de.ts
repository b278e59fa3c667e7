/** German: the services of the server, and payments. */
import type { servicesProblems } from '#core/contract/problems/services.problems.ts'
import type { WordsOf } from '../../text.ts'

export const servicesProblemsDe: WordsOf<typeof servicesProblems> = {
  'services.database':
    'Die eingebaute Datenbank im Datenverzeichnis (DATA_DIR). Setze DATABASE_URL, um auf PostgreSQL umzusteigen.',
  'services.postgres': 'Die Datenbank ist PostgreSQL.',
  'services.slow': 'Dieser Server antwortet zu langsam. Starte ihn neu.',
  'services.notReady': 'Dieser Server kann gerade keine Anfragen annehmen ({name}).',
  'services.mailOutbox': 'Mails werden in den Ordner „outbox“ im Datenverzeichnis geschrieben.',
  'services.mail': 'Mails gehen über {host} hinaus.',
  'services.verificationOn': 'Eine Registrierung wartet auf den Link in der Mail.',
  'services.verificationOff': 'Wer sich registriert, ist sofort bestätigt und angemeldet.',
  'services.googleOff': 'Die Anmeldung mit Google ist aus.',
  'services.googleOn': 'Man kann sich mit Google anmelden.',
  'services.extractive':
    'Titel und Beschreibungen kommen aus der Seite selbst (ohne Sprachmodell).',
  'services.model': '{model} bei {host}; dahinter das Schreiben aus der Seite selbst.',
  'services.publicUrl': 'Pinterest kann Bilder von {host} holen.',
  'services.privateUrl':
    'Pinterest kann von diesem Server keine Bilder holen: Nimm den Export als ZIP, oder setze PUBLIC_URL auf eine öffentliche Adresse.',
  'services.analyticsOff': 'Es wird nirgendwohin gesendet, was Benutzer tun.',
  'services.analyticsOn': 'Was Benutzer tun, wird an {host} gesendet.',
  'services.chatOff': 'Es wird kein Chatfenster geladen.',
  'services.chatOn': 'Ein Chatfenster wird von {host} geladen.',
  'services.trendsOff': 'Das Suchbegriff-Werkzeug nennt Begriffe ohne Wachstum.',
  'services.trendsOn': 'Das Suchbegriff-Werkzeug fragt {host} nach Trends.',
  'services.inspectorOn':
    'Was die Automaten einer Seite tun, lässt sich unter /inspector und neben jeder Ansicht beobachten (Strg+.); nichts davon verlässt den Browser.',
  'services.inspectorOff': 'Die Automaten einer Seite werden nicht beobachtet.',
  'services.demoSiteOff': 'Es wird keine Beispiel-Website angeboten.',
  'services.demoSiteOn': 'Eine Beispiel-Website zum Erstellen von Pins steht unter {address}.',
  'services.connectingOff':
    'Konten können nicht mit Pinterest verbunden werden. Die App braucht {address} als Weiterleitungsadresse.',
  'services.connectingOn':
    'Konten werden über deine App bei {host} verbunden, mit {address} als Weiterleitungsadresse.',
  'services.practiceOff': 'Es gibt kein Übungsnetz.',
  'services.practiceOn': 'Unter {address} gibt es ein Übungsnetz.',
  'services.privatePagesOff': 'Seiten unter privaten Adressen werden abgelehnt.',
  'services.privatePagesOn': 'Seiten auf diesen privaten Hosts dürfen gelesen werden: {hosts}.',
  'services.plansOff': 'Es werden keine Tarife angeboten: Alles ist inbegriffen.',
  'services.plans':
    '{count, plural, one {# Tarif wird} other {# Tarife werden}} unter /subscribe angeboten.',
  'services.payments': 'Zahlungen laufen über Stripe.',
  'services.paymentsTest':
    'Zahlungen laufen über Stripe, in dessen Testbetrieb: Es fließt kein Geld.',
  'services.plansAndPayments': '{offer} {payments}',
  'billing.off': 'Zahlungen sind auf diesem Server ausgeschaltet (STRIPE_SECRET_KEY).',
  'billing.unreachable':
    'Stripe war nicht zu erreichen. Es wurde nichts abgebucht. Bitte versuch es gleich noch einmal.',
  'billing.hasPlan': 'Du hast schon einen Tarif. Ändere ihn unter „Zahlungen verwalten“.',
  'billing.unknownCustomer':
    'Stripe kennt dich nicht mehr als Kunden, es gibt also nichts zu verwalten. Lade diese Seite neu, um einen Tarif zu wählen.',
}
