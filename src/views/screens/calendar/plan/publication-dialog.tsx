/** One planned pin: what it is, and where and when it goes; moved and removed here too. */
import { lazy, Suspense, useMemo, useState } from 'react'
import { isWebAddress } from '#core/pins/pin-link.ts'
import { isSameBoard } from '#core/pins/book/board-names.ts'
import { isUnsent } from '#core/pins/book/pin-publications.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import type { AgainPlan } from '../again/again-dialog.tsx'
import { BoardsThere } from '../boards-there/boards-there.tsx'
import destinationMessages from '#locales/en/calendar/destination.json' with { type: 'json' }
import css from '../calendar-dialog.module.css'
import type { CalendarDisplay } from '../calendar-display.ts'
import { type Destination, DestinationFields, useDestination } from '../destination-form.tsx'
import type { Plan } from '../move-mode/move-mode.ts'
import { PinThumb } from './planned-card.tsx'
import { isMovable, movedTo, type Planned, wallIn } from './planned-days.ts'
import { canSend } from '../publishing/can-send.ts'
import { Decision } from '../publishing/decision.tsx'
import { ForgetFiled } from '../publishing/forget-filed.tsx'
import ledgerMessages from '#locales/en/calendar/ledger.json' with { type: 'json' }
import { PublishNowButton, type PublishNowProps } from '../publishing/now/publish-now-button.tsx'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { ShownState } from '../publishing/shown-state.ts'
import { HeldBackStatus, useHeldBack } from '../rules/held-back.tsx'
import { StateBadge } from '../publishing/state-badge.tsx'
import { WhatFollows } from '../publishing/what-follows.tsx'

/** Loaded when somebody opens it. */
const Attempts = lazy(async () => ({
  default: (await import('../publishing/attempts.tsx')).Attempts,
}))

/** Loaded when somebody edits: it is larger than the calendar. */
const PinEditor = lazy(async () => ({
  default: (await import('../../../pins/editor/pin-editor.tsx')).PinEditor,
}))

/** Loaded when somebody uses a pin again. */
const AgainDialog = lazy(async () => ({
  default: (await import('../again/again-dialog.tsx')).AgainDialog,
}))

export interface PublicationDialogProps {
  readonly planned: Planned
  readonly boards: Boards
  readonly display: CalendarDisplay
  readonly plan: Plan
  readonly again: AgainPlan
  readonly onMove: (to: Destination) => void
  /** On another board than its own where one was chosen. */
  readonly onPublishNow: PublishNowProps['onPublishNow']
  readonly onRemove: () => void
  /** The pin was planned once more. */
  readonly onPlanned: () => void
  readonly onClose: () => void
}

export function PublicationDialog(props: PublicationDialogProps) {
  const t = useText(destinationMessages)
  const { planned, boards, display, plan } = props
  const { pin, publication } = planned
  const [other, setOther] = useState<'edit' | 'again' | null>(null)
  const form = useDestination({ planned, boards, plan })
  const canMove = isMovable(publication)
  if (other !== null) return <Other what={other} {...props} onBack={() => setOther(null)} />
  const submit = () => {
    const to = form.read()
    if (to !== null) props.onMove(to)
  }
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(titleOf(publication))}
      width="medium"
      actions={
        canMove ? (
          <>
            <Button variant="quiet" icon="trash" onPress={props.onRemove}>
              {t('destination.remove')}
            </Button>
            <Button
              variant="primary"
              isDisabled={form.taken !== null || !form.isChanged}
              onPress={submit}
            >
              {t(form.isLate ? 'destination.planAgain' : 'destination.move')}
            </Button>
          </>
        ) : null
      }
    >
      <div className={css.planned}>
        <PinThumb pin={pin} className={css.picture} />
        <div className={css.fields}>
          <Summary planned={planned} display={display} />
          <Decision publicationId={publication.id} display={display} />
          {canMove ? <Where form={form} {...props} /> : null}
          <Extras
            {...props}
            place={form.chosen}
            canPublish={form.taken === null}
            onOther={setOther}
          />
        </div>
      </div>
      {display.publishing.connection === 'none' && isUnsent(publication) ? null : (
        <Happened planned={planned} display={display} />
      )}
    </Dialog>
  )
}

