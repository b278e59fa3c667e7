/** Finds the looks of a pin, twelve at a time, and draws them one after the other. */
import { useEffect, useRef, useState } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { FoundLook, PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from '#core/templates/looks/looks-per-round.ts'
import { useEnvironment } from '../../kit/context/app-context.tsx'
import type { DesignCanvas, LooksRequest } from '../../kit/drawing/design-canvas.ts'
import { useCanvas } from '../../kit/drawing/use-drawing.ts'
import { DrawnLooks } from './drawn-looks.ts'

export interface ShownLook extends FoundLook {
  /** From 0. */
  readonly place: number
}

export interface Looks {
  readonly looks: readonly ShownLook[]
  readonly drawn: DrawnLooks
  readonly status: 'finding' | 'found' | 'failed'
  /** The last twelve were fewer. */
  readonly isWhole: boolean
  readonly more: () => void
  readonly again: () => void
}

/** Of one cell in CSS pixels; a dense screen gets up to twice as many. */
const CELL_WIDTH = 180

interface Found {
  readonly looks: readonly ShownLook[]
  /** How many rounds were answered. */
  readonly rounds: number
  /** Of the order of all looks. */
  readonly passed: number
  readonly isWhole: boolean
}

const NOTHING: Found = { looks: [], rounds: 0, passed: 0, isWhole: false }

/** What looks are chosen from, beside the pin. */
export type LooksGround = Omit<LooksRequest, 'looksOf' | 'after'>

/**
 * Null = not known yet. The design is that of the first drawing: taking a look keeps the others.
 */
export function useLooks(now: PinDesign, ground: LooksGround | null): Looks {
  const canvas = useCanvas()
  useEffect(() => {
    // The engine starts while brand, templates and pictures are asked for.
    if (canvas !== null && canvas !== 'failed') canvas.warm()
  }, [canvas])
  const [design] = useState(now)
  const [wanted, setWanted] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [drawn] = useState(() => new DrawnLooks())
  const [found, setFound] = useState<Found>(NOTHING)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const { rounds, passed } = found
  useEffect(() => {
    if (canvas === null || canvas === 'failed' || rounds >= wanted) return undefined
    if (ground === null) return undefined
    const { addresses } = ground
    let isOver = false
    void canvas.findLooks({ ...ground, looksOf: design, after: passed }).then((outcome) => {
      if (isOver || outcome.status === 'passed') return
      if (outcome.status === 'failed') return setFailedAt(attempt)
      const looks = outcome.looks.map((look, at) => ({
        ...look,
        place: rounds * LOOKS_PER_ROUND + at,
      }))
      setFound((before) => ({
        looks: [...before.looks, ...looks],
        rounds: rounds + 1,
        passed: outcome.next,
        isWhole: looks.length < LOOKS_PER_ROUND,
      }))
      for (const look of looks) drawInto(canvas, { look, addresses }, drawn)
    })
    return () => {
      isOver = true
    }
  }, [canvas, design, ground, drawn, rounds, passed, wanted, attempt])
  const again = (): void => {
    setAttempt((before) => before + 1)
    if (canvas === null || canvas === 'failed' || ground === null) return
    for (const look of found.looks)
      if (drawn.at(look.place) === 'failed') drawInto(canvas, { look, ...ground }, drawn)
  }
  useAgainOnline(again)
  const hasFailed = canvas === 'failed' || failedAt === attempt
  return {
    looks: found.looks,
    drawn,
    status: hasFailed ? 'failed' : rounds < wanted ? 'finding' : 'found',
    isWhole: found.isWhole,
    more: () => setWanted(rounds + 1),
    again,
  }
}

/** What could not be drawn without a network is drawn once there is one. */
function useAgainOnline(again: () => void): void {
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const wasOnline = useRef(isOnline)
  const newest = useRef(again)
  useEffect(() => {
    newest.current = again
  })
  useEffect(() => {
    if (isOnline && !wasOnline.current) newest.current()
    wasOnline.current = isOnline
  }, [isOnline])
}

function drawInto(
  canvas: DesignCanvas,
  { look, addresses }: { look: ShownLook; addresses: PictureAddresses },
  drawn: DrawnLooks,
): void {
  const width = Math.round(CELL_WIDTH * Math.min(2, Math.max(1, globalThis.devicePixelRatio)))
  const { document, design, place } = look
  const wish = { document, design, size: '1000x1500', width, addresses, isSmall: true } as const
  void canvas.draw(`look ${place}`, wish).then((outcome) => {
    if (outcome.status === 'passed') return
    drawn.set(place, outcome.status === 'drawn' ? outcome.drawn : outcome.status)
  })
}
