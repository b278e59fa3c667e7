/**
 * The pin as it will be. Shows the stored picture until something is changed, then the server's
 * preview of the draft, a moment after each change.
 */
import type { Failure } from '#core/contract/client.ts'
import { useText } from '../../kit/i18n/text.ts'
import { publishHeight } from '../../kit/ui/edge-height.ts'
import { Banner } from '../../kit/ui/states.tsx'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import { isDesignChanged } from './draft/pin-draft.ts'
import type { DraftProps } from './draft/draft-props.ts'
import css from './pin-preview.module.css'
import { useLiveCall } from './draft/use-live-call.ts'

/** On a phone it covers the scrolling content. */
const pinnedRef = publishHeight('--overlay-pinned')
const REDRAW_DELAY_MS = 250
const READABLE = 4.5

export function PinPreview({ pin, draft }: DraftProps) {
  const t = useText(editorMessages)
  const input = isDesignChanged(pin, draft)
    ? { params: { account_id: pin.account_id }, body: { design: draft.design } }
    : null
  const { answer, isCurrent, failure } = useLiveCall('preview', input, REDRAW_DELAY_MS)
  const isDrawing = input !== null && !isCurrent
  const shown = input === null ? null : answer
  return (
    <figure ref={pinnedRef} className={css.preview} aria-busy={isDrawing}>
      <div
        className={css.picture}
        data-drawing={isDrawing || undefined}
        style={{ backgroundColor: draft.design.colors.background }}
      >
        <img src={shown?.image ?? pin.image_url} alt={t('editor.preview')} />
      </div>
      <figcaption className={css.words} aria-live="polite">
        {isDrawing ? (
          <span className={css.quiet}>{t('editor.previewing')}</span>
        ) : (
          shown && <Contrast ratio={shown.contrast} />
        )}
        <Warnings of={shown} failure={failure} />
      </figcaption>
    </figure>
  )
}

function Warnings({
  of,
  failure,
}: {
  of: { readonly warnings: readonly string[] } | null
  failure: Failure | null
}) {
  const t = useText(editorMessages)
  return (
    <>
      {of?.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      {failure && failure.code !== 'aborted' ? (
        <Banner tone="danger" requestId={failure.requestId}>
          {t('editor.previewFailed', { reason: failure.message })}
        </Banner>
      ) : null}
    </>
  )
}

function Contrast({ ratio }: { ratio: number }) {
  const t = useText(editorMessages)
  const words = { ratio: ratio.toFixed(1) }
  return ratio < READABLE ? (
    <Banner tone="warning">{t('editor.contrastLow', words)}</Banner>
  ) : (
    <span className={css.quiet}>{t('editor.contrast', words)}</span>
  )
}
