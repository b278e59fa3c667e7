/** How many pages a CSV seems to name: its lines, without the header. A first line that holds an address is no header. */
export function csvRows(text: string): number {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const hasHeader = lines.length > 0 && !/https?:\/\/|www\./i.test(lines[0] ?? '')
  return lines.length - (hasHeader ? 1 : 0)
}
