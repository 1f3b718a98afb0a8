import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormError } from '../../shared/form-error.tsx';
import { useUploadImage } from '../media/index.ts';

type LogoFieldProps = {
  readonly label: string;
  /** The address of a picture that was brought; empty: the painted mark. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Wide enough for the largest place that shows the mark. */
const neededPx = 160;

/** The mark of the house: our painted one, or a picture that the operator brings. */
export function LogoField({ label, value, onChange }: LogoFieldProps) {
  const uploading = useUploadImage();
  const input = useRef<HTMLInputElement>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { hash, widths } = await uploading.mutateAsync(file);
      const width = widths.find((one) => one >= neededPx) ?? widths.at(-1);
      onChange(`/media/${hash}-${width}.webp`);
    } catch {
      // Why is said below.
    } finally {
      if (input.current) input.current.value = '';
    }
  };
  return (
    <div className="logo-field">
      <b>{label}</b>
      <div className="logo-field__row">
        {value === '' ? (
          <span className="logo-field__painted">
            <Trans>The built-in picture</Trans>
          </span>
        ) : (
          <img className="logo-field__picture" src={value} alt="" />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          hidden
          onChange={(change) => void bring(change.target.files?.[0])}
        />
        <Button icon="upload" busy={uploading.isPending} onClick={() => input.current?.click()}>
          <Trans>Upload a picture</Trans>
        </Button>
        {value !== '' && (
          <Button onClick={() => onChange('')}>
            <Trans>Use the built-in picture</Trans>
          </Button>
        )}
      </div>
      <FormError refusal={getMutationRefusal(uploading)} />
    </div>
  );
}
