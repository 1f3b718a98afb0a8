import type { ReactNode } from 'react';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { getArt } from './chosen-picture.ts';
import type { ChosenPicture, Crop } from './chosen-picture.ts';
import { PictureChooser } from './picture-chooser.tsx';

type PictureFieldProps = {
  readonly label: ReactNode;
  readonly value: ChosenPicture;
  readonly onChange: (picture: ChosenPicture) => void;
  readonly crop: Crop;
  readonly error?: string | undefined;
};

/** A picture, painted or brought, and the way to another one. */
export function PictureField({ label, value, onChange, crop, error }: PictureFieldProps) {
  return (
    <PictureChooser label={label} crop={crop} onChoose={onChange} error={error}>
      <Picture
        className={`picture-field__art picture-field__art--${crop}`}
        art={getArt(value, crop === 'panel' ? crop : undefined)}
        sizes="22rem"
      />
    </PictureChooser>
  );
}
