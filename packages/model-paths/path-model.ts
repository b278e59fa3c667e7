/**
 * What the path generator needs to know of a machine: how it starts, which events
 * with which payloads there are, what of its memory makes a difference, and what must hold
 * everywhere. Written apart from the chart, so that the two can disagree.
 */
import { fromCallback, fromPromise, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { PathIntent } from './path-intent.ts'

/**
 * Something that a person sees: by its role and name as a screen reader says them, or by its words.
 */
export type Sight =
  | {
      readonly role: 'button' | 'link' | 'dialog' | 'heading' | 'status' | 'alert' | 'group'
      readonly name: string | RegExp
    }
  | { readonly text: string | RegExp }

/** The expected appearance of the page in a state. */
export interface Shown {
  readonly shows: readonly Sight[]
  readonly hides: readonly Sight[]
  /**
   * The events that a person can cause now. Any other event that a person can cause must not be
   * offered.
   */
  readonly offers: readonly string[]
}

/** One event, and the machine before and after it. */
export interface WalkedStep {
  readonly before: AnyMachineSnapshot
  readonly event: { readonly type: string }
  readonly after: AnyMachineSnapshot
  /** The ids of the actors that run after it. */
  readonly inFlight: readonly string[]
}

export interface PathModel {
  readonly name: string
  /**
   * With idle actors and harmless actions: the generator says when an actor answers and when a
   * timer fires.
   */
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  /** The payloads of an event type; a type that is not listed is sent bare. */
  readonly cases: Readonly<Record<string, readonly object[]>>
  /** The part of the context that decides what comes next; counters cut to what matters. */
  readonly abstract: (context: never) => unknown
  /**
   * Ways that lead out of here are not followed: keeps queues short without lying about their
   * length.
   */
  readonly within?: (context: never) => boolean
  /** Each a sentence of what is wrong, or null. `inFlight` are the ids of running actors. */
  readonly invariants: readonly ((
    snapshot: AnyMachineSnapshot,
    inFlight: readonly string[],
  ) => string | null)[]
  /**
   * What must hold of a step, whatever the chart says: a sentence of what is wrong, or null. A
   * target that was changed by mistake changes what the paths foresee too; only this, what is seen
   * and the drawn chart know better.
   */
  readonly steps?: readonly ((step: WalkedStep) => string | null)[]
  /** The words of its events and what must come of them; every machine of the product has them. */
  readonly intent?: PathIntent
  /** Declared transitions that can't be taken, each with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
  /**
   * What the page must show and offer; null = a state that no page shows. Only for machines with a
   * screen.
   */
  readonly page?: (snapshot: AnyMachineSnapshot) => Shown | null
}

/**
 * Actors that run until they are stopped and never send anything. `never`: they replace any actor,
 * whatever its types.
 */
export const idlePromise = fromPromise(() => new Promise(() => undefined)) as never
export const idleCallback = fromCallback(() => undefined) as never
