import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { LinkCard, LinkCards } from './link-card.tsx';

const meta: Meta = { title: 'Link card' };

// Storybook reads the default export of a stories file.
export default meta;

export const Several: StoryObj = {
  render: () => (
    <LinkCards>
      {['t.me', 'a-name-that-is-much-too-long-for-a-phone.example.org'].map((host) => (
        <li key={host}>
          <LinkCard
            icon="telegram"
            name="আমাদের চ্যানেল"
            host={host}
            code={<Icon name="qr" />}
            render={<a href={`https://${host}`} />}
          />
        </li>
      ))}
    </LinkCards>
  ),
};
