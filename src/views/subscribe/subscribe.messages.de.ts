/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { subscribeMessages } from './subscribe.messages.ts'

export const subscribeDe: WordsOf<typeof subscribeMessages> = {
  'subscribe.title': 'Tarife',
  'subscribe.lead': 'Wähle, was passt. Du kannst jederzeit wechseln oder kündigen.',
  'subscribe.description':
    'Was {brand} auf diesem Server kostet, was jeder Tarif enthält, und wie du wechselst oder kündigst.',
  'subscribe.free.title': 'Selbst betrieben, alles inbegriffen',
  'subscribe.free.lead':
    '{brand} läuft auf diesem Server, und wer ihn betreibt, verlangt nichts dafür. Es gibt keine Tarife, kein Guthaben und keine gesperrten Teile.',
  'subscribe.free.name': 'Alles',
  'subscribe.free.price': 'Kostenlos',
  'subscribe.free.priceNote': 'Keine Karte, keine Probezeit, die endet',
  'subscribe.free.pages': 'Seiten aus Adressen, Listen, Sitemaps, Feeds und Dateien',
  'subscribe.free.pins': 'Pins aus jeder Vorlage, jeder von dir zu ändern',
  'subscribe.free.accounts': 'So viele Pinterest-Konten, wie du hast',
  'subscribe.free.export': 'Export als Bilder oder als Datei für Pinterest',
  'subscribe.free.data': 'Deine Daten in einer Datei, wann immer du willst',
  'subscribe.free.start': 'Deine ersten Pins erstellen',
  'subscribe.studio': 'Dein Studio öffnen',
  'subscribe.login': 'Anmelden',
  'subscribe.nav': 'Zugang',
  'subscribe.plans': 'Die Tarife',
  'subscribe.week': '{price} pro Woche',
  'subscribe.month': '{price} pro Monat',
  'subscribe.year': '{price} pro Jahr',
  'subscribe.choose': '{plan} wählen',
  'subscribe.change': 'Zu {plan} wechseln',
  'subscribe.use': 'Mit {plan} beginnen',
  'subscribe.yours': 'Dein Tarif',
  'subscribe.wanted': 'Deine Wahl',
  'subscribe.atStripe': 'Du bezahlst bei Stripe. Dieser Server bekommt deine Karte nie zu sehen.',
  'subscribe.present': 'Dein Tarif: {plan}',
  'subscribe.presentGone': 'Dein Tarif wird nicht mehr angeboten und läuft weiter wie bisher.',
  'subscribe.renews': 'Die nächste Zahlung ist am {date} fällig.',
  'subscribe.ends': 'Er ist gekündigt und endet am {date}.',
  'subscribe.trialing': 'Du probierst ihn aus: Noch wurde nichts abgebucht.',
  'subscribe.pastDue': 'Die letzte Zahlung hat nicht geklappt. Bitte prüf deine Karte.',
  'subscribe.paused': 'Er pausiert: Es wird nichts abgebucht.',
  'subscribe.incomplete': 'Die erste Zahlung ist noch nicht abgeschlossen.',
  'subscribe.manage': 'Zahlungen verwalten',
  'subscribe.success': 'Danke. Deine Zahlung ist angekommen.',
  'subscribe.successWaiting':
    'Danke. Stripe bearbeitet deine Zahlung noch; dein Tarif steht hier, sobald sie abgeschlossen ist.',
  'subscribe.cancelled': 'Du hast abgebrochen. Es wurde nichts abgebucht.',
  'subscribe.again': 'Noch einmal nachsehen',
  'subscribe.notKnown':
    'Welchen Tarif du hast, ließ sich gerade nicht lesen. Nichts hat sich geändert.',
}
