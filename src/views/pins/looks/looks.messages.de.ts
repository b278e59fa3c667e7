/** German: words of the other looks of a pin. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { looksMessages } from './looks.messages.ts'

export const looksDe: WordsOf<typeof looksMessages> = {
  'looks.title': 'Varianten',
  'looks.list': 'Varianten dieses Pins',
  'looks.help':
    'Pfeiltasten wechseln, Enter übernimmt eine Variante, Escape lässt den Pin, wie er ist.',
  'looks.helpTouch': 'Tippe auf eine Variante, um sie zu übernehmen.',
  'looks.helpTab':
    'Pfeiltasten wechseln, Enter probiert eine Variante aus. „Übernehmen“ behält sie.',
  'looks.helpTabTouch': 'Tippe auf eine Variante, um sie auszuprobieren. „Übernehmen“ behält sie.',
  'looks.one': 'Variante {number}: {template}',
  'looks.againOf':
    '{template}, {difference, select, colors {andere Farben} other {anderer Ausschnitt}}',
  'looks.now': 'Dein Pin jetzt',
  'looks.more': 'Zwölf weitere',
  'looks.drawing': 'Varianten werden gezeichnet',
  'looks.drawn': '{count, plural, one {# Variante} other {# Varianten}}',
  'looks.noMore': 'Das sind alle Varianten dieses Pins.',
  'looks.none': 'Dieser Pin hat keine weiteren Varianten.',
  'looks.pictureGone':
    'Das Bild des Pins ist hier nicht verfügbar. Seine Varianten können nicht gezeichnet werden.',
  'looks.pictureOffline':
    'Du bist offline, und das Bild des Pins ist nicht auf diesem Gerät. Seine Varianten werden gezeichnet, sobald du wieder online bist.',
  'looks.offline':
    'Du bist offline, und auf diesem Gerät fehlt, was diese Varianten brauchen. Der Pin ist unverändert.',
  'looks.oneOffline': 'Wird online gezeichnet',
  'looks.brandOnly': 'Nur die Farben meiner Marke',
  'looks.failed': 'Die Varianten konnten nicht gezeichnet werden. Der Pin ist unverändert.',
  'looks.oneFailed': 'Diese Variante konnte nicht gezeichnet werden',
  'looks.again': 'Erneut versuchen',
}
