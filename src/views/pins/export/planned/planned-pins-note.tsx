/** Says which of the pins are planned or published already: a file takes them a second way out. */
import { useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import type { FilePins } from '../use-exported.ts'

/** A list of dozens would hide the files. */
const MAX_NAMED = 3

export function PlannedPinsNote({
  file: { ids, titles, isPublishedLeftOut, leavePublishedOut },
}: {
  file: FilePins
}) {
  const t = useText(exportMessages)
  const { planned, published } = titles
  return (
    <>
      {planned === 0 ? null : (
        <Banner
          title={t('export.planned', { count: planned })}
          action={
            <LinkButton
              size="small"
              icon="calendar"
              href="/calendar"
              routerOptions={{ state: { calendarAsks: 'planFile' } }}
            >
              {t('export.planFile')}
            </LinkButton>
          }
        >
          {t('export.plannedWords')}
        </Banner>
      )}
      {published.length === 0 ? null : (
        <Banner tone="warning" title={t('export.published', { count: published.length })}>
          <bdi>
            {published
              .slice(0, MAX_NAMED)
              .map(({ title }) => title)
              .join(' · ')}
          </bdi>
          {published.length > MAX_NAMED
            ? ` ${t('export.publishedMore', { count: published.length - MAX_NAMED })}`
            : null}
          <p>{t('export.publishedWords', { count: published.length })}</p>
          <Checkbox isSelected={isPublishedLeftOut} onChange={leavePublishedOut}>
            {t('export.leavePublished')}
          </Checkbox>
          <p aria-live="polite">{t('export.inFile', { count: ids.length })}</p>
        </Banner>
      )}
    </>
  )
}
