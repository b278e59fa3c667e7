/**
 * Addresses out of whatever was pasted: one a line, or several in a line parted by spaces, commas
 * or semicolons. What does not look like an address is kept, so that the server can name its line;
 * empty lines are dropped. `example.com/a` is taken as https.
 */
export function readAddresses(pasted: string): string[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitLine(line.trim()))
    .map(withScheme)
    .filter((address) => address !== '')
}

/** A line is cut only where an address follows: a comma inside a path stays in it. */
function splitLine(line: string): string[] {
  return line
    .replace(/^[-*•\d.)\s]+(?=https?:)/i, '')
    .split(/[\s,;]+(?=https?:\/\/|www\.)/i)
    .map((part) => part.replace(/[\s,;]+$/, ''))
}

function withScheme(part: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(part)) return part
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/u.test(part) ? `https://${part}` : part
}
