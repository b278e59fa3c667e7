/** Names of boards and sections, new and changed. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import { useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import type { Section } from './board-row.tsx'
import { NameDialog } from '../../../kit/forms/name-dialog.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'

export type Asked =
  | { board: Board; what: 'rename' }
  | { board: Board; what: 'section' }
  | { board: Board; what: 'renameSection'; section: Section }

/** Of a connected account it is made on the network, and the answer is waited for. */
export function NewBoard({
  accountId,
  isOnNetwork,
  onMade,
}: {
  accountId: string
  isOnNetwork: boolean
  onMade: () => void
}) {
  const t = useText(settingsMessages)
  const { send, busy, failure, fieldError } = useSend()
  const [name, setName] = useState('')
  const checks = useFieldChecks(accountCalls.createBoard.body, { name })
  const add = async () => {
    const outcome = await send(isOnNetwork ? 'createNetworkBoard' : 'createBoard', {
      params: { account_id: accountId },
      body: { name: name.trim() },
    })
    if (!outcome.ok) return
    setName('')
    onMade()
  }
  return (
    <Form className={css['inline'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(add)}>
      <TextField
        label={t('settings.boardNew')}
        placeholder={t('settings.boardPlaceholder')}
        value={name}
        onChange={setName}
        maxLength={180}
        autoComplete="off"
        error={checks.problemOf('name') ?? fieldError('name') ?? failure?.message ?? null}
      />
      <Button type="submit" icon="plus" isBusy={busy !== null}>
        {t('settings.boardAdd')}
      </Button>
    </Form>
  )
}

/** Asks for the name of a board or section. */
export function BoardDialog({
  accountId,
  isOnNetwork,
  asked,
  onDone,
  onClose,
}: {
  accountId: string
  /** The board is: so is its new section. */
  isOnNetwork: boolean
  asked: Asked
  onDone: () => void
  onClose: () => void
}) {
  const t = useText(settingsMessages)
  const words = useFailureWords()
  const { send } = useSend()
  const params = { account_id: accountId, board_id: asked.board.id }
  const save = async (name: string) => {
    const body = { name }
    const outcome =
      asked.what === 'rename'
        ? await send('renameBoard', { params, body })
        : asked.what === 'section'
          ? await send(isOnNetwork ? 'createNetworkSection' : 'createSection', { params, body })
          : await send('renameSection', {
              params: { ...params, section_id: asked.section.id },
              body,
            })
    if (!outcome.ok) return words(outcome.failure)
    onDone()
    return null
  }
  const old =
    asked.what === 'renameSection'
      ? asked.section.name
      : asked.what === 'rename'
        ? asked.board.name
        : ''
  const title =
    asked.what === 'section'
      ? t('settings.sectionNew', { name: asked.board.name })
      : t('settings.renameTitle', { name: old })
  return (
    <NameDialog
      title={title}
      words={{
        label: t('settings.nameLabel'),
        save: t('settings.save'),
        cancel: t('settings.cancel'),
      }}
      initial={old}
      maxLength={180}
      schema={accountCalls.renameBoard.body}
      onSave={save}
      onClose={onClose}
    />
  )
}
