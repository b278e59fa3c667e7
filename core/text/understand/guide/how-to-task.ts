/** What a page teaches, out of its title: the task, its gerund and the thing that it is done to. */
import { wordsOf, type Language } from '../../language/language.ts'
import { isNounPhrase, MANNER } from '../../subject/subject.ts'
import { gerundOf } from '../../language/english-grammar.ts'
import words from './how-to-words.en.json' with { type: 'json' }

export interface HowToTask {
  /** "build a terrarium", in the title's case. */
  readonly task: string
  readonly gerund: string
  /** "terrarium"; '' where the task has no clear object. */
  readonly object: string
  readonly verb: string
  /** The task makes the object: "your apartment" is not made. */
  readonly isMade: boolean
  /** The object follows "a" or "an". */
  readonly isOne: boolean
}

const TASKS: readonly RegExp[] = [
  /^(?:here['’]s |learn |this is )?how (?:to|do you|can you|do i|can i) (.+)$/iu,
  /^(?:when|where|why) and how to (.+)$/iu,
  /^(?:the |an? )?(?:(?:best|easiest|easy|right|simple|simplest|fastest|quickest|only|correct|proper|secret) )+ways? to (.+)$/iu,
  /^(?:[\p{L}'’-]+ ){0,3}(?:tips|ideas|tricks) (?:for|on) how to (.+)$/iu,
  /^(?:learn|want) to (.+)$/iu,
]
const GUIDE =
  /^(?:the |an? |your )?(?:[\p{L}'’-]+ ){0,4}(?:guide|tips|advice) (?:to|for|on) (.+)$/iu
const MADE =
  /^(?:easy |simple |quick )?(?:diy|homemade)[: ]+(.+?)(?: tutorial| instructions| ideas?)?$/iu
const TUTORIAL = /^(?:easy |simple )?(.+?) (?:tutorial|step[- ]by[- ]step)$/iu
const CARE = /^(?:how to )?(.+?) care(?: guide| tips| 101| for beginners)?$/iu

/** What is promised beside the task. */
const PROMISE =
  /\s+(?:in|with) (?:just |only )?(?:\d+|\p{L}+)(?: easy| simple| quick)? steps$|\s+(?:in|under) (?:just |only |under )?\d+ (?:minutes|hours|days)$|\s+\(.*\)$|,? step[- ]by[- ]step$|\s+(?:so (?:that )?(?:you|it|they)|to (?:get|have|ensure|achieve|keep it|keep them))\s.*$|\s+the (?:right|easy|simple|proper) way$|\s+like an? (?:pro|expert|chef)$|\s+for beginners$|\s+from (?:the )?(?:experts?|pros?)$|\s+(?:tutorial|guide|instructions|diy)$|\s+properly$|\s+correctly$/iu
const MAX_LENGTH = 58

export function readTask(title: string, language: Language): HowToTask | null {
  const parts = title
    .replace(/\s*[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\s+/g, ' ')
    .split(/\s*[:|•·]\s+|\s+[–—|-]\s+|(?<=[?!])\s+/u)
    .map((part) => part.replace(/[.!,;?\s]+$/, '').trim())
  for (const part of parts) {
    const task = shortened(withoutAdverb(taskIn(part, language), language))
    if (isTask(task)) return { task, ...gerundAndObject(task, language) }
  }
  return null
}

/** Whether the title itself says that something is taught. */
export function isHowToTitle(title: string): boolean {
  return title
    .split(/\s*[:|•·(]\s*|\s+[–—|-]\s+/u)
    .some((part) =>
      [...TASKS.slice(0, 2), MADE, TUTORIAL].some((pattern) => pattern.test(part.trim())),
    )
}

/** The task that a part of the title names; '' where it names none. */
function taskIn(part: string, language: Language): string {
  return (
    taughtTask(part) ||
    fromGerund(GUIDE.exec(part)?.[1] ?? part) ||
    makingTask(part, language) ||
    careTask(part, language)
  )
}

/** "build a terrarium" of "How to build a terrarium". */
function taughtTask(part: string): string {
  for (const pattern of TASKS) {
    const task = pattern.exec(part)?.[1]
    if (task) return task
  }
  return ''
}

/** "make a wreath" of "DIY wreath tutorial". */
function makingTask(part: string, language: Language): string {
  const made = MADE.exec(part)?.[1] ?? TUTORIAL.exec(part)?.[1]
  return made && isNounPhrase(made, language) ? `make ${withArticle(made)}` : ''
}

/** "care for orchids" of "Orchids care guide". */
function careTask(part: string, language: Language): string {
  const plant = CARE.exec(part)?.[1]
  return plant && isNounPhrase(plant, language) ? `care for ${plant}` : ''
}

/** "actually remove nail polish": the first word becomes a gerund, and an adverb has none. */
function withoutAdverb(task: string, language: Language): string {
  const [first = '', ...rest] = task.split(' ')
  const isAdverb = language.tokens(first.toLowerCase())[0]?.pos === 'OTHER'
  if (!isAdverb || rest.length === 0) return task
  // "How to never waste herbs" would teach the opposite.
  return /^(?:not|never)$/iu.test(first) ? '' : withoutAdverb(rest.join(' '), language)
}

function shortened(task: string): string {
  const cut = whole(task.replace(PROMISE, '').replace(PROMISE, '').trim())
  if (cut.length <= MAX_LENGTH) return cut
  const [head = ''] = cut.split(/\s+(?:without|so|because|when|if|while|instead)\s/iu)
  return head
}

/** "make scented candle at home": titles leave out articles that a sentence needs. */
function whole(task: string): string {
  const [, verb = '', object = '', rest = ''] = MAKING.exec(task) ?? []
  return verb === '' ? task : `${verb} ${withArticle(object)}${rest}`
}

const MAKING =
  /^(make|build|sew|knit|crochet|create)\s+(?!an?\s|the\s|your\s|\p{L}+ (?:own|and)\b)((?:[\p{L}-]+ ){0,2}(?:candle|shelf|wreath|bench|table|planter|pillow|blanket|scarf|bag|box|frame|lamp|bed|rug|garland|basket|bowl|card|costume|mask|headboard|desk|dress|skirt|hat|quilt|birdhouse|terrarium|trellis|fence|coop|stool|mirror|tote|coaster|ornament))(?!\p{L})(.*)$/iu

function isTask(task: string): boolean {
  const count = wordsOf(task).length
  return (
    count >= 2 &&
    task.length <= MAX_LENGTH &&
    !/[,;?!]|(?<![\p{L}'’])(?:i|we|my|our|us|it|them|this|these)(?![\p{L}])/iu.test(task)
  )
}

const VERBS = new Map(words.verbs.map((verb) => [gerundOf(verb).toLowerCase(), verb]))

/** "Growing lemon trees from seed" → "grow lemon trees from seed"; '' for any other beginning. */
export function fromGerund(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const verb = VERBS.get(first.toLowerCase())
  return verb && rest.length > 0 ? [verb, ...rest].join(' ') : ''
}

/** "make" before the name of one thing: with its article, as far as its spelling says. */
function withArticle(name: string): string {
  const isMany = /s$/i.test(name) && !/(?:ss|us)$/i.test(name)
  const isMass =
    /(?:dough|soap|paint|slime|jam|bread|sauce|cleaner|paper|decor|yogurt|cheese|butter|milk|salt|spray|detergent|compost|soil|food|art|furniture|jewelry)$/i.test(
      name,
    )
  if (isMany || isMass) return name
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

const BOTH = /^(\p{L}+) (and|&|or) (\p{L}+)(?= |$)/iu
const PARTICLE =
  /^(?:(?:good |better )?care of|with|about|to|for|of|up|out|off|down|away|back)\s+/iu
const PLACE =
  /\s+(?:for|in|with|without|from|to|on|at|into|onto|like|and how|when|that|under|using|by|so|yourself|indoors|outdoors|before|after|this|every)(?=\s|$)/iu

function gerundAndObject(task: string, language: Language): Omit<HowToTask, 'task'> {
  const { verb, gerund, behind } = splitVerb(task)
  return {
    gerund,
    object: objectIn(behind, language),
    verb,
    isMade: !/^(?:the|your|my)\s/iu.test(behind),
    isOne: /^an?\s/iu.test(behind.replace(PARTICLE, '')),
  }
}

/** The verb of a task, its second one in "wash and dry", and what follows. */
function splitVerb(task: string): { verb: string; gerund: string; behind: string } {
  const [first = '', ...rest] = task.split(' ')
  const both = BOTH.exec(task)
  const second = both?.[3] ?? ''
  if (both === null || !words.verbs.includes(second.toLowerCase()))
    return { verb: first.toLowerCase(), gerund: gerundOf(task), behind: rest.join(' ') }
  const behind = task.slice(both[0].length).trim()
  const gerund = `${gerundOf(first)} and ${gerundOf(second)} ${behind}`
  return { verb: second.toLowerCase(), gerund, behind }
}

/** Words that name no object. */
const VAGUE = /^(?:to|more|less|better|things?|everything|something|anything|\p{L}+ing)\b/iu

/** The object in what follows the verb; '' where it is not clear. */
function objectIn(behind: string, language: Language): string {
  const named = behind.replace(PARTICLE, '').replace(/^(?:an?|the|(?:your|my)(?: own)?)\s+/iu, '')
  const object = (named.split(PLACE)[0] ?? '').replace(MANNER, '').trim()
  const count = wordsOf(object).length
  const isClear = count >= 1 && count <= 4 && isNounPhrase(object, language) && !VAGUE.test(object)
  return isClear ? object : ''
}
