/**
 * Says that something is to be put right about pins before they go out, and opens what. Nothing was
 * found: nothing is shown.
 */
import { useState } from 'react'
import { type Translate, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { type CheckedPin, isOnlyMoved, type ShownFindings } from './checked-pins.ts'
import { PreflightDialog } from './preflight-dialog.tsx'
import preflightMessages from '#locales/en/pins/preflight.json' with { type: 'json' }

/**
 * `isPaused`: nothing goes out anyway. `isWaiting`: what a rule delays waits by itself.
 * `asTheyAre`: what the notice states in place of "They go out as they are."
 */
export function PreflightNotice({
  found,
  momentOf,
  isPaused = false,
  isWaiting = false,
  asTheyAre,
  onShow,
}: ShownFindings & {
  isPaused?: boolean
  isWaiting?: boolean
  asTheyAre?: string
  /** Leads to the first pin that is held back. */
  onShow?: (publicationId: string) => void
}) {
  const t = useText(preflightMessages)
  const [isOpen, setOpen] = useState(false)
  const { blocked, waiting } = outcomesOf(found, isWaiting)
  const isOnlyHeld = waiting === found.length && found.every(isOnlyMoved)
  const held = waiting === 0 || isPaused ? undefined : found.find(({ delay }) => delay !== null)
  return (
    <>
      {found.length === 0 ? null : (
        <Banner
          tone="warning"
          title={t(titleOf({ blocked, isOnlyHeld }), { count: found.length })}
          action={
            <>
              <Button size="small" icon="search" onPress={() => setOpen(true)}>
                {t('preflight.look')}
              </Button>
              <ShowHeld held={held} onShow={onShow} />
            </>
          }
        >
          {isPaused
            ? null
            : outcomeWords({ blocked, waiting, all: found.length, isOnlyHeld, asTheyAre }, t)}
          {held === undefined ? null : ` ${heldWords(held, { waiting, momentOf, t })}`}
        </Banner>
      )}
      {isOpen ? (
        <PreflightDialog found={found} momentOf={momentOf} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function ShowHeld({
  held,
  onShow,
}: {
  held: CheckedPin | undefined
  onShow: ((publicationId: string) => void) | undefined
}) {
  const t = useText(preflightMessages)
  const id = held?.publication?.id
  if (id === undefined || onShow === undefined) return null
  return (
    <Button size="small" icon="calendar" onPress={() => onShow(id)}>
      {t('preflight.showHeld')}
    </Button>
  )
}

/** Which pin it is, or the first one, and when it goes out instead. */
function heldWords(
  { pin, delay }: CheckedPin,
  { waiting, momentOf, t }: Pick<ShownFindings, 'momentOf'> & { waiting: number; t: Words },
): string {
  if (delay === null) return ''
  return t('preflight.heldPin', {
    count: waiting,
    title: pin.title,
    moment: momentOf(delay.until),
  })
}

type Words = Translate<keyof typeof preflightMessages>

function titleOf({ blocked, isOnlyHeld }: { blocked: number; isOnlyHeld: boolean }) {
  if (blocked > 0) return 'preflight.found'
  return isOnlyHeld ? 'preflight.held' : 'preflight.advised'
}

/** What happens to them without any action. */
function outcomesOf(found: ShownFindings['found'], isWaiting: boolean) {
  const open = found.filter(({ findings }) => !findings.some(({ isBlocking }) => isBlocking))
  return {
    blocked: found.length - open.length,
    waiting: isWaiting ? open.filter(({ delay }) => delay !== null).length : 0,
  }
}

function outcomeWords(
  {
    blocked,
    waiting,
    all,
    isOnlyHeld,
    asTheyAre,
  }: {
    blocked: number
    waiting: number
    all: number
    isOnlyHeld: boolean
    asTheyAre: string | undefined
  },
  t: Words,
): string {
  if (isOnlyHeld) return t('preflight.heldWhy', { count: all })
  const rest = all - blocked - waiting
  if (rest === all) return asTheyAre ?? t('preflight.goOut', { count: all })
  return [
    blocked > 0 && t('preflight.blocked', { count: blocked }),
    waiting > 0 && t('preflight.waits', { count: waiting }),
    rest > 0 && waiting > 0 && t('preflight.goOutRest', { count: rest }),
  ]
    .filter((part) => part !== false)
    .join(' ')
}
