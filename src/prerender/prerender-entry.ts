/**
 * The entry of the prerender build. It holds nothing itself: the build's chunks would import what
 * they share with it a second time, without the query that a new build is imported with.
 */
import type { PrerenderModule } from '#core/public/prerendering.ts'

export const openPrerenderer: PrerenderModule['openPrerenderer'] = async (distDir) =>
  (await import('./prerender.ts')).openPrerenderer(distDir)
