/**
 * Gives the fields of the screens the unsaved words of the account that is open, and forgets a
 * person's when they log out. A session that merely ended is no logout: whoever comes back finds the
 * words.
 */
import type { Actor, ActorRefFrom } from 'xstate'
import type { accountsMachine } from '../machines/accounts.machine.ts'
import type { appMachine } from '../machines/app.machine.ts'
import { openUnsavedWords } from '../views/shell/unsaved-words.ts'
import { followFact } from './follow-fact.ts'
import { openKeptWords } from './unsaved-words.store.ts'
import type { Area } from '../persistence/stored-json.ts'

export function followUnsavedWords(app: Actor<typeof appMachine>, area: Area): void {
  /** Who was here last; still known when they leave. */
  let person: string | null = null
  let shown = ''
  const look = (): void => {
    const { user } = app.getSnapshot().context
    const accountId = shownAccount(app)
    const now = `${user?.id ?? ''} ${accountId ?? ''}`
    if (now === shown) return
    shown = now
    // Between two people, nobody's words.
    if (user === null || user.id !== person) openUnsavedWords(null)
    if (user !== null) person = user.id
    if (user !== null && accountId !== null)
      openUnsavedWords(openKeptWords(area, user.id).ofAccount(accountId))
  }
  look()
  app.subscribe(look)
  followFact(app, 'auth', {
    fact: (snapshot) => snapshot.matches('signingOut'),
    keep: (isLeaving) => isLeaving && person !== null && openKeptWords(area, person).forget(),
  })
}

/**
 * The root knows the account only when the server has listed it. The screens of the one that this
 * device remembers are drawn before: their fields take the words that are there when they are drawn.
 */
function shownAccount(app: Actor<typeof appMachine>): string | null {
  const accounts: ActorRefFrom<typeof accountsMachine> | undefined = app.system.get('accounts')
  return accounts?.getSnapshot().context.selectedAccount?.id ?? null
}
