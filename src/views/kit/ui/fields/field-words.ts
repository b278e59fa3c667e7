/** What all fields that are typed into have in common beside their frame. */
import type { FieldWords } from './field.tsx'

/** The library's props without those that a field decides itself. */
export type OwnField<P> = Omit<P, 'children' | 'className' | 'style' | 'validate' | 'isInvalid'> &
  FieldWords & { className?: string; placeholder?: string }

export function words(
  all: { [K in keyof FieldWords]: FieldWords[K] | undefined } & { label: string },
): FieldWords {
  return given(all) as FieldWords
}

/**
 * Leaves out what is undefined: React Aria distinguishes an absent property from an undefined one.
 */
export function given<T extends object>(all: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/**
 * An address runs from left to right in every language, its placeholder too: else an Arabic page
 * shows `//:https`.
 */
export function addressDirection({
  type,
  inputMode,
}: {
  type?: string | undefined
  inputMode?: string | undefined
}): 'ltr' | undefined {
  return type === 'url' || inputMode === 'url' ? 'ltr' : undefined
}
