import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEntry, StoryLink } from '../../.storybook/story-link.tsx';
import { useSay } from '../../.storybook/say.tsx';
import { Card } from '../card/card.tsx';
import { NavList, PromotionLink } from '../nav-list/nav-list.tsx';
import { SideRail } from '../nav-list/side-rail.tsx';
import { PageGrid, PageTitle } from './page-grid.tsx';

const meta: Meta = { title: 'PageGrid' };

// Storybook reads the default export of a stories file.
export default meta;

function Side() {
  const say = useSay();
  return (
    <>
      <NavList
        items={[
          { ...createEntry('h', 'home', say('হোম', 'Home')), current: true },
          createEntry('v', 'crown', say('ভিআইপি বোনাস', 'VIP bonus')),
          createEntry('r', 'share', say('রেফার করে আয়', 'Refer')),
        ]}
      />
      <h2 className="nav-list__head">{say('চলতি অফার', 'Offers now')}</h2>
      <PromotionLink
        title={say('প্রথম জমায় শতভাগ বোনাস', 'First deposit doubled')}
        note={say('৳500 থেকে ৳10,000', '৳500 to ৳10,000')}
        render={<StoryLink to="#o" />}
      />
    </>
  );
}

function Page() {
  const say = useSay();
  return (
    <PageGrid
      inset
      menu={<Side />}
      rail={
        <SideRail
          label={say('গ্রাহকসেবা', 'Support')}
          items={[
            { ...createEntry('c', 'headset', say('লাইভ চ্যাট', 'Chat')), lead: true },
            createEntry('w', 'whatsapp', 'WhatsApp'),
          ]}
        />
      }
    >
      <PageTitle aside={say('ব্যালেন্স ৳18,450.75', 'Balance ৳18,450.75')}>
        {say('টাকা জমা', 'Deposit')}
      </PageTitle>
      <Card>{say('এখানে পাতার কথা।', 'The page goes here.')}</Card>
    </PageGrid>
  );
}

export const Desk: StoryObj = { parameters: { layout: 'fullscreen' }, render: () => <Page /> };
