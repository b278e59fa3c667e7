/** Says which templates come more often, and takes them out. Nothing while there are none. */
import { useText } from '../../../kit/i18n/text.ts'
import { useTemplateName } from '../../../pins/template-names/use-template-name.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import favoredMessages from '#locales/en/generate/favored.json' with { type: 'json' }
import type { Favored } from './use-favored.ts'

export function FavoredTemplates({ favored }: { favored: Favored }) {
  const t = useText(favoredMessages)
  const nameOf = useTemplateName()
  return favored.ids.map((id) => (
    <Banner
      key={id}
      title={t('favored.used', { name: nameOf(id) })}
      action={
        <Button
          size="small"
          isBusy={favored.isBusy}
          aria-label={t('favored.takeOutOf', { name: nameOf(id) })}
          onPress={() => void favored.takeOut(id)}
        >
          {t('favored.takeOut')}
        </Button>
      }
    >
      {favored.failure === null ? t('favored.why') : favored.failure.message}
    </Banner>
  ))
}
