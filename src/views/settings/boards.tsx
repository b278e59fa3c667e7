/** The boards of one account and their sections. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useFailureWords } from '../auth/failure-words.ts'
import { useLoad, useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard, submitting } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './settings.module.css'
import type { Board } from '#core/contract/accounts.contract.ts'

type Section = Board['sections'][number]
type Asked = { board: Board; what: 'rename' } | { board: Board; what: 'section' } | { board: Board; what: 'renameSection'; section: Section }

export function Boards({ account }: { account: { id: string; name: string } }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const load = useLoad('listBoards', { params: { account_id: account.id } })
  const adding = useSend()
  const changing = useSend()
  const [name, setName] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const add = async () => {
    if (name.trim() === '') return
    const outcome = await adding.send('createBoard', { params: { account_id: account.id }, body: { name: name.trim() } })
    if (!outcome.ok) return
    setName('')
    load.reload()
  }
  const act = (board: Board) => async (id: string) => {
    if (id === 'rename') return setAsked({ board, what: 'rename' })
    if (id === 'section') return setAsked({ board, what: 'section' })
    const outcome = await changing.send('deleteBoard', { params: { account_id: account.id, board_id: board.id } })
    if (!outcome.ok) return
    toast(t('settings.boardDeleted', { name: board.name }))
    load.reload()
  }
  const actSection = (board: Board, section: Section) => async (id: string) => {
    if (id === 'rename') return setAsked({ board, what: 'renameSection', section })
    const outcome = await changing.send('deleteSection', { params: { account_id: account.id, board_id: board.id, section_id: section.id } })
    if (outcome.ok) load.reload()
  }
  if (load.data === null) return load.failure ? <LoadFailed failure={load.failure} onRetry={load.reload} /> : <CardSkeleton />
  const boards = load.data.boards
  return (
    <SectionCard title={t('settings.boards', { name: account.name })} lead={t('settings.boardsLead')}>
      <FormFailure failure={changing.failure} />
      {boards.length === 0 ? <p className={css['quiet']}>{t('settings.boardsEmpty')}</p> : null}
      <ul className={css['rows']}>
        {boards.map((board) => (
          <li key={board.id} className={css['row']}>
            <Icon name="board" />
            <div className={css['rowWords']}>
              <span className={css['rowName']}>{board.name}</span>
              <span className={css['small']}>{t('settings.sections', { count: board.sections.length })}</span>
            </div>
            <Menu
              label={t('settings.boardMore', { name: board.name })}
              placement="bottom end"
              onAction={(id) => void act(board)(id)}
              trigger={<IconButton icon="more" label={t('settings.boardMore', { name: board.name })} />}
              items={[
                { id: 'section', label: t('settings.sectionAdd'), icon: 'plus' },
                { id: 'rename', label: t('settings.rename'), icon: 'edit' },
                { id: 'delete', label: t('settings.deleteBoard'), icon: 'trash', isDanger: true },
              ]}
            />
            {board.sections.length > 0 ? (
              <ul className={css['sub']}>
                {board.sections.map((section) => (
                  <li key={section.id} className={css['subRow']}>
                    <span>{section.name}</span>
                    <Menu
                      label={t('settings.sectionMore', { name: section.name })}
                      placement="bottom end"
                      onAction={(id) => void actSection(board, section)(id)}
                      trigger={<IconButton icon="more" size="small" label={t('settings.sectionMore', { name: section.name })} />}
                      items={[
                        { id: 'rename', label: t('settings.rename'), icon: 'edit' },
                        { id: 'delete', label: t('settings.deleteSection'), icon: 'trash', isDanger: true },
                      ]}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <Form className={css['inline'] ?? ''} validationBehavior="aria" onSubmit={submitting(add)}>
        <TextField label={t('settings.boardNew')} placeholder={t('settings.boardPlaceholder')} value={name} onChange={setName} maxLength={180} autoComplete="off" error={adding.fieldError('name') ?? (adding.failure ? adding.failure.message : null)} />
        <Button type="submit" icon="plus" isBusy={adding.busy !== null} isDisabled={name.trim() === ''}>
          {t('settings.boardAdd')}
        </Button>
      </Form>
      {asked ? <BoardDialog accountId={account.id} asked={asked} onDone={load.reload} onClose={() => setAsked(null)} /> : null}
    </SectionCard>
  )
}

function BoardDialog({ accountId, asked, onDone, onClose }: { accountId: string; asked: Asked; onDone: () => void; onClose: () => void }) {
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
          ? await send('createSection', { params, body })
          : await send('renameSection', { params: { ...params, section_id: asked.section.id }, body })
    if (!outcome.ok) return words(outcome.failure)
    onDone()
    return null
  }
  const old = asked.what === 'renameSection' ? asked.section.name : asked.what === 'rename' ? asked.board.name : ''
  const title = asked.what === 'section' ? t('settings.sectionNew', { name: asked.board.name }) : t('settings.renameTitle', { name: old })
  return <NameDialog title={title} initial={old} maxLength={180} onSave={save} onClose={onClose} />
}
