import { cloneElement, type ReactElement, type ReactNode } from 'react';

const VINE =
  'M34 20C52 4 64 6 70 16 74 24 66 30 61 26 57 22 62 17 66 20M70 16C84 34 104 36 116 20 120 10 ' +
  '110 4 105 9 102 13 106 18 110 15M116 20C130 36 150 34 160 20 166 10 156 5 151 10M160 20C176 ' +
  '32 200 30 214 20H300M84 27C82 34 88 38 94 36 94 30 90 27 84 27ZM134 30C132 36 138 40 144 37 ' +
  '143 32 139 29 134 30ZM184 27C188 34 196 34 199 28 194 25 188 24 184 27Z';
const LOTUS =
  'M0 38C-10 30-10 16 0 4 10 16 10 30 0 38ZM0 38C-14 36-22 26-20 14-12 16-8 22-6 28M0 38C14 36 ' +
  '22 26 20 14 12 16 8 22 6 28M-20 22C-28 22-32 26-34 32-24 38-12 40 0 38M20 22C28 22 32 26 34 ' +
  '32 24 38 12 40 0 38';
const DOTS =
  'M0 16V16.1M0 22V22.1M0 28V28.1M230 13V13.1M244 27V27.1M258 13V13.1M272 27V27.1M-230 13V13.1' +
  'M-244 27V27.1M-258 13V13.1M-272 27V27.1';

/** A lotus on a vine, drawn with rice paste: the divider above a promise or a receipt. */
export function Ornament() {
  return (
    <svg className="ornament" viewBox="-300 0 600 44" aria-hidden="true">
      <path d={VINE} />
      <path d={VINE} transform="scale(-1 1)" />
      <path d={LOTUS} />
      <path d={DOTS} strokeWidth="4" />
    </svg>
  );
}

type DecorativeFrameProps = {
  readonly children: ReactNode;
  readonly render?: ReactElement<{ className?: string; children?: ReactNode }>;
};

/** A promise framed by alpona, with a medallion behind it. */
export function DecorativeFrame({ children, render = <section /> }: DecorativeFrameProps) {
  return cloneElement(render, {
    className: 'decorative-frame',
    children: (
      <>
        <Ornament />
        {children}
      </>
    ),
  });
}
