/**
 * How the network behaves: well by default. Each property can be changed while it runs, which makes
 * of the practice network the double that tests run against.
 */

/** The outcome of one request. */
export type Fault =
  /** Nothing was accepted, and the answer says so. */
  | 'rateLimited'
  | 'spam'
  | 'notApproved'
  /** Nothing was accepted, and the answer does not say so. */
  | 'errorBefore'
  | 'lostBefore'
  /** A pin was accepted, and the answer does not say so. */
  | 'errorAfter'
  | 'answerLost'
  | 'noId'
  /** The connection breaks first; the pin is accepted `lateBy` milliseconds after. */
  | 'late'

/** `pins/create` and so on: method and path of the description. */
export interface Asked {
  readonly method: string
  readonly path: string
}

export interface Behaviour {
  /** The fault of this request; null = none. */
  fault: (asked: Asked) => Fault | null
  /**
   * Of the app: a trial app reads, and cannot create pins (code 29). A sandbox takes only tokens
   * that were made by hand.
   */
  access: 'standard' | 'trial' | 'sandbox'
  /** False: the person refuses the connection. */
  isConsenting: boolean
  /** Each browser has boards and pins of its own; otherwise all share one profile. */
  isProfilePerBrowser: boolean
  username: string
  userId: string
  /** Seconds that an access token lives. */
  accessLife: number
  /** Milliseconds until a pin that was accepted can be read. */
  readLag: number
  /** Milliseconds until a pin of the fault `late` is accepted. */
  lateBy: number
  /** Milliseconds that count as a day of a pin's life: with an hour, figures grow fast. */
  figuresDay: number
  /** How many times as often as others a pin is saved. */
  appeal: (pin: { readonly id: string }) => number
  /** Milliseconds that the network works on a video. */
  videoTime: number
  /** True: it can use no video that it works on. */
  isVideoFailing: boolean
  /** Rows in a page, however many were asked for. */
  maxPage: number
  /** Milliseconds UTC. */
  now: () => number
  /** Called for each request that the description has; it is answered once this has ended. */
  onRequest: (asked: Asked) => unknown
  /** Called with what is not as the description has it, in a request or in an answer of ours. */
  onBreach: (breach: string) => void
}

export const goodBehaviour = (): Behaviour => ({
  fault: () => null,
  access: 'standard',
  isConsenting: true,
  isProfilePerBrowser: false,
  username: 'practice',
  userId: '1',
  accessLife: 2_592_000,
  readLag: 0,
  lateBy: 1_000,
  figuresDay: 86_400_000,
  appeal: () => 1,
  videoTime: 2_000,
  isVideoFailing: false,
  maxPage: 250,
  now: () => Date.now(),
  onRequest: () => undefined,
  onBreach: () => undefined,
})
