/** What an empty page shows: a kite, a lotus that closed, a boat, an empty basket. */
export type EmptyStateArtName = 'kite' | 'lotus' | 'boat' | 'basket';

const LINES: Readonly<Record<EmptyStateArtName, string>> = {
  kite:
    'M84 14 122 50 70 82 48 40ZM84 14 70 82M48 40 122 50M70 82C54 84 60 98 46 98S30 88 18 112' +
    'M56 90l-9 1 4 8ZM40 98l2 9 6-5ZM28 99l-8-3-1 8Z',
  lotus:
    'M72 104C54 88 54 58 72 34 90 58 90 88 72 104ZM72 104C48 100 36 80 38 54 50 58 58 68 62 80' +
    'M72 104C96 100 108 80 106 54 94 58 86 68 82 80M38 72C26 72 20 80 16 90 32 106 52 110 72 104' +
    'M106 72C118 72 124 80 128 90 112 106 92 110 72 104',
  boat:
    'M14 84C36 104 108 104 130 80 126 108 108 116 72 116S20 108 14 84ZM50 98C50 72 94 72 94 98' +
    'M60 96C60 84 66 80 68 79M72 97V78M84 96C84 84 78 80 76 79M40 100V26M40 28C70 26 90 46 92 66 ' +
    '70 58 54 58 40 64',
  basket:
    'M22 62H122L110 116H34ZM22 62 16 50H128L122 62M40 50C44 22 100 22 104 50M30 80H114M34 98H110' +
    'M50 62 56 116M72 62V116M94 62 88 116',
};

const DROP: Readonly<Record<EmptyStateArtName, string>> = {
  kite: 'M84 30c6 6 6 14 0 20-6-6-6-14 0-20Z',
  lotus: 'M72 58c5 6 5 14 0 20-5-6-5-14 0-20Z',
  boat: 'M60 38c5 6 5 12 0 18-5-6-5-12 0-18Z',
  basket: 'M72 30c5 5 5 10 0 15-5-5-5-10 0-15Z',
};

const WAVE = 'M12 128q10-8 20 0t20 0 20 0 20 0 20 0 20 0';

/** A drawing in the manner of the floor paintings, for a page without content. */
export function EmptyStateArt({ name }: { name: EmptyStateArtName }) {
  return (
    <svg className="empty-state__art" viewBox="0 0 144 144" aria-hidden="true">
      <path d={LINES[name]} />
      <path d={WAVE} />
      <path d={DROP[name]} fill="var(--icon-drop)" stroke="none" />
    </svg>
  );
}
