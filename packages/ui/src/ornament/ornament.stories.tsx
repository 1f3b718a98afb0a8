import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { Ornament, DecorativeFrame } from './ornament.tsx';

const meta: Meta = { title: 'Ornament' };

// Storybook reads the default export of a stories file.
export default meta;

export const Divider: StoryObj = { render: () => <Ornament /> };

export const Promise: StoryObj = {
  render: () => (
    <DecorativeFrame>
      <h2 style={{ textAlign: 'center', marginBlock: '0.75rem' }}>
        <Say
          bn="আমাদের বিশ্বাস করতে হবে না, মিলিয়ে দেখুন"
          en="You need not trust us: check for yourself"
        />
      </h2>
    </DecorativeFrame>
  ),
};
