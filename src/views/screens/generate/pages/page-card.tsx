/**
 * One page that was brought: what it is, how it looks, whether its pins shall be made. A page that
 * failed says what to do instead.
 */
import { memo, type MouseEvent } from 'react'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { joined } from '../../../kit/ui/class-names.ts'
import { Menu } from '../../../kit/ui/overlays/menu.tsx'
import { Skeleton } from '../../../kit/ui/states.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import css from './page-card.module.css'
import { pageTitle } from './page-title.ts'
import { PrivateHost } from '../sources/private-host.tsx'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

/** Its callbacks must be stable: of 500 cards only those are drawn again whose page changed. */
export interface PageCardProps {
  readonly page: Page
  readonly isChosen: boolean
  /** Its place in the whole list, from 1, and the length of that: only a part may be drawn. */
  readonly at: number
  readonly of: number
  readonly onToggle: (page: Page) => void
  readonly onAction: OnPageAction
}

export type OnPageAction = (page: Page, action: PageAction) => void

export type PageAction = 'refetch' | 'delete' | 'pictures' | 'open' | 'paste'

/** Sites that will refuse again: their text has to be brought by hand. */
const needsPaste: ReadonlySet<string> = new Set([
  'refused',
  'private_address',
  'robots',
  'script_only',
  'empty_page',
  'page_too_short',
  'too_large',
  'too_slow',
  'not_html',
  'unreachable',
])

export const PageCard = memo(function PageCard({
  page,
  isChosen,
  at,
  of,
  onToggle,
  onAction: act,
}: PageCardProps) {
  const t = useText(sourcesMessages)
  const toggle = () => onToggle(page)
  const onAction = (action: PageAction) => act(page, action)
  const title = pageTitle(page) || t('sources.untitled')
  return (
    <li
      aria-posinset={at}
      aria-setsize={of}
      className={joined(css.card, isChosen && css.chosen, page.status === 'failed' && css.failed)}
      onClick={page.status === 'failed' ? undefined : (event) => isOnCard(event) && toggle()}
    >
      <Thumbs page={page} />
      <div className={css.words}>
        <div className={css.top}>
          <Checkbox
            className={css.check ?? ''}
            aria-label={t('sources.choosePage', { title })}
            isSelected={isChosen}
            isDisabled={page.status === 'failed'}
            onChange={toggle}
          />
          <h3 className={css.title} dir="auto">
            {title}
          </h3>
          <PageMenu page={page} title={title} onAction={onAction} />
        </div>
        <p className={css.meta}>
          <span className={css.host} dir="ltr">
            {hostOf(page)}
          </span>
          {page.status === 'ready' ? <Badge>{t(`sources.kindName.${page.kind}`)}</Badge> : null}
        </p>
        {page.status === 'pending' ? (
          <p className={css.state}>{t('sources.status.pending')}</p>
        ) : null}
        {page.status === 'ready' ? <ReadyWords page={page} onAction={onAction} /> : null}
        {page.status === 'failed' ? <FailedWords page={page} onAction={onAction} /> : null}
      </div>
    </li>
  )
})

/**
 * A press on the picture or the words chooses the page, as its box does; buttons, links and the box
 * itself answer for themselves.
 */
function isOnCard({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('button, a, label, input') === null
  )
}

function Thumbs({ page }: { page: Page }) {
  const shown = page.pictures.filter((picture) => !picture.excluded).slice(0, 3)
  if (page.status === 'pending')
    return <Skeleton className={css.thumbs ?? ''} width="" height="" radius="var(--radius-10)" />
  return (
    <div className={css.thumbs} data-count={shown.length}>
      {shown.map((picture) => (
        <img key={picture.id} src={picture.url} alt="" loading="lazy" decoding="async" />
      ))}
    </div>
  )
}

function PageMenu({
  page,
  title,
  onAction,
}: {
  page: Page
  title: string
  onAction: (action: PageAction) => void
}) {
  const t = useText(sourcesMessages)
  const hasAddress = /^https?:/.test(page.url)
  return (
    <Menu
      label={t('sources.pageActions', { title })}
      placement="bottom end"
      trigger={<IconButton icon="more" size="small" label={t('sources.pageActions', { title })} />}
      onAction={(id) => onAction(id as PageAction)}
      items={[
        {
          id: 'pictures',
          label: t('sources.editPictures'),
          icon: 'picture',
          isDisabled: page.status === 'pending',
        },
        ...(hasAddress || page.source === 'keyword'
          ? [{ id: 'refetch', label: t('sources.refetch'), icon: 'refresh' as const }]
          : []),
        ...(hasAddress
          ? [{ id: 'open', label: t('sources.openPage'), icon: 'external' as const }]
          : []),
        { id: 'delete', label: t('sources.deletePage'), icon: 'trash', isDanger: true },
      ]}
    />
  )
}

function ReadyWords({ page, onAction }: { page: Page; onAction: (action: PageAction) => void }) {
  const t = useText(sourcesMessages)
  const used = page.pictures.filter((picture) => !picture.excluded).length
  return (
    <>
      <p className={css.facts}>
        <button type="button" className={css.link} onClick={() => onAction('pictures')}>
          {t('sources.pictureCount', { count: used })}
        </button>
        <span>{t('sources.interestCount', { count: page.interests.length })}</span>
      </p>
      {page.warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
    </>
  )
}

function FailedWords({ page, onAction }: { page: Page; onAction: (action: PageAction) => void }) {
  const t = useText(sourcesMessages)
  return (
    <div className={css.trouble}>
      <p className={css.error}>{page.error?.message ?? t('sources.status.failed')}</p>
      <p className={css.safe}>{t('sources.safe')}</p>
      {page.error ? <PrivateHost error={page.error} /> : null}
      <div className={css.ways}>
        {page.error && needsPaste.has(page.error.code) ? (
          <Button size="small" icon="text" onPress={() => onAction('paste')}>
            {t('sources.pasteInstead')}
          </Button>
        ) : null}
        <Button size="small" icon="refresh" onPress={() => onAction('refetch')}>
          {t('sources.refetch')}
        </Button>
      </div>
    </div>
  )
}

function hostOf(page: Page): string {
  if (!URL.canParse(page.url)) return page.site_name
  return new URL(page.url).host.replace(/^www\./, '')
}
