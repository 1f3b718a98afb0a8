import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { PictureChooser } from './picture-chooser.tsx';

type SmallImageFieldProps = {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly value: StoredImage | null;
  readonly onChange: (image: StoredImage | null) => void;
  readonly error?: string | undefined;
};

/** A sign that was brought, such as a vendor's mark or a QR code; there may be none. */
export function SmallImageField({ label, hint, value, onChange, error }: SmallImageFieldProps) {
  const without = value && (
    <Button icon="trash" size="small" onClick={() => onChange(null)}>
      <Trans>Without a picture</Trans>
    </Button>
  );
  return (
    <PictureChooser
      label={label}
      crop="sign"
      onChoose={({ image }) => onChange(image)}
      error={error}
      act={without}
    >
      {value ? (
        <Picture
          className="picture-field__art picture-field__art--sign"
          art={value}
          sizes="10rem"
        />
      ) : (
        <p className="hint">{hint}</p>
      )}
    </PictureChooser>
  );
}
