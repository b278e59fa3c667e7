/**
 * What the server found out about pins, by pin. Asked once for each link and picture; without an
 * answer, nothing is known.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { MAX_CHECKED_PINS, type PinLook } from '#core/contract/preflight.contract.ts'
import { useAccounts } from '../app-context.tsx'
import { useClient } from '../data.ts'

const WAIT_MS = 600

/** The first `MAX_CHECKED_PINS` of them. */
export function useLooks(pins: readonly Pin[]): ReadonlyMap<string, PinLook> {
  const client = useClient()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const [looks, setLooks] = useState<ReadonlyMap<string, { of: string; look: PinLook }>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    if (accountId === null) return undefined
    const open = pins.slice(0, MAX_CHECKED_PINS).filter((pin) => !asked.current.has(partsOf(pin)))
    if (open.length === 0) return undefined
    // Several changes in a row are one question.
    const timer = setTimeout(() => {
      for (const pin of open) asked.current.add(partsOf(pin))
      const input = { params: { account_id: accountId }, body: { pin_ids: idsOf(open) } }
      void client('checkPins', input).then((outcome) => {
        if (!outcome.ok) return
        const parts = new Map(open.map((pin) => [pin.id, partsOf(pin)]))
        setLooks((known) => {
          const next = new Map(known)
          for (const look of outcome.answer.looks)
            next.set(look.pin_id, { of: parts.get(look.pin_id) ?? '', look })
          return next
        })
      })
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [client, accountId, pins])
  return useMemo(
    () =>
      new Map(
        pins.flatMap((pin) => {
          const known = looks.get(pin.id)
          // Of another link or picture: the answer for this one is on its way.
          return known?.of === partsOf(pin) ? [[pin.id, known.look]] : []
        }),
      ),
    [pins, looks],
  )
}

const idsOf = (pins: readonly Pin[]): string[] => [...new Set(pins.map(({ id }) => id))]
const partsOf = ({ id, link, image_url }: Pin): string => `${id} ${link} ${image_url}`
