/** First step: pages come in, are read, and are chosen. */
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Page, SourceRequest } from '#core/contract/content/pages.contract.ts'
import { useActor, useApp, usePages } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner, EmptyState } from '../../../kit/ui/states.tsx'
import css from '../../../pins/steps/step.module.css'
import { useGrowingList } from '../growing-list.ts'
import { type OnPageAction, PageCard } from '../pages/page-card.tsx'
import pageCss from '../pages/page-card.module.css'
import { PagePictures } from '../design/page-pictures.tsx'
import { SourceBox } from './source-box.tsx'
import type { SourceKind } from './source-drafts.ts'
import { SourceErrors } from './source-errors.tsx'
import type { AddSource } from './source-form-props.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }
import { StepFoot } from '../../../pins/steps/step-foot.tsx'
import { useAddSource } from './use-add-source.ts'
import { useDeletePage } from '../pages/use-delete-page.ts'
import { useChosenIds, useChosenPages } from '../../../pins/generation/use-generation.ts'
import type { SourceEntry } from './use-source-entry.ts'

export function SourcesStep({ entry, onNext }: { entry: SourceEntry; onNext: () => void }) {
  const t = useText(sourcesMessages)
  const actor = useActor('pages')
  const pages = usePages((snapshot) => snapshot.context.pages)
  const errors = usePages((snapshot) => snapshot.context.sourceErrors)
  const isAdding = usePages((snapshot) => snapshot.hasTag('adding'))
  const chosen = useChosenPages()
  const { kind } = entry
  /** The tab whose source was sent last: its refusals are not stated of another. */
  const [sent, setSent] = useState<SourceKind | null>(null)
  const [picturesOf, setPicturesOf] = useState<string | null>(null)
  const send = useAddSource()
  const add: AddSource = (source, continues) => {
    setSent(kind)
    return send(source, continues)
  }
  const dismiss = () => actor.send({ type: 'pages.dismissErrors' })

  const act = usePageActions(entry, setPicturesOf)
  const pictured = pages.find((page) => page.id === picturesOf)
  const pending = chosen.filter(({ page }) => page.status === 'pending').length
  return (
    <section className={css.step} aria-label={t('sources.title')}>
      <div className={css.intro}>
        <h2>{t('sources.title')}</h2>
        <p className={css.quiet}>{t('sources.lead')}</p>
      </div>
      <SourceBox {...entry} isBusy={isAdding} onAdd={add} onShown={dismiss} />
      <p className={css.quiet}>
        {t('sources.automations')} <Link to="/automations">{t('sources.automationsLink')}</Link>
      </p>
      {sent === null || sent === kind ? <SourceErrors errors={errors} onDismiss={dismiss} /> : null}
      {pages.some(({ status }) => status !== 'failed') ? null : (
        <FirstTry
          isBusy={isAdding}
          isEmpty={pages.length === 0}
          onAdd={(source) => void add(source)}
        />
      )}
      {pages.length > 0 ? <PageList pages={pages} onAction={act} /> : null}
      {pages.length > 0 ? (
        <StepFoot words={pending > 0 ? t('sources.pendingNext', { count: pending }) : undefined}>
          <Button
            variant="primary"
            iconEnd="arrowEnd"
            isDisabled={chosen.length === 0}
            onPress={onNext}
          >
            {t('sources.next', { count: chosen.length })}
          </Button>
        </StepFoot>
      ) : null}
      {pictured ? <PagePictures page={pictured} onClose={() => setPicturesOf(null)} /> : null}
    </section>
  )
}

/** Made once, so that a card is drawn again only when its page changes. */
function usePageActions(
  { onKind, onDrafts }: SourceEntry,
  choosePictures: (pageId: string) => void,
): OnPageAction {
  const actor = useActor('pages')
  const remove = useDeletePage()
  return useCallback(
    (page, action) => {
      if (action === 'refetch') actor.send({ type: 'pages.refetch', pageIds: [page.id] })
      if (action === 'delete') remove(page)
      if (action === 'open') window.open(page.url, '_blank', 'noopener')
      if (action === 'pictures') choosePictures(page.id)
      if (action === 'paste') {
        onKind('text')
        onDrafts((now) => ({ ...now, text: { ...now.text, url: page.url, urlFault: null } }))
        window.scrollTo({ top: 0, behavior: 'smooth' })
      }
    },
    [actor, remove, onKind, onDrafts, choosePictures],
  )
}

