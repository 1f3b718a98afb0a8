import type { Meta, StoryObj } from '@storybook/react-vite';
import { Say } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { Alert, Ticker } from './alert.tsx';

const meta: Meta = { title: 'Alert' };

// Storybook reads the default export of a stories file.
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Alert
        kind="off"
        action={
          <Button size="small">
            <Say bn="আবার দেখুন" en="Try again" />
          </Button>
        }
      >
        <Say bn="ইন্টারনেট নেই। শেষ হিসাব 14:32-এর।" en="No connection. Figures are of 14:32." />
      </Alert>
      <Alert
        kind="trial"
        action={
          <Button size="small">
            <Say bn="সদস্য হোন" en="Join" />
          </Button>
        }
      >
        <Say bn="পরখ করে দেখছেন, এ টাকা আসল নয়।" en="You are trying it out; this is play money." />
      </Alert>
      <Alert kind="info">
        <Say bn="নতুন নিয়ম আগামীকাল থেকে।" en="New rules from tomorrow." />
      </Alert>
      <Alert kind="warn">
        <Say
          bn="এক ঘণ্টা ধরে খেলছেন। একটু বিরতি নিন।"
          en="You have played for an hour. Take a break."
        />
      </Alert>
      <Ticker
        action={
          <a href="#all">
            <Say bn="সব নোটিশ" en="All notices" />
          </a>
        }
      >
        <Say
          bn="আজ রাত 3টা থেকে 3:20 পর্যন্ত মোবাইল ওয়ালেটে জমা বন্ধ থাকবে।"
          en="Deposits from mobile wallets pause tonight from 3:00 to 3:20."
        />
      </Ticker>
    </div>
  ),
};
