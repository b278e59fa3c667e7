/** Reminders of what is to be published: a calendar to subscribe to, and a mail each morning. */
import { useApp } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import css from '../take-away/take-away.module.css'
import remindersMessages from '#locales/en/calendar/reminders.json' with { type: 'json' }
import { useReminders } from './use-reminders.ts'

type Shown = ReturnType<typeof useReminders>

/** Mounted while it is open. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const t = useText(remindersMessages)
  const shown = useReminders()
  const { reminders, busy, failure } = shown
  return (
    <Dialog isOpen onClose={onClose} width="medium" title={t('reminders.title')}>
      <div className={css.stack}>
        {shown.isOffline ? <Banner tone="warning">{t('reminders.offline')}</Banner> : null}
        <Feed shown={shown} />
        <section className={css.list} aria-label={t('reminders.mail')}>
          <h3 className={css.heading}>{t('reminders.mail')}</h3>
          <Checkbox
            isSelected={reminders?.has_mail ?? false}
            isDisabled={reminders === null || busy !== null}
            hint={t('reminders.mailHint')}
            onChange={(isOn) => void shown.setMail(isOn)}
          >
            {t('reminders.mailOn')}
          </Checkbox>
        </section>
        {failure === null ? null : (
          <Banner tone="danger" title={t('reminders.failed')} isAlert>
            {failure.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

function Feed({ shown }: { shown: Shown }) {
  const t = useText(remindersMessages)
  const format = useFormat()
  const toast = useToast()
  const { config } = useApp()
  const { reminders, address, busy } = shown
  const madeAt = reminders?.feed_made_at ?? null
  const end = async () => {
    if (await shown.endFeed()) toast({ text: t('reminders.ended') })
  }
  return (
    <section className={css.list} aria-label={t('reminders.feed')}>
      <h3 className={css.heading}>{t('reminders.feed')}</h3>
      <p className={css.quiet}>{t('reminders.feedWords')}</p>
      {config.public_url_reachable ? null : (
        <Banner tone="warning">{t('reminders.feedLocal')}</Banner>
      )}
      {address === null ? null : <Address address={address} />}
      {madeAt === null || address !== null ? null : (
        <p>
          {t('reminders.newWords', { date: format.date(madeAt) })} {t('reminders.newHint')}
        </p>
      )}
      <div className={css.dates}>
        <Button
          icon="link"
          isDisabled={reminders === null}
          isBusy={busy === 'makeFeed'}
          onPress={() => void shown.makeFeed()}
        >
          {t(madeAt === null ? 'reminders.make' : 'reminders.new')}
        </Button>
        {madeAt === null ? null : (
          <Button variant="quiet" isBusy={busy === 'endFeed'} onPress={() => void end()}>
            {t('reminders.end')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Address({ address }: { address: string }) {
  const t = useText(remindersMessages)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ text: t('reminders.copied') })
    } catch {
      // The browser refuses: no permission, or no secure origin.
      toast({ text: t('reminders.notCopied') })
    }
  }
  return (
    <div role="status" className={css.list}>
      <TextField
        type="url"
        isReadOnly
        label={t('reminders.address')}
        hint={t('reminders.addressHint')}
        value={address}
      />
      <div>
        <Button size="small" icon="copy" onPress={() => void copy()}>
          {t('reminders.copy')}
        </Button>
      </div>
    </div>
  )
}
