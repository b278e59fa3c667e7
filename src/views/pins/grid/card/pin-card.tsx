/**
 * One pin as it will look on Pinterest: rounded picture, title below. The card does not listen to
 * anything: the grid handles clicks and keys once for all cards (`data-pin`, `data-action`), so ten
 * thousand cards cost ten thousand nothings.
 */
import { memo, type SyntheticEvent, use } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Icon } from '../../../kit/ui/icon.tsx'
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import { MediaMark, slideCount } from './media-mark.tsx'
import { BoardNames, FiledPublications, isInFile, otherBoardsOf } from '../plan-boards.ts'
import css from './pin-card.module.css'

export interface PinCardProps {
  readonly pin: Pin
  readonly column: number
  readonly selected: boolean
  readonly focusable: boolean
  /** A new picture is being rendered; the old one is shown until it comes. */
  readonly working: boolean
  readonly committed: boolean
  readonly showStatus: boolean
}

export const PinCard = memo(function PinCard({
  pin,
  column,
  selected,
  focusable,
  working,
  committed,
  showStatus,
}: PinCardProps) {
  const tabIndex = focusable ? 0 : -1
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-selected={selected}
      tabIndex={tabIndex}
      data-pin={pin.id}
      className={css.card}
      aria-labelledby={`${titleId(pin)} ${metaId(pin)}`}
      aria-busy={working || undefined}
    >
      <CardBody
        pin={pin}
        tabIndex={tabIndex}
        working={working}
        committed={committed}
        showStatus={showStatus}
      />
    </div>
  )
})

const titleId = ({ id }: Pin) => `pin-${id}-title`
const metaId = ({ id }: Pin) => `pin-${id}-meta`

interface CardBodyProps extends Omit<PinCardProps, 'column' | 'selected' | 'focusable'> {
  readonly tabIndex: 0 | -1
}

/**
 * Knows nothing of the selection: with "select all" only the cards' own elements are drawn again,
 * the rest is done by the style sheet.
 */
const CardBody = memo(function CardBody({
  pin,
  tabIndex,
  working,
  committed,
  showStatus,
}: CardBodyProps) {
  const t = useText(gridMessages)
  return (
    <>
      {/* Nothing covers the picture: the tick is at its corner, the rest below. */}
      <div className={css.frame} data-slides={slideCount(pin.media)}>
        {/* Its own element: the picture of another pin must not be seen until this one has come. */}
        <PinPicture key={pin.id} url={pin.image_url} color={pin.design.colors.background} />
        <span className={css.check} aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
      </div>
      {/* The blanks between the parts keep the spoken name and the visible words the same. */}
      <p className={css.title} id={titleId(pin)} dir="auto">
        {pin.title}
      </p>{' '}
      <div className={css.foot}>
        <p className={css.meta} id={metaId(pin)} dir="auto">
          <MediaMark media={pin.media} className={css.state} />
          <State pin={pin} working={working} committed={committed} showStatus={showStatus} />
          <Place pin={pin} />
        </p>
        <div className={css.actions}>
          <button
            type="button"
            className={css.action}
            data-action="open"
            tabIndex={tabIndex}
            aria-label={t('grid.edit', { title: pin.title })}
          >
            <Icon name="edit" size={16} />
          </button>
          <button
            type="button"
            className={css.action}
            data-action="favor"
            tabIndex={tabIndex}
            aria-pressed={pin.favored}
            aria-label={t('grid.favor', { title: pin.title })}
            data-on={pin.favored || undefined}
          >
            <Icon name="heart" size={16} />
          </button>
        </div>
      </div>
    </>
  )
})

/** Its board, and where it is planned or published instead. */
function Place({ pin }: { pin: Pin }) {
  const t = useText(gridMessages)
  const others = otherBoardsOf(pin, use(BoardNames))
  if (others.length === 0 || pin.board_name === '')
    return pin.board_name || pin.interest?.interest || ' '
  const words = t('grid.otherBoards', { boards: others.join(', '), board: pin.board_name })
  // A card is often too narrow for both.
  return <span title={words}>{words}</span>
}

/**
 * The pin's state, where it needs a word: "Generated" is what every new pin is, and "Draft" says
 * less than the date of the export.
 */
function State({ pin, working, committed, showStatus }: Omit<CardBodyProps, 'tabIndex'>) {
  const t = useText(gridMessages)
  if (working) return <span className={css.state}>{t('grid.rendering')} </span>
  if (committed) return <span className={css.state}>{t('grid.committed')} </span>
  if (!showStatus) return null
  return (
    <>
      <Status pin={pin} />
      {pin.exported_at === undefined ? null : <ExportDate at={pin.exported_at} />}
    </>
  )
}

function Status({ pin }: { pin: Pin }) {
  const t = useText(gridMessages)
  const { status, exported_at } = pin
  const isFiled = isInFile(pin, use(FiledPublications)) && status === 'scheduled'
  if (status === 'generated' || (status === 'draft' && exported_at !== undefined)) return null
  return (
    <span className={css.state} data-status={status}>
      {t(`grid.status.${isFiled ? 'filed' : status}`)}{' '}
    </span>
  )
}

function ExportDate({ at }: { at: number }) {
  const t = useText(gridMessages)
  const format = useFormat()
  return (
    <span className={css.state} title={format.moment(at)}>
      {t('grid.exported', { date: format.monthDay(at) })}{' '}
    </span>
  )
}

/**
 * The pin's own background is shown until its picture is loaded; a picture that can't be loaded
 * leaves that colour.
 */
function PinPicture({ url, color }: { url: string; color: string }) {
  return (
    <div className={css.picture} style={{ backgroundColor: color }}>
      {/* The title below has the words of the pin; an alternative text would only repeat them. */}
      {url ? (
        <img
          src={url}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          onLoad={appear}
          onError={awaitNetwork}
        />
      ) : null}
    </div>
  )
}

/**
 * Not by a state: fifteen pictures would be fifteen renderings, in the moment in which the person
 * scrolls.
 */
function appear({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset['loaded'] = ''
}

/**
 * A picture that could not be fetched is requested again when the network is back; until then
 * there is its colour.
 */
function awaitNetwork({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  delete picture.dataset['loaded']
  const { src } = picture
  const again = (): void => {
    if (picture.isConnected && picture.src === src) picture.src = src
  }
  window.addEventListener('online', again, { once: true })
}

/** The place of a pin that is being made. */
export function PinPlaceholder({ column }: { column: number }) {
  return (
    <div role="gridcell" aria-colindex={column} className={css.card} data-placeholder="">
      <div className={css.frame}>
        <div className={css.shimmer} />
      </div>
      <div className={css.shimmerLine} />
      <div className={css.shimmerLine} data-short="" />
    </div>
  )
}
