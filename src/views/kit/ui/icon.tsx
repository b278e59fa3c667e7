/**
 * Our own icons: 20 px grid, 1.6 px round stroke, drawn in the colour of the text. Decorative: the
 * the words are beside them or in aria-label.
 */
const paths = {
  generate:
    'M10 2.8 11.6 7 15.8 8.6 11.6 10.2 10 14.4 8.4 10.2 4.2 8.6 8.4 7zM15.6 12.6l.7 1.9 1.9.7-1.9.7-.7 1.9-.7-1.9-1.9-.7 1.9-.7z',
  drafts:
    'M4 4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5v11a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 4 15.5zM15 5.2v9.6M17.8 7v6',
  calendar:
    'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM3 8.5h14M7 2.8v3.4M13 2.8v3.4',
  results: 'M3.5 16.5h13M5.5 13.5v-3M10 13.5V4M14.5 13.5V8',
  settings:
    'M3 6h6M13 6h4M3 14h3M10 14h7M11 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  plus: 'M10 4v12M4 10h12',
  check: 'M4 10.5 8.2 14.6 16 6',
  cross: 'M5 5l10 10M15 5 5 15',
  chevronDown: 'M5 7.5 10 12.5l5-5',
  chevronUp: 'M5 12.5 10 7.5l5 5',
  chevronEnd: 'M7.5 5l5 5-5 5',
  chevronStart: 'M12.5 5l-5 5 5 5',
  arrowEnd: 'M4 10h12M11 5l5 5-5 5',
  arrowStart: 'M16 10H4M9 5l-5 5 5 5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13.2 13.2 17 17',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.8v4.6M11.5 8.8v4.6',
  edit: 'M12.8 3.8l3.4 3.4L7 16.4l-4 .6.6-4z',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  more: 'M4.6 10h.01M10 10h.01M15.4 10h.01',
  heart:
    'M10 16.6C5.4 13.2 3 10.6 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 2.9-2.4 5.5-7 8.9z',
  link: 'M8.4 11.6a3.3 3.3 0 0 0 4.7 0l2.6-2.6a3.3 3.3 0 0 0-4.7-4.7l-.9.9M11.6 8.4a3.3 3.3 0 0 0-4.7 0l-2.6 2.6a3.3 3.3 0 0 0 4.7 4.7l.9-.9',
  globe:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4zM2.8 10h14.4M10 2.8c2.2 2 3.2 4.4 3.2 7.2s-1 5.2-3.2 7.2c-2.2-2-3.2-4.4-3.2-7.2s1-5.2 3.2-7.2z',
  picture:
    'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5zM3.2 14l4-4 3 3 2.3-2.2 4.3 4M13 7.2h.01',
  text: 'M4 5V4h12v1M10 4v12M7.5 16h5',
  file: 'M5 2.8h6.5L15.5 7v10.2H5zM11.5 2.8V7h4',
  upload: 'M10 13.5v-10M6 7l4-4 4 4M3.5 13v3.5h13V13',
  download: 'M10 3.5v10M6 9.5l4 4 4-4M3.5 13v3.5h13V13',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6L16.5 7.3M16.5 3.3v4h-4',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5H8a4.5 4.5 0 0 0 0 9h4',
  history: 'M3.2 10a6.8 6.8 0 1 0 2.2-5L3.2 7M3.2 3.4V7h3.6M10 6.4V10l2.6 1.8',
  grid: 'M3.5 3.5h5v7h-5zM11.5 3.5h5v4h-5zM11.5 10.5h5v6h-5zM3.5 13.5h5v3h-5z',
  list: 'M7 5h10M7 10h10M7 15h10M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  filter: 'M3.5 5h13M6 10h8M8.5 15h3',
  sort: 'M6 4v12M3 13l3 3 3-3M12 5h5M12 10h4M12 15h2',
  board: 'M4 3.5h12v13H4zM10 3.5v13M10 9h6',
  palette:
    'M10 2.8a7.2 7.2 0 0 0 0 14.4c1.2 0 1.7-.8 1.7-1.6 0-1.2-1-1.4-1-2.4 0-.8.6-1.4 1.5-1.4h1.7a3.3 3.3 0 0 0 3.3-3.3c0-3.4-3.2-5.7-7.2-5.7zM6.3 9.8h.01M8.5 6.5h.01M12.3 6.6h.01',
  crop: 'M5.5 2.5v12h12M2.5 5.5h12v12',
  sparkle: 'M10 3l1.8 5.2L17 10l-5.2 1.8L10 17l-1.8-5.2L3 10l5.2-1.8z',
  user: 'M10 3.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM3.8 16.8c.6-3.2 3-5 6.2-5s5.6 1.8 6.2 5',
  logout: 'M12 3.5H5v13h7M9 10h8M14 7l3 3-3 3',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3.3 5.4 10 11l6.7-5.6',
  eye: 'M2.5 10S5.2 4.8 10 4.8 17.5 10 17.5 10 14.8 15.2 10 15.2 2.5 10 2.5 10zM10 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  eyeOff:
    'M4 4l12 12M8 5.1a7 7 0 0 1 2-.3c4.8 0 7.5 5.2 7.5 5.2a13 13 0 0 1-2 2.7M12 14.9a7 7 0 0 1-2 .3C5.2 15.2 2.5 10 2.5 10a13 13 0 0 1 2.6-3.2',
  warning: 'M10 3.2 17.5 16.5h-15zM10 8.2v3.6M10 14.2h.01',
  info: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4zM10 9.2v4.2M10 6.6h.01',
  cloudOff:
    'M4 3.5l12 13M8.2 5.2a4.6 4.6 0 0 1 6 3.6 3.4 3.4 0 0 1 1.7 6M5.8 7.4a4.3 4.3 0 0 0 .5 8.1h7',
  pause: 'M7 4.5v11M13 4.5v11',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  external: 'M11.5 3.5h5v5M16.5 3.5 9.5 10.5M14 11.5v5H3.5V6h5',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M6.5 12h7',
  switch: 'M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
} as const

export type IconName = keyof typeof paths

/** `mirrors` turns direction-bearing icons round in right-to-left pages. */
const mirrored: ReadonlySet<IconName> = new Set([
  'chevronEnd',
  'chevronStart',
  'arrowEnd',
  'arrowStart',
  'undo',
  'redo',
  'logout',
  'list',
  'external',
])

export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName
  size?: 16 | 20 | 24
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      data-mirrors={mirrored.has(name) || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} strokeWidth={name === 'more' || name === 'grip' ? 2.4 : undefined} />
    </svg>
  )
}
