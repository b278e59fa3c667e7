/** Our mark: three warp threads and one weft that goes under, over, under. `torn`: the weft has come loose (error pages). */
export function Brandmark({ size = 28, torn = false }: { size?: number; torn?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" strokeLinecap="round" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <path d={torn ? 'M4.5 14h6.5M17 17.5c2.5 0 3-3.5 6.5-3.5' : 'M4.5 14h19'} stroke="var(--on-accent)" strokeWidth="3" />
      <g stroke="var(--accent)" strokeWidth="7" strokeLinecap="butt">
        <path d="M8.5 11v6M19.5 11v6" />
      </g>
      <g stroke="var(--on-accent)" strokeWidth="3">
        <path d="M8.5 6.5v15M19.5 6.5v15M14 6.5v2.5M14 19v2.5" />
      </g>
    </svg>
  )
}
