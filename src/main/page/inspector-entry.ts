/** Entry of the inspector's build. Loads the rest together with its styles. */
import type * as Inspector from './inspector.tsx'

export async function loadInspector(): Promise<typeof Inspector> {
  return import('./inspector.tsx')
}
