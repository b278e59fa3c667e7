/**
 * Our mark: two warp and two weft threads, over and under. `torn`: a thread has come loose (error
 * pages).
 */
export function Brandmark({ size = 28, torn = false }: { size?: number; torn?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="2.6">
        <path d="M10 5.5v8.7M10 21.8v.7M18 5.5v.7M18 13.8v8.7" />
        <path
          d={
            torn
              ? 'M5.5 10h.7M13.8 10h8.7M5.5 18h8.7M21.8 20.5c.6.9.4 1.7-.3 2.4'
              : 'M5.5 10h.7M13.8 10h8.7M5.5 18h8.7M21.8 18h.7'
          }
        />
      </g>
    </svg>
  )
}
