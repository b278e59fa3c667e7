/** Why a version was not saved, and what can be done. */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import type { Design } from './use-design.ts'

export function SaveRefusal({ design }: { design: Design }) {
  const t = useText(templateEditorMessages)
  const { sending } = design
  const { failure } = sending
  if (failure === null) return null
  if (failure.code !== 'conflict')
    return (
      <Banner tone="danger" isAlert>
        {t('tpl.notSaved', { reason: failure.message })}
      </Banner>
    )
  const keepMine = async (): Promise<void> => {
    const newest = await sending.load()
    if (newest !== null) await design.save(newest.template.version)
  }
  return (
    <Banner
      tone="warning"
      isAlert
      action={
        <div className={css.choices}>
          <Button size="small" onPress={() => void keepMine()}>
            {t('tpl.keepMine')}
          </Button>
          <Button size="small" onPress={() => void design.reopen()}>
            {t('tpl.useNewest')}
          </Button>
        </div>
      }
    >
      {t('tpl.conflict')}
    </Banner>
  )
}
