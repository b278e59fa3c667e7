/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { keywordToolMessages } from './keyword-tool.messages.ts'

export const keywordToolDe: WordsOf<typeof keywordToolMessages> = {
  'keywords.tab': 'Suchbegriff-Recherche für Pinterest - {brand}',
  'keywords.title': 'Suchbegriff-Recherche für Pinterest',
  'keywords.lead':
    'Finde Suchbegriffe im Trend und ihren Zuwachs, zu einem Thema oder einer deiner Seiten: Woche, Monat und Jahr, soweit Pinterest sie nennt. Was Pinterest nicht nennt, bleibt offen.',
  'keywords.foot':
    'Wonach du suchst, geht an diesen Server und nicht weiter als an die Seite, die du nennst, und an Pinterest. Es steht auch in der Adresse, die du teilst.',
  'keywords.query': 'Thema oder Adresse einer Seite',
  'keywords.queryHint': 'Etwa „Zitronenkuchen“ oder https://example.com/zitronenkuchen.',
  'keywords.search': 'Suchbegriffe finden',
  'keywords.wait': 'Suchbegriffe erscheinen, wenn du suchst',
  'keywords.waitBody':
    'Ein Thema auf einmal ergibt die beste Liste. Eine Adresse wird so gelesen, wie ihre Leser sie sehen.',
  'keywords.searching': 'Suchbegriffe werden gesucht\u00a0…',
  'keywords.count': '{count, plural, one {# Suchbegriff} other {# Suchbegriffe}} zu „{topic}“',
  'keywords.ofPage': 'Von der Seite „{title}“.',
  'keywords.asOf': 'Zahlen von Pinterest, Stand {time}.',
  'keywords.region': 'Region',
  'keywords.trend': 'Trend',
  'keywords.trend.growing': 'Wachsend',
  'keywords.trend.monthly': 'Meistgesucht im Monat',
  'keywords.trend.yearly': 'Meistgesucht im Jahr',
  'keywords.trend.seasonal': 'Saisonal',
  'keywords.csv': 'Als CSV herunterladen',
  'keywords.keyword': 'Suchbegriff',
  'keywords.past': 'Vergangenes Jahr',
  'keywords.week': 'Woche',
  'keywords.month': 'Monat',
  'keywords.year': 'Jahr',
  'keywords.copyColumn': 'Kopieren',
  'keywords.unknown': 'nicht bekannt',
  'keywords.more': 'über {growth}',
  'keywords.line':
    'Suchen im vergangenen Jahr: am meisten in der Woche bis {best}, jetzt {now} von 100',
  'keywords.tableHint':
    '„–“ ist, was Pinterest nicht nennt: Diese Wendungen sind von uns, aus deinen eigenen Wörtern.',
  'keywords.none': 'Pinterest nennt keinen Trend zu diesen Wörtern',
  'keywords.noneBody':
    'In seinen Listen steht nur, was am meisten gesucht wird. Unsere eigenen Wendungen findest du darunter; versuch es mit einer anderen Region oder einer anderen Art von Trend.',
  'keywords.own': 'Wendungen ohne Zuwachs',
  'keywords.why.off':
    'Den Zuwachs nennt Pinterest, und mit diesem Server ist keine Pinterest-App verbunden. Darum sind das Wendungen aus den Wörtern selbst, ohne Zahlen: Nichts hier gilt als Trend.',
  'keywords.why.refused':
    'Pinterest nimmt die Verbindung dieses Servers nicht mehr an. Darum gibt es keine Zahlen, bis sein Betreiber ein neues Token einträgt. Das sind Wendungen aus den Wörtern selbst.',
  'keywords.why.forbidden':
    'Pinterest lässt die App dieses Servers keine Trends sehen. Das sind Wendungen aus den Wörtern selbst, ohne Zahlen.',
  'keywords.why.limited':
    'Pinterest wurde vorerst oft genug gefragt, darum gibt es hierzu keine Zahlen. Versuch es später noch einmal; das sind Wendungen aus den Wörtern selbst.',
  'keywords.why.unavailable':
    'Pinterest hat nicht geantwortet, darum gibt es keine Zahlen. Versuch es in ein paar Minuten noch einmal; das sind Wendungen aus den Wörtern selbst.',
  'keywords.why.unreadable':
    'Pinterest hat anders geantwortet, als wir es verstehen, darum gibt es keine Zahlen. Das sind Wendungen aus den Wörtern selbst.',
  'keywords.page.address':
    'Das sieht nicht nach einer Webadresse aus. Schreib sie wie https://example.com/seite, oder gib ihr Thema ein.',
  'keywords.page.host':
    'Unter dieser Adresse gibt es keine Website. Prüf die Schreibweise, oder gib ihr Thema ein.',
  'keywords.page.private':
    'Diese Adresse liegt in einem privaten Netz. Sie wurde nicht abgerufen: Solche Seiten lesen wir nicht für Besucher. Gib stattdessen ihr Thema ein.',
  'keywords.page.robots':
    'Die Website bittet automatische Leser, diese Seite nicht zu lesen (robots.txt), und daran halten wir uns. Gib stattdessen ihr Thema ein.',
  'keywords.page.refused':
    'Die Website weist automatische Leser ab. Gib stattdessen das Thema der Seite ein.',
  'keywords.page.gone':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen: Prüf sie in deinem Browser.',
  'keywords.page.kind':
    'Unter dieser Adresse liegt etwas anderes als eine Seite, die wir lesen können. Gib stattdessen ihr Thema ein.',
  'keywords.page.empty':
    'Auf der Seite fand sich kein Thema, das wir lesen können. Gib es stattdessen ein.',
  'keywords.page.site':
    'Die Seite kam nicht rechtzeitig, oder die Website hatte selbst einen Fehler. Versuch es in ein paar Minuten noch einmal, oder gib ihr Thema ein.',
  'keywords.failed': 'Die Suchbegriffe konnten nicht gesucht werden',
  'keywords.failedBody': 'Deine Wörter sind noch da. {reason}',
}
