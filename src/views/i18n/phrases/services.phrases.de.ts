/** German: the services of a server, payments, and the tools that ask Pinterest. */
import type { Phrases } from '../phrasebook.ts'

export const servicesPhrasesDe: Phrases = {
  'This server answers too slowly. Restart it.':
    'Dieser Server antwortet zu langsam. Starte ihn neu.',
  'The embedded database in the data directory (DATA_DIR). Set DATABASE_URL to move to PostgreSQL.':
    'Die eingebaute Datenbank im Datenverzeichnis (DATA_DIR). Setze DATABASE_URL, um auf PostgreSQL umzusteigen.',
  'Mails are written to the folder "outbox" in the data directory.':
    'Mails werden in den Ordner „outbox“ im Datenverzeichnis geschrieben.',
  'Mails go out by {host}.': 'Mails gehen über {host} hinaus.',
  'A registration waits for the link in the mail.':
    'Eine Registrierung wartet auf den Link in der Mail.',
  'A registration is verified and logged in at once.':
    'Wer sich registriert, ist sofort bestätigt und angemeldet.',
  'Signing in with Google is off.': 'Die Anmeldung mit Google ist aus.',
  'People can sign in with Google.': 'Man kann sich mit Google anmelden.',
  'Titles and descriptions come from the page itself (the extractive writer).':
    'Titel und Beschreibungen kommen aus der Seite selbst (ohne Sprachmodell).',
  '{model} at {host}, with the extractive writer behind it.':
    '{model} bei {host}; dahinter das Schreiben aus der Seite selbst.',
  'Pinterest can fetch pictures from {host}.': 'Pinterest kann Bilder von {host} holen.',
  "Pinterest can't fetch pictures from this server: use the ZIP export, or set PUBLIC_URL to a public address.":
    'Pinterest kann von diesem Server keine Bilder holen: Nimm den Export als ZIP, oder setze PUBLIC_URL auf eine öffentliche Adresse.',
  'No user behaviour is sent anywhere.': 'Es wird nirgendwohin gesendet, was Benutzer tun.',
  'User behaviour is sent to {host}.': 'Was Benutzer tun, wird an {host} gesendet.',
  'No chat widget is loaded.': 'Es wird kein Chatfenster geladen.',
  'A chat widget is loaded from {host}.': 'Ein Chatfenster wird von {host} geladen.',
  'The keyword tool gives phrases without growth.':
    'Das Suchbegriff-Werkzeug nennt Begriffe ohne Wachstum.',
  'The keyword tool asks {host} for trends.': 'Das Suchbegriff-Werkzeug fragt {host} nach Trends.',
  'What the machines of a page do can be watched at /inspector and beside each screen (Ctrl+.); nothing of it leaves the browser.':
    'Was die Automaten einer Seite tun, lässt sich unter /inspector und neben jeder Ansicht beobachten (Strg+.); nichts davon verlässt den Browser.',
  'The machines of a page are not watched.': 'Die Automaten einer Seite werden nicht beobachtet.',
  'No demo site is served.': 'Es wird keine Beispiel-Website angeboten.',
  'A demo site to generate from stands at {address}.':
    'Eine Beispiel-Website zum Erstellen von Pins steht unter {address}.',
  'Pages on private addresses are refused.': 'Seiten unter privaten Adressen werden abgelehnt.',
  'Pages on these private hosts may be read: {hosts}.':
    'Seiten auf diesen privaten Hosts dürfen gelesen werden: {hosts}.',
  'No plans are offered: everything is included.':
    'Es werden keine Tarife angeboten: Alles ist inbegriffen.',
  '{count} plan is offered at /subscribe.':
    '{count, plural, one {# Tarif wird} other {# Tarife werden}} unter /subscribe angeboten.',
  '{count} plans are offered at /subscribe.':
    '{count, plural, one {# Tarif wird} other {# Tarife werden}} unter /subscribe angeboten.',
  'Payments go by Stripe.': 'Zahlungen laufen über Stripe.',
  'Payments go by Stripe, in its test mode: no money moves.':
    'Zahlungen laufen über Stripe, in dessen Testbetrieb: Es fließt kein Geld.',
  'Payments are switched off on this server (STRIPE_SECRET_KEY).':
    'Zahlungen sind auf diesem Server ausgeschaltet (STRIPE_SECRET_KEY).',
  'Stripe could not be reached. Nothing was charged. Please try again in a moment.':
    'Stripe war nicht zu erreichen. Es wurde nichts abgebucht. Bitte versuch es gleich noch einmal.',
  'You have a plan already. Change it under “Manage payments”.':
    'Du hast schon einen Tarif. Ändere ihn unter „Zahlungen verwalten“.',
  'Stripe does not know you as a customer any more, so there is nothing to manage. Load this page again to choose a plan.':
    'Stripe kennt dich nicht mehr als Kunden, es gibt also nichts zu verwalten. Lade diese Seite neu, um einen Tarif zu wählen.',
  'Type a topic of one to five words, such as “lemon cake”, or the address of a page.':
    'Gib ein Thema aus einem bis fünf Wörtern ein, etwa „Zitronenkuchen“, oder die Adresse einer Seite.',
  'What Pinterest sent is no video file. Begin again with the address of the pin.':
    'Was Pinterest gesendet hat, ist keine Videodatei. Fang noch einmal mit der Adresse des Pins an.',
  'Pinterest’s video server could not be reached. Please try again in {seconds} seconds.':
    'Der Videoserver von Pinterest war nicht zu erreichen. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'The address of this video leads to another place, from which nothing is handed on. Begin again with the address of the pin.':
    'Die Adresse dieses Videos führt anderswohin, und von dort wird nichts weitergereicht. Fang noch einmal mit der Adresse des Pins an.',
  'Pinterest does not hand this video out. Open the pin in your browser to see whether it is still public.':
    'Pinterest gibt dieses Video nicht heraus. Öffne den Pin in deinem Browser und sieh nach, ob er noch öffentlich ist.',
  'The video is larger than 80 MB, the most that is handed on. Choose a smaller format.':
    'Das Video ist größer als 80 MB, mehr wird nicht weitergereicht. Wähle ein kleineres Format.',
  'The video did not begin to arrive in time. Please try again in {seconds} seconds.':
    'Das Video kam nicht rechtzeitig. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'There is no video at this address any more. Begin again with the address of the pin.':
    'Unter dieser Adresse gibt es kein Video mehr. Fang noch einmal mit der Adresse des Pins an.',
  'Many videos are on their way to other people. Please try again in {seconds} seconds.':
    'Viele Videos sind gerade zu anderen unterwegs. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'Other videos are on their way to you. Wait until they have arrived.':
    'Andere Videos sind schon zu dir unterwegs. Warte, bis sie angekommen sind.',
  'Only videos on Pinterest’s own hosts are handed on. Begin with the address of the pin.':
    'Nur Videos von Pinterests eigenen Servern werden weitergereicht. Fang mit der Adresse des Pins an.',
}
