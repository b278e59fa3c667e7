/**
 * What a title in German, French or Spanish says of its page: a list of things, a task, a guide to
 * something, a journey to a place, a review. Only titles of these forms give a subject that patterns may name.
 */
import { wordsOf } from '../../language/language.ts'
import type { WorldLang } from './recipe-words.ts'
import { readReviewTitle, type ReviewTitle } from './world-review-title.ts'

export interface WorldTitle {
  readonly kind: 'list' | 'howTo' | 'guide' | 'travel' | 'review'
  /** The things, the task, the thing or the place; '' of a comparison. */
  readonly name: string
  /** Of a list. */
  readonly count?: number
  /** What ideas and tips are for, with its article: "den Kindergeburtstag". */
  readonly purpose?: string
  /** Of a journey: in how many days. */
  readonly days?: number
  readonly review?: ReviewTitle
}

interface Frames {
  /** The first group is the number, the second the things. */
  readonly list: RegExp
  /** The first group that matched is the task, as an infinitive. */
  readonly task: readonly RegExp[]
  readonly guide: readonly RegExp[]
  /** The group `purpose` is what it is for. */
  readonly purpose: RegExp
  readonly place: readonly RegExp[]
  readonly article: RegExp
  /** Signs that the rest of a title is no noun phrase. */
  readonly clause: RegExp
}

