import './picture-field.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { getButtonClass, IconButton } from '@khelaghor/ui/button/button.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { shrinkPicture } from './shrink-image.ts';

type Picture = { readonly blob: Blob; readonly thumbnail: string };

/** Makes a chosen picture small; null: it is none that the site takes. */
async function readPicture(file: File): Promise<Picture | null> {
  const isPhotograph = file.type === 'image/png' || file.type === 'image/jpeg';
  return isPhotograph ? shrinkPicture(file) : null;
}

type ButtonProps = {
  readonly children: ReactNode;
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

function PictureButton({ children, isMany = false, onFiles }: ButtonProps) {
  return (
    <label className={getButtonClass({})}>
      <Icon name="camera" />
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept="image/png,image/jpeg"
        multiple={isMany}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}

/**
 * A field for one picture, made small before it is sent. `lead` says what the picture is for,
 * `name` tells its button from others for screen readers.
 */
export function usePicture(
  lead: ReactNode,
  name?: ReactNode,
): {
  readonly picture: Blob | null;
  readonly field: ReactNode;
} {
  const { t } = useLingui();
  const errorId = useId();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const small = await readPicture(file);
    setPicture(small);
    setError(small ? undefined : t`Choose a PNG or JPG picture.`);
  };
  const field = (
    <div className="picture-field">
      <p>{lead}</p>
      {picture && <img src={picture.thumbnail} alt={t`Your picture`} width="96" height="96" />}
      <PictureButton onFiles={(files) => void choose(files)}>
        {picture ? <Trans>Another picture</Trans> : <Trans>Add a picture</Trans>}
        {name !== undefined && <span className="visually-hidden">: {name}</span>}
      </PictureButton>
      <FieldError id={errorId} error={error} />
    </div>
  );
  return { picture: picture?.blob ?? null, field };
}

/** A field for some pictures, made small before they are sent; each can be taken away again. */
export function usePictures(
  lead: ReactNode,
  most: number,
): {
  readonly pictures: readonly Blob[];
  readonly field: ReactNode;
} {
  const { t } = useLingui();
  const errorId = useId();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [error, setError] = useState<string | undefined>(undefined);
  const add = async (files: readonly File[]): Promise<void> => {
    const read = await Promise.all(files.map(readPicture));
    const good = read.filter((picture) => picture !== null);
    const room = most - pictures.length;
    setPictures((now) => [...now, ...good].slice(0, most));
    if (good.length < read.length) setError(t`Choose a PNG or JPG picture.`);
    else setError(good.length > room ? t`${most} pictures at most.` : undefined);
  };
  const remove = (thumbnail: string) => {
    setPictures((now) => now.filter((picture) => picture.thumbnail !== thumbnail));
    setError(undefined);
  };
  const field = (
    <div className="picture-field">
      <p>{lead}</p>
      {pictures.length > 0 && (
        <ul className="picture-field__all">
          {pictures.map(({ thumbnail }, index) => {
            const place = index + 1;
            return (
              <li key={thumbnail}>
                <img src={thumbnail} alt="" width="96" height="96" />
                <IconButton
                  icon="close"
                  label={t`Remove picture ${place}`}
                  onClick={() => remove(thumbnail)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {pictures.length < most && (
        <PictureButton isMany onFiles={(files) => void add(files)}>
          <Trans>Add pictures</Trans>
        </PictureButton>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
  return { pictures: pictures.map(({ blob }) => blob), field };
}
