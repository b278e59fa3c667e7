/** Who a token belongs to, as the network says. */
import { z } from 'zod'
import type { Called, Refused } from '../../platform/pinterest/pinterest-call.ts'

const User = z.object({
  /** Stays when the person takes another name. Not every answer has it. */
  id: z.string().min(1).max(200).nullish(),
  username: z.string().min(1).max(200),
})

export interface NetworkUser {
  readonly ok: true
  readonly id: string | null
  readonly username: string
}

export async function readUser(
  call: (path: string) => Promise<Called>,
): Promise<NetworkUser | Refused> {
  const called = await call('/user_account')
  if (!called.ok) return called
  const user = User.safeParse(called.answer)
  return user.success
    ? { ok: true, id: user.data.id ?? null, username: user.data.username }
    : { ok: false, reason: 'unreadable', wait: 0 }
}
