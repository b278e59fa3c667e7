/**
 * The time that a recipe takes in all. Pages give the time for preparing alone under that name, and
 * leave out the hours in which the dough rises: then no time is stated.
 */
import type { Material } from '../../writer/material.ts'

/** In minutes. Rounded parts may make up a little more than the whole, and of a short one less. */
const SLACK = 5
const SLACK_SHARE = 0.1
/** A total that the page names is rounded by less. */
const ROUNDED = 2
const OVERNIGHT = 480
const HOUR = 60

const DURATION =
  /(\d+(?:[.,]\d+)?|½|(?<!\p{L})(?:an|one|two|three|eine?|einer|zwei|drei|une?|deux|trois|una?|dos|tres))(?:\s*(?:[-–]|to|bis|à|a|oder|or)\s*(\d+))?[\s-]*(h(?:ours?|rs?)?|stunden?|std\.?|heures?|horas?|min(?:ute[ns]?|utos?|s)?\.?)(?!\p{L})/giu
const NIGHT =
  /\bovernight\b|\b(?:several|a few|a couple of) hours\b|(?:mehrere|einige) stunden|(?:plusieurs|quelques) heures|(?:varias|unas) horas|über nacht|toute (?:la|une) nuit|une nuit|toda la noche|una noche/iu
