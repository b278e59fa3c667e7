/** The only template in the page of a path; the person has none of their own. */
import type { Release } from './held-calls.ts'
import { ok } from './signed-in.ts'

/** Null for calls that ask for anything else. */
export function plainTemplate(name: string): Release | null {
  if (name === 'listOwnTemplates') return ok({ templates: [] })
  if (name !== 'listTemplates') return null
  return ok({
    templates: [
      {
        id: 'plain',
        name: 'Plain',
        description: '',
        pin_type: 'photo',
        pictures: 1,
        needs_items: false,
        shows_kicker: true,
        shows_accent: true,
        thumbnail_url: '/media/plain.webp',
      },
    ],
  })
}
