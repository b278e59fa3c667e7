/** The ingredients and the steps among the lines of a page, by headings and by what lines look like. */
import {
  hasAmount,
  ingredientText,
  isControl,
  isIngredientLine,
  isMeasured,
  isSentence,
  startsWithAmount,
} from './ingredient-lines.ts'
import {
  ingredientsAmong,
  isFootnote,
  MIN_INGREDIENTS,
  MIN_MEASURED,
  type FoundLine,
} from './loose-ingredients.ts'
import { hasBullet, type PageLine } from './page-lines.ts'
import { AFTER_WORDS, INGREDIENT_WORDS, MATERIAL_WORDS, METHOD_WORDS } from './recipe-words.ts'
import { isBareStep, stepText } from './step-lines.ts'

/** A line of a part; `isGroup`: the name of those below it. */
export interface PartLine {
  readonly text: string
  readonly isGroup: boolean
}

interface Part {
  readonly lines: readonly PartLine[]
  readonly start: number
  readonly end: number
}

const MAX_PART = 400
/** Lines after a heading that say what kind of group it names. */
const LINES_AHEAD = 4
/** Lines between an ingredient with a star and its footnote. */
const MAX_NOTE_AWAY = 60

interface Name {
  readonly heading: RegExp
  readonly label: RegExp
}
const named = (words: string): Name => ({
  heading: new RegExp(`^(?:the |les |die |gli |os )?(?:${words})(?![\\p{L}])(?:.{0,60})$`, 'iu'),
  label: new RegExp(
    `^(?:the |les |die |gli |os )?(?:${words})(?:\\s*\\([^)]{0,30}\\)|\\s(?:for|für|pour|para|per|de|du)\\s.{1,40})?$`,
    'iu',
  ),
})
const INGREDIENTS = named(INGREDIENT_WORDS)
const MATERIALS = named(MATERIAL_WORDS)
const METHOD = named(METHOD_WORDS)
const AFTER = new RegExp(`^(?:${AFTER_WORDS})`, 'iu')

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[\s:：.]+$/gu, '')

function isNamed({ text, level, isEntry }: PageLine, { heading, label }: Name): boolean {
  const words = bare(text)
  return level > 0 ? words.length <= 90 && heading.test(words) : !isEntry && label.test(words)
}
const isMethod = (line: PageLine): boolean => isNamed(line, METHOD)
const isAfter = ({ text, level, isEntry }: PageLine): boolean =>
  text.length <= 80 &&
  AFTER.test(bare(text)) &&
  (level > 0 || (!isEntry && text.endsWith(':')) || bare(text).length <= 20)

