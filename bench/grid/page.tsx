/**
 * The page in which each grid is mounted as Drafts mounts ours: filters give the list, the
 * selection is the screen's own. The bench asks for one act at a time; an act is over when its
 * outcome is on the screen.
 */
import { I18nProvider } from '@lingui/react'
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { emptyBook, type PinBook, prependRows } from '../../core/pins/book/pin-book.ts'
import { filterRows } from '../../core/pins/filters/pin-filters.ts'
import { defaultFilters, type PinFilters } from '../../core/pins/filters/pin-filters.schema.ts'
import { prepareTexts } from '../../core/pins/filters/pin-texts.ts'
import { useOwnSelection } from '../../src/views/screens/drafts/use-own-selection.ts'
import type { PinGridProps } from '../../src/views/pins/grid/grid-props.ts'
import { createI18n } from '../../src/views/kit/i18n/text.ts'
import '../../src/views/kit/styles/base.css'
import { benchAccount, samplePins } from '../events/sample-pins.ts'

const PATIENCE_MS = 8000
const FRAME_PIXELS = 120
const REST_MS = 250

const grids: Record<string, () => Promise<ComponentType<PinGridProps>>> = {
  ours: async () => (await import('../../src/views/pins/grid/pin-grid.tsx')).PinGrid,
  virtua: async () => (await import('./contenders/virtua.tsx')).VirtuaGrid,
  masonic: async () => (await import('./contenders/masonic.tsx')).MasonicGrid,
  tanstack: async () => (await import('./contenders/tanstack.tsx')).TanStackGrid,
}

interface Controls {
  readonly selectAll: () => void
  readonly clear: () => void
  readonly filter: (filters: Partial<PinFilters>) => void
}

const query = new URLSearchParams(location.search)
const size = Number(query.get('size'))
const place = document.getElementById('root')
const i18n = createI18n({})
let controls: Controls | null = null
let root: Root | null = null
let grid: ComponentType<PinGridProps> | null = null
let book: PinBook = emptyBook(benchAccount)

const nothing = (): void => undefined

function Screen({ grid: Grid }: { grid: ComponentType<PinGridProps> }) {
  const [filters, setFilters] = useState<PinFilters>(defaultFilters)
  const { buckets } = book
  const shown = useMemo(() => filterRows({ buckets }, filters), [buckets, filters])
  const selected = useOwnSelection(shown)
  useLayoutEffect(() => {
    controls = {
      selectAll: () => selected.change({ select: 'all', deselect: [] }),
      clear: selected.clear,
      filter: (news) => setFilters((now) => ({ ...now, ...news })),
    }
  })
  return (
    <main style={{ padding: '24px 40px' }}>
      <Grid
        label="Pins"
        pins={shown}
        selected={selected.set}
        showStatus
        onSelect={selected.change}
        onOpen={nothing}
        onFavor={nothing}
        onDelete={nothing}
        onLooks={nothing}
        onVary={nothing}
      />
    </main>
  )
}

const bench = {
  async prepare(): Promise<void> {
    grid = (await grids[query.get('contender') ?? '']?.()) ?? null
    book = prependRows(emptyBook(benchAccount), samplePins(size))
    // As Drafts does in the first seconds, a few at a time.
    prepareTexts(book.buckets)
  },
  async mount(): Promise<number> {
    if (place === null || grid === null) throw new Error('Nothing to mount.')
    const Grid = grid
    root = createRoot(place)
    const start = performance.now()
    root.render(
      <I18nProvider i18n={i18n}>
        <Screen grid={Grid} />
      </I18nProvider>,
    )
    return painted(start, () => cardInTheMiddle() !== null)
  },
  async unmount(): Promise<void> {
    root?.unmount()
    window.scrollTo(0, 0)
    await twoFrames()
  },
  /** A brisk scroll; how many frames there were. */
  async frame(): Promise<number> {
    const frames = 45
    for (let nth = 0; nth < frames; nth += 1) {
      window.scrollBy(0, FRAME_PIXELS)
      await frame()
    }
    return frames
  },
  async jump(): Promise<number> {
    const start = performance.now()
    window.scrollTo(0, document.documentElement.scrollHeight * (0.3 + 0.6 * Math.random()))
    return painted(start, () => cardInTheMiddle() !== null)
  },
  async top(): Promise<void> {
    window.scrollTo(0, 0)
    await settle()
  },
  async selectAll(): Promise<number> {
    const start = performance.now()
    controls?.selectAll()
    return painted(start, () => cardInTheMiddle()?.getAttribute('aria-selected') === 'true')
  },
  async filter(): Promise<number> {
    const before = cardInTheMiddle()?.dataset['pin']
    const start = performance.now()
    controls?.filter({ query: 'lemon' })
    return painted(start, () => changedFrom(before))
  },
  async sort(): Promise<number> {
    const before = cardInTheMiddle()?.dataset['pin']
    const start = performance.now()
    controls?.filter({ sort: ['title asc'] })
    return painted(start, () => changedFrom(before))
  },
  async nothing(): Promise<number> {
    return painted(performance.now(), () => cardInTheMiddle() !== null)
  },
  /** Back to where the next act begins. */
  async again(): Promise<void> {
    controls?.clear()
    controls?.filter({ query: '', sort: defaultFilters.sort })
    await settle()
  },
  /** The lists that every grid is given, without a grid. */
  lists(): { filter: number; sort: number } {
    const start = performance.now()
    filterRows(book, { ...defaultFilters, query: 'lemon' })
    const between = performance.now()
    filterRows(book, { ...defaultFilters, sort: ['title asc'] })
    return { filter: between - start, sort: performance.now() - between }
  },
  /** What an act leaves to be done later: in ours the rows beyond the edges. */
  async rest(): Promise<number> {
    await new Promise((done) => setTimeout(done, REST_MS))
    return painted(performance.now(), () => true)
  },
  async settle(): Promise<void> {
    await settle()
  },
}
export type GridBench = typeof bench
Object.assign(window, { gridBench: bench })

/** Until `isThere` holds in a frame that has been painted. */
async function painted(start: number, isThere: () => boolean): Promise<number> {
  do {
    await frame()
    if (performance.now() - start > PATIENCE_MS) throw new Error('nothing to be seen after 8 s')
  } while (!isThere())
  await macrotask()
  return performance.now() - start
}

/**
 * Looked for by its place on the screen: what is drawn elsewhere does not count. Not by a hit test:
 * masonic shuts its cards to the pointer while it scrolls.
 */
function cardInTheMiddle(): HTMLElement | null {
  const [x, y] = [innerWidth * 0.45, innerHeight * 0.4]
  for (const card of document.querySelectorAll<HTMLElement>('[data-pin]')) {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    if (left <= x && right >= x - 40 && top <= y && bottom >= y - 40) return card
  }
  return null
}

function changedFrom(before: string | undefined): boolean {
  const card = cardInTheMiddle()
  return card !== null && card.dataset['pin'] !== before
}

async function frame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done))
}

async function twoFrames(): Promise<void> {
  await frame()
  await frame()
  await macrotask()
}

/** Pictures have come, transitions are over. */
async function settle(): Promise<void> {
  await twoFrames()
  await new Promise((done) => setTimeout(done, 350))
}

async function macrotask(): Promise<void> {
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  })
}
