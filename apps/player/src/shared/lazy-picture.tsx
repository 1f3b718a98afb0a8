import { BLANK_PICTURE } from '@khelaghor/ui/picture/picture.tsx';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pictureNearness, shownPictures } from './lazy-pictures.ts';
import { observeOnce } from './when-near.tsx';

type LazyPictureProps = {
  readonly src: string;
  /** The same in other formats, as `source` elements: the first that can be read is shown. */
  readonly sources?: ReactNode;
  /** What stands in when the picture cannot be had; without it, the picture of any game. */
  readonly fallback?: string | undefined;
  readonly alt?: string;
  readonly className?: string;
  readonly width?: number;
  readonly height?: number;
};

/**
 * A picture below the first screen or in a long list: fetched when it comes near. Where no script
 * runs, the browser fetches it.
 */
export function LazyPicture(props: LazyPictureProps) {
  const { src, sources, fallback = '', alt = '', className, width = 320, height = 400 } = props;
  const element = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(() => shownPictures.has(src));
  useEffect(() => {
    const image = element.current;
    if (isNear || !image) return undefined;
    return observeOnce(image, () => setNear(true), pictureNearness);
  }, [isNear]);
  const hosted = useCdnImage();
  const looks = { width, height, className };
  return (
    <>
      <picture className="lazy">
        {isNear && sources}
        <img
          {...looks}
          ref={element}
          src={isNear ? hosted(src) : BLANK_PICTURE}
          data-spare={hosted(fallback)}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget }) => {
            if (isNear && currentTarget.getAttribute('src') === hosted(src)) shownPictures.add(src);
          }}
        />
      </picture>
      <noscript>
        <picture>
          {sources}
          <img {...looks} src={hosted(src)} alt={alt} loading="lazy" />
        </picture>
      </noscript>
    </>
  );
}
