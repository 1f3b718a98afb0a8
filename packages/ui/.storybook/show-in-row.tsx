import type { Decorator } from '@storybook/react-vite';

/** Shows the parts of a story beside each other. */
export const showInRow: Decorator = (Story) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
    <Story />
  </div>
);
