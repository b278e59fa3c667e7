/** What a version changed, in words. */
import { useMemo } from 'react'
import {
  diffTemplates,
  isEmptyDiff,
  type TemplateDiff,
} from '#core/templates/edit/diff-templates.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { useLoad } from '../../../../kit/context/data.ts'
import { useFormat, useText } from '../../../../kit/i18n/text.ts'
import { Banner, Loading, Skeleton } from '../../../../kit/ui/states.tsx'
import css from '../template-editor.module.css'
import type { TemplateKey } from '../../../../kit/context/unsaved-templates.ts'
import { useLayerNames } from '../layers/use-layer-name.ts'
import versionMessages from '#locales/en/templates/version.json' with { type: 'json' }

interface ChangesProps {
  readonly ofOne: TemplateKey
  readonly version: number
  /** The one that it is compared with. */
  readonly before: number
}

export function VersionChanges({ ofOne, version, before }: ChangesProps) {
  const t = useText(versionMessages)
  const own = useLoad('getTemplateVersion', { params: { ...ofOne, version } })
  const older = useLoad('getTemplateVersion', { params: { ...ofOne, version: before } })
  const [now, then] = [useRead(own.data?.document), useRead(older.data?.document)]
  const failure = own.failure ?? older.failure
  if (failure !== null)
    return (
      <Banner tone="danger" requestId={failure.requestId}>
        {failure.message}
      </Banner>
    )
  if (own.data === null || older.data === null)
    return (
      <Loading label={t('tpl.comparing')}>
        <Skeleton height="40px" />
      </Loading>
    )
  return now && then ? (
    <Differences before={then} after={now} />
  ) : (
    <p className={css.quiet}>{t('tpl.notComparable')}</p>
  )
}

function useRead(document: unknown): Template | null {
  return useMemo(() => {
    const read = document === undefined ? null : readTemplate(document)
    return read?.ok === true ? read.template : null
  }, [document])
}

function Differences({ before, after }: { before: Template; after: Template }) {
  const t = useText(versionMessages)
  const diff = useMemo(() => diffTemplates(before, after), [before, after])
  const lines = useLines(diff, before, after)
  if (isEmptyDiff(diff)) return <p className={css.quiet}>{t('tpl.sameVersion')}</p>
  return (
    <ul className={css.changes} aria-label={t('tpl.whatChanged')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function useLines(diff: TemplateDiff, before: Template, after: Template): string[] {
  const t = useText(versionMessages)
  const format = useFormat()
  const [was, is] = [useLayerNames(before), useLayerNames(after)]
  return [
    ...diff.added.map((layer) => t('tpl.diff.added', { name: is(layer) })),
    ...diff.removed.map((layer) => t('tpl.diff.removed', { name: was(layer) })),
    ...diff.changed.map(({ layer, aspects }) =>
      t('tpl.diff.changed', {
        name: is(layer),
        aspects: format.list(aspects.map((aspect) => t(`tpl.diff.${aspect}`))),
      }),
    ),
    ...diff.template.map((aspect) => t(`tpl.diff.template.${aspect}`)),
  ]
}
