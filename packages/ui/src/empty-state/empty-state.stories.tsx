import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { UnavailableState, EmptyState, ErrorState } from './empty-state.tsx';

const meta: Meta = { title: 'Empty state' };

// Storybook reads the default export of a stories file.
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      art="kite"
      title={<Say bn="খাতা এখনো ফাঁকা" en="Nothing here yet" />}
      text={
        <Say
          bn="এই সাত দিনে কোনো বাজি নেই। সময় বদলে দেখুন, নয়তো একটা খেলা বেছে নিন।"
          en="No bets in these seven days. Choose another period, or a game."
        />
      }
      actions={
        <Button kind="primary">
          <Say bn="খেলা দেখুন" en="See the games" />
        </Button>
      }
    />
  ),
};

export const EmptyBasket: StoryObj = {
  render: () => <EmptyState title={<Say bn="কোনো পুরস্কার নেই" en="No rewards" />} />,
};

export const Failed: StoryObj = { render: () => <ErrorState onRetry={() => undefined} /> };
export const Retrying: StoryObj = { render: () => <ErrorState busy onRetry={() => undefined} /> };

export const Closed: StoryObj = {
  render: () => (
    <UnavailableState
      title={<Say bn="মেরামত চলছে" en="We are mending things" />}
      text={
        <Say
          bn="ভোর 5টা নাগাদ খুলবে। চলতি বাজির ফল নিয়মমতোই মিটবে।"
          en="We open at about 5 in the morning. Open bets settle as usual."
        />
      }
    />
  ),
};
