/** Hands a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address after the click has returned; to free it later costs memory
  // only.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
