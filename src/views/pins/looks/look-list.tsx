/**
 * Other looks of one pin, side by side, each as it would be published. Arrow keys move, Enter or a
 * press takes one.
 */
import { useMemo, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { subjectsOfTitle } from '#core/text/interests/title-subjects.ts'
import type { FoundLook } from '#core/templates/looks/choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from '#core/templates/looks/looks-per-round.ts'
import { useEnvironment } from '../../kit/context/app-context.tsx'
import { SmallPicture } from '../../kit/drawing/small-picture.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useTemplateWords } from '../template-names/use-template-words.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { Banner, ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import { type DrawnLooks, useDrawnCount, useDrawnLook } from './drawn-looks.ts'
import css from './look-list.module.css'
import looksMessages from '#locales/en/pins/looks.json' with { type: 'json' }
import { type BrandOfLooks, useBrandOfLooks } from './use-brand-of-looks.ts'
import { useLooks, type Looks, type LooksGround, type ShownLook } from './use-looks.ts'
import { useOwnDocuments } from './use-own-documents.ts'
import { usePictureAddresses } from './use-picture-addresses.ts'

export interface LookListProps {
  readonly design: PinDesign
  /** The pin's other pictures, for collages. */
  readonly page: Page | undefined
  readonly onTake: (look: FoundLook) => void
  /** On its own sheet: the first look has the focus, and taking one ends it. */
  readonly isSheet?: boolean
}

export function LookList(props: LookListProps) {
  const { design, page } = props
  const t = useText(looksMessages)
  const isOffline = useIsOffline()
  const addresses = usePictureAddresses(design, page)
  const brand = useBrandOfLooks(design)
  const own = useOwnDocuments()
  const { isBrandOnly, setBrandOnly, isUntouched } = useBrandOnly(brand)
  const [first] = useState(design.pictures[0]?.picture_id)
  const ground = useMemo((): LooksGround | null => {
    if (addresses === null || brand === null || own === null) return null
    const subjects = page && subjectsOfTitle(page)
    const { colors: brandColors, allowed } = brand
    return { addresses, brandColors, allowed, own, isBrandOnly, ...(subjects && { subjects }) }
  }, [addresses, brand, own, isBrandOnly, page])
  if (addresses !== null && first !== undefined && !(first in addresses))
    return (
      <Banner tone="warning">{t(isOffline ? 'looks.pictureOffline' : 'looks.pictureGone')}</Banner>
    )
  return (
    <div className={css.looks}>
      {brand?.hasChoice ? (
        <Checkbox isSelected={isBrandOnly} onChange={setBrandOnly}>
          {t('looks.brandOnly')}
        </Checkbox>
      ) : null}
      <ChosenLooks
        key={String(isBrandOnly)}
        {...props}
        ground={ground}
        hasFocus={props.isSheet === true && isUntouched}
      />
    </div>
  )
}

function useBrandOnly(brand: BrandOfLooks | null) {
  /** Null until the user has chosen. */
  const [chosen, setBrandOnly] = useState<boolean | null>(null)
  return {
    isBrandOnly: chosen ?? brand?.isLocked ?? false,
    setBrandOnly,
    isUntouched: chosen === null,
  }
}

const useIsOffline = (): boolean => useEnvironment((snapshot) => !snapshot.context.online)

function ChosenLooks({
  design,
  onTake,
  ground,
  hasFocus,
  isSheet = false,
}: LookListProps & { ground: LooksGround | null; hasFocus: boolean }) {
  const t = useText(looksMessages)
  const isOffline = useIsOffline()
  const found = useLooks(design, ground)
  const { more, focusNew } = useFocusOnNew(found)
  if (found.status === 'failed' && found.looks.length === 0)
    return (
      <ErrorState title={t(isOffline ? 'looks.offline' : 'looks.failed')} onRetry={found.again} />
    )
  if (found.looks.length === 0)
    return found.status === 'finding' ? <Waiting /> : <p className={css.quiet}>{t('looks.none')}</p>
  return (
    <>
      <Help isSheet={isSheet} />
      <Pictures
        looks={found.looks}
        drawn={found.drawn}
        design={design}
        onTake={onTake}
        hasFocus={hasFocus}
        focusNew={focusNew}
      />
      <More found={{ ...found, more }} />
    </>
  )
}

/**
 * After "Twelve more" the arrow keys go on at the first of the new looks, as soon as it is shown.
 */
function useFocusOnNew({ looks, more }: Looks) {
  const awaited = useRef<number | null>(null)
  return {
    more: (): void => {
      awaited.current = looks.length
      more()
    },
    focusNew: (place: number, picture: HTMLElement | null): void => {
      if (picture === null || place !== awaited.current) return
      awaited.current = null
      const option = picture.closest<HTMLElement>('[role="option"]')
      // The list knows its new items only once they are drawn.
      requestAnimationFrame(() => {
        option?.focus({ preventScroll: true })
        option?.scrollIntoView({ block: 'center' })
      })
    },
  }
}

type FocusNew = ReturnType<typeof useFocusOnNew>['focusNew']

function Help({ isSheet }: { isSheet: boolean }) {
  const t = useText(looksMessages)
  return (
    <>
      <p className={`${css.quiet} ${css.keys}`}>{t(isSheet ? 'looks.help' : 'looks.helpTab')}</p>
      <p className={`${css.quiet} ${css.touch}`}>
        {t(isSheet ? 'looks.helpTouch' : 'looks.helpTabTouch')}
      </p>
    </>
  )
}

const Waiting = () => {
  const t = useText(looksMessages)
  return (
    <Loading label={t('looks.drawing')}>
      <div className={css.grid}>
        {Array.from({ length: LOOKS_PER_ROUND }, (_, at) => (
          <Skeleton key={at} className={css.waiting ?? ''} radius="var(--radius-10)" />
        ))}
      </div>
    </Loading>
  )
}

function Pictures({
  looks,
  drawn,
  design,
  onTake,
  hasFocus,
  focusNew,
}: Pick<LookListProps, 'design' | 'onTake'> & {
  looks: readonly ShownLook[]
  drawn: DrawnLooks
  hasFocus: boolean
  focusNew: FocusNew
}) {
  const t = useText(looksMessages)
  const worn = JSON.stringify(design)
  const current = looks.find((look) => JSON.stringify(look.design) === worn)
  return (
    <ListBox
      aria-label={t('looks.list')}
      layout="grid"
      className={css.grid ?? ''}
      items={withDifference(looks)}
      autoFocus={hasFocus ? 'first' : false}
      selectionMode="single"
      disallowEmptySelection={current !== undefined}
      escapeKeyBehavior="none"
      selectedKeys={current ? [current.place] : []}
      onSelectionChange={(keys) => {
        const chosen = keys === 'all' ? undefined : looks.find(({ place }) => keys.has(place))
        if (chosen) onTake({ design: chosen.design, document: chosen.document })
      }}
    >
      {(look) => <LookItem look={look} drawn={drawn} focusNew={focusNew} />}
    </ListBox>
  )
}

interface ListedLook extends ShownLook {
  readonly id: number
  readonly difference: LookDifference
}

const withDifference = (looks: readonly ShownLook[]): ListedLook[] => {
  const designs = looks.map(({ design }) => design)
  return looks.map((look, at) => ({
    ...look,
    id: look.place,
    difference: differenceOf(look.design, designs.slice(0, at)),
  }))
}

function LookItem({
  look: { place, document, difference },
  drawn,
  focusNew,
}: {
  look: ListedLook
  drawn: DrawnLooks
  focusNew: FocusNew
}) {
  const t = useText(looksMessages)
  const words = useTemplateWords()(document)
  const name =
    difference === null ? words.name : t('looks.againOf', { template: words.name, difference })
  const label = t('looks.one', { number: place + 1, template: name })
  return (
    <ListBoxItem id={place} textValue={label} aria-label={label} className={css.look ?? ''}>
      <LookPicture place={place} drawn={drawn} focusNew={focusNew} />
      <span className={css.name} title={name} aria-hidden>
        {name}
      </span>
    </ListBoxItem>
  )
}

function LookPicture({
  place,
  drawn: pictures,
  focusNew,
}: {
  place: number
  drawn: DrawnLooks
  focusNew: FocusNew
}) {
  const t = useText(looksMessages)
  const isOffline = useIsOffline()
  const drawn = useDrawnLook(pictures, place)
  const isPicture = drawn !== null && drawn !== 'failed'
  return (
    <span
      ref={(picture) => focusNew(place, picture)}
      className={css.picture}
      data-drawn={isPicture}
    >
      {isPicture ? <SmallPicture drawn={drawn} /> : null}
      {drawn === 'failed' ? (
        <span className={css.failed}>{t(isOffline ? 'looks.oneOffline' : 'looks.oneFailed')}</span>
      ) : null}
      <span className={css.worn}>
        <Icon name="check" size={16} />
      </span>
    </span>
  )
}

function More({ found: { looks, drawn, status, isWhole, more, again } }: { found: Looks }) {
  const t = useText(looksMessages)
  const isOffline = useIsOffline()
  const count = useDrawnCount(drawn)
  return (
    <div className={css.more}>
      {status === 'failed' ? (
        <Banner
          tone="danger"
          action={
            <Button size="small" variant="quiet" onPress={again}>
              {t('looks.again')}
            </Button>
          }
        >
          {t(isOffline ? 'looks.offline' : 'looks.failed')}
        </Banner>
      ) : isWhole ? (
        <p className={css.quiet}>{t('looks.noMore')}</p>
      ) : (
        <Button icon="plus" isBusy={status === 'finding'} onPress={more}>
          {t('looks.more')}
        </Button>
      )}
      <span role="status" className={css.quiet}>
        {count < looks.length ? t('looks.drawing') : t('looks.drawn', { count })}
      </span>
    </div>
  )
}

/** What a look in a template that was shown before changes, so that its name has more than that. */
export type LookDifference = 'colors' | 'crop' | null

/** Null = the template has not been shown before. */
export function differenceOf(look: PinDesign, before: readonly PinDesign[]): LookDifference {
  const same = before.filter(({ template_id }) => template_id === look.template_id)
  if (same.length === 0) return null
  const seen = new Set(same.map(colorsOf))
  return seen.has(colorsOf(look)) ? 'crop' : 'colors'
}

const colorsOf = ({ colors: { background, text, accent } }: PinDesign): string =>
  `${background} ${text} ${accent}`
