import { useLingui } from '@lingui/react/macro';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';

type PictureProps = {
  readonly image: Pick<StoredImage, 'hash' | 'width'> | null;
  /** Names the link; left out: the member’s picture. */
  readonly label?: string;
};

/** A private picture, small, as a link to all of it. */
export function MemberPicture({ image, label }: PictureProps) {
  const { t } = useLingui();
  if (!image) return null;
  const { hash, width } = image;
  return (
    <a
      href={`/media/${hash}-${width}.webp`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label ?? t`The member’s picture, in a window of its own`}
    >
      <img src={`/media/${hash}-${Math.min(width, 320)}.webp`} alt="" width="96" height="96" />
    </a>
  );
}