/** The part below the heading that has most amounts; the first of equals. */
export function findIngredients(lines: readonly PageLine[]): Part | null {
  const parts = lines.flatMap((line, at) =>
    isNamed(line, INGREDIENTS) || isNamed(line, MATERIALS) ? [ingredientsBelow(lines, at)] : [],
  )
  const scored = parts.map((part) => ({ part, score: scoreOf(part) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const found = scored.find(({ score }) => score === best && score > 0)
  return found?.part ?? measuredRuns(lines)
}

function scoreOf({ lines }: Part): number {
  const entries = lines.filter(({ isGroup }) => !isGroup)
  if (entries.length < MIN_INGREDIENTS) return 0
  return entries.filter(({ text }) => hasAmount(text)).length + entries.length / 1000
}

type Role = 'end' | 'group' | 'line' | 'other'

function ingredientsBelow(lines: readonly PageLine[], start: number): Part {
  const found: FoundLine[] = []
  const last = Math.min(lines.length, start + MAX_PART)
  let end = start + 1
  for (; end < last; end += 1) {
    const role = roleBelow(lines, end, { heading: lines[start], found })
    if (role === 'end') break
    const { text, isEntry } = lines[end] ?? { text: '', isEntry: false }
    if (role === 'group') found.push({ text: bare(text), isGroup: true, isEntry: false })
    if (role === 'line') found.push({ text: ingredientText(text), isGroup: false, isEntry })
  }
  return { lines: withoutEmptyGroups(ingredientsAmong(found)), start, end }
}

interface Below {
  readonly heading: PageLine | undefined
  readonly found: readonly PartLine[]
}

function roleBelow(lines: readonly PageLine[], at: number, { heading, found }: Below): Role {
  const line = lines[at]
  const hasLines = found.length > 0
  if (line === undefined || heading === undefined || isMethod(line)) return 'end'
  if (hasLines && isAfter(line)) return 'end'
  if (line.level > 0 || isNamed(line, INGREDIENTS))
    return continues(lines, { at, heading, hasLines }) ? 'group' : 'end'
  const hasIngredients = found.some(({ isGroup }) => !isGroup)
  return isNote(lines, at) ? 'other' : roleOfWords(line, hasIngredients)
}

function isNote(lines: readonly PageLine[], at: number): boolean {
  const [line, before] = [lines[at], lines.slice(Math.max(0, at - MAX_NOTE_AWAY), at)]
  return (
    line?.isEntry === false &&
    isFootnote(
      line.text,
      before.map(({ text }) => text),
    )
  )
}

function roleOfWords(line: PageLine, hasIngredients: boolean): Role {
  if (isGroupLabel(line)) return 'group'
  if (isProse(line)) return hasIngredients && !line.isEntry ? 'end' : 'other'
  return isIngredientLine(line.text) ? 'line' : 'other'
}

const isProse = ({ text }: PageLine): boolean => isSentence(text) && !startsWithAmount(text)

const isGroupLabel = ({ text, isEntry, isBold }: PageLine): boolean =>
  text.length <= 60 &&
  /\p{L}/u.test(text) &&
  ((/[:：]$/.test(text) && (!isEntry || !hasAmount(text))) || (isBold && !hasAmount(text)))

interface Ahead {
  readonly at: number
  readonly heading: PageLine
  readonly hasLines: boolean
}

/** Whether a heading names a group of the list: of lower rank, or followed by amounts. */
function continues(lines: readonly PageLine[], { at, heading, hasLines }: Ahead): boolean {
  const line = lines[at]
  if (line === undefined || isAfter(line)) return false
  const next = lines.slice(at + 1, at + 1 + LINES_AHEAD)
  const isFollowed = next.some(
    ({ text, level }) => level === 0 && startsWithAmount(text) && !isSentence(text),
  )
  if (isNamed(line, INGREDIENTS)) return isFollowed || !hasLines
  return isFollowed || (!hasLines && (heading.level === 0 || line.level > heading.level))
}

function withoutEmptyGroups(lines: readonly PartLine[]): PartLine[] {
  return lines.filter(({ isGroup }, at) => !isGroup || lines[at + 1]?.isGroup === false)
}

/** Lists of measured lines on a page that names no ingredients. */
function measuredRuns(lines: readonly PageLine[]): Part | null {
  const found: PartLine[] = []
  let [start, end] = [-1, -1]
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at)
    if (isIngredientRun(run, found.length > 0)) {
      const above = lines[at - 1]
      if (above && above.level > 1) found.push({ text: bare(above.text), isGroup: true })
      found.push(...run.map(({ text }) => ({ text: ingredientText(text), isGroup: false })))
      if (start < 0) [start, end] = [at - 1, at + run.length]
    }
    at += Math.max(1, run.length)
  }
  const count = found.filter(({ text, isGroup }) => !isGroup && isMeasured(text)).length
  return count < MIN_MEASURED ? null : { lines: withoutEmptyGroups(found), start, end }
}

/** Half of it measured; once there is a list, what has the same marks belongs to it. */
function isIngredientRun(run: readonly PageLine[], hasList: boolean): boolean {
  if (run.length === 0) return false
  if (hasList && run.every(({ text }) => hasBullet(text))) return true
  const measured = run.filter(({ text }) => isMeasured(text) || startsWithAmount(text))
  return measured.length >= run.length / 2 && run.some(({ text }) => isMeasured(text))
}

/** Neighbouring lines of one box that could be ingredients. */
function runFrom(lines: readonly PageLine[], start: number): PageLine[] {
  const box = lines[start]?.box
  const rest = lines.slice(start, start + MAX_PART)
  const length = rest.findIndex(
    (line) =>
      line.level > 0 || line.box !== box || isSentence(line.text) || !isIngredientLine(line.text),
  )
  const run = length < 0 ? rest : rest.slice(0, length)
  const text = run.length === 1 ? run[0]?.text : undefined
  return text === undefined || isMeasured(text) || hasBullet(text) ? run : []
}

/** Below the first heading for it after the ingredients, else before them, else what follows them. */
export function findMethod(lines: readonly PageLine[], ingredients: Part | null): PartLine[] {
  const from = ingredients?.start ?? -1
  const starts = lines.flatMap((line, at) => (isMethod(line) ? [at] : []))
  const ordered = [...starts.filter((at) => at > from), ...starts.filter((at) => at < from)]
  for (const at of ordered) {
    const steps = methodBelow(lines, at, lines[at])
    if (steps.some(({ isGroup }) => !isGroup)) return steps
  }
  if (ingredients === null) return []
  const own = new Set(ingredients.lines.map(({ text }) => text))
  return methodBelow(
    lines.map((line) => (own.has(ingredientText(line.text)) ? { ...line, isLink: true } : line)),
    ingredients.end - 1,
    undefined,
  )
}

function methodBelow(
  lines: readonly PageLine[],
  start: number,
  heading: PageLine | undefined,
): PartLine[] {
  const found: FoundLine[] = []
  for (let at = start + 1; at < Math.min(lines.length, start + MAX_PART); at += 1) {
    const hasSteps = found.some(({ isGroup }) => !isGroup)
    const role = stepRole(lines, at, { heading, hasSteps })
    if (role === 'end') break
    const { text, isEntry } = lines[at] ?? { text: '', isEntry: false }
    if (role === 'group') found.push({ text: stepText(bare(text)), isGroup: true, isEntry: false })
    if (role === 'line') found.push({ text: stepText(text), isGroup: false, isEntry })
  }
  const size = (all: readonly PartLine[]): number =>
    all.reduce((sum, { text }) => sum + text.length, 0)
  const steps = found.filter(({ isGroup }) => !isGroup)
  const isList = size(steps.filter(({ isEntry }) => isEntry)) >= size(steps) / 2
  return withoutEmptyGroups(found.filter(({ isGroup, isEntry }) => isGroup || isEntry === isList))
}

function stepRole(lines: readonly PageLine[], at: number, method: MethodAt): Role {
  const line = lines[at]
  if (line === undefined) return 'end'
  const role = roleBetweenSteps(line, method)
  if (role !== null) return role
  if (line.level > 0) return endsMethod(lines, at, method) ? 'end' : 'group'
  return isStepLine(stepText(line.text), line) ? 'line' : 'other'
}

/** null for what may be a step or the name of a part. */
function roleBetweenSteps(line: PageLine, { hasSteps }: MethodAt): Role | null {
  if (isNamed(line, INGREDIENTS)) return hasSteps ? 'end' : 'other'
  if (isAfter(line)) return hasSteps || line.level > 0 ? 'end' : 'other'
  return isNoStep(line) ? 'other' : null
}

const isNoStep = ({ text, isLink }: PageLine): boolean =>
  isLink || isBareStep(text) || isControl(text)

const MIN_STEP = 12
const MIN_LOOSE_STEP = 25

const isStepLine = (text: string, { isEntry }: PageLine): boolean =>
  /\p{L}/u.test(text) &&
  text.length >= (isEntry || /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text) ? 4 : MIN_LOOSE_STEP) &&
  (isEntry || text.length >= MIN_STEP) &&
  !(isMeasured(text) && text.length < 45 && !/[.!]$/.test(text))

interface MethodAt {
  readonly heading: PageLine | undefined
  readonly hasSteps: boolean
}

/** A heading of the method's rank ends it, unless it names a part of the method or numbered steps. */
function endsMethod(
  lines: readonly PageLine[],
  at: number,
  { heading, hasSteps }: MethodAt,
): boolean {
  const line = lines[at]
  if (line === undefined) return true
  if (isMethod(line) || /^\d{1,2}[.)]\s/.test(line.text)) return false
  if (isBareStep(lines[at + 1]?.text ?? '')) return false
  if (heading === undefined) return hasSteps
  if (heading.level === 0) return hasSteps && line.level <= 2
  return line.level <= heading.level
}
