import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_NAMES } from './icon-names.ts';
import { Icon } from './icon.tsx';

const meta: Meta = { title: 'Icon' };

// Storybook reads the default export of a stories file.
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 6.5rem)', gap: '1rem' }}>
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: '0.8125rem' }}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
