import { expect, test } from 'vitest'
import { keepUploadedFile } from './uploaded-file.ts'

const photo = (name = 'pie.png') => new File(['a'], name, { lastModified: 1 })

function uploads() {
  const sent: string[] = []
  const uploading = async (file: File) => {
    sent.push(file.name)
    return { ok: true, answer: { id: `picture-${sent.length}` } } as const
  }
  return { sent, uploading }
}

test('a retry with the same file uses the picture that was uploaded', async () => {
  const { sent, uploading } = uploads()
  const { upload } = keepUploadedFile()
  const first = await upload(photo(), uploading)
  expect(await upload(photo(), uploading)).toEqual(first)
  expect(sent).toEqual(['pie.png'])
})

test('another file is uploaded, and the same one after it is in use', async () => {
  const { sent, uploading } = uploads()
  const { upload, forget } = keepUploadedFile()
  await upload(photo(), uploading)
  await upload(photo('cake.png'), uploading)
  forget()
  await upload(photo('cake.png'), uploading)
  expect(sent).toEqual(['pie.png', 'cake.png', 'cake.png'])
})