/** What keeps for hours is done; "30 minutes or up to overnight" is a wait. */
const KEEPS =
  /\b(?:keep|keeps|stor(?:e|es|ed)|leftovers?|(?<!\b(?:or|and) )up to|ahead)\b|haltbar|aufbewahr|hält|(?<!oder )bis zu|conserv|se garde|gardez|aguanta|(?<!ou )jusqu['’]à/iu
const HEAT =
  /(?<!\p{L})(?:bake|baking|oven|cook|simmer|boil|fry|roast|grill|heat|back(?:e|t|en|ofen|form)|gebacken|ofen|koch|brat|garen|gegart|erhitz|cuire|cuisson|four(?!\p{L}|ch)|enfourn|chauff|poêle|cocotte|mijot|horno|horne|cocer|cocina|cuece|calienta|sartén|hervir|fre[íi])/iu
const WAIT =
  /(?<!\p{L})(?:rest|chill|rise|rising|proof|soak|marinat|freez|refrigerat|set aside|stand|steep|ruhen|ruht|gehen|kühl|kalt stellen|ziehen|mariniere?n|quellen|einweichen|gefrier|repos|lever|réfrigér|marin|congel|tremper|figer|levar|enfriar|nevera|remojo|congel)/iu
/** In minutes. Shorter waits are part of the work. */
const MIN_WAIT = 20
/** "Chill time: 2 hours" among the page's lines. */
const WAIT_TIME =
  /(?<!\p{L})(?:(?:rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|ris(?:e|ing)|proof(?:ing)?|marinat(?:e|ing)|marinade|freez(?:e|ing)|soak(?:ing)?|refrigerat(?:e|ion|ing)|inactive|passive|waiting) time|(?:ruhe|kühl|geh|warte|marinier|quell)zeit|temps de (?:repos|réfrigération|marinade|levée|trempage)|tiempo de (?:reposo|levado|nevera|remojo|marinado))\s*:?\s*(?:ca\.? )?/giu
const SMALL: Readonly<Record<string, number>> = {
  '½': 0.5,
  an: 1,
  one: 1,
  ein: 1,
  eine: 1,
  einer: 1,
  un: 1,
  une: 1,
  una: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
}

/** In hours: what rests longer is no easy work. */
const MAX_EASY_WAIT = 12

/** "Brine it for 24 hours", "let the dough rise for 18 hours". */
export function waitsOverHalfDay({ content }: Material): boolean {
  const lines = [
    ...content.paragraphs,
    ...content.facts.flatMap(({ name, value }) => (name === 'step' ? [value] : [])),
  ]
  return lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .filter(
      (text) =>
        (WAIT.test(text) || /\bbrin(?:e|ed|ing)\b|ferment/iu.test(text)) && !KEEPS.test(text),
    )
    .some((text) =>
      [...text.matchAll(DURATION)].some(
        ([, number = '', , unit = '']) =>
          /^(?:h|st)/iu.test(unit) &&
          (SMALL[number.toLowerCase()] ?? Number(number)) > MAX_EASY_WAIT,
      ),
    )
}

/** `null` where the page states none, or one that its own parts and steps contradict. */
export function wholeMinutes({ content, minutes }: Material): number | null {
  if (minutes === null) return null
  const partOf = (name: string): number =>
    Number(
      /^(\d+) min$/.exec(content.facts.find((fact) => fact.name === name)?.value ?? '')?.[1],
    ) || 0
  const [prep, cook] = [partOf('prep_time'), partOf('cook_time')]
  const steps = content.facts.flatMap(({ name, value }) => (name === 'step' ? [value] : []))
  const isPart = prep + cook > minutes + Math.min(SLACK, Math.floor(minutes * SLACK_SHARE))
  const isPrepAlone = prep > 0 && cook === 0 && prep >= minutes && takesMore(steps)
  const isSum = Math.min(prep, cook) > 0 && prep + cook === minutes
  const isShort = longestSpan(steps) > minutes || partsStated(steps, prep, cook) > minutes + SLACK
  const isSumWithoutWait =
    isSum &&
    (sentencesOf(steps).some((text) => isStanding(text) || COOLS.test(text)) ||
      isRising(prep, [...steps, ...content.paragraphs]))
  const isWithoutWait = prep + cook + waitReported(content.paragraphs) > minutes + SLACK
  const isTotalOther = totalsReported(content.paragraphs).some(
    (total) => Math.abs(total - minutes) > ROUNDED,
  )
  const faults = [
    isTotalOther,
    spentIn(steps) * MOST_OVER > minutes,
    isPart,
    isPrepAlone,
    isShort,
    isSumWithoutWait,
    isWithoutWait,
    isStatedOtherwise(content, minutes),
  ]
  return faults.includes(true) ? null : minutes
}

/** "Ready in under 30 minutes" fits any shorter time, and none that is longer. */
const BOUND =
  /(?:under|less than|within|up to|at most|unter|weniger als|in maximal|moins de|menos de)\s+$/iu

/** The page's title or summary states another time. */
function isStatedOtherwise({ title, description }: Material['content'], minutes: number): boolean {
  const told = [title, description].flatMap((text) =>
    [...text.matchAll(DURATION)].map(({ index, 0: span }) => ({
      span: spanOf(span),
      isBound: BOUND.test(text.slice(0, index)),
    })),
  )
  const isWrong = ({ span, isBound }: (typeof told)[number]): boolean =>
    isBound ? span < minutes : Math.abs(span - minutes) > SLACK
  return told.length > 0 && told.every(isWrong)
}

/** Preparing, the waits of the steps one after another, and the cooking; 0 without a wait. */
function partsStated(steps: readonly string[], prep: number, cook: number): number {
  const spans = sentencesOf(steps).map((text) => ({ text, span: spanOf(text) }))
  const waits = spans.filter(({ text, span }) => WAIT.test(text) && span >= MIN_WAIT)
  const heats = spans.filter(({ text }) => !WAIT.test(text) && HEAT.test(text))
  const waited = waits.reduce((sum, { span }) => sum + span, 0)
  return waited === 0 ? 0 : prep + waited + Math.max(cook, ...heats.map(({ span }) => span))
}

/**
 * Steps that take more than a third longer than the whole contradict it: so much of the sum may be
 * left.
 */
const MOST_OVER = 3 / 4

/** What the steps take one after another, in minutes; of each sentence the longest time. */
const spentIn = (steps: readonly string[]): number =>
  [...new Set(sentencesOf(steps))]
    .filter((text) => !MEANWHILE.test(text) && !AFTER.test(text))
    .reduce((sum, text) => sum + spanOf(text), 0)

const MEANWHILE =
  /\b(?:while|meanwhile|in the meantime|during (?:this|that) time)\b|währenddessen|inzwischen|in der zwischenzeit|pendant ce temps|entre-?temps|mientras/iu

/** A time that was stated before. */
const AFTER = /^(?:after|nach|après|después de|tras|pasad[oa]s)(?!\p{L})/iu

/** "Let them sit for 10 minutes": on top of a total that is preparing and cooking alone. */
const STANDING =
  /\blet\b.{1,60}\b(?:sit|stand|rest|drain|chill)\b|(?<!\p{L})(?:ruhen|ziehen|quellen|abtropfen) lassen|laiss\p{L}+.{1,40}reposer|réserve[rz] pendant|dej\p{L}+.{1,40}reposar/iu
const MIN_STANDING = 10
/** "Until doubled in size" takes an hour or more, whether the step names a time or not. */
const DOUBLES =
  /\b(?:until|has|have)\b.{0,30}\bdoubled\b|\bdoubles? in (?:size|volume|bulk)\b|verdoppel(?:t|n)(?!\p{L})|doubl\p{L}+ de (?:volume|taille)|(?:dobl\p{L}+|doble) (?:de )?(?:su )?(?:tamaño|volumen)/iu

/** A long time of preparing may hold the rising. */
const isRising = (prep: number, texts: readonly string[]): boolean =>
  prep < HOUR && texts.some((text) => DOUBLES.test(text))

/** A cake must be cold before it is frosted: the hour of cooling is not baking time. */
const COOLS =
  /\b(?:fully|completely) cool(?:ed)?\b.{0,60}\b(?:frost|ic(?:e|ing)|glaz|assembl|decorat|fill)|\bcool completely\b.{0,30}\b(?:before|then|and) .{0,20}(?:frost|ic(?:e|ing)|glaz|assembl)|vollständig (?:ab|aus)kühlen|complètement refroidir|refroidir complètement|enfriar(?:se)? (?:por completo|completamente)/iu

/** Than preparing: heat, or "Let sit in the refrigerator for at least 15 minutes." */
const takesMore = (steps: readonly string[]): boolean =>
  HEAT.test(steps.join(' ')) ||
  sentencesOf(steps).some((text) => WAIT.test(text) && spanOf(text) >= MIN_STANDING)

const isStanding = (text: string): boolean =>
  STANDING.test(text) && !MEANWHILE.test(text) && spanOf(text) >= MIN_STANDING

const TOTAL_TIME =
  /(?<!\p{L})(?:total time|gesamtzeit|temps total|tiempo total)\s*:?\s*((?:\d+\s*(?:h\p{L}*|min\p{L}*|stunden?)\.?[\s,]*(?:and|und|et|y)?\s*)+)/giu

/** "Total time: 1 hour 10 minutes" among the page's lines. */
function totalsReported(paragraphs: readonly string[]): number[] {
  return paragraphs.flatMap((text) =>
    [...text.matchAll(TOTAL_TIME)].map(([, spans = '']) =>
      [...spans.matchAll(DURATION)].reduce((sum, [span]) => sum + spanOf(span), 0),
    ),
  )
}

/** What the page names as time for resting or chilling, in minutes. */
function waitReported(paragraphs: readonly string[]): number {
  const told = paragraphs.flatMap((text) =>
    [...text.matchAll(WAIT_TIME)].map(({ index, 0: label }) =>
      spanOf(/^[^.,;()]{0,24}/u.exec(text.slice(index + label.length))?.[0] ?? ''),
    ),
  )
  return Math.max(0, ...told)
}

/** The longest time that one of the steps names, in minutes. */
export function longestSpan(steps: readonly string[]): number {
  return Math.max(0, ...sentencesOf(steps).map(spanOf))
}

/** "45 Min. im Ofen" goes on. */
const SENTENCE_END = /(?<=[.!;])\s+(?!(?<=(?:[Mm]in|[Ss]td|[Cc]a)\.\s+)\p{Ll})/u

function sentencesOf(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(SENTENCE_END)).filter((text) => !KEEPS.test(text))
}

function spanOf(text: string): number {
  const spans = [...text.matchAll(DURATION)].map(([, from = '', , unit = '']) => {
    const number = SMALL[from.toLowerCase()] ?? Number(from.replace(',', '.'))
    return number * (/^min/iu.test(unit) ? 1 : HOUR)
  })
  return Math.max(NIGHT.test(text) ? OVERNIGHT : 0, ...spans)
}
