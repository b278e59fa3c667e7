/** The colours that pins of a template begin with, where it has any: those of the pin it was made of. */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import templateColorsMessages from '#locales/en/templates/template-colors.json' with { type: 'json' }
import css from './template-editor.module.css'
import type { Design } from './use-design.ts'

const ROLES = ['background', 'text', 'accent'] as const

export function TemplateColors({ design }: { design: Design }) {
  const t = useText(templateColorsMessages)
  const { colors } = design.edited.now
  if (colors === undefined) return null
  return (
    <>
      <p className={css.quiet}>{t('tplColors.hint')}</p>
      {ROLES.map((role) => (
        <label key={role} className={css.color}>
          {t(`tplColors.${role}`)}
          <input
            type="color"
            value={colors[role]}
            onChange={({ target: { value } }) =>
              void design.change(
                { type: 'patchTemplate', patch: { colors: { ...colors, [role]: value } } },
                `colors ${role}`,
              )
            }
          />
        </label>
      ))}
      <div>
        <Button
          size="small"
          onPress={() =>
            void design.change({ type: 'patchTemplate', patch: {}, unset: ['colors'] })
          }
        >
          {t('tplColors.remove')}
        </Button>
      </div>
    </>
  )
}
