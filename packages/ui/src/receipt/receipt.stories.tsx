import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../tag/tag.tsx';
import { Receipt } from './receipt.tsx';

const meta: Meta = { title: 'Receipt' };

// Storybook reads the default export of a stories file.
export default meta;

function Deposited() {
  const say = useSay();
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Receipt
        title={say('জমার রসিদ', 'Deposit receipt')}
        lines={[
          { key: 'c', name: say('মাধ্যম', 'Channel'), value: say('মোবাইল ওয়ালেট', 'Mobile wallet') },
          { key: 'd', name: say('জমা', 'Deposit'), value: <Money minor={500_000n} /> },
          { key: 'f', name: say('খরচ', 'Fee'), value: <Money minor={0n} /> },
          { key: 'b', name: say('জমার বোনাস 10%', 'Bonus 10%'), value: <Money minor={50_000n} /> },
        ]}
        sum={{
          key: 's',
          name: say('খেলতে পারবেন', 'To play with'),
          value: <Money minor={2_395_075n} />,
        }}
        note={say(
          'বোনাস তোলার শর্ত: বোনাসের 8 গুণ বাজি। না নিলেও চলবে।',
          'The bonus must be staked 8 times before you can withdraw it. You may decline it.',
        )}
      />
    </div>
  );
}

export const Deposit: StoryObj = { render: () => <Deposited /> };

function States() {
  const say = useSay();
  const states = [
    ['good', say('জিতেছেন', 'Won')],
    ['open', say('চলছে', 'Open')],
    ['bad', say('ফেরত এসেছে', 'Sent back')],
    ['quiet', say('হেরেছেন', 'Lost')],
  ] as const;
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Receipt
        title={say('অবস্থা', 'States')}
        lines={states.map(([tone, text]) => ({
          key: tone,
          name: say('ফলাফল', 'Result'),
          value: <StatusBadge tone={tone}>{text}</StatusBadge>,
        }))}
        sum={{ key: 's', name: say('ফেরত', 'Payout'), value: <Money minor={0n} /> }}
      />
    </div>
  );
}

export const InEachState: StoryObj = { render: () => <States /> };
