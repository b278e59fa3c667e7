/** One pin that is due: its picture and words to take along, and what became of it. */
import { useId, useState } from 'react'
import { readPinAddress } from '#core/by-hand/pin-address.ts'
import { safeName } from '#core/export/file-names.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import { MediaMark } from '../../../pins/grid/card/media-mark.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { type Planned, wallIn } from '../plan/planned-days.ts'
import { CopyRow } from './copy-row.tsx'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }
import css from './due.module.css'
import { picturesOf } from './pin-pictures.ts'
import { canShareFiles, sharePictures } from './share-picture.ts'

const PINTEREST = 'https://www.pinterest.com/pin-creation-tool/'

export interface DueCardProps {
  readonly planned: Planned
  readonly display: CalendarDisplay
  /** `url`: the address on Pinterest, or empty. */
  readonly onDone: (url: string) => void
  readonly onLater: () => void
}

export function DueCard({ planned, display, onDone, onLater }: DueCardProps) {
  const t = useText(dueMessages)
  const { pin, publication } = planned
  const id = useId()
  return (
    <li className={css.card} aria-labelledby={id}>
      <PinThumb pin={pin} className={css.picture} />
      <div className={css.words}>
        <h3 id={id} className={css.title} dir="auto" tabIndex={-1} data-due={publication.id}>
          {pin.title}
        </h3>
        <p className={css.quiet}>
          <MediaMark media={pin.media} isFollowed />
          {t('due.since', { moment: display.format.moment(wallIn(display.zone, publication)) })}
        </p>
        <div className={css.buttons}>
          <Pictures planned={planned} />
          <LinkButton size="small" icon="external" href={PINTEREST} target="_blank">
            {t('due.pinterest')}
          </LinkButton>
        </div>
        <Words planned={planned} board={display.boardName(publication, pin)} />
        <Outcome title={pin.title} onDone={onDone} onLater={onLater} />
      </div>
    </li>
  )
}

function Pictures({ planned: { pin } }: { planned: Planned }) {
  const t = useText(dueMessages)
  const toast = useToast()
  if (pin.media?.kind === 'video') return <VideoFile title={pin.title} url={pin.media.url} />
  const pictures = picturesOf(pin)
  if (pictures.length === 0) return null
  const share = async () => {
    const isShared = await sharePictures(pictures, pin.title)
    if (!isShared) toast({ text: t('due.notShared') })
  }
  return (
    <>
      {canShareFiles() ? (
        <Button size="small" icon="upload" onPress={() => void share()}>
          {t('due.share')}
        </Button>
      ) : null}
      {pictures.map(({ address, name }, at) => (
        <LinkButton key={name} size="small" icon="download" href={address} download={name}>
          {pictures.length === 1 ? t('due.picture') : t('due.pictureOf', { number: at + 1 })}
        </LinkButton>
      ))}
    </>
  )
}

function VideoFile({ title, url }: { title: string; url: string }) {
  const t = useText(dueMessages)
  const name = `${safeName(title, 'pin')}.${url.split('.').at(-1) ?? 'mp4'}`
  return (
    <LinkButton size="small" icon="download" href={url} download={name}>
      {t('due.video')}
    </LinkButton>
  )
}

/** The link carries the publication's id, as that of a pin sent by the server does. */
function Words({ planned: { pin, publication }, board }: { planned: Planned; board: string }) {
  const { title, description, alt_text, link } = pin
  return (
    <dl className={css.rows}>
      <CopyRow field="title" text={title} title={title} />
      <CopyRow field="description" text={description} title={title} />
      <CopyRow field="alt_text" text={alt_text} title={title} />
      <CopyRow field="link" text={link === '' ? '' : tagLink(link, publication.id)} title={title} />
      <CopyRow field="board" text={board} title={title} />
    </dl>
  )
}

function Outcome({
  title,
  onDone,
  onLater,
}: { title: string } & Pick<DueCardProps, 'onDone' | 'onLater'>) {
  const t = useText(dueMessages)
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const url = readPinAddress(address)
    setWrong(url === null)
    if (url !== null) onDone(url)
  }
  return (
    <form
      className={css.outcome}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        inputMode="url"
        label={t('due.address')}
        hint={t('due.addressHint')}
        placeholder="https://www.pinterest.com/pin/…"
        value={address}
        error={isWrong ? t('due.addressWrong') : null}
        onChange={(text) => {
          setAddress(text)
          setWrong(false)
        }}
      />
      <div className={css.buttons}>
        <Button
          type="submit"
          variant="primary"
          icon="check"
          aria-label={t('due.doneOf', { title })}
        >
          {t('due.done')}
        </Button>
        <Button icon="calendar" aria-label={t('due.laterOf', { title })} onPress={onLater}>
          {t('due.later')}
        </Button>
      </div>
    </form>
  )
}
