import { BLANK_PICTURE } from '@khelaghor/ui/picture/picture.tsx';
import { useHosted } from '@khelaghor/ui/picture/picture-host.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { shownPictures, triesMax, whenNear } from './lazy-pictures.ts';

type LazyPictureProps = {
  readonly src: string;
  /** The same in other formats, as `source` elements: the first that can be read is shown. */
  readonly sources?: ReactNode;
  /** What stands in when the picture cannot be had. */
  readonly fallback?: string;
  readonly alt?: string;
  readonly className?: string;
  readonly width?: number;
  readonly height?: number;
};

const againAfterMs = 400;

/**
 * A picture below the first screen or in a long list: fetched when it comes near, tried three
 * times, and replaced by its fallback when it cannot be had. Where no script runs, the browser
 * fetches it.
 */
export function LazyPicture(props: LazyPictureProps) {
  const { src, sources, fallback = src, alt = '', className, width = 320, height = 400 } = props;
  const element = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(() => shownPictures.has(src));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const image = element.current;
    if (isNear || !image) return undefined;
    return whenNear(image, () => setNear(true));
  }, [isNear]);
  const hosted = useHosted();
  const failed = tries >= triesMax;
  const shown = failed ? fallback : src;
  const tryAgain = () => {
    if (failed) return;
    // A pause, so that a connection that was lost for a moment is given one.
    setTimeout(() => setTries((count) => count + 1), againAfterMs * (tries + 1));
  };
  const looks = { width, height, className };
  return (
    <>
      <picture className="lazy">
        {isNear && !failed && sources}
        <img
          {...looks}
          ref={element}
          // Another key is another element, which asks for the same address anew.
          key={tries}
          src={isNear ? hosted(shown) : BLANK_PICTURE}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => {
            if (isNear && !failed) shownPictures.add(src);
          }}
          onError={tryAgain}
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
