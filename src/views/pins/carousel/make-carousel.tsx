/** Makes a carousel of the chosen pins, where they can be one. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { carouselLimits, type Pin } from '#core/contract/content/pins.contract.ts'
import { carouselProblem } from '#core/media/carousel-pin.ts'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import { useClient } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import carouselMessages from '#locales/en/pins/carousel.json' with { type: 'json' }

export function MakeCarousel({
  pins,
  onOpen,
}: {
  pins: readonly Pin[]
  onOpen: (pinId: string) => void
}) {
  const t = useText(carouselMessages)
  const client = useClient()
  const { newId } = useApp()
  const book = useActor('pins')
  const toast = useToast()
  const openLater = useOpenLater(onOpen)
  const [isBusy, setBusy] = useState(false)
  // Pressed again after a lost answer, it is the same carousel.
  const [attempt, setAttempt] = useState<CarouselAttempt | null>(null)
  const [first] = pins
  const isFitting = pins.length >= carouselLimits.least && pins.length <= carouselLimits.most
  if (first === undefined || !isFitting || carouselProblem(pins) !== null) return null
  const make = async () => {
    setBusy(true)
    const next = attemptOf(
      attempt,
      pins.map(({ id }) => id),
      newId,
    )
    setAttempt(next)
    const made = await client('addCarousel', {
      params: { account_id: first.account_id },
      body: { id: next.id, pin_ids: [...next.pinIds] },
    })
    setBusy(false)
    if (!made.ok)
      return toast({
        text: t('carousel.notMade', { reason: made.failure.message }),
        requestId: made.failure.requestId,
        tone: 'danger',
      })
    setAttempt(null)
    book.send({ type: 'pins.pull' })
    return toast({
      text: t('carousel.made'),
      tone: 'success',
      action: { label: t('carousel.open'), onPress: () => openLater(next.id) },
    })
  }
  return (
    <Button size="small" icon="picture" isBusy={isBusy} onPress={() => void make()}>
      {t('carousel.make')}
    </Button>
  )
}

/** The note stays while the person goes to another screen, where this one can open nothing. */
function useOpenLater(onOpen: (pinId: string) => void): (pinId: string) => void {
  const router = useRouter()
  const { pathname } = router.state.location
  return (pinId) =>
    router.state.location.pathname === pathname
      ? onOpen(pinId)
      : void router.navigate({ to: '/drafts' })
}

/** A request for a carousel keeps its id until it succeeds, so that a retry makes no second one. */
export interface CarouselAttempt {
  readonly id: string
  readonly pinIds: readonly string[]
}

/** The same attempt for the same pins in the same order. */
export function attemptOf(
  before: CarouselAttempt | null,
  pinIds: readonly string[],
  newId: () => string,
): CarouselAttempt {
  const isSame = before !== null && before.pinIds.join() === pinIds.join()
  return isSame ? before : { id: newId(), pinIds }
}
