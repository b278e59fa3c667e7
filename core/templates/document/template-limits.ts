/**
 * What a document may hold before anything of it is read: values, and effects that the engine paints
 * slowly, counted in layers, cases and sizes together.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { templateProblem } from '#core/contract/problems/template.problems.ts'

export const MAX_DEPTH = 12
/** A soft one takes 7 to 20 ms of a processor. */
export const MAX_SHADOWS = 32
/** Layers that are painted apart and laid on the rest: a large one takes 7 to 10 ms. */
export const MAX_FRAMES = 40
/** Words on a circle are a picture of their own; each of pixels as large as it is. */
export const MAX_CURVES = 12
/** Parts of texts with styles of their own: each is measured and painted by itself. */
export const MAX_STYLED_PARTS = 200
/** A large one takes 3 ms. */
export const MAX_GRADIENTS = 40
/** Of what is nested inside one layer: parts, fills, cases. */
const MAX_VALUES = 200_000
const MAX_VALUE_DEPTH = 60

export type Doc = Record<string, unknown>

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Value {
  value: unknown
  /** The field that it is in. */
  name: string
  depth: number
}

interface Limit {
  most: number
  code:
    | 'template.tooManyShadows'
    | 'template.tooManyFrames'
    | 'template.tooManyCurves'
    | 'template.tooManyStyles'
    | 'template.tooManyGradients'
  isOne: (value: Doc, name: string) => boolean
}

const isEffect = (name: string): boolean => name === 'effects'

const LIMITS: readonly Limit[] = [
  {
    most: MAX_SHADOWS,
    code: 'template.tooManyShadows',
    isOne: ({ kind }, name) => isEffect(name) && kind === 'shadow',
  },
  {
    most: MAX_FRAMES,
    code: 'template.tooManyFrames',
    isOne: ({ turn = 0, opacity = 1, blend = 'normal', clip = false }, name) =>
      !isEffect(name) && (turn !== 0 || opacity !== 1 || blend !== 'normal' || clip !== false),
  },
  {
    most: MAX_CURVES,
    code: 'template.tooManyCurves',
    isOne: ({ curve = 0 }) => curve !== 0,
  },
  {
    most: MAX_STYLED_PARTS,
    code: 'template.tooManyStyles',
    isOne: ({ style }, name) => name === 'parts' && style !== undefined,
  },
  {
    most: MAX_GRADIENTS,
    code: 'template.tooManyGradients',
    isOne: (_value, name) => name === 'gradient',
  },
]

/** Numbers that are none, and values nested or repeated without end; without recursion. */
export function faultOfValues(root: Doc): Problem | null {
  const waiting: Value[] = [{ value: root, name: '', depth: 0 }]
  const counts = LIMITS.map(() => 0)
  let count = 1
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const fault = faultOfValue(next)
    if (fault) return fault
    const { value, name, depth } = next
    if (typeof value !== 'object' || value === null) continue
    const keys = Object.keys(value)
    count += keys.length
    // before anything is kept for them
    if (count > MAX_VALUES) return templateProblem('template.tooLarge')
    const limit = passedLimit(next, counts)
    if (limit) return templateProblem(limit.code, { most: limit.most })
    for (const key of keys)
      waiting.push({
        value: Reflect.get(value, key),
        name: Array.isArray(value) ? name : key,
        depth: depth + 1,
      })
  }
  return null
}

function passedLimit({ value, name }: Value, counts: number[]): Limit | undefined {
  if (!isDoc(value)) return undefined
  return LIMITS.find(({ isOne, most }, at) => {
    const counted = (counts[at] ?? 0) + Number(isOne(value, name))
    counts[at] = counted
    return counted > most
  })
}

function faultOfValue({ value, name, depth }: Value): Problem | null {
  if (depth > MAX_VALUE_DEPTH) return templateProblem('template.tooDeep', { most: MAX_DEPTH })
  return typeof value === 'number' && !Number.isFinite(value)
    ? templateProblem('template.noNumber', { field: name })
    : null
}
