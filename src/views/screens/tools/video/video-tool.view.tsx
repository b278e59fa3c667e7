/**
 * /free-tools/pinterest-video-downloader: finds the video of a pin's address, for users who may
 * download it.
 */
import { useState } from 'react'
import type { ClientAnswer } from '#core/contract/client.ts'
import { MAX_ADDRESS, videoCalls } from '#core/contract/content/videos.contract.ts'
import { fieldError, type Sending, useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useIsTakenOver } from '../../../kit/context/taken-over.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import { videoReason } from '../checklist/page-reasons.ts'
import { useAddressedWords } from '../tool-address.ts'
import { ToolFrame } from '../tool-frame.tsx'
import { VideoFormats } from './video-formats.tsx'
import videoToolMessages from '#locales/en/tools/video-tool.json' with { type: 'json' }
import css from './video-tool.module.css'
import type { FormEvent } from 'react'

type Answer = ClientAnswer<'findVideo'>

// Each visitor confirms the rights again: a shared address does not carry them.
const FIELDS = ['q'] as const

export function VideoToolScreen() {
  const t = useText(videoToolMessages)
  const isTakenOver = useIsTakenOver()
  const [{ q: address }, setWords] = useAddressedWords(FIELDS)
  const [mayUse, setMayUse] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const sending = useSend()
  const checks = useFieldChecks(videoCalls.findVideo.body, { address })
  const find = async () => {
    if (!mayUse || sending.busy !== null) return
    setAnswer(null)
    const outcome = await sending.send('findVideo', { body: { address, own: true } })
    if (outcome.ok) setAnswer(outcome.answer)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setReminded(!mayUse)
    checks.submit(find)(event)
  }
  const isNoPin = answer?.problem === 'not_pin'
  const wrong = isNoPin ? t('video.not_pin') : fieldError(sending.failure, 'address')
  return (
    <ToolFrame title={t('video.title')} lead={t('video.lead')} foot={t('video.foot')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('video.address')}
          hint={t('video.addressHint')}
          type="url"
          inputMode="url"
          value={address}
          onChange={(words) => setWords('q', words)}
          error={checks.problemOf('address') ?? wrong}
          maxLength={MAX_ADDRESS}
          autoFocus={isTakenOver}
          autoComplete="off"
        />
        <Checkbox
          isSelected={mayUse}
          onChange={setMayUse}
          hint={t('video.ownHint')}
          error={isReminded && !mayUse ? t('video.mustOwn') : null}
        >
          {t('video.own')}
        </Checkbox>
        <Button
          type="submit"
          variant="primary"
          icon="search"
          isBusy={sending.busy !== null}
          className={css.find ?? ''}
        >
          {t('video.find')}
        </Button>
      </form>
      {isNoPin ? null : <Outcome answer={answer} sending={sending} onRetry={() => void find()} />}
    </ToolFrame>
  )
}

function Outcome({
  answer,
  sending: { busy, failure },
  onRetry,
}: {
  answer: Answer | null
  sending: Sending
  onRetry: () => void
}) {
  const t = useText(videoToolMessages)
  if (busy !== null) return <Finding />
  // An error about the address is shown at its field.
  if (failure !== null) {
    return fieldError(failure, 'address') !== null ? null : (
      <ErrorState title={t('video.failed')} requestId={failure.requestId} onRetry={onRetry}>
        <p>{t('video.failedBody', { reason: failure.message })}</p>
      </ErrorState>
    )
  }
  if (answer?.video) return <VideoFormats video={answer.video} />
  if (answer?.problem && answer.problem !== 'not_pin')
    return <Problem problem={answer.problem} reason={answer.page_error} onRetry={onRetry} />
  return (
    <EmptyState icon="download" title={t('video.wait')}>
      <p>{t('video.waitBody')}</p>
    </EmptyState>
  )
}

function Finding() {
  const t = useText(videoToolMessages)
  return (
    <Loading label={t('video.finding')} className={css.waiting ?? ''}>
      {['60%', '100%', '100%'].map((width, row) => (
        <Skeleton
          key={row}
          width={width}
          height={row === 0 ? '24px' : '56px'}
          radius="var(--radius-10)"
        />
      ))}
    </Loading>
  )
}

type Reported = Exclude<NonNullable<Answer['problem']>, 'not_pin'>

/** What a second try may fix. */
const PASSING: ReadonlySet<Reported> = new Set(['unreadable', 'changed'])

function Problem({
  problem,
  reason,
  onRetry,
}: {
  problem: Reported
  reason: Answer['page_error']
  onRetry: () => void
}) {
  const t = useText(videoToolMessages)
  return (
    <ErrorState title={t(`video.${problem}`)} {...(PASSING.has(problem) ? { onRetry } : {})}>
      {reason === null ? null : <p>{t(videoReason(reason))}</p>}
      <p>{t(`video.${problem}Body`)}</p>
    </ErrorState>
  )
}
