/**
 * What the server found out about pins, by pin. Asked once for each link and picture, and again
 * after a failure and while a link is pending; without an answer, nothing is known.
 */
import { useEffect, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { MAX_CHECKED_PINS, type PinCheck } from '#core/contract/publishing/preflight.contract.ts'
import { useAccounts, useApp } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { CheckQueue } from './check-queue.ts'

const WAIT_MS = 600

/** The first `MAX_CHECKED_PINS` of them. */
export function usePinChecks(pins: readonly Pin[]): ReadonlyMap<string, PinCheck> {
  const client = useClient()
  const { now } = useApp()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const [checks, setChecks] = useState<ReadonlyMap<string, { of: string; check: PinCheck }>>(
    new Map(),
  )
  const [queue] = useState(() => new CheckQueue())
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (accountId === null) return undefined
    const first = pins.slice(0, MAX_CHECKED_PINS)
    const wait = queue.waitFor(first.map(partsOf), now())
    if (wait === null) return undefined
    const ask = async () => {
      const open = first.filter((pin) => queue.isDue(partsOf(pin), now()))
      // A timer can fire a little early.
      if (open.length === 0) return setRound((count) => count + 1)
      const parts = new Map(open.map((pin) => [pin.id, partsOf(pin)]))
      const keys = [...parts.values()]
      queue.begin(keys)
      const input = { params: { account_id: accountId }, body: { pin_ids: [...parts.keys()] } }
      const outcome = await client('checkPins', input)
      if (outcome.ok) {
        const known = outcome.answer.checks.flatMap((check) => {
          const of = parts.get(check.pin_id)
          return of === undefined ? [] : [{ of, check }]
        })
        // A pin that the server does not have yet is not in its answer.
        const done = new Set(known.flatMap(({ of, check }) => (check.link_pending ? [] : [of])))
        const pending = keys.filter((key) => !done.has(key))
        queue.answer(pending, now())
        setChecks((before) => new Map([...before, ...known.map((one) => entryOf(one))]))
      } else queue.fail(keys, now())
      return setRound((count) => count + 1)
    }
    // Several changes in a row are one question.
    const timer = setTimeout(() => void ask(), Math.max(WAIT_MS, wait))
    return () => clearTimeout(timer)
  }, [client, now, accountId, pins, queue, round])
  return useMemo(
    () =>
      new Map(
        pins.flatMap((pin) => {
          const known = checks.get(pin.id)
          // Of another link or picture: the answer for this one is on its way.
          return known?.of === partsOf(pin) ? [[pin.id, known.check]] : []
        }),
      ),
    [pins, checks],
  )
}

const entryOf = (one: { of: string; check: PinCheck }) => [one.check.pin_id, one] as const
const partsOf = ({ id, link, image_url }: Pin): string => `${id} ${link} ${image_url}`
