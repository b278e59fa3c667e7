/**
 * How many of a design's pins blind judges would publish as they are. `judged-designs.json` counts
 * the marks of four judges on two sheets of 96 pins (`npm run contact-sheet -- --blind`).
 */
import { z } from 'zod'
import judged from './judged-designs.json' with { type: 'json' }

const Marks = z.record(z.string(), z.object({ published: z.int().min(0), judged: z.int().min(0) }))
const marks = Marks.parse(judged)

/** Marks that a design without any counts as having: half of them to publish. */
const PRIOR = 4

/** From 0 to 1, by Laplace's rule drawn to a half: few marks say little. */
export function publishedShare(templateId: string): number {
  const { published, judged: all } = marks[templateId] ?? { published: 0, judged: 0 }
  return (published + PRIOR / 2) / (all + PRIOR)
}
