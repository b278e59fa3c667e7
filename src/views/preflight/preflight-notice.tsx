/**
 * Says that something is to be put right about pins before they go out, and opens what. Nothing was
 * found: nothing is shown.
 */
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import type { ShownFindings } from './checked-pins.ts'
import { PreflightDialog } from './preflight-dialog.tsx'
import { preflightMessages } from './preflight.messages.ts'

/** `isPaused`: nothing goes out anyway. */
export function PreflightNotice({
  found,
  momentOf,
  isPaused,
}: ShownFindings & { isPaused?: boolean }) {
  const t = useText(preflightMessages)
  const [isOpen, setOpen] = useState(false)
  const { length: blocked } = found.filter(({ findings }) =>
    findings.some(({ isBlocking }) => isBlocking),
  )
  return (
    <>
      {found.length === 0 ? null : (
        <Banner
          tone="warning"
          title={t(blocked > 0 ? 'preflight.found' : 'preflight.advised', { count: found.length })}
          action={
            <Button size="small" icon="search" onPress={() => setOpen(true)}>
              {t('preflight.look')}
            </Button>
          }
        >
          {isPaused === true
            ? null
            : blocked > 0
              ? t('preflight.blocked', { count: blocked })
              : t('preflight.goOut', { count: found.length })}
        </Banner>
      )}
      {isOpen ? (
        <PreflightDialog found={found} momentOf={momentOf} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
