/**
 * The picture that every editor shows: a photo, and shapes and texts with a shadow here and there.
 */

export const CANVAS_WIDTH = 1000
export const CANVAS_HEIGHT = 1500
/** Pixels of the page: what Pinloom's canvas has in a window of 1440 x 900. */
export const SHOWN_WIDTH = 400

export interface SceneLayer {
  readonly id: string
  readonly kind: 'photo' | 'rectangle' | 'ellipse' | 'text'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly radius: number
  readonly hasShadow: boolean
}

/** The layer that is dragged. It is above all others. */
export const MOVER = 'mover'
export const WORDS = 'Roasted tomato soup'
export const FONT_SIZE = 44
export const SHADOW = { down: 8, blur: 24, opacity: 0.3 } as const

const COLORS = ['#b8431f', '#5f7f3a', '#f0e2cc', '#2f5675', '#d9a05b', '#3f6b4c'] as const
const KINDS = ['rectangle', 'text', 'ellipse', 'text'] as const

/** The photo, `count` - 2 layers in rows, and the mover. */
export function sceneOf(count: number): SceneLayer[] {
  const columns = count > 40 ? 7 : 3
  const rows = Math.ceil((count - 2) / columns)
  const [width, height] = [840 / columns, 1240 / rows]
  const others = Array.from({ length: count - 2 }, (_, at): SceneLayer => ({
    id: `layer-${at}`,
    kind: KINDS[at % KINDS.length] ?? 'rectangle',
    x: Math.round(80 + (at % columns) * width),
    y: Math.round(100 + Math.floor(at / columns) * height),
    width: Math.round(width * 0.86),
    height: Math.round(height * 0.8),
    color: COLORS[at % COLORS.length] ?? '#000000',
    radius: at % 3 === 0 ? 20 : 0,
    // A template may have 32.
    hasShadow: at % KINDS.length === 0 && at < 4 * 20,
  }))
  const plain = { radius: 0, hasShadow: false } as const
  return [
    {
      ...plain,
      id: 'photo',
      kind: 'photo',
      x: 0,
      y: 0,
      width: CANVAS_WIDTH,
      height: CANVAS_HEIGHT,
      color: '#000000',
    },
    ...others,
    {
      ...plain,
      id: MOVER,
      kind: 'rectangle',
      x: 380,
      y: 630,
      width: 240,
      height: 240,
      color: '#d0006f',
    },
  ]
}
