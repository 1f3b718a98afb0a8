import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { DrawResult, type Drawn, type DrawnGroup, type FigureLook } from './draw-result.tsx';

const meta: Meta = { title: 'Draw result' };

// Storybook reads the default export of a stories file.
export default meta;

const row = (look: FigureLook, ...figures: string[]): DrawnGroup => ({
  label: null,
  look,
  figures,
  isApart: false,
});

const results: readonly Drawn[] = [
  { groups: [row('die', '1', '6', '6')], sum: 13, more: 0 },
  { groups: [row('digit', '7', '3', '9', '1', '5')], sum: null, more: 0 },
  { groups: [row('car', '4', '10', '1', '7', '2')], sum: null, more: 0 },
  {
    groups: [
      row('ball', '28', '3', '22', '5', '47', '21'),
      { ...row('ball', '36'), label: { bn: 'বিশেষ বল', en: 'Special ball' }, isApart: true },
    ],
    sum: null,
    more: 0,
  },
  {
    groups: [
      { ...row('number', '551322'), label: { bn: 'প্রথম পুরস্কার', en: 'First prize' } },
      { ...row('number', '013', '940'), label: { bn: 'শেষ তিন অঙ্ক', en: 'Last three' } },
    ],
    sum: null,
    more: 0,
  },
];

function Rows({ short }: { readonly short: boolean }) {
  const say = useSay();
  return (
    <div className="stack">
      {results.map((result, place) => (
        <DrawResult
          key={place}
          label={say('ফলাফল', 'Result')}
          result={result}
          sumName={say('যোগফল', 'Sum')}
          short={short}
        />
      ))}
    </div>
  );
}

export const Whole: StoryObj = { render: () => <Rows short={false} /> };

export const Short: StoryObj = { render: () => <Rows short /> };
