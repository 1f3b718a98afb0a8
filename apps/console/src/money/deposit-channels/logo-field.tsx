import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { getLogoUrl } from '@khelaghor/contract/site/logos.ts';
import { getMutationRefusal } from '../../shared/api.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';

type LogoFieldProps = {
  readonly logo: string | null;
  readonly uploading: UseMutationResult<void, Error, File>;
  readonly error: string | undefined;
  readonly onRemove: () => void;
};

/** The uploaded logo of a channel, which members see in place of the drawing. */
export function LogoField({ logo, uploading, error, onRemove }: LogoFieldProps) {
  return (
    <PictureUpload
      label={<Trans>Logo</Trans>}
      hint={
        <Trans>
          Shown in place of the drawing. PNG, JPEG, WebP or AVIF, at most 5 MB; a square is best.
        </Trans>
      }
      accept="image/png,image/jpeg,image/webp,image/avif"
      picture={logo === null ? null : getLogoUrl(logo)}
      busy={uploading.isPending}
      refusal={getMutationRefusal(uploading)}
      error={error}
      onFile={(file) => uploading.mutate(file)}
      onRemove={onRemove}
    />
  );
}
