import { getPanelPixelsUrl, getThumbPixelsUrl } from '@khelaghor/ui/art/panel-pixels.ts';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';

type PanelPixelsProps = {
  readonly picture: string;
  /** The square crop. */
  readonly isThumb?: boolean;
};

/** A painted panel in pixels, as the source of a `picture`, for browsers that read the format. */
export function PanelPixels({ picture, isThumb = false }: PanelPixelsProps) {
  const hosted = useCdnImage();
  const pixels = isThumb ? getThumbPixelsUrl(picture) : getPanelPixelsUrl(picture);
  return pixels !== undefined && <source type="image/avif" srcSet={hosted(pixels)} />;
}
