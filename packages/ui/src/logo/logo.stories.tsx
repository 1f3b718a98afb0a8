import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta: Meta = { title: 'Logo' };

// Storybook reads the default export of a stories file.
export default meta;

export const Wide: StoryObj = { render: () => <Logo name="খেলাঘর" /> };

export const Narrow: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', inlineSize: '4rem' }}>
      <Logo name="খেলাঘর" />
    </div>
  ),
};
