import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { getPanelUrl } from '../art/panels.ts';
import { Button } from '../button/button.tsx';
import { Toast, ToastProvider, useToast } from './toast.tsx';

const meta: Meta = { title: 'Toast' };

// Storybook reads the default export of a stories file.
export default meta;

function Tones() {
  const say = useSay();
  const art = getPanelUrl('crash') ?? '';
  const nothing = () => undefined;
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Toast
        onClose={nothing}
        toast={{
          tone: 'win',
          art,
          title: '+৳280.00',
          text: say('ঘুড়ি 2.40× উঠল, টাকা জমা হয়েছে', 'The kite rose 2.40×; it is paid'),
        }}
      />
      <Toast onClose={nothing} toast={{ tone: 'good', title: say('জমা হয়েছে', 'Deposited') }} />
      <Toast
        onClose={nothing}
        toast={{
          tone: 'info',
          title: say('নতুন বার্তা', 'New message'),
          text: say('গ্রাহকসেবা', 'Support'),
        }}
      />
      <Toast
        onClose={nothing}
        toast={{
          tone: 'bad',
          title: say('বাজি ধরা গেল না', 'The bet was refused'),
          text: say('সময় শেষ হয়ে গেছে।', 'Time was up.'),
        }}
      />
    </div>
  );
}

export const All: StoryObj = { render: () => <Tones /> };

function Shower() {
  const show = useToast();
  const say = useSay();
  return (
    <Button onClick={() => show({ tone: 'good', title: say('কপি হয়েছে', 'Copied') })}>
      {say('বার্তা দেখান', 'Show a message')}
    </Button>
  );
}

export const Live: StoryObj = {
  parameters: { covers: true },
  render: () => (
    <ToastProvider>
      <Shower />
    </ToastProvider>
  ),
};
