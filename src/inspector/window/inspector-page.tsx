/**
 * The inspector in its own tab: the machines of another tab of this browser, over a channel
 * that does not leave it.
 */
import { useSyncExternalStore } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { LinkButton } from '../../views/kit/ui/button.tsx'
import { Select } from '../../views/kit/ui/fields/choice-field.tsx'
import { EmptyState } from '../../views/kit/ui/states.tsx'
import { clockOf } from '../log/clock-words.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { InspectorView } from './inspector-view.tsx'
import css from './inspector-page.module.css'
import type { PageWatch, SeenPage } from '../stately/page-link.ts'

export function InspectorPage({ watch, brand }: { watch: PageWatch; brand: string }) {
  const t = useText(inspectorMessages)
  const pages = useSyncExternalStore(watch.subscribe, () => watch.pages)
  const watched = useSyncExternalStore(watch.subscribe, () => watch.watched)
  return (
    <main>
      <title>{`${t('inspector.title')} · ${brand}`}</title>
      {watched === null ? (
        <div className={css['empty']}>
          <h1 className={css['hidden']}>{t('inspector.title')}</h1>
          <EmptyState
            icon="eye"
            title={t('inspector.waiting')}
            action={
              <LinkButton variant="primary" href="/generate" target="_blank">
                {t('inspector.openStudio')}
              </LinkButton>
            }
          >
            {t('inspector.waitingBody')}
          </EmptyState>
        </div>
      ) : (
        <InspectorView
          key={watched.id}
          recording={watched.recording}
          tools={<PageChoice pages={pages} value={watched.id} onChange={(id) => watch.watch(id)} />}
        />
      )}
    </main>
  )
}

function PageChoice({
  pages,
  value,
  onChange,
}: {
  pages: readonly SeenPage[]
  value: string
  onChange: (id: string) => void
}) {
  const t = useText(inspectorMessages)
  const options = pages.map(({ facts: { id, title, path }, endedAt }) => ({
    id,
    label:
      endedAt === null
        ? t('inspector.pageOption', { title, path })
        : t('inspector.pageEnded', { title, path, time: clockOf(endedAt) }),
  }))
  return (
    <div className={css['choice']}>
      <Select
        label={t('inspector.page')}
        hideLabel
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
