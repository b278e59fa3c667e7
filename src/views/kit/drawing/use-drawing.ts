/** The picture of a template as it is now, drawn at a width; the last one stays until the next. */
import { useEffect, useState } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import { useApp } from '../context/app-context.tsx'
import type { DesignCanvas, Drawn, DrawRequest } from './design-canvas.ts'

/**
 * Starts what draws while the person looks at something else. It is let go of at once: the next
 * canvas takes it up.
 */
export function useWarmCanvas(isWanted: boolean): void {
  const { openCanvas } = useApp()
  useEffect(() => {
    if (!isWanted) return
    void openCanvas().then(
      (canvas) => {
        canvas.warm()
        canvas.close()
      },
      // The first drawing reports the error.
      () => undefined,
    )
  }, [openCanvas, isWanted])
}

export function useCanvas(): DesignCanvas | 'failed' | null {
  const { openCanvas } = useApp()
  const [canvas, setCanvas] = useState<DesignCanvas | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    let opened: DesignCanvas | null = null
    openCanvas().then(
      (made) => {
        opened = made
        if (isOver) made.close()
        else setCanvas(made)
      },
      () => setCanvas('failed'),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [openCanvas])
  return canvas
}

export interface Drawing {
  readonly drawn: Drawn | null
  readonly status: 'drawing' | 'drawn' | 'failed'
  /** True while the picture shown is older than what was asked for. */
  readonly isBehind: boolean
  readonly again: () => void
}

export interface DrawingRequest {
  readonly document: Template
  readonly design: PinDesign
  readonly size: SizeName
  /** In pixels; 0 = not known yet. */
  readonly width: number
  /** The same object as long as nothing in it changes. */
  readonly addresses?: PictureAddresses | undefined
}

type Shown = Pick<Drawing, 'drawn' | 'status'> & { readonly shows: DrawingRequest | null }

const isSame = (one: DrawingRequest | null, other: DrawingRequest): boolean =>
  one?.document === other.document &&
  one.design === other.design &&
  one.size === other.size &&
  one.width === other.width &&
  one.addresses === other.addresses

export function useDrawing(
  canvas: DesignCanvas | 'failed' | null,
  place: string,
  { document, design, size, width, addresses }: DrawingRequest,
): Drawing {
  const [state, setState] = useState<Shown>({ drawn: null, status: 'drawing', shows: null })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (canvas === null || width === 0) return undefined
    const wish = { document, design, size, width, ...(addresses && { addresses }) }
    const asked =
      canvas === 'failed'
        ? Promise.resolve({ status: 'failed' as const })
        : canvas.draw(place, wish)
    void asked.then((outcome) => {
      // an older one that still comes is shown: while a layer is dragged, requests come faster than
      // pictures
      if (outcome.status === 'passed') return
      setState((before) =>
        outcome.status === 'drawn'
          ? { ...outcome, shows: wish }
          : { drawn: before.drawn, status: 'failed', shows: wish },
      )
    })
    return undefined
  }, [canvas, place, document, design, size, width, addresses, round])
  return {
    drawn: state.drawn,
    status: state.status,
    isBehind: !isSame(state.shows, { document, design, size, width, addresses }),
    again: () => setRound((before) => before + 1),
  }
}

export interface DrawnRequest {
  readonly request: DrawRequest
  readonly drawn: Drawn | 'failed'
}

/**
 * Draws several pictures, keyed by place. A picture stays until its successor is drawn or could not
 * be drawn.
 */
export function useDrawings(
  canvas: DesignCanvas | 'failed' | null,
  wishes: ReadonlyMap<string, DrawRequest>,
): ReadonlyMap<string, DrawnRequest> {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnRequest>>(new Map())
  useEffect(() => {
    if (canvas === null || canvas === 'failed') return
    for (const [place, request] of wishes)
      void canvas.draw(place, request).then((outcome) => {
        if (outcome.status === 'passed') return
        const next = outcome.status === 'drawn' ? outcome.drawn : outcome.status
        setDrawn((before) => new Map(before).set(place, { request, drawn: next }))
      })
  }, [canvas, wishes])
  return drawn
}
