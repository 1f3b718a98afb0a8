import './preview-frame.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

type PreviewProps = {
  /** What is to be seen, for screen readers. */
  readonly label: string;
  /** How wide the reader's window is, in pixels. It is made smaller to fit the place. */
  readonly width: 360 | 1280;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly children: ReactNode;
};

const framePx = 1;

/** Brings the styles of this page into another document; answers when all have arrived. */
async function dress(page: Document): Promise<void> {
  const loads: Promise<void>[] = [];
  const sheets = document.head.querySelectorAll<HTMLElement>('link[rel=stylesheet], style');
  for (const sheet of sheets) {
    const copy = page.importNode(sheet, true);
    if (copy.tagName === 'LINK') {
      loads.push(
        new Promise((resolve) => {
          copy.addEventListener('load', () => resolve());
          copy.addEventListener('error', () => resolve());
        }),
      );
    }
    page.head.append(copy);
  }
  await Promise.all(loads);
}

/** Gives the page of the preview its language and colours; nothing in it can be pressed. */
function setUp(body: HTMLElement, language: Language, theme: PreviewProps['theme']): void {
  const root = body.ownerDocument.documentElement;
  body.className = 'preview-body';
  body.inert = true;
  root.lang = language;
  root.dataset['theme'] = theme;
}

/**
 * A window within the page, so that what is shown in it sees the width of a phone or of a desk and
 * not the one of the console.
 */
export function PreviewFrame({ label, width, language, theme, children }: PreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(240);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return undefined;
    let isWanted = true;
    void dress(page).then(() => {
      if (isWanted) setBody(page.body);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  useEffect(() => {
    if (body) setUp(body, language, theme);
  }, [body, language, theme]);

  useEffect(() => {
    const room = place.current;
    if (!room) return undefined;
    const measure = new ResizeObserver(() => {
      setScale(Math.min(1, room.clientWidth / width));
      // Not its scroll height: that is never less than the window's.
      if (body) setHeight(body.offsetHeight);
    });
    measure.observe(room);
    if (body) measure.observe(body);
    return () => measure.disconnect();
  }, [body, width]);

  return (
    <div
      ref={place}
      className="preview"
      // No wider than what it shows, with its frame around it.
      style={{ inlineSize: width + 2 * framePx, blockSize: height * scale + 2 * framePx }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is an empty page of ours */}
      <iframe
        ref={frame}
        title={label}
        tabIndex={-1}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
