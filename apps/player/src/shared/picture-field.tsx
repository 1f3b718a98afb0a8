import './picture-field.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { getButtonClass } from '@khelaghor/ui/button/button.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { shrinkPicture } from './shrink-image.ts';

type Picture = { readonly blob: Blob; readonly thumbnail: string };

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
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const isPhotograph = file.type === 'image/png' || file.type === 'image/jpeg';
    const small = isPhotograph ? await shrinkPicture(file) : null;
    setPicture(small);
    setError(small ? undefined : t`Choose a PNG or JPG picture.`);
  };
  const field = (
    <div className="picture-field">
      <p>{lead}</p>
      {picture && <img src={picture.thumbnail} alt={t`Your picture`} width="96" height="96" />}
      <label className={getButtonClass({})}>
        <Icon name="camera" />
        {picture ? <Trans>Another picture</Trans> : <Trans>Add a picture</Trans>}
        {name !== undefined && <span className="visually-hidden">: {name}</span>}
        <input
          type="file"
          className="visually-hidden"
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void choose(file);
            target.value = '';
          }}
        />
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
  return { picture: picture?.blob ?? null, field };
}
