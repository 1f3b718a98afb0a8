import { useCdnImage } from './picture-host.ts';

/** A picture that somebody brought: it lies at `/media/<hash>-<width>` in two formats. */
export type UploadedPicture = {
  readonly hash: string;
  /** Of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

/** The address of a painted picture, or one that was brought. */
export type PictureArt = string | UploadedPicture;

/** One clear point: an image without an address would be drawn as a broken one. */
export const BLANK_PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Format = 'avif' | 'webp';

type Hosted = (address: string) => string;

/** Its files of a format, with their widths, for `srcset`. */
function pictureSet({ hash, widths }: UploadedPicture, format: Format, hosted: Hosted): string {
  return widths
    .map((width) => `${hosted(`/media/${hash}-${width}.${format}`)} ${width}w`)
    .join(', ');
}

/** One address of it, for what cannot choose. */
export function pictureAddress(art: PictureArt): string {
  return typeof art === 'string' ? art : `/media/${art.hash}-${art.width}.webp`;
}

type SourcesProps = { readonly art: PictureArt; readonly media?: string; readonly sizes: string };

/** The sources of a `picture`: the small format first, for those who read it. */
export function PictureSources({ art, media, sizes }: SourcesProps) {
  const hosted = useCdnImage();
  if (typeof art === 'string') {
    return media === undefined ? null : <source media={media} srcSet={hosted(art)} />;
  }
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={pictureSet(art, format, hosted)}
      sizes={sizes}
      media={media}
    />
  ));
}

type PictureProps = {
  readonly art: PictureArt;
  /** How wide it is shown, as `sizes` of an image says it. */
  readonly sizes: string;
  /** What is to be seen; empty when the words beside it say it. */
  readonly alt?: string;
  readonly className?: string;
  /** It is on the first screen: fetch it at once. */
  readonly eager?: boolean;
  /** What stands in when it cannot be had. */
  readonly spare?: string | undefined;
  /** The measures of a painted one, which does not bring them. */
  readonly width?: number;
  readonly height?: number;
};

/** A picture in the size and format that its reader's screen needs. */
export function Picture(props: PictureProps) {
  const { art, sizes, alt = '', className, eager = false, spare } = props;
  const hosted = useCdnImage();
  const { width, height } = typeof art === 'string' ? props : art;
  return (
    <picture className={className}>
      <PictureSources art={art} sizes={sizes} />
      <img
        src={hosted(pictureAddress(art))}
        data-spare={spare && hosted(spare)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
