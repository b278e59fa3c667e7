/**
 * Who made an event, as far as the events say: `<device>/<tab>` for a person's browser (the tab anew at each load of the page),
 * `task:<id>` for a job of the server. So the history can say "in this browser" of an event that came back from the server years later.
 */
export function authorOf(device: string, tab: string): string {
  return `${device}/${tab}`
}

/** The whole name where it does not tell a device: then only the same author is the same device. */
export function deviceOf(author: string): string {
  return author.split('/', 1)[0] ?? author
}
