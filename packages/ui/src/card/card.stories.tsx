import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { Card, CardHead } from './card.tsx';

const meta: Meta = { title: 'Card' };

// Storybook reads the default export of a stories file.
export default meta;

export const Plain: StoryObj = {
  render: () => (
    <Card>
      <p>
        <Say bn="এখনও কোনো জমা দেননি।" en="You have not deposited yet." />
      </p>
    </Card>
  ),
};

export const WithHead: StoryObj = {
  render: () => (
    <Card>
      <CardHead
        title={<Say bn="আগের জমা" en="Earlier deposits" />}
        action={
          <Button size="small">
            <Say bn="সব দেখুন" en="See all" />
          </Button>
        }
      />
      <p>
        <Say
          bn="শেষ তিনটি জমা এখানে থাকে। পুরোনোগুলো লেনদেনের খাতায় পাবেন।"
          en="Your last three deposits. Older ones are in the record of transactions."
        />
      </p>
    </Card>
  ),
};
