import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { AmountField } from './amount-field.tsx';

const meta: Meta = { title: 'AmountField' };

// Storybook reads the default export of a stories file.
export default meta;

const QUICK = [50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_500_000n];

function Amount({ start, bad }: { start: string; bad?: boolean }) {
  const say = useSay();
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label={say('কত জমা দেবেন?', 'How much?')}
      aside={say('৳200 থেকে ৳50,000', '৳200 to ৳50,000')}
      value={value}
      onValueChange={setValue}
      quick={QUICK}
      {...(bad === true && { error: say('কম করে ৳200 দিন।', 'At least ৳200, please.') })}
    />
  );
}

export const Chosen: StoryObj = { render: () => <Amount start="5,000" /> };
export const Empty: StoryObj = { render: () => <Amount start="" /> };
export const TooLittle: StoryObj = { render: () => <Amount start="১২০" bad /> };
