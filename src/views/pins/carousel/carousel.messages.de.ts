import type { WordsOf } from '../../kit/i18n/text.ts'
import type { carouselMessages } from './carousel.messages.ts'

export const carouselDe: WordsOf<typeof carouselMessages> = {
  'carousel.make': 'Karussell machen',
  'carousel.made': 'Das Karussell ist bei deinen Entwürfen',
  'carousel.open': 'Öffnen',
  'carousel.notMade': 'Das Karussell wurde nicht gemacht: {reason}',
  'carousel.lead': 'Man wischt vom ersten bis zum letzten Bild durch.',
  'carousel.slides': 'Bilder des Karussells',
  'carousel.slide': 'Bild {number}',
  'carousel.earlier': 'Bild {number} nach vorn',
  'carousel.later': 'Bild {number} nach hinten',
  'carousel.remove': 'Bild {number} entfernen',
  'carousel.least': 'Ein Karussell hat mindestens zwei Bilder.',
  'carousel.title': 'Titel',
  'carousel.description': 'Beschreibung',
  'carousel.link': 'Link',
  'carousel.linkWrong':
    'Gib eine vollständige Webadresse ein, die mit https:// oder http:// beginnt.',
  'carousel.ofSlide': '{field} von Bild {number}',
  'carousel.changed': 'Karussell geändert',
  'carousel.undo': 'Rückgängig',
  'carousel.linkNotSaved':
    'Der Link von Bild {number} wurde nicht gespeichert, weil er keine vollständige Webadresse ist: {link}',
}
