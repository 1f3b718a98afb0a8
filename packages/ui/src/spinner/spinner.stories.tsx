import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Progress, Spinner, Loading } from './spinner.tsx';

const meta: Meta = { title: 'Spinner' };

// Storybook reads the default export of a stories file.
export default meta;

export const Wheel: StoryObj = { render: () => <Spinner /> };
export const Wait: StoryObj = { render: () => <Loading /> };

function Limits() {
  const say = useSay();
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {[0.15, 0.86, 1].map((value) => (
        <Progress
          key={value}
          warns
          label={say('আজকের সীমা', "Today's limit")}
          value={value}
          start={say('আজকের সীমা ৳50,000', "Today's limit ৳50,000")}
          end={say('বাকি ৳42,500', '৳42,500 left')}
          note={say('সীমা আপনি নিজে ঠিক করেছেন।', 'You set this limit yourself.')}
        />
      ))}
    </div>
  );
}

export const Limit: StoryObj = { render: () => <Limits /> };