const FRAMES: Readonly<Record<WorldLang, Frames>> = {
  de: {
    list: /^(?:(?:die|top|unsere|meine|diese)\s+)*(\d{1,3})\s+(?:(?:besten|schönsten|beliebtesten|wichtigsten|tollsten|coolsten|genialsten)\s+)?(\p{Lu}?\p{L}.*)$/iu,
    task: [
      /^((?:\p{Lu}[\p{L}-]+|(?:ein(?:e[nm]?)?|den|die|das) \p{Lu}[\p{L}-]+)(?: (?:selbst|selber|richtig|einfach|schnell|leicht|günstig|nachhaltig|im Haus|im Garten|im Topf|auf dem Balkon))* \p{Ll}+(?:en|eln|ern))$/u,
    ],
    guide: [
      /^(?:alles (?:wichtige )?(?:über|zu|zum thema)|ratgeber:?|was ist|was sind)\s+(?:(?:der|die|das|den|dem)\s+)?(\p{Lu}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2})\??$/iu,
      /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})[: ]+\s*(?:die besten |nützliche |hilfreiche )?(?:tipps|ratgeber|das solltest du wissen|einfach erklärt|alles, was|ein ratgeber|der ratgeber|ein guide|der guide)/iu,
    ],
    purpose:
      /^(?:(?:die|\d+|besten?|schöne|kreative|einfache|tolle|unsere|nützliche|praktische)\s+)*(?:ideen|tipps|inspiration(?:en)?|tipps und (?:tricks|ideen)|ideen und tipps)\s+für\s+(?<purpose>(?:(?:den|die|das|dein(?:e|en)?|euren?|einen?|ein) )?\p{L}[\p{L}-]+(?: (?:im|in|auf|am|zum|mit) .{3,24})?)$/iu,
    place: [
      /^(?:reisetipps|urlaub|reiseführer|städtetrip|wochenende|rundreise|roadtrip|sehenswürdigkeiten|ausflugsziele|reisebericht|ein (?:tag|wochenende)|\d+ tage)\s+(?:in|auf|nach|für|durch|rund um)\s+(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/iu,
      /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[:,]?\s+(?:die (?:schönsten|besten) )?(?:sehenswürdigkeiten|reisetipps|reiseführer|urlaub|insidertipps|die quirlige|reisebericht|geheimtipps)(?!\p{L})/iu,
    ],
    article: /^(?:der|die|das|den|dem|dein(?:e|en)?|eure?n?|ein(?:e|en)?)\s+/iu,
    clause:
      /[?!]|(?<!\p{L})(?:ich|wir|du|ihr|sie|man|ist|sind|wird|werden|kann|hat|wie|warum|wenn|dass|mythen|fehler|gründe|jahre|monate|tage|wochen|minuten|stunden|personen|prozent|euro|must haves)(?!\p{L})/iu,
  },
  es: {
    list: /^(?:(?:los|las|top|nuestros|nuestras|estos|estas)\s+)*(\d{1,3})\s+(?:mejores\s+)?(\p{L}.*)$/iu,
    task: [/^¿?cómo\s+(\p{Ll}+(?:ar|er|ir)(?: .+)?)$/iu],
    guide: [
      /^(?:todo (?:sobre|lo que debes saber (?:sobre|de))|guía (?:de|sobre|para)|qué (?:es|son))\s+(?:(?:el|la|los|las|un|una)\s+)?(\p{L}+(?: \p{L}+){0,4})\??$/iu,
      /^([\p{L} ]{4,40}?):\s+(?:guía|consejos|ideas|todo lo que|qué es)/iu,
    ],
    purpose:
      /^(?:(?:los|las|mejores|\d+)\s+)*(?:ideas|consejos|trucos|tips|inspiración)(?: \p{L}+(?:as|es|os))?\s+para\s+(?<purpose>(?:(?:el|la|los|las|tu|tus|un|una) )?\p{Ll}[\p{L}]+(?: (?:de|en|con) .{3,24})?)$/iu,
    place: [
      /^¿?(?:qué (?:ver|hacer|visitar)|dónde (?:comer|dormir|alojarse)|guía de viaje (?:de|a)|viaje a|viajar a|escapada a|ruta por|fin de semana en|\d+ días en)(?: y (?:ver|hacer|visitar))?(?: en)?\s+(\p{Lu}\p{L}+(?: (?:de |del |la )?\p{Lu}\p{L}+)*)/iu,
    ],
    article: /^(?:el|la|los|las|tu|tus|un|una)\s+/iu,
    clause:
      /[?!¿¡]|(?<!\p{L})(?:para \p{L}+[aei]r|yo|tú|que|es|son|está|hay|cómo|cuando|porque|razones|motivos|errores|mitos|años|meses|días|semanas|minutos|horas|personas|euros)(?!\p{L})/iu,
  },
  fr: {
    list: /^(?:(?:les|top|nos|mes|ces)\s+)*(\d{1,3})\s+(?:(?:meilleure?s|plus belles?|plus beaux)\s+)?(\p{L}.*)$/iu,
    task: [/^comment\s+(?:bien\s+)?(\p{Ll}+(?:er|ir|re|oir)(?: .+?)?)\s*\??$/iu],
    guide: [
      /^(?:tout savoir sur|tout sur|guide (?:de|du|des)|qu['’]est-ce que)\s+(?:(?:le|la|les|un|une)\s+|l['’])?(\p{L}+(?:[ '’]\p{L}+){0,4})\s*\??$/iu,
      /^([\p{L} '’]{4,40}?)\s*:\s+(?:nos |les |le |mes )?(?:conseils|astuces|guide|idées|tout savoir|bienfaits)/iu,
    ],
    purpose:
      /^(?:(?:nos|les|mes|\d+)\s+)*(?:idées|conseils|astuces|inspirations?)(?: \p{L}+)?\s+pour\s+(?<purpose>(?:(?:le|la|les|un|une|votre|vos) |l['’])?\p{Ll}[\p{L}]+(?: (?:de|en|au|aux|à) .{3,24})?)$/iu,
    place: [
      /^(?:que (?:faire|voir|visiter)|où (?:dormir|manger)|visiter|voyage|week-end|guide de voyage|vacances|\d+ jours)\s+(?:(?:à|en|au|aux|de)\s+)?(\p{Lu}\p{L}+(?:[ -](?:de |du |la |le )?\p{Lu}\p{L}+)*)/u,
      /^(?:Que (?:faire|voir|visiter)|Où (?:dormir|manger)|Visiter|Voyage|Week-end|Vacances|\d+ jours)\s+(?:(?:à|en|au|aux|de)\s+)?(\p{Lu}\p{L}+(?:[ -](?:de |du |la |le )?\p{Lu}\p{L}+)*)/u,
    ],
    article: /^(?:(?:le|la|les|un|une|votre|vos)\s+|l['’])/iu,
    clause:
      /[?!]|(?<!\p{L})(?:pour (?:\p{L}+ )?\p{L}+(?:er|ir|re)|je|vous|nous|que|qui|est|sont|comment|quand|raisons|erreurs|ans|mois|jours|semaines|minutes|heures|personnes|euros)(?!\p{L})/iu,
  },
}
const MAX_NAME_WORDS = 8
const MAX_NAME_LETTERS = 56
const MIN_COUNT = 3
/** "hacerlo", "le faire": the thing itself is not in the task. */
const POINTING =
  /^(?:le|la|les|lo|l['’])(?:\s|(?<=['’]))|(?:ar|er|ir)(?:lo|la|los|las|se)(?!\p{L})/iu

/** "Frei erfunden" has the ending of an infinitive, and names no task. */
const DONE =
  /(?:[bf]unden|schwunden|zogen|logen|boten|loren|schlossen|brochen|storben|worfen|holfen|lungen|sungen|trunken|troffen|nommen|schrieben|blieben)$/u

export function readWorldTitle(title: string, lang: WorldLang): WorldTitle | null {
  const whole = title
    .replace(/\([^)]*\)|\[[^\]]*\]|[\p{Extended_Pictographic}\uFE0F]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const head = (whole.split(/\s*[|•]\s*|\s+[–—-]\s+/u)[0] ?? whole).trim()
  const first = (head.split(/\s*:\s+/u)[0] ?? head).replace(/[.!]+$/, '').trim()
  const frames = FRAMES[lang]
  const review = readReviewTitle(head, lang, title)
  if (review) return { kind: 'review', name: review.name, review }
  return (
    placeIn(head, frames) ??
    taskIn(first, frames) ??
    purposeIn(first, frames) ??
    listIn(first, frames) ??
    guideIn(head, frames)
  )
}

function firstGroup(text: string, patterns: readonly RegExp[]): string {
  return patterns.map((pattern) => pattern.exec(text)?.[1] ?? '').find(Boolean) ?? ''
}

function isShort(name: string): boolean {
  return name !== '' && wordsOf(name).length <= MAX_NAME_WORDS && name.length <= MAX_NAME_LETTERS
}

function placeIn(text: string, { place, clause }: Frames): WorldTitle | null {
  // The patterns read any case, a place is written large.
  const [name = ''] = firstGroup(text, place).split(/\s(?=\p{Ll})/u)
  if (!isShort(name) || !/^\p{Lu}/u.test(name) || clause.test(name)) return null
  const days = Number(DAYS.exec(text)?.[1] ?? 0)
  return days >= MIN_DAYS && days <= MAX_DAYS
    ? { kind: 'travel', name, days }
    : { kind: 'travel', name }
}

/** "2 o 3 días" is no number. */
const DAYS =
  /(?<![\p{L}\d.,–-]|\d\s(?:o|ou|oder|bis|a|à|et|y|und)\s)(\d{1,2}) (?:tagen?|días|jours)(?!\p{L})/iu
const MIN_DAYS = 2
const MAX_DAYS = 21

/** It names the form of the page, no part of the task. */
const STEP_BY_STEP =
  /,?\s+(?:paso a paso|schritt für schritt|pas à pas|étape par étape|step[- ]by[- ]step)$/iu

function taskIn(text: string, { task }: Frames): WorldTitle | null {
  const name = firstGroup(text, task).replace(STEP_BY_STEP, '')
  return isShort(name) &&
    ![POINTING, DONE].some((unfit) => unfit.test(name)) &&
    wordsOf(name).length >= 2
    ? { kind: 'howTo', name }
    : null
}

function purposeIn(text: string, { purpose, article, clause }: Frames): WorldTitle | null {
  const found = purpose.exec(text)?.groups?.purpose ?? ''
  return isShort(found) && !clause.test(found)
    ? { kind: 'guide', name: found.replace(article, ''), purpose: found }
    : null
}

function listIn(text: string, { list, clause }: Frames): WorldTitle | null {
  const [, number = '', things = ''] = list.exec(text) ?? []
  const count = Number(number)
  return count >= MIN_COUNT && isShort(things) && !clause.test(things)
    ? { kind: 'list', name: things, count }
    : null
}

function guideIn(text: string, { guide, clause }: Frames): WorldTitle | null {
  const name = firstGroup(text, guide).trim()
  return isShort(name) && !clause.test(name) ? { kind: 'guide', name } : null
}