function Where({
  form,
  planned,
  boards,
  display,
  plan,
  again: { all, schedule },
}: Pick<PublicationDialogProps, 'planned' | 'boards' | 'display' | 'plan' | 'again'> & {
  form: ReturnType<typeof useDestination>
}) {
  const { publication } = planned
  const whole = useMemo(() => ({ ...plan, all }), [plan, all])
  const heldBy = useHeldBack({ plan: whole, schedule, display })
  const { target } = form
  const held = target === null || !form.isChanged ? [] : heldBy([movedTo(planned, target)])
  return (
    <>
      <BoardsThere {...{ boards, display }} place="pin" places={[form.chosen ?? publication]} />
      <DestinationFields form={form} boards={boards} display={display} plan={plan} />
      <HeldBackStatus held={held} display={display} />
    </>
  )
}

/** In the place of this dialog. */
function titleOf({ state }: Planned['publication']) {
  if (state === 'planned') return 'destination.details'
  return state === 'published' ? 'destination.detailsPublished' : 'destination.detailsOther'
}

function Other({
  what,
  planned: { pin },
  boards,
  display,
  again,
  onPlanned,
  onBack,
}: Pick<PublicationDialogProps, 'planned' | 'boards' | 'display' | 'again' | 'onPlanned'> & {
  what: 'edit' | 'again'
  onBack: () => void
}) {
  return (
    <Suspense fallback={null}>
      {what === 'edit' ? (
        <PinEditor pinId={pin.id} order={[pin]} onClose={onBack} onOpen={() => undefined} />
      ) : (
        <AgainDialog {...{ pin, boards, display, onPlanned }} plan={again} onClose={onBack} />
      )}
    </Suspense>
  )
}

const SENDABLE: ReadonlySet<ShownState> = new Set(['planned', 'delayed', 'missed', 'failed'])

function Extras({
  canPublish,
  onOther,
  ...props
}: Omit<PublishNowProps, 'isDisabled'> & {
  canPublish: boolean
  onOther: (what: 'edit' | 'again') => void
}) {
  const { display, place } = props
  const { publication } = props.planned
  const words = useText(publishingMessages)
  const { publishing } = display
  const state = display.stateOf(publication)
  // Its time has come: sending it now would change nothing.
  const isHeldAlready = state === 'delayed' && publication.at <= display.now && place === null
  return (
    <div className={css.extras}>
      {canSend(display) && SENDABLE.has(state) && !isHeldAlready ? (
        <PublishNowButton {...props} isDisabled={!canPublish} />
      ) : null}
      {state === 'filed' ? (
        <ForgetFiled publicationId={publication.id} publishing={publishing} />
      ) : null}
      <Changes isPublished={state === 'published'} onOther={onOther} />
      {publication.url === undefined || !isWebAddress(publication.url) ? null : (
        <LinkButton size="small" icon="external" href={publication.url} target="_blank">
          {words(`publishing.open.${publishing.network ?? 'none'}`)}
        </LinkButton>
      )}
    </div>
  )
}

function Changes({
  isPublished,
  onOther,
}: {
  isPublished: boolean
  onOther: (what: 'edit' | 'again') => void
}) {
  const t = useText(destinationMessages)
  return (
    <>
      {isPublished ? (
        <Button size="small" icon="refresh" onPress={() => onOther('again')}>
          {t('destination.again')}
        </Button>
      ) : null}
      <Button size="small" icon="edit" onPress={() => onOther('edit')}>
        {t('destination.edit')}
      </Button>
    </>
  )
}

/** Read when somebody opens it. */
function Happened({
  planned: { pin, publication },
  display,
}: Pick<PublicationDialogProps, 'planned' | 'display'>) {
  const t = useText(ledgerMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('ledger.title')} onOpen={() => setOpen(true)}>
      {isOpen ? (
        <Suspense fallback={null}>
          <Attempts pinId={pin.id} publicationId={publication.id} display={display} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}

function Summary({
  planned: { pin, publication },
  display,
}: {
  planned: Planned
  display: CalendarDisplay
}) {
  const t = useText(destinationMessages)
  return (
    <div className={css.summary}>
      <strong dir="auto">{pin.title}</strong>
      <p>
        {display.format.moment(wallIn(display.zone, publication))}
        {' · '}
        <bdi>{display.boardName(publication, pin)}</bdi>
      </p>
      {pin.boards.length === 0 || pin.boards.some((one) => isSameBoard(one, publication)) ? null : (
        <p className={css.why}>
          {t(isUnsent(publication) ? 'destination.otherBoard' : 'destination.otherBoardSent', {
            board: display.boardName(publication, pin),
            pinBoard: pin.board_name,
          })}
        </p>
      )}
      <StateBadge state={display.stateOf(publication)} />
      {publication.state === 'published' ? null : (
        <p className={css.why}>
          <WhatFollows {...{ publication, display }} />
        </p>
      )}
    </div>
  )
}
