import type { HiloStep } from '@khelaghor/engine-hilo/public.ts';

const shapes: Readonly<Record<HiloStep['move'], string>> = {
  higher: 'M0-13L13 1H6V13H-6V1H-13Z',
  lower: 'M0 13L13-1H6V-13H-6V-1H-13Z',
  same: 'M-12-8H12V-2H-12ZM-12 3H12V9H-12Z',
  skip: 'M-13-10L0 0L-13 10ZM0-10L13 0L0 10Z',
};

/** The sign of a move: an arrow up or down, an equals sign, or two arrows onward. */
export function MoveIcon({ move }: { readonly move: HiloStep['move'] }) {
  return (
    <svg className={`move-icon move-icon--${move}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={shapes[move]} />
    </svg>
  );
}
