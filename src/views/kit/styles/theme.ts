/**
 * The specification's themes, `light` the default; a person may also leave the choice between light
 * and dark to the system.
 */
export const themes = [
  'light',
  'light-mobile',
  'light-high-contrast-experimental',
  'dark-experimental',
] as const
export type Theme = (typeof themes)[number]

export const themeChoices = [...themes, 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/**
 * Where the choice is kept; `src/main/` gives one over localStorage. Without one it lives as long
 * as the page.
 */
export interface ThemeStore {
  /** Null until a person has chosen: the theme is then `light`. */
  get(): ThemeChoice | null
  set(choice: ThemeChoice): void
}

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

/** The theme that a choice comes to now. */
export function themeOf(choice: ThemeChoice | null, isSystemDark: boolean): Theme {
  if (choice !== 'system') return choice ?? 'light'
  return isSystemDark ? 'dark-experimental' : 'light'
}

export type Scheme = 'system' | 'dark'

/**
 * The colours of a public page, as `data-scheme` on <html>: the device's until a person has chosen
 * a theme. Null: those of the theme.
 */
export function schemeOf(choice: ThemeChoice | null): Scheme | null {
  if (choice === null || choice === 'system') return 'system'
  return choice === 'dark-experimental' ? 'dark' : null
}

export function memoryThemeStore(): ThemeStore {
  let kept: ThemeChoice | null = null
  return {
    get: () => kept,
    set: (next) => {
      kept = next
    },
  }
}
