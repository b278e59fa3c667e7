/** Where the inspector's build begins. It loads the rest, whose styles come along with it. */
import type * as Inspector from './inspector.tsx'

export async function enter(): Promise<typeof Inspector> {
  return import('./inspector.tsx')
}
