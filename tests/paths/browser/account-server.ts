/**
 * The server's side of accounts, for paths that are not about what it answers: it has their pages,
 * takes every change of their pins, and forwards it. What another device or a job does there, a
 * path says by `happen` and `setPages`.
 */
import type { Request } from 'playwright'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import {
  SharedEnvelope,
  type CommittedEnvelope,
  type SharedPinEvent,
} from '#core/pins/events/pin.events.ts'
import type { HeldName, Release } from './held-calls.ts'
import { ok } from './signed-in.ts'

interface Stock {
  pages: readonly Page[]
  /** In order: the first has revision 1. */
  readonly events: CommittedEnvelope[]
}

export class AccountServer {
  readonly #accounts = new Map<string, Stock>()
  readonly #gone = new Set<string>()
  /** While there are none, the list is not answered. */
  accounts: readonly Account[] = []
  tasks: readonly TaskReport[] = []

  /** Of now on it answers for the account. */
  stock(accountId: string, pages: readonly Page[] = []): void {
    this.#gone.delete(accountId)
    this.#accounts.set(accountId, { pages, events: [] })
  }

  /** Deleted on another device. */
  lose(accountId: string): void {
    this.#gone.add(accountId)
  }

  setPages(accountId: string, pages: readonly Page[]): void {
    this.#of(accountId).pages = pages
  }

  happen(accountId: string, event: SharedPinEvent): void {
    const { events } = this.#of(accountId)
    this.#log(events, {
      id: testId(`event ${events.length}`),
      at: 1_000,
      tab: 'elsewhere',
      v: 1,
      event,
    })
  }

  /** Null: of an account that it does not have yet, or nothing that it knows to answer. */
  answer(name: HeldName, request: Request): Release | null {
    if (name === 'listAccounts')
      return this.accounts.length === 0 ? null : ok({ accounts: this.accounts })
    if (name === 'listTasks') return ok({ tasks: this.tasks })
    const id = /^\/api\/accounts\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1] ?? ''
    if (this.#gone.has(id))
      return {
        status: 404,
        body: { code: 'not_found', detail: 'This account no longer exists.' },
      }
    const stock = this.#accounts.get(id)
    return stock === undefined ? null : this.#answerOf(stock, name, request)
  }

  #answerOf({ pages, events }: Stock, name: HeldName, request: Request): Release | null {
    if (name === 'listPages') return ok({ pages })
    if (name === 'getPins') return ok({ pins: [], revision: 0, next: null })
    if (name === 'getPinEvents')
      return ok({
        events: events.slice(Number(new URL(request.url()).searchParams.get('after'))),
        revision: events.length,
        more: false,
      })
    return name === 'sendPinEvents' ? this.#take(events, request) : null
  }

  #take(events: CommittedEnvelope[], request: Request): Release {
    // What the page sends is made by the contract's own shape.
    const { events: sent } = request.postDataJSON() as { events: unknown[] }
    const accepted = sent
      .map((one) => this.#log(events, SharedEnvelope.parse(one)))
      .map(({ id, revision }) => ({ id, revision }))
    return ok({ revision: events.length, accepted, rejected: [] })
  }

  #log(events: CommittedEnvelope[], envelope: SharedEnvelope): CommittedEnvelope {
    const committed = events.find(({ id }) => id === envelope.id) ?? {
      ...envelope,
      revision: events.length + 1,
    }
    if (committed.revision > events.length) events.push(committed)
    return committed
  }

  #of(accountId: string): Stock {
    const stock = this.#accounts.get(accountId)
    if (stock === undefined)
      throw new Error(`tests/paths/browser: the account ${accountId} has not been stocked`)
    return stock
  }
}
