/**
 * The page in which each calendar is mounted with the same pins. The bench asks for one act at a
 * time; an act is over when its outcome is on the screen. The mouse is the bench's own.
 */
import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Planned } from '../../src/views/screens/calendar/plan/planned-days.ts'
import { createI18n } from '../../src/views/kit/i18n/text.ts'
import '../../src/views/kit/styles/base.css'
import { type CalendarComponent, MONTHS } from './contender.ts'
import { samplePlan } from './sample-plan.ts'

const PATIENCE_MS = 15_000

const calendars: Record<string, () => Promise<CalendarComponent>> = {
  ours: async () => (await import('./contenders/ours.tsx')).OwnCalendar,
  fullcalendar: async () => (await import('./contenders/full-calendar.tsx')).FullCalendarMonth,
  'big-calendar': async () => (await import('./contenders/big-calendar.tsx')).BigCalendarMonth,
  'schedule-x': async () => (await import('./contenders/schedule-x.tsx')).ScheduleXMonth,
}

const query = new URLSearchParams(location.search)
const place = document.getElementById('root')
const i18n = createI18n({})
let turn: (() => void) | null = null
let moves = 0
let root: Root | null = null
let calendar: CalendarComponent | null = null
let plan: readonly Planned[] = []

function Screen({ calendar: Calendar }: { calendar: CalendarComponent }) {
  const [date, setDate] = useState<string>(MONTHS[0])
  const [moved, setMoved] = useState<ReadonlyMap<string, number>>(new Map())
  const planned = useMemo(() => withTimes(plan, moved), [moved])
  useLayoutEffect(() => {
    turn = () => setDate((now) => (now === MONTHS[0] ? MONTHS[1] : MONTHS[0]))
  })
  return (
    <main style={{ padding: 8 }}>
      <Calendar
        planned={planned}
        date={date}
        onMove={(id, at) => {
          moves += 1
          setMoved((before) => new Map(before).set(id, at))
        }}
      />
    </main>
  )
}

function withTimes(
  all: readonly Planned[],
  moved: ReadonlyMap<string, number>,
): readonly Planned[] {
  if (moved.size === 0) return all
  return all.map((each) => {
    const at = moved.get(each.publication.id)
    if (at === undefined) return each
    return {
      ...each,
      publication: { ...each.publication, at, wall: new Date(at).toISOString().slice(0, 16) },
    }
  })
}

const bench = {
  async prepare(): Promise<void> {
    calendar = (await calendars[query.get('contender') ?? '']?.()) ?? null
    plan = samplePlan(Number(query.get('size')))
  },
  async mount(): Promise<number> {
    if (place === null || calendar === null) throw new Error('Nothing to mount.')
    const Calendar = calendar
    root = createRoot(place)
    const start = performance.now()
    root.render(
      <I18nProvider i18n={i18n}>
        <Screen calendar={Calendar} />
      </I18nProvider>,
    )
    return painted(start, () => shownMonth() !== null)
  },
  async unmount(): Promise<void> {
    root?.unmount()
    await settle()
  },
  /** To the other month. */
  async turn(): Promise<number> {
    const before = shownMonth()
    const start = performance.now()
    turn?.()
    return painted(start, () => shownMonth() !== null && shownMonth() !== before)
  },
  async nothing(): Promise<number> {
    return painted(performance.now(), () => shownMonth() !== null)
  },
  async settle(): Promise<void> {
    await settle()
  },
  nodes(): number {
    return place?.querySelectorAll('*').length ?? 0
  },
  /** How often a pin has been moved to another day since the page was opened. */
  moves(): number {
    return moves
  },
  /** A card in the upper half, and a place three days further in the same week. */
  points(): { from: readonly [number, number]; to: readonly [number, number] } {
    const card = cards()[4]
    if (card === undefined) throw new Error('No card is to be seen.')
    const { left, top, width, height } = card.getBoundingClientRect()
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2]
    return { from: [x, y], to: [x + (x > innerWidth / 2 ? -1 : 1) * (innerWidth / 7) * 3, y + 4] }
  },
}
export type CalendarBench = typeof bench
Object.assign(window, { calendarBench: bench })

/** `YYYY-MM`; titles begin with it. The days at both ends may be of other months. */
function shownMonth(): string | null {
  const all = cards()
  return /\d{4}-\d{2}/.exec(all[all.length >> 1]?.textContent ?? '')?.[0] ?? null
}

/** Every calendar shows pictures in its cards. */
function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('img[src^="/pictures/"]')].flatMap(
    (picture) => picture.parentElement?.parentElement ?? [],
  )
}

async function painted(start: number, isThere: () => boolean): Promise<number> {
  do {
    await frame()
    if (performance.now() - start > PATIENCE_MS) throw new Error('nothing to be seen after 15 s')
  } while (!isThere())
  await new Promise((done) => setTimeout(done))
  return performance.now() - start
}

async function frame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done))
}

/** Pictures have come, transitions are over. */
async function settle(): Promise<void> {
  await frame()
  await new Promise((done) => setTimeout(done, 350))
}
