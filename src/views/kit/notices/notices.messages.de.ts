/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { noticesMessages } from './notices.messages.ts'

export const noticesDe: WordsOf<typeof noticesMessages> = {
  'notices.settings': 'Einstellungen öffnen',
  'notices.calendar': 'Kalender öffnen',
  'notices.close': 'Schließen',
  'notices.title': 'Hinweise',
  'notices.lead':
    'Du bekommst jeden Hinweis einmal, bis seine Ursache vorbei ist. Von jeder Art höchstens eine E-Mail in der Stunde.',
  'notices.mailOff':
    'Dieser Server verschickt noch keine E-Mails. Hinweise bekommst du deshalb nur hier.',
  'notices.connection': 'Eine Verbindung ist verloren oder angehalten',
  'notices.failures': 'Drei Pins nacheinander konnten nicht veröffentlicht werden',
  'notices.asked': 'Es ist unklar, ob ein Pin veröffentlicht ist',
  'notices.planDry': 'Der Plan geht zu Ende',
  'notices.automation': 'Eine Automatisierung ist dreimal gescheitert',
  'notices.automations': 'Automatisierungen öffnen',
  'notices.inProduct': 'Hier anzeigen',
  'notices.byMail': 'Per E-Mail',
  'notices.days': 'Tage vorher',
  'notices.inProductLabel': '{kind}: hier anzeigen',
  'notices.byMailLabel': '{kind}: per E-Mail',
}
