/** Colours as the engine reads them. */
import { rgbOf } from '../contrast/light-range.ts'

export const BLACK = '#000000'

export const cssColor = (color: string, opacity: number): string =>
  `rgba(${rgbOf(color).join(', ')}, ${opacity})`
