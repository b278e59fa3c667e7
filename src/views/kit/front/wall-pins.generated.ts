/**
 * The templates in the order in which they are hung side by side. Names alone: the login page loads
 * nothing else of them. Written by `npx vitest run --project unit src/views/kit/front -u`.
 */
export const wallPins: readonly string[] = ["full-photo","split-panel","photo-card","collage-band","numbered-list","steps","quote","big-words","framed-photo","number-badge","checklist","magazine","postcard","before-after","recipe-card"]
