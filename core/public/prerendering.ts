/**
 * The public pages as whole HTML. The build makes a module of the views that does this
 * (`src/prerender/`), puts it beside the application and writes the pages with it; the server has
 * it make them again with the operator's own configuration. So neither knows the other.
 */
import type { RuntimeConfig } from '../contract/system.contract.ts'

/** The module's path in the build. A folder with a dot is never served. */
export const PRERENDER_MODULE = '.prerender/prerender.js'

export interface Prerenderer {
  /** Every address that it makes, each in its language. */
  readonly addresses: readonly string[]
  /** Null for any other path; a slash at the end makes no difference. */
  page(path: string, config: RuntimeConfig): Promise<string | null>
}

/** What the module exports. */
export interface PrerenderModule {
  readonly openPrerenderer: (distDir: string) => Promise<Prerenderer>
}
