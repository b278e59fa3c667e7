/** One template of a person: its picture, its name, what can be done with it. */
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Menu } from '../../kit/ui/overlays/menu.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import css from './templates.module.css'
import type { TemplateActions } from './use-own-templates.ts'

export function OwnTemplateCard({
  one,
  actions,
  isOffline,
  onRename,
}: {
  one: OwnTemplate
  actions: TemplateActions
  isOffline: boolean
  onRename: () => void
}) {
  const t = useText(templatesMessages)
  const label = t('templates.more', { name: one.name })
  const run = (id: string): void => {
    if (id === 'rename') onRename()
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
          items={[
            { id: 'rename', label: t('templates.rename'), icon: 'edit' as const },
            { id: 'copy', label: t('templates.duplicate'), icon: 'copy' as const },
            { id: 'export', label: t('templates.export'), icon: 'download' as const },
            {
              id: 'delete',
              label: t('templates.delete'),
              icon: 'trash' as const,
              isDanger: true,
            },
          ].map((entry) => ({ ...entry, isDisabled: isOffline }))}
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
