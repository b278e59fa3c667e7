/** A picture that is chosen or dropped, measured, and kept in the page only. */
import { useState } from 'react'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { useLastFile } from '../../../kit/ui/files/use-last-file.ts'
import { FileDrop } from './file-drop.tsx'
import { type MeasuredPicture, measurePicture } from './measure-picture.ts'
import css from './picture-drop.module.css'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

export function PictureDrop({
  picture,
  onChange,
}: {
  picture: MeasuredPicture | null
  onChange: (picture: MeasuredPicture | null) => void
}) {
  const t = useText(toolsMessages)
  const format = useFormat()
  const [isRefused, setRefused] = useState(false)
  const read = useLastFile()
  const readFile = (file: File) =>
    void read(measurePicture(file), (measured) => {
      setRefused(measured === null)
      onChange(measured)
    })
  return (
    <div className={css.picture}>
      <span className={css.label}>{t('tools.picture')}</span>
      <FileDrop
        label={t('tools.picture')}
        accept={['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']}
        choose={t('tools.choosePicture')}
        onFile={readFile}
      >
        {picture === null ? null : (
          <>
            <span role="status" className={css.facts}>
              {t('tools.pictureIs', {
                name: picture.name,
                width: picture.width,
                height: picture.height,
                size: format.bytes(picture.bytes),
              })}
            </span>
            <IconButton
              icon="cross"
              label={t('tools.removePicture')}
              onPress={() => onChange(null)}
            />
          </>
        )}
      </FileDrop>
      {isRefused ? (
        <Banner tone="danger" isAlert>
          {t('tools.noPicture')}
        </Banner>
      ) : (
        <span className={css.hint}>{t('tools.pictureHint')}</span>
      )}
    </div>
  )
}
