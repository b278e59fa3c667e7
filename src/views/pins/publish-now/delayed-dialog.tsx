/**
 * Asks before pins are published now that make planned pins wait: which ones, until when, and why.
 */
import { useState } from 'react'
import { useLocale, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import css from './delayed-dialog.module.css'
import type { DelayedPin } from './delays-of-now.ts'
import { momentFormat } from './moment-format.ts'
import publishNowMessages from '#locales/en/pins/publish-now.json' with { type: 'json' }

const ROWS_AT_ONCE = 20

export interface DelayedDialogProps {
  readonly delayed: readonly DelayedPin[]
  readonly zone: string
  readonly onPublish: () => void
  /** Another time for the pins that were to be published. */
  readonly onChooseTime: () => void
  readonly onClose: () => void
}

export function DelayedDialog(props: DelayedDialogProps) {
  const { delayed, zone, onPublish, onChooseTime, onClose } = props
  const t = useText(publishNowMessages)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const { length: count } = delayed
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      width="medium"
      title={t('publishNow.delays.title', { count })}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('publishNow.delays.cancel')}
          </Button>
          <Button onPress={onChooseTime}>{t('publishNow.delays.choose')}</Button>
          <Button variant="primary" icon="upload" onPress={onPublish}>
            {t('publishNow.delays.publish', { count })}
          </Button>
        </>
      }
    >
      <p>{t('publishNow.delays.lead', { count })}</p>
      <ul className={css.rows}>
        {delayed.slice(0, limit).map((one) => (
          <Row key={one.publication.id} {...one} zone={zone} />
        ))}
      </ul>
      {count > limit ? (
        <Button size="small" onPress={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('publishNow.delays.more', { count: count - limit })}
        </Button>
      ) : null}
    </Dialog>
  )
}

function Row({ pin, publication, to, rule, zone }: DelayedPin & { readonly zone: string }) {
  const t = useText(publishNowMessages)
  const format = momentFormat(useLocale(), zone)
  const why = rule === 'gap' ? 'perDay' : rule
  return (
    <li className={css.row}>
      <span className={css.thumb} style={{ backgroundColor: pin.design.colors.background }}>
        {pin.image_url ? <img src={pin.image_url} alt="" loading="lazy" decoding="async" /> : null}
      </span>
      <div className={css.words}>
        <bdi className={css.pin}>{pin.title}</bdi>
        <p>
          <strong>{format.format(to.at)}</strong>{' '}
          <span className={css.quiet}>
            {t('publishNow.delays.was', { moment: format.format(publication.at) })}
          </span>
        </p>
        <p className={css.quiet}>{t(`publishNow.delays.why.${why}`)}</p>
      </div>
    </li>
  )
}
