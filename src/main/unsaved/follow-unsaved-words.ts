/**
 * Gives the screens' fields the unsaved text of the open account, and deletes a user's text when
 * they log out. It is kept when a session only expires.
 */
import type { Actor, ActorRefFrom } from 'xstate'
import type { accountsMachine } from '../../machines/accounts/accounts.machine.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { openUnsavedWords } from '../../views/kit/screen/unsaved-words.ts'
import { followFact } from '../analytics/follow-fact.ts'
import { openKeptWords } from './unsaved-words.store.ts'
import type { KeptTemplates } from './unsaved-templates.ts'
import type { Area } from '../../persistence/stored-json.ts'

export function followUnsavedWords(
  app: Actor<typeof appMachine>,
  area: Area,
  templates: Pick<KeptTemplates, 'forget'>,
): void {
  /** The last user id. Still set during the logout. */
  let userId: string | null = null
  let shown = ''
  const update = (): void => {
    const { user } = app.getSnapshot().context
    const accountId = shownAccount(app)
    const now = `${user?.id ?? ''} ${accountId ?? ''}`
    if (now === shown) return
    shown = now
    if (user === null || user.id !== userId) openUnsavedWords(null)
    if (user !== null) userId = user.id
    if (user !== null && accountId !== null)
      openUnsavedWords(openKeptWords(area, user.id).ofAccount(accountId))
  }
  update()
  app.subscribe(update)
  followFact(app, 'auth', {
    fact: (snapshot) => snapshot.matches('signingOut'),
    keep: (isLeaving) => {
      if (!isLeaving || userId === null) return
      openKeptWords(area, userId).forget()
      templates.forget(userId).catch(console.warn)
    },
  })
}

/**
 * Asks the accounts machine, because the root's context has the account only after the server has
 * listed it. The screens render before that, and their fields read the text when they render.
 */
function shownAccount(app: Actor<typeof appMachine>): string | null {
  const accounts: ActorRefFrom<typeof accountsMachine> | undefined = app.system.get('accounts')
  return accounts?.getSnapshot().context.selectedAccount?.id ?? null
}
