import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

const meta: Meta = { title: 'Menu', parameters: { covers: true } };

// Storybook reads the default export of a stories file.
export default meta;

function Member() {
  const say = useSay();
  return (
    <Menu
      align="start"
      trigger={<Button icon="user">{say('নাবিলা', 'Nabila')}</Button>}
      items={[
        { key: 'me', icon: 'user', text: say('আমার হিসাব', 'My account') },
        { key: 'bets', icon: 'history', text: say('বাজির খাতা', 'My bets') },
        { key: 'vip', icon: 'crown', text: say('ভিআইপি স্তর', 'VIP level'), disabled: true },
        { key: 'out', icon: 'logout', text: say('লগ আউট', 'Log out'), apart: true },
      ]}
    />
  );
}

export const Closed: StoryObj = { render: () => <Member /> };

export const Open: StoryObj = {
  render: () => <Member />,
  play: ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};

export const OpenByDay: StoryObj = { ...Open, globals: { theme: 'light' } };
