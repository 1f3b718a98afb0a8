import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { bannerPictures, panelPictures } from '@khelaghor/contract/site/picture-names.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormError } from '../../shared/form-error.tsx';
import { getArt } from './chosen-picture.ts';
import type { ChosenPicture, Crop } from './chosen-picture.ts';
import { useImages, useUploadImage } from './use-images.ts';

type ChooseProps = { readonly onChoose: (picture: ChosenPicture) => void };

type GalleryProps = ChooseProps & {
  readonly pictures: readonly ChosenPicture[];
  readonly kind?: 'panel' | undefined;
};

function Gallery({ pictures, kind, onChoose }: GalleryProps) {
  return (
    <ul className="gallery">
      {pictures.map((picture) => {
        const { name, image } = picture;
        const measures = image ? `${image.width} × ${image.height}` : name.replace(/-m$/u, '');
        return (
          <li key={name}>
            <button type="button" onClick={() => onChoose(picture)}>
              <Picture art={getArt(picture, kind)} sizes="10rem" />
              <small>
                <code>{measures}</code>
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const accepted = 'image/png,image/jpeg,image/webp,image/avif';

/** Uploaded pictures, and a way to upload another. */
function UploadedPictures({ onChoose }: ChooseProps) {
  const images = useImages();
  const uploading = useUploadImage();
  const input = useRef<HTMLInputElement>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const image = await uploading.mutateAsync(file);
      onChoose({ name: `media:${image.hash}`, image });
    } catch {
      // Why is said below.
    } finally {
      if (input.current) input.current.value = '';
    }
  };
  const brought = images.data?.images ?? [];
  return (
    <div className="gallery-brought">
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={(change) => void bring(change.target.files?.[0])}
      />
      <Button
        kind="primary"
        icon="upload"
        busy={uploading.isPending}
        onClick={() => input.current?.click()}
      >
        <Trans>Upload a picture</Trans>
      </Button>
      <p className="hint">
        <Trans>PNG, JPEG, WebP or AVIF, at most 5 MB. It is resized for every screen.</Trans>
      </p>
      <FormError refusal={getMutationRefusal(uploading)} />
      {images.data && brought.length === 0 && (
        <EmptyState art="basket" title={<Trans>No pictures yet</Trans>} />
      )}
      <Gallery
        onChoose={onChoose}
        pictures={brought.map((image) => ({ name: `media:${image.hash}`, image }))}
      />
    </div>
  );
}

type DialogProps = ChooseProps & {
  readonly crop: Crop;
  readonly onClose: () => void;
};

/** All pictures there are: our own painted ones, and those that were brought. */
export function PictureDialog({ crop, onChoose, onClose }: DialogProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<'painted' | 'brought'>('painted');
  const painted = (crop === 'panel' ? panelPictures : bannerPictures).map((name) => ({
    name: crop === 'phone' ? `${name}-m` : name,
    image: null,
  }));
  return (
    <Modal
      open
      width="wide"
      onClose={onClose}
      title={<Trans>Choose a picture</Trans>}
      lead={
        crop === 'sign' ? (
          <Trans>Small: it is shown as it is, without a crop.</Trans>
        ) : crop === 'panel' ? (
          <Trans>For games: 320 by 400 or larger, upright.</Trans>
        ) : crop === 'phone' ? (
          <Trans>For phones: 600 by 400, the subject in the middle.</Trans>
        ) : (
          <Trans>For desks: 900 by 400, the subject in the middle.</Trans>
        )
      }
    >
      {crop === 'sign' ? (
        <UploadedPictures onChoose={onChoose} />
      ) : (
        <Tabs
          label={t`Image types`}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              key: 'painted',
              text: <Trans>Built-in</Trans>,
              panel: (
                <Gallery
                  pictures={painted}
                  kind={crop === 'panel' ? crop : undefined}
                  onChoose={onChoose}
                />
              ),
            },
            {
              key: 'brought',
              text: <Trans>Uploaded</Trans>,
              panel: <UploadedPictures onChoose={onChoose} />,
            },
          ]}
        />
      )}
    </Modal>
  );
}
