/**
 * Says that something is to be put right about pins before they go out, and opens what. Nothing was
 * found: nothing is shown.
 */
import { useState } from 'react'
import { type Translate, useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { isOnlyMoved, type ShownFindings } from './checked-pins.ts'
import { PreflightDialog } from './preflight-dialog.tsx'
import { preflightMessages } from './preflight.messages.ts'

/** `isPaused`: nothing goes out anyway. `isWaiting`: what a rule delays waits by itself. */
export function PreflightNotice({
  found,
  momentOf,
  isPaused = false,
  isWaiting = false,
}: ShownFindings & { isPaused?: boolean; isWaiting?: boolean }) {
  const t = useText(preflightMessages)
  const [isOpen, setOpen] = useState(false)
  const { blocked, waiting } = outcomesOf(found, isWaiting)
  const isOnlyHeld = waiting === found.length && found.every(isOnlyMoved)
  return (
    <>
      {found.length === 0 ? null : (
        <Banner
          tone="warning"
          title={t(titleOf({ blocked, isOnlyHeld }), { count: found.length })}
          action={
            <Button size="small" icon="search" onPress={() => setOpen(true)}>
              {t('preflight.look')}
            </Button>
          }
        >
          {isPaused ? null : outcomeWords({ blocked, waiting, all: found.length, isOnlyHeld }, t)}
        </Banner>
      )}
      {isOpen ? (
        <PreflightDialog found={found} momentOf={momentOf} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function titleOf({ blocked, isOnlyHeld }: { blocked: number; isOnlyHeld: boolean }) {
  if (blocked > 0) return 'preflight.found'
  return isOnlyHeld ? 'preflight.held' : 'preflight.advised'
}

/** What happens to them if nobody does anything. */
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
  }: { blocked: number; waiting: number; all: number; isOnlyHeld: boolean },
  t: Translate<keyof typeof preflightMessages>,
): string {
  if (isOnlyHeld) return t('preflight.heldWhy', { count: all })
  const rest = all - blocked - waiting
  if (rest === all) return t('preflight.goOut', { count: all })
  return [
    blocked > 0 && t('preflight.blocked', { count: blocked }),
    waiting > 0 && t('preflight.waits', { count: waiting }),
    rest > 0 && waiting > 0 && t('preflight.goOutRest', { count: rest }),
  ]
    .filter((part) => part !== false)
    .join(' ')
}
