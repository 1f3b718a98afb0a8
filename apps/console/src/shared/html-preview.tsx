import '@khelaghor/ui/rich-text/rich-text.css';
import { useEffect, useRef } from 'react';
import { cleanFragment } from '@khelaghor/ui/rich-text/clean-fragment.ts';

/**
 * What formatted text will look like: cleaned by the same rule as on the site, before anything of
 * it comes into the page. Its links are only to be seen.
 */
export function HtmlPreview({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(cleanFragment(html));
  }, [html]);
  return <div ref={place} className="rich" inert />;
}
