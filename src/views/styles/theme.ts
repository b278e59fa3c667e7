/** The specification's themes. `light` is the default. */
export const themes = ['light', 'light-mobile', 'light-high-contrast-experimental', 'dark-experimental'] as const
export type Theme = (typeof themes)[number]

/** Where the choice is kept; `src/main/` gives one over localStorage. Without one it lives as long as the page. */
export interface ThemeStore {
  get(): Theme
  set(theme: Theme): void
}

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

export function memoryThemeStore(theme: Theme = 'light'): ThemeStore {
  let kept = theme
  return {
    get: () => kept,
    set: (next) => {
      kept = next
    },
  }
}
