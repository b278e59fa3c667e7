/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { servicesMessages } from './services.messages.ts'

export const servicesDe: WordsOf<typeof servicesMessages> = {
  'services.title': 'Dienste',
  'services.lead':
    'Was dieser Server für dich tun kann. Pins erstellen, bearbeiten und exportieren kannst du auch ohne all das. Wer den Server betreibt, schaltet Dienste an oder aus, nie hier: Im Browser wird kein Passwort und kein Schlüssel eingegeben oder aufbewahrt.',
  'services.admin': 'Verwaltung',
  'services.adminLead': 'Alle Personen auf diesem Server und alles, was fehlgeschlagen ist.',
  'services.adminOpen': 'Öffnen',
  'services.used': 'Belegter Speicher',
  'services.usedOf': '{used} von {limit}',
  'services.used.pictures': 'Bilder, ohne die der Pins',
  'services.used.videos': 'Videodateien',
  'services.used.fonts': 'Schriften',
  'services.used.templates': 'Eigene Vorlagen',
  'services.used.pages': 'Seiten',
  'services.used.history': 'Verlauf der Pins',
  'services.used.trash': 'Gelöscht, noch wiederherstellbar',
  'services.used.other': 'Sonstiges',
  'services.on': 'An',
  'services.off': 'Aus',
  'services.operator': 'Für alle, die diesen Server betreiben',
  'services.variables':
    'Wird in der Umgebung des Servers gesetzt; danach muss er neu gestartet werden:',
  'services.name.mail': 'E-Mail',
  'services.gets.mail':
    'Bestätigungen und Links zum Zurücksetzen des Passworts kommen in deinem Postfach an.',
  'services.name.email_verification': 'Bestätigung der E-Mail-Adresse',
  'services.gets.email_verification':
    'Neue Benutzer bestätigen ihre E-Mail-Adresse, bevor sie sich anmelden können.',
  'services.name.google': 'Anmeldung mit Google',
  'services.gets.google': 'Melde dich mit deinem Google-Konto statt mit einem Passwort an.',
  'services.name.writer': 'Sprachmodell',
  'services.gets.writer':
    'Ein Sprachmodell schlägt Titel und Beschreibungen vor. Ohne es entstehen sie aus den Worten deiner Seite.',
  'services.name.analytics': 'Nutzungsstatistik',
  'services.gets.analytics': 'Es wird gemessen, wie das Programm genutzt wird, wenn du zustimmst.',
  'services.name.chat': 'Live-Chat',
  'services.gets.chat': 'Hilfe im Chat auf jeder Ansicht, wenn du ihn erlaubst.',
  'services.name.payments': 'Tarife und Zahlungen',
  'services.gets.payments': 'Wähle und bezahle einen Tarif. Auch ohne Tarif ist nichts gesperrt.',
  'services.name.database': 'PostgreSQL-Datenbank',
  'services.gets.database':
    'Platz für viele Menschen zugleich. Ohne sie liegen deine Pins ebenso sicher in der eingebauten Datenbank.',
  'services.name.public_url': 'Öffentliche Adresse',
  'services.gets.public_url':
    'Pinterest holt deine Bilder, wenn du die CSV-Datei hochlädst. Ohne sie exportierst du ein ZIP und lädst die Bilder mit hoch.',
  'services.name.pinterest': 'Suchtrends',
  'services.gets.pinterest': 'Das Suchbegriff-Werkzeug zeigt, welche Suchen auf Pinterest wachsen.',
  'services.name.inspector': 'Inspektor',
  'services.gets.inspector':
    'Beobachte auf jeder Ansicht, was das Programm tut, um einen Fehler zu finden.',
  'services.name.demo_site': 'Beispiel-Website',
  'services.gets.demo_site': 'Eine Website, mit der du das Erstellen von Pins ausprobieren kannst.',
  'services.name.connecting': 'Pinterest-Konto',
  'services.gets.connecting':
    'Verbinde deine Konten mit Pinterest. Deine Boards von dort erscheinen hier.',
  'services.name.practice': 'Übungsnetz',
  'services.gets.practice':
    'Verbinde ein Konto zum Ausprobieren mit einem Netzwerk auf diesem Rechner. Nichts davon erreicht Pinterest.',
  'services.name.private_hosts': 'Seiten in deinem eigenen Netz',
  'services.gets.private_hosts':
    'Erstelle Pins aus Seiten, die nur in deinem eigenen Netz erreichbar sind.',
}
