import './picture-field.css';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import type { ChosenPicture, Crop } from './chosen-picture.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

type PictureChooserProps = {
  readonly label: ReactNode;
  readonly crop: Crop;
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly error?: string | undefined;
  /** Another thing to do than to choose. */
  readonly act?: ReactNode;
  /** What is chosen now. */
  readonly children: ReactNode;
};

/** The frame of a field for a picture: what hangs there, and the way to another one. */
export function PictureChooser(props: PictureChooserProps) {
  const { label, crop, onChoose, error, act, children } = props;
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  return (
    <div className="picture-field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      {children}
      <div className="picture-field__acts">
        <Button icon="camera" size="small" onClick={() => setChoosing(true)}>
          <Trans>Choose a picture</Trans>
        </Button>
        {act}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {isChoosing && (
        <Suspense fallback={null}>
          <PictureDialog
            crop={crop}
            onClose={() => setChoosing(false)}
            onChoose={(picture) => {
              onChoose(picture);
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
