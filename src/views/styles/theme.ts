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
  get(): ThemeChoice
  set(choice: ThemeChoice): void
}

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

/** The theme that a choice comes to now. */
export function themeOf(choice: ThemeChoice, isSystemDark: boolean): Theme {
  if (choice !== 'system') return choice
  return isSystemDark ? 'dark-experimental' : 'light'
}

export function memoryThemeStore(choice: ThemeChoice = 'light'): ThemeStore {
  let kept = choice
  return {
    get: () => kept,
    set: (next) => {
      kept = next
    },
  }
}
