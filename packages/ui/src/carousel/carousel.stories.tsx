import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { BANNER_NAMES, findBannerArt } from '../art/banners.ts';
import { Banner, type BannerGround, Carousel } from './carousel.tsx';

const meta: Meta = { title: 'Carousel' };

// Storybook reads the default export of a stories file.
export default meta;

const GROUND: Readonly<Record<string, BannerGround>> = { river: 'river', draw: 'indigo' };

function Banners({ names }: { names: readonly string[] }) {
  const say = useSay();
  const slides = names.flatMap((name, index) => {
    const art = findBannerArt(name);
    if (art === undefined) return [];
    const slide = (
      <Banner
        art={art}
        ground={GROUND[name] ?? 'rani'}
        first={index === 0}
        kicker={say('নতুন সদস্যদের জন্য', 'For new members')}
        title={say('প্রথম জমায় শতভাগ বোনাস', 'Your first deposit, doubled')}
        text={say('৳500 দিলে আমরা দেব আরও ৳500।', 'Put in ৳500 and we add ৳500.')}
        action={say('বোনাস নিন', 'Take it')}
        render={<a href={`#${name}`} />}
      />
    );
    return [{ key: name, slide }];
  });
  return <Carousel label={say('অফার', 'Offers')} slides={slides} />;
}

const parameters = { layout: 'fullscreen' };

export const Several: StoryObj = {
  parameters,
  render: () => (
    <Banners names={['welcome', ...BANNER_NAMES.filter((name) => name !== 'welcome')]} />
  ),
};
export const River: StoryObj = { parameters, render: () => <Banners names={['river', 'draw']} /> };
export const One: StoryObj = { parameters, render: () => <Banners names={['cricket']} /> };
