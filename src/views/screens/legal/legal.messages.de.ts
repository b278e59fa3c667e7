/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { legalMessages } from './legal.messages.ts'

export const legalDe: WordsOf<typeof legalMessages> = {
  'legal.privacy': 'Datenschutzerklärung',
  'legal.privacyLead':
    'Was dieser Server von dir aufbewahrt, warum, wie lange, und wie du es wieder mitnimmst oder löschst.',
  'legal.who': 'Wer dafür verantwortlich ist',
  'legal.whoBody':
    'Wer diesen Server betreibt, ist für das verantwortlich, was darauf gespeichert ist. {brand} ist ein Programm auf diesem Server: Es sendet nichts an die Menschen, die es geschrieben haben.',
  'legal.kept': 'Was aufbewahrt wird',
  'legal.keptYou':
    'Dein Name und deine E-Mail-Adresse, dein Passwort als Argon2id-Hash, den niemand zurücklesen kann, welche Geräte angemeldet sind, auf welchen deine Pins geändert wurden und wann, und wie sich der Browser jedes dieser Geräte nennt.',
  'legal.keptWork':
    'Was du machst: Konten, Seiten mit den Texten und Bildern, die aus ihnen gelesen wurden, Pins mit ihrem Verlauf, Boards, Marke, Entwürfe.',
  'legal.keptBrowser':
    'In deinem Browser: deine neuesten Pins, Änderungen, die auf das Netz warten, wie das Studio für dich aussehen soll, und bis du dich abmeldest die Namen deiner Geräte. Wenn du die Daten des Browsers für diese Adresse löschst, ist das weg.',
  'legal.cookies': 'Cookies',
  'legal.cookiesBody':
    'Drei, alle notwendig und keines für Werbung: sessionid sagt, dass du es bist, bis dreißig Tage nach deinem letzten Besuch; csrftoken hindert andere Websites daran, in deinem Namen zu handeln; device sagt ein Jahr lang, dass du dich hier schon angemeldet hast. So schreiben wir dir nur, wenn sich jemand in einem anderen Browser anmeldet.',
  'legal.others': 'Wer sonst etwas erfährt',
  'legal.othersSites':
    'Eine Website, deren Seite du hinzufügst, erfährt, dass dieser Server sie liest. Die Bilder deiner Pins haben Adressen, die sich nicht erraten lassen; Pinterest holt sie dort, wenn du die Exportdatei importierst.',
  'legal.othersWriter':
    'Texte werden auf diesem Server geschrieben, außer der Betreiber hat ein Sprachmodell eingeschaltet: Dann wird der Text deiner Seiten an dieses Modell gesendet. Ob es eingeschaltet ist, zeigen die Einstellungen.',
  'legal.analyticsOn':
    'Der Betreiber hat eine Nutzungsanalyse eingeschaltet. Nur wenn du es erlaubst, wird an {host} gesendet, welche Bildschirme geöffnet werden, und von wem.',
  'legal.analyticsOff': 'Die Nutzungsanalyse ist ausgeschaltet: Niemandem wird etwas gesendet.',
  'legal.chatOn':
    'Der Betreiber hat einen Chat eingeschaltet. Nur wenn du es erlaubst, wird sein Skript von {host} geladen.',
  'legal.paymentsOn':
    'Wer einen bezahlten Tarif wählt, zahlt bei Stripe; dort erfährt man Namen, E-Mail-Adresse und Karte. Dieser Server behält, welcher Tarif es ist und bis wann; eine Karte sieht er nie.',
  'legal.googleOn': 'Du kannst dich mit Google anmelden; dann erfährt Google davon.',
  'legal.howLong': 'Wie lange',
  'legal.howLongBody':
    'Gelöschte Pins und beendete Aufträge verschwinden nach 30 Tagen, ein Gerät, auf dem du keinen Pin mehr änderst, nach einem Jahr, Sitzungen und verschickte Links, wenn sie ablaufen. Alles andere bleibt, bis du es löschst.',
  'legal.rights': 'Was du selbst tun kannst',
  'legal.rightsBody':
    'In den Einstellungen lädst du alles herunter, was von dir aufbewahrt wird, nimmst ein Konto mit seinen Pins und Bildern als eine Datei mit, beendest die Sitzungen anderer Geräte und löschst deinen Zugang: Alles, was dir gehört, geht sofort mit.',

  'legal.terms': 'Nutzungsbedingungen',
  'legal.termsLead': 'Was du von diesem Dienst erwarten kannst, und was er von dir erwartet.',
  'legal.service': 'Der Dienst',
  'legal.serviceBody':
    '{brand} macht Pins aus Seiten und Bildern, die du ihm gibst. Betrieben wird er von denen, denen dieser Server gehört; sie können ihn ändern oder beenden, und deine Arbeit kannst du jederzeit mitnehmen.',
  'legal.yours': 'Was du machst, gehört dir',
  'legal.yoursBody':
    'Du behältst alle Rechte an deinen Seiten, Bildern und Pins. Der Dienst speichert und ändert sie nur, um zu tun, was du verlangst.',
  'legal.duties': 'Wofür du verantwortlich bist',
  'legal.dutiesRights':
    'Benutze Seiten, Bilder, Schriften und Texte, die du benutzen darfst, und halte dich an die Regeln des Netzwerks, auf dem du veröffentlichst.',
  'legal.dutiesTruth':
    'Lies, was du veröffentlichst. Texte werden nach Regeln oder von einem Modell aus deinen Seiten gewonnen; beide können irren.',
  'legal.dutiesFair':
    'Brich nicht in fremde Konten ein, und benutze den Dienst nicht, um ihn oder andere zu überfluten.',
  'legal.promise': 'Was nicht versprochen wird',
  'legal.promiseBody':
    'Du bekommst den Dienst, wie er ist. Er ist so gebaut, dass nichts verloren geht, aber behalte Kopien von dem, was dir wichtig ist. Wie Pins in einem Netzwerk ankommen, liegt nicht in seiner Hand.',
  'legal.end': 'Wenn es endet',
  'legal.endBody':
    'Du kannst deinen Zugang jederzeit löschen. Der Betreiber kann einen Zugang sperren, mit dem gegen diese Bedingungen verstoßen wird.',
}
