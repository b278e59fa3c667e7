/**
 * The server of a driven page: every call of the contract that the page makes waits here until its
 * path says how it is answered. A body that the contract does not know is refused, so no path can
 * go where the real server would not lead.
 */
import type { Request, Route } from 'playwright'
import { calls, type CallName } from '#core/contract/calls.ts'
import type { Call } from '#core/contract/call/call.ts'
import { Build } from '#core/contract/system.contract.ts'
import { CallFailed } from '../../../src/machines/call-failed.ts'
import type { AccountServer } from './account-server.ts'
import { patiently } from './patiently.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
/** A call of the contract, or the file that names the newest build. */
export type HeldName = CallName | 'latestBuild'
/** `cut`: the connection breaks. */
export type Release = Answer | 'cut'
/** What is answered at once, because no path is about it; null = held. */
export type Standing = (name: HeldName, request: Request, server: AccountServer) => Release | null

export const LATEST_BUILD = '/builds/latest.json'

interface Held {
  readonly name: HeldName
  readonly route: Route
}

export class HeldCalls {
  readonly #standing: Standing
  readonly #server: AccountServer
  #held: Held[] = []

  constructor(standing: Standing, server: AccountServer) {
    this.#standing = standing
    this.#server = server
  }

  async arrive(route: Route): Promise<void> {
    const request = route.request()
    const name = nameOf(request)
    const standing = this.#standing(name, request, this.#server)
    if (standing === null) this.#held.push({ name, route })
    else await fulfil(route, name, standing)
  }

  /** Answers what waits and would be answered at once by now. */
  async review(): Promise<void> {
    const held = this.#held
    this.#held = []
    for (const { route } of held) await this.arrive(route)
  }

  /** A call that the page has given up is not waiting any more. */
  forget(request: Request): void {
    this.#held = this.#held.filter(({ route }) => route.request() !== request)
  }

  /** The names of the calls that wait, oldest first. */
  waiting(): HeldName[] {
    return this.#held.map(({ name }) => name)
  }

  /** Resolves when a call of that name waits. */
  async arrival(name: HeldName): Promise<void> {
    await patiently(
      () => (this.waiting().includes(name) ? true : null),
      () => `The page has not called ${name}`,
    )
  }

  /** The name of the oldest call of these names, as soon as there is one. */
  async firstOf(names: readonly HeldName[]): Promise<HeldName> {
    return patiently(
      () => this.waiting().find((name) => names.includes(name)) ?? null,
      () => `The page has not called ${names.join(' or ')}`,
    )
  }

  /** What the page sends by the oldest call of that name. */
  async bodyOf(name: HeldName): Promise<unknown> {
    await this.arrival(name)
    return this.#held
      .find((one) => one.name === name)
      ?.route.request()
      .postDataJSON()
  }

  /** Answers the oldest call of that name, as soon as there is one. */
  async release(name: HeldName, release: Release): Promise<void> {
    await this.releaseOne([name], release)
  }

  /** Answers the oldest call of one of these names, as soon as there is one. */
  async releaseOne(names: readonly HeldName[], release: Release): Promise<void> {
    const held = await patiently(
      () => this.#take(({ name }) => names.includes(name)),
      () =>
        `The page has not called ${names.join(' or ')}; it waits for ${this.waiting().join(', ') || 'nothing'}`,
    )
    await fulfil(held.route, held.name, release)
  }

  /** Answers some call of those that need a session; false when none waits. */
  async releaseAny(fits: (name: HeldName) => boolean, release: Release): Promise<boolean> {
    const held = this.#take(({ name }) => fits(name))
    if (held === null) return false
    await fulfil(held.route, held.name, release)
    return true
  }

  #take(fits: (one: Held) => boolean): Held | null {
    const found = this.#held.find(fits) ?? null
    this.#held = this.#held.filter((one) => one !== found)
    return found
  }
}

/**
 * How the server says what the event of a path says; what is no answer of a server is a broken
 * connection.
 */
export function failureOf(error: unknown): Release {
  if (!(error instanceof CallFailed) || error.failure.status === null) return 'cut'
  const { code, status, message, body, retryAfter } = error.failure
  return {
    status,
    body: body ?? { code, detail: message },
    ...(retryAfter === null ? {} : { headers: { 'retry-after': String(retryAfter / 1_000) } }),
  }
}

async function fulfil(route: Route, name: HeldName, release: Release): Promise<void> {
  if (release === 'cut') return route.abort('connectionrefused')
  const call: Pick<Call, 'answer'> = name === 'latestBuild' ? { answer: Build } : calls[name]
  if (release.status < 300 && call.answer !== 'binary') call.answer.parse(release.body)
  return route.fulfill({
    status: release.status,
    contentType: 'application/json',
    headers: { ...release.headers },
    body: JSON.stringify(release.body),
  })
}

const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
  name,
  method,
  path: new RegExp(`^${path.replaceAll(/:[a-z_]+/g, '[^/]+')}$`),
  isExact: !path.includes(':'),
}))

function nameOf(request: Request): HeldName {
  const { pathname } = new URL(request.url())
  if (pathname === LATEST_BUILD) return 'latestBuild'
  const fitting = patterns.filter(
    ({ method, path }) => method === request.method() && path.test(pathname),
  )
  const found = fitting.find(({ isExact }) => isExact) ?? fitting[0]
  if (found === undefined)
    throw new Error(`The contract has no call ${request.method()} ${pathname}`)
  // The keys of the table.
  return found.name as CallName
}
