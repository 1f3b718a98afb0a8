import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEntry, StoryLink } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { CountBadge } from '../tag/tag.tsx';
import { NavList, PromotionLink } from './nav-list.tsx';
import { SideRail } from './side-rail.tsx';

const meta: Meta = { title: 'Nav list' };

// Storybook reads the default export of a stories file.
export default meta;

function Places() {
  const say = useSay();
  return (
    <nav aria-label={say('মেনু', 'Menu')} style={{ maxInlineSize: '16rem' }}>
      <NavList
        title={say('আমার অ্যাকাউন্ট', 'My account')}
        items={[
          { ...createEntry('deposit', 'deposit', say('জমা দিন', 'Deposit')), current: true },
          {
            ...createEntry('bets', 'history', say('বাজির খাতা', 'Betting record')),
            end: <CountBadge value={3} label={say('3টি চলছে', '3 running')} />,
          },
          { key: 'help', text: say('সাহায্য', 'Help'), render: <StoryLink to="#help" /> },
        ]}
      />
      <PromotionLink
        title={say('ঘরের খেলা', 'In-house games')}
        note={say('ফল আগেই সিল করা', 'Sealed before the bet')}
        render={<StoryLink to="#offer" />}
      />
    </nav>
  );
}

export const Side: StoryObj = { render: () => <Places /> };

function Contacts() {
  const say = useSay();
  return (
    <div style={{ inlineSize: '5.75rem' }}>
      <SideRail
        label={say('যোগাযোগ', 'Contact')}
        items={[
          { ...createEntry('chat', 'headset', say('লাইভ চ্যাট', 'Live chat')), lead: true },
          createEntry('mail', 'mail', say('ইমেইল', 'E-mail')),
        ]}
      />
    </div>
  );
}

export const AtTheEnd: StoryObj = { render: () => <Contacts /> };
