/** The actors that lived at a moment, each below its parent, with the state it was in. */
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useText } from '../../views/kit/i18n/text.ts'
import { joined } from '../../views/kit/ui/class-names.ts'
import { Icon } from '../../views/kit/ui/icon.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { stateWords } from '../chart/state-ids.ts'
import css from './actor-tree.module.css'
import type { Key } from 'react-aria-components/Collection'
import type { ActorBranch } from '../recording/recording.ts'
import type { Inspection } from '../recording/use-inspection.ts'

export function ActorTree({
  recording,
  moment,
  step,
  session,
  onSession,
}: Pick<Inspection, 'recording' | 'moment' | 'step' | 'session' | 'onSession'>) {
  const t = useText(inspectorMessages)
  /** Whom the step of the moment was sent to. */
  const touched = step?.to ?? null
  const branches = recording.tree(moment)
  /** Later ones are open. */
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const sessions = sessionsOf(branches)
  const onExpanded = (open: ReadonlySet<Key>): void =>
    setClosed(new Set(sessions.filter((one) => !open.has(one))))
  return (
    <nav className={css['tree']} aria-label={t('inspector.actors')}>
      <h2 className={css['title']}>{t('inspector.actors')}</h2>
      <Tree
        aria-label={t('inspector.actors')}
        className={css['list'] ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={session === null ? [] : [session]}
        onSelectionChange={(keys) =>
          keys !== 'all' && [...keys].forEach((key) => onSession(String(key)))
        }
        expandedKeys={sessions.filter((one) => !closed.has(one))}
        onExpandedChange={onExpanded}
        renderEmptyState={() => <p className={css['empty']}>{t('inspector.noActors')}</p>}
      >
        {branches.map((branch) => (
          <Branch key={branch.actor.session} branch={branch} {...{ recording, moment, touched }} />
        ))}
      </Tree>
    </nav>
  )
}

function Branch({
  branch: { actor, children },
  recording,
  moment,
  touched,
}: Pick<Inspection, 'recording' | 'moment'> & { branch: ActorBranch; touched: string | null }) {
  const state = stateWords(recording.lastStepOf(actor.session, moment)?.result.value ?? null)
  const isMachine = actor.machine !== null
  return (
    <TreeItem
      id={actor.session}
      textValue={state === '' ? actor.id : `${actor.id}, ${state}`}
      className={css['item'] ?? ''}
    >
      <TreeItemContent>
        {({ level }) => (
          <span
            className={css['line']}
            style={{ paddingInlineStart: (level - 1) * 12 }}
            data-is-touched={actor.session === touched || undefined}
          >
            {children.length === 0 ? (
              <span className={css['chevron']} />
            ) : (
              <Button slot="chevron" className={css['chevron'] ?? ''}>
                <Icon name="chevronDown" size={16} />
              </Button>
            )}
            <span className={joined(css['dot'], isMachine && css['machine'])} aria-hidden="true" />
            <span className={css['name']}>{shortId(actor.id)}</span>
            <span className={css['state']}>{state}</span>
          </span>
        )}
      </TreeItemContent>
      <Collection>
        {children.map((child) => (
          <Branch key={child.actor.session} branch={child} {...{ recording, moment, touched }} />
        ))}
      </Collection>
    </TreeItem>
  )
}

/** Tasks are called by a uuid, whose end distinguishes them. */
function shortId(id: string): string {
  return id.length > 24 ? `…${id.slice(-8)}` : id
}

function sessionsOf(branches: readonly ActorBranch[]): string[] {
  return branches.flatMap(({ actor, children }) => [actor.session, ...sessionsOf(children)])
}
