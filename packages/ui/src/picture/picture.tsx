import { useCdnImage } from './image-cdn.ts';

/** An uploaded picture, stored at `/media/<hash>-<width>` in two formats. */
export type UploadedPicture = {
  readonly hash: string;
  /** Width of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

/** The address of a built-in graphic, or an uploaded picture. */
export type PictureArt = string | UploadedPicture;

/** One transparent pixel: an image without an address would be shown as broken. */
export const BLANK_PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Format = 'avif' | 'webp';

type Hosted = (address: string) => string;

/** The picture's files of a format, with their widths, for `srcset`. */
function getSrcSet({ hash, widths }: UploadedPicture, format: Format, hosted: Hosted): string {
  return widths
    .map((width) => `${hosted(`/media/${hash}-${width}.${format}`)} ${width}w`)
    .join(', ');
}

/** A single address, for elements without `srcset`. */
export function getPictureUrl(art: PictureArt): string {
  return typeof art === 'string' ? art : `/media/${art.hash}-${art.width}.webp`;
}

type SourcesProps = { readonly art: PictureArt; readonly media?: string; readonly sizes: string };

/** The sources of a `picture`, the smaller format first. */
export function PictureSources({ art, media, sizes }: SourcesProps) {
  const hosted = useCdnImage();
  if (typeof art === 'string') {
    return media === undefined ? null : <source media={media} srcSet={hosted(art)} />;
  }
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={getSrcSet(art, format, hosted)}
      sizes={sizes}
      media={media}
    />
  ));
}

type PictureProps = {
  readonly art: PictureArt;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Alternative text; empty when the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
  /** Fetches at once, for the first screen. */
  readonly eager?: boolean;
  /** The fallback when it fails. */
  readonly spare?: string | undefined;
  /** The size of a built-in graphic, whose address does not contain it. */
  readonly width?: number;
  readonly height?: number;
};

/** A picture in the size and format for the visitor's screen. */
export function Picture(props: PictureProps) {
  const { art, sizes, alt = '', className, eager = false, spare } = props;
  const hosted = useCdnImage();
  const { width, height } = typeof art === 'string' ? props : art;
  return (
    <picture className={className}>
      <PictureSources art={art} sizes={sizes} />
      <img
        src={hosted(getPictureUrl(art))}
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
