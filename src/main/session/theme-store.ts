/** The theme choice, stored in localStorage. */
import type { StorageAreas } from '../../persistence/storage-areas.ts'
import type { ThemeStore } from '../../views/styles/theme.ts'

export function themeStoreOf({ theme }: StorageAreas): ThemeStore {
  return { get: () => theme.read(), set: (value) => theme.write(value) }
}
