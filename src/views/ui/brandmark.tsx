/** Our mark: warp threads with one weft drawn through them, in the colour of the accent. `torn`: the weft has come loose (error pages). */
export function Brandmark({ size = 28, torn = false }: { size?: number; torn?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="2" strokeLinecap="round">
        <path d="M8 6.5v15M14 6.5v15M20 6.5v15" opacity="0.45" />
        <path d={torn ? 'M4.5 14h4c2 0 2.5-3.5 4.5-3.5M18 17.5c1.5 0 2-3.5 5.5-3.5' : 'M4.5 14h2.2c1.6 0 2-3.2 3.6-3.2s2 6.4 3.7 6.4 2-6.4 3.7-6.4 2 3.2 3.6 3.2h2.2'} />
      </g>
    </svg>
  )
}
