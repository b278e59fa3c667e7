/** First step: pages come in, are read, and are chosen. */
import { useState } from 'react'
import type { Page, SourceRequest } from '#core/contract/pages.contract.ts'
import { useActor, useApp, usePages } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import css from './generate.module.css'
import { type PageAction, PageCard } from './page-card.tsx'
import pageCss from './page-card.module.css'
import { PagePictures } from './page-pictures.tsx'
import { SourceBox, type SourceKind } from './source-box.tsx'
import { SourceErrors } from './source-errors.tsx'
import { sourcesMessages } from './sources.messages.ts'
import { StepFoot } from './step-foot.tsx'
import { useAddSource } from './use-add-source.ts'
import { useChosenIds, useChosenPages } from './use-generation.ts'

export function SourcesStep({ onNext }: { onNext: () => void }) {
  const t = useText(sourcesMessages)
  const actor = useActor('pages')
  const pages = usePages((snapshot) => snapshot.context.pages)
  const errors = usePages((snapshot) => snapshot.context.sourceErrors)
  const isAdding = usePages((snapshot) => snapshot.hasTag('adding'))
  const chosen = useChosenPages()
  const [kind, setKind] = useState<SourceKind>('addresses')
  const [refused, setRefused] = useState('')
  const [picturesOf, setPicturesOf] = useState<string | null>(null)
  const add = useAddSource()

  const act = (page: Page, action: PageAction) => {
    if (action === 'refetch') actor.send({ type: 'pages.refetch', pageIds: [page.id] })
    if (action === 'delete') actor.send({ type: 'pages.delete', pageId: page.id })
    if (action === 'open') window.open(page.url, '_blank', 'noopener')
    if (action === 'pictures') setPicturesOf(page.id)
    if (action === 'paste') {
      setKind('text')
      setRefused(page.url)
      window.scrollTo({ top: 0, behavior: 'smooth' })
    }
  }
  const pictured = pages.find((page) => page.id === picturesOf)
  const pending = chosen.filter(({ page }) => page.status === 'pending').length
  return (
    <section className={css.step} aria-label={t('sources.title')}>
      <div className={css.intro}>
        <h2>{t('sources.title')}</h2>
        <p className={css.quiet}>{t('sources.lead')}</p>
      </div>
      <SourceBox kind={kind} onKind={setKind} isBusy={isAdding} refusedAddress={refused} onAdd={add} />
      <SourceErrors errors={errors} onDismiss={() => actor.send({ type: 'pages.dismissErrors' })} />
      {pages.length > 0 ? <PageList pages={pages} onAction={act} /> : null}
      {pages.some(({ status }) => status !== 'failed') ? null : <FirstTry isBusy={isAdding} isEmpty={pages.length === 0} onAdd={(source) => void add(source)} />}
      {pages.length > 0 ? (
        <StepFoot words={pending > 0 ? t('sources.pendingNext', { count: pending }) : undefined}>
          <Button variant="primary" iconEnd="arrowEnd" isDisabled={chosen.length === 0} onPress={onNext}>
            {t('sources.next', { count: chosen.length })}
          </Button>
        </StepFoot>
      ) : null}
      {pictured ? <PagePictures page={pictured} onClose={() => setPicturesOf(null)} /> : null}
    </section>
  )
}

/** No page could be read yet: what this is, and the demo site as the first thing to try. */
function FirstTry({ isBusy, isEmpty, onAdd }: { isBusy: boolean; isEmpty: boolean; onAdd: (source: SourceRequest) => void }) {
  const t = useText(sourcesMessages)
  const { config } = useApp()
  const demo = config.demo_site_url
  if (demo === null) return !isEmpty ? null : <EmptyState title={t('sources.empty')}>{t('sources.emptyWords')}</EmptyState>
  return (
    <EmptyState
      title={t('sources.demo')}
      action={
        <Button isBusy={isBusy} icon="sparkle" onPress={() => onAdd({ kind: 'sitemap', address: new URL('/sitemap.xml', demo).href, limit: 12 })}>
          {t('sources.demoAction')}
        </Button>
      }
    >
      <p>{t('sources.demoWords')}</p>
      {isEmpty ? <p>{t('sources.emptyWords')}</p> : null}
    </EmptyState>
  )
}

function PageList({ pages, onAction }: { pages: readonly Page[]; onAction: (page: Page, action: PageAction) => void }) {
  const t = useText(sourcesMessages)
  const actor = useActor('pages')
  const chosen = useChosenIds()
  const usable = pages.filter((page) => page.status !== 'failed')
  const count = usable.filter((page) => chosen.has(page.id)).length
  const isAll = count === usable.length && count > 0
  return (
    <section className={css.intro} aria-label={t('sources.pages', { count: pages.length })}>
      <div className={`${css.line} ${css.spread}`}>
        <h2>
          {t('sources.pages', { count: pages.length })} <span className={css.aside}>{t('sources.chosen', { count })}</span>
        </h2>
        {usable.length > 0 ? (
          <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'pages.select', pageIds: isAll ? [] : usable.map((page) => page.id) })}>
            {t(isAll ? 'sources.chooseNone' : 'sources.chooseAll')}
          </Button>
        ) : null}
      </div>
      <ul className={pageCss.list}>
        {pages.map((page) => (
          <PageCard key={page.id} page={page} isChosen={chosen.has(page.id)} onToggle={() => actor.send({ type: 'pages.toggle', pageId: page.id })} onAction={(action) => onAction(page, action)} />
        ))}
      </ul>
    </section>
  )
}
