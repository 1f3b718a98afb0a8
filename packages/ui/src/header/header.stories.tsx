import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { AvatarButton, Balance, SearchBox, Header } from './header.tsx';

const meta: Meta = { title: 'Header' };

// Storybook reads the default export of a stories file.
export default meta;

function Home() {
  const say = useSay();
  return (
    <a className="header__logo" href="#home">
      <Logo name={say('খেলাঘর', 'Khelaghor')} />
    </a>
  );
}

function Top({ minor, isMasked = false }: { minor: bigint; isMasked?: boolean }) {
  const say = useSay();
  const [masked, setMasked] = useState(isMasked);
  return (
    <Header logo={<Home />} search={<SearchBox label={say('খেলা খুঁজুন', 'Find a game')} />}>
      <Balance minor={minor} masked={masked} onMask={setMasked} onRefresh={() => undefined} />
      <Button className="only-wide">{say('টাকা তুলুন', 'Withdraw')}</Button>
      <Button kind="primary">{say('জমা দিন', 'Deposit')}</Button>
      <AvatarButton letters={say('না', 'N')} name={say('নাবিলা', 'Nabila')} />
    </Header>
  );
}

const parameters = { layout: 'fullscreen' };

export const Member: StoryObj = { parameters, render: () => <Top minor={1_845_075n} /> };
export const Rich: StoryObj = { parameters, render: () => <Top minor={1_234_567_890n} /> };
export const Hidden: StoryObj = { parameters, render: () => <Top minor={1_845_075n} isMasked /> };

function GuestTop() {
  const say = useSay();
  return (
    <Header logo={<Home />}>
      <Button>{say('লগ ইন', 'Log in')}</Button>
      <Button kind="primary">{say('সদস্য হোন', 'Join')}</Button>
    </Header>
  );
}

export const Guest: StoryObj = { parameters, render: () => <GuestTop /> };
