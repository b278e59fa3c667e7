/** A QR code as one SVG path. Dark on white in every theme: cameras read no other. */
import { encode } from 'uqr'
import css from './two-step.module.css'

/** Modules around it that the standard wants empty. */
const QUIET_ZONE = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
