/**
 * Whose boards and pins they are. Beside a server each browser has its own profile, as people have
 * their own accounts on a network: what one publishes is not listed in another. Tests have one
 * profile.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Behaviour } from './behaviour.ts'
import { FIRST_PROFILE } from './documents.ts'
import type { Documents } from './documents.ts'

/** Has nothing: of a browser that has not connected an account. */
const NOBODY = 0
const COOKIE = 'practice_profile'

interface Profiles {
  readonly documents: Documents
  readonly behaviour: Pick<Behaviour, 'isProfilePerBrowser'>
}

/** Of a browser that looks at the pages. */
export function profileOf({ documents, behaviour }: Profiles, request: FastifyRequest): number {
  if (!behaviour.isProfilePerBrowser) return FIRST_PROFILE
  return documents.find('profile', cookieOf(request))?.number ?? NOBODY
}

/** Of a browser that connects an account; it gets one if it has none. */
export function profileFor(
  { documents, behaviour }: Profiles,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly number: number; readonly isNew: boolean } {
  const known = profileOf({ documents, behaviour }, request)
  if (known !== NOBODY) return { number: known, isNew: false }
  const key = randomBytes(24).toString('base64url')
  const number = FIRST_PROFILE + documents.list('profile').length
  documents.put('profile', key, { number })
  void reply.header(
    'set-cookie',
    `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`,
  )
  return { number, isNew: number !== FIRST_PROFILE }
}

const cookieOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''

export const usernameOf = (username: string, profile: number): string =>
  profile <= FIRST_PROFILE ? username : `${username}-${profile}`
