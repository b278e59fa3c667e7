/** Which pictures of a page its pins may use, and the person's own beside them. */
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { DeletePicture } from '../../../pins/pictures/delete-picture.tsx'
import css from './page-pictures.module.css'
import {
  UploadButton,
  UploadNotes,
  usePictureUpload,
} from '../../../pins/pictures/picture-upload.tsx'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

export function PagePictures({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText(sourcesMessages)
  const pages = useActor('pages')
  const { busy, upload, ...notes } = usePictureUpload((picture) =>
    pages.send({ type: 'pictures.attach', pageId: page.id, pictureId: picture.id }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sources.picturesOf', { title: page.title })}
      width="large"
      actions={
        <>
          <UploadButton busy={busy} onFiles={(files) => void upload(files)} />
          <Button variant="primary" onPress={onClose}>
            {t('sources.done')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>
        {page.pictures.length === 0 ? t('sources.noPictures') : t('sources.picturesLead')}
      </p>
      <ul className={css.grid}>
        {page.pictures.map((picture, index) => (
          <li key={picture.id} className={css.place}>
            <PictureToggle pageId={page.id} picture={picture} number={index + 1} />
            {picture.own ? (
              <DeletePicture
                pictureId={picture.id}
                number={index + 1}
                className={css.delete ?? ''}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <UploadNotes {...notes} />
    </Dialog>
  )
}

function PictureToggle({
  pageId,
  picture,
  number,
}: {
  pageId: string
  picture: Page['pictures'][number]
  number: number
}) {
  const t = useText(sourcesMessages)
  const pages = useActor('pages')
  const { id: pictureId, excluded } = picture
  return (
    <button
      type="button"
      className={css.picture}
      aria-pressed={!excluded}
      aria-label={t('sources.usePicture', { number, alt: picture.alt || t('sources.noAlt') })}
      onClick={() =>
        pages.send({ type: 'pictures.exclude', pageId, pictureId, excluded: !excluded })
      }
    >
      <img src={picture.url} alt="" loading="lazy" decoding="async" />
      <span className={css.mark}>
        <Icon name={excluded ? 'plus' : 'check'} size={16} />
      </span>
      <span className={css.size}>
        {picture.width} × {picture.height}
      </span>
    </button>
  )
}
