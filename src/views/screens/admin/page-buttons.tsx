import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import css from './admin.module.css'

/**
 * `after` is the cursor of the shown page, undefined for the first; `next` that of the following
 * one.
 */
export function PageButtons({
  after,
  next,
  onPage,
}: {
  after: string | undefined
  next: string | undefined
  onPage: (after: string | undefined) => void
}) {
  const t = useText(adminMessages)
  if (after === undefined && next === undefined) return null
  return (
    <div className={css['tools']}>
      <Button size="small" isDisabled={after === undefined} onPress={() => onPage(undefined)}>
        {t('admin.first')}
      </Button>
      <Button size="small" isDisabled={next === undefined} onPress={() => onPage(next)}>
        {t('admin.next')}
      </Button>
    </div>
  )
}
