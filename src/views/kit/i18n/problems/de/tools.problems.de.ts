/** German: the keyword tool and the video downloader. */
import type { toolsProblems } from '#core/contract/problems/tools.problems.ts'
import type { WordsOf } from '../../text.ts'

export const toolsProblemsDe: WordsOf<typeof toolsProblems> = {
  'keywords.missing': 'Gib ein Thema oder die Adresse einer Seite ein.',
  'keywords.long': 'Ein Thema oder eine Adresse hat höchstens 2.048 Zeichen.',
  'keywords.topic':
    'Gib ein Thema aus einem bis fünf Wörtern ein, etwa „Zitronenkuchen“, oder die Adresse einer Seite.',
  'videos.pasteAddress': 'Füge die Adresse eines Pins ein.',
  'videos.addressLong': 'Eine Adresse hat höchstens 2.048 Zeichen.',
  'videos.confirm': 'Bestätige, dass das Video dir gehört oder dass du es verwenden darfst.',
  'videos.notVideo':
    'Was Pinterest gesendet hat, ist keine Videodatei. Fang noch einmal mit der Adresse des Pins an.',
  'videos.unreachable':
    'Der Videoserver von Pinterest war nicht zu erreichen. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'videos.elsewhere':
    'Die Adresse dieses Videos führt anderswohin, und von dort wird nichts weitergereicht. Fang noch einmal mit der Adresse des Pins an.',
  'videos.refused':
    'Pinterest gibt dieses Video nicht heraus. Öffne den Pin in deinem Browser und sieh nach, ob er noch öffentlich ist.',
  'videos.tooLarge':
    'Das Video ist größer als 80 MB, mehr wird nicht weitergereicht. Wähle ein kleineres Format.',
  'videos.tooSlow':
    'Das Video kam nicht rechtzeitig. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'videos.gone':
    'Unter dieser Adresse gibt es kein Video mehr. Fang noch einmal mit der Adresse des Pins an.',
  'videos.busy':
    'Viele Videos sind gerade zu anderen unterwegs. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'videos.yoursBusy': 'Andere Videos sind schon zu dir unterwegs. Warte, bis sie angekommen sind.',
  'videos.otherHost':
    'Nur Videos von Pinterests eigenen Servern werden weitergereicht. Fang mit der Adresse des Pins an.',
}
