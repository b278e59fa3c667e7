/** One template of a person: its picture, its name, what can be done with it. */
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../kit/ui/overlays/menu.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import css from './templates.module.css'
import type { TemplateActions } from './use-own-templates.ts'

export function OwnTemplateCard({
  one,
  actions,
  isOffline,
  olderDrafts,
  onRename,
  onDrafts,
}: {
  one: OwnTemplate
  actions: TemplateActions
  isOffline: boolean
  /** How many drafts are in a version before its newest one. */
  olderDrafts: number
  onRename: () => void
  onDrafts: () => void
}) {
  const t = useText(templatesMessages)
  const label = t('templates.more', { name: one.name })
  const entries = useEntries({ isOffline, olderDrafts })
  const run = (id: string): void => {
    if (id === 'rename') onRename()
    else if (id === 'drafts') onDrafts()
    else if (id === 'export') void actions.exportFile(one)
    else if (id === 'delete') void actions.remove(one)
    else void actions.copy({ kind: 'own', template_id: one.template_id }, one.name)
  }
  return (
    <article className={css.card} aria-label={one.name}>
      <img className={css.picture} src={one.thumbnail_url} alt="" loading="lazy" />
      <div className={css.foot}>
        <div className={css.words}>
          <h3 className={css.name}>
            <bdi>{one.name}</bdi>
          </h3>
          <span className={css.quiet}>{t('templates.version', { version: one.version })}</span>
        </div>
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton icon="more" size="small" variant="quiet" label={label} />}
          items={entries}
          onAction={run}
        />
      </div>
      <LinkButton
        size="small"
        icon="edit"
        href={`/templates/${one.template_id}`}
        aria-label={t('templates.editOf', { name: one.name })}
      >
        {t('templates.edit')}
      </LinkButton>
    </article>
  )
}

function useEntries({
  isOffline,
  olderDrafts,
}: {
  isOffline: boolean
  olderDrafts: number
}): MenuEntry[] {
  const t = useText(templatesMessages)
  const updates = { id: 'drafts', label: t('templates.updateDrafts', { count: olderDrafts }) }
  const entries: MenuEntry[] = [
    { id: 'rename', label: t('templates.rename'), icon: 'edit' },
    { id: 'copy', label: t('templates.duplicate'), icon: 'copy' },
    ...(olderDrafts > 0 ? [{ ...updates, icon: 'refresh' as const }] : []),
    { id: 'export', label: t('templates.export'), icon: 'download' },
    { id: 'delete', label: t('templates.delete'), icon: 'trash', isDanger: true },
  ]
  return entries.map((entry) => ({ ...entry, isDisabled: isOffline }))
}