/** No page could be read yet: what this is, and the demo site as the first thing to try. */
function FirstTry({
  isBusy,
  isEmpty,
  onAdd,
}: {
  isBusy: boolean
  isEmpty: boolean
  onAdd: (source: SourceRequest) => void
}) {
  const t = useText(sourcesMessages)
  const { config } = useApp()
  const demo = config.demo_site_url
  if (demo === null)
    return isEmpty ? (
      <EmptyState title={t('sources.empty')}>{t('sources.emptyWords')}</EmptyState>
    ) : null
  const action = (
    <Button
      isBusy={isBusy}
      icon="sparkle"
      onPress={() =>
        onAdd({ kind: 'sitemap', address: new URL('/sitemap.xml', demo).href, limit: 12 })
      }
    >
      {t('sources.demoAction')}
    </Button>
  )
  // Over the pages that failed, which must stay in sight: a line, not a screen.
  if (!isEmpty)
    return (
      <Banner title={t('sources.demo')} action={action}>
        {t('sources.demoWords')}
      </Banner>
    )
  return (
    <EmptyState title={t('sources.demo')} action={action}>
      <p>{t('sources.demoWords')}</p>
      <p className={css.aboutReading}>{t('sources.emptyWords')}</p>
    </EmptyState>
  )
}

function ChooseButtons({ usable }: { usable: readonly Page[] }) {
  const t = useText(sourcesMessages)
  const actor = useActor('pages')
  const choose = (pageIds: string[]) => actor.send({ type: 'pages.select', pageIds })
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => choose(usable.map(({ id }) => id))}>
        {t('sources.chooseAll')}
      </Button>
      <Button size="small" variant="quiet" onPress={() => choose([])}>
        {t('sources.chooseNone')}
      </Button>
    </>
  )
}

function PageList({ pages, onAction }: { pages: readonly Page[]; onAction: OnPageAction }) {
  const t = useText(sourcesMessages)
  const actor = useActor('pages')
  const chosen = useChosenIds()
  const usable = pages.filter((page) => page.status !== 'failed')
  const count = usable.filter((page) => chosen.has(page.id)).length
  const toggle = useCallback(
    (page: Page) => actor.send({ type: 'pages.toggle', pageId: page.id }),
    [actor],
  )
  const isAdding = usePages((snapshot) => snapshot.hasTag('adding'))
  const { shown, grow, end } = useGrowingList(pages.length)
  return (
    <section className={css.intro} aria-label={t('sources.pages', { count: pages.length })}>
      <div className={`${css.line} ${css.spread}`}>
        <h2>
          {t('sources.pages', { count: pages.length })}{' '}
          <span className={css.aside}>{t('sources.chosen', { count })}</span>
        </h2>
        <div className={css.line}>
          <Button
            size="small"
            variant="quiet"
            icon="refresh"
            isDisabled={isAdding}
            onPress={() => actor.send({ type: 'pages.reload' })}
          >
            {t('sources.refresh')}
          </Button>
          <ChooseButtons usable={usable} />
        </div>
      </div>
      <ul className={pageCss.list}>
        {pages.slice(0, shown).map((page, index) => (
          <PageCard
            key={page.id}
            page={page}
            isChosen={chosen.has(page.id)}
            at={index + 1}
            of={pages.length}
            onToggle={toggle}
            onAction={onAction}
          />
        ))}
      </ul>
      {shown < pages.length ? (
        <div key={shown} ref={end} className={css.line}>
          <Button onPress={grow}>{t('sources.morePages', { count: pages.length - shown })}</Button>
        </div>
      ) : null}
    </section>
  )
}
