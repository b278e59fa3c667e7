/** What a peer shows in a card: the pin's picture and its title, as ours does. */
import type { Pin } from '../../../core/contract/content/pins.contract.ts'

export function PeerCard({ pin }: { pin: Pin | undefined }) {
  if (pin === undefined) return null
  return (
    <span style={{ display: 'flex', gap: 4, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      <img src={pin.image_url ?? ''} alt="" width={20} height={30} loading="lazy" />
      <span>{pin.title}</span>
    </span>
  )
}
