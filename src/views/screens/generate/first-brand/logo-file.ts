/** The bytes of a data URL in base64, as a file that can be uploaded. */
export function logoFile(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
}
