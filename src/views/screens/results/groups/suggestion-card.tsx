/** A template that works better for certain, to be used more often in the next pins. */
import { type ReactNode, useRef } from 'react'
import type { ClientAnswer, Failure } from '#core/contract/client.ts'
import type { FavoredTemplate } from '#core/contract/publishing/results.contract.ts'
import type { ResultGroup } from '#core/results/groups.ts'
import { suggestTemplate, type TemplateSuggestion } from '#core/results/suggestion.ts'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useTemplateName } from '../../../pins/template-names/use-template-name.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { useFigureFormat } from '../use-figure-format.ts'
import own from './groups.module.css'
import groupsMessages from '#locales/en/results/groups.json' with { type: 'json' }

type FavoredTemplates = ClientAnswer<'listFavoredTemplates'>

/** `groups`: by template and saves. */
export function SuggestionCard({
  accountId,
  groups,
}: {
  accountId: string
  groups: readonly ResultGroup[]
}) {
  const t = useText(groupsMessages)
  const cards = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so focus moves to the cards.
  const { known, templates, busy, accept, unfavor } = useFavored(accountId, () =>
    cards.current?.focus(),
  )
  if (templates === null || known === undefined) return null
  const isOffered = (id: string): boolean =>
    known.some((template) => template.id === id) &&
    !templates.some(({ template_id }) => template_id === id)
  const suggestion = suggestTemplate(groups, isOffered)
  if (suggestion === null && templates.length === 0) return null
  return (
    <div ref={cards} tabIndex={-1} className={own.suggestions}>
      {suggestion === null ? null : (
        <Suggestion
          suggestion={suggestion}
          action={
            <Button
              variant="primary"
              isBusy={busy === 'favorTemplate'}
              onPress={() => void accept(suggestion)}
            >
              {t('groups.accept')}
            </Button>
          }
        />
      )}
      {templates.map((template) => (
        <Accepted
          key={template.template_id}
          template={template}
          isBusy={busy === 'unfavorTemplate'}
          onUnfavor={() => void unfavor(template.template_id)}
        />
      ))}
    </div>
  )
}

function useFavored(accountId: string, onChanged: () => void) {
  const toast = useToast()
  const { send, busy } = useSend()
  const params = { account_id: accountId }
  const favored = useLoad('listFavoredTemplates', { params })
  const known = useLoad('listTemplates', {}).data?.templates
  const answered = (
    outcome: { ok: true; answer: FavoredTemplates } | { ok: false; failure: Failure },
  ) => {
    if (!outcome.ok)
      return toast({ text: outcome.failure.message, requestId: outcome.failure.requestId })
    favored.replace(outcome.answer)
    return onChanged()
  }
  return {
    known,
    templates: favored.data?.templates ?? null,
    busy,
    accept: async ({ template_id, times, pins, other_pins }: TemplateSuggestion) =>
      answered(
        await send('favorTemplate', {
          params: { ...params, template_id },
          body: { times, pins, other_pins },
        }),
      ),
    unfavor: async (template_id: string) =>
      answered(await send('unfavorTemplate', { params: { ...params, template_id } })),
  }
}

function Suggestion({
  suggestion: { template_id, times, least, pins, other_pins },
  action,
}: {
  suggestion: TemplateSuggestion
  action: ReactNode
}) {
  const t = useText(groupsMessages)
  const format = useFigureFormat()
  const name = useTemplateName()(template_id)
  return (
    <div className={own.suggestion}>
      <div>
        <strong>{t('groups.suggestion', { name, times: format.times(times), pins })}</strong>
        <span>
          {t('groups.suggestionWhy', { least: format.exactTimes(least), count: other_pins })}
        </span>
      </div>
      {action}
    </div>
  )
}

function Accepted({
  template: { template_id },
  isBusy,
  onUnfavor,
}: {
  template: FavoredTemplate
  isBusy: boolean
  onUnfavor: () => void
}) {
  const t = useText(groupsMessages)
  const name = useTemplateName()(template_id)
  return (
    <div className={own.suggestion}>
      <div role="status">
        <strong>{t('groups.accepted', { name })}</strong>
        <span>{t('groups.acceptedWhere')}</span>
      </div>
      <LinkButton size="small" href="/generate">
        {t('groups.generate')}
      </LinkButton>
      <Button size="small" isBusy={isBusy} onPress={onUnfavor}>
        {t('groups.takeOut')}
      </Button>
    </div>
  )
}
