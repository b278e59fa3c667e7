/** The families that a person can choose from, each once: the built-in ones and their own. */
import type { FontInfo } from '#core/contract/content/templates.contract.ts'

export interface FontOption {
  readonly id: string
  readonly label: string
  /** Letters that one of its styles does not draw. */
  readonly lacks: readonly string[]
}

/** An own font may bear the name of a built-in one. */
export function fontOptions(fonts: readonly FontInfo[]): FontOption[] {
  return [...Map.groupBy(fonts, ({ family }) => family)].map(([family, styles]) => ({
    id: family,
    label: family,
    lacks: [...new Set(styles.flatMap(({ lacks = [] }) => lacks))],
  }))
}
