import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Logo } from '../logo/logo.tsx';
import { Footer, FooterLinks, GameProviders, SocialLinks } from './footer.tsx';

const meta: Meta = { title: 'Footer' };

// Storybook reads the default export of a stories file.
export default meta;

function Foot() {
  const say = useSay();
  return (
    <Footer
      age="18+"
      care={say(
        'খেলা আনন্দের জন্য। দিনের সীমা ঠিক করুন, মন না চাইলে বিরতি নিন।',
        'Play is for joy. Set a limit for the day, and rest when you like.',
      )}
      end={<span>© 2026 {say('খেলাঘর', 'Khelaghor')}</span>}
    >
      <div>
        <Logo name={say('খেলাঘর', 'Khelaghor')} />
        <p className="footer__about">
          {say(
            'খেলাঘরে প্রতিটি ফল বাজি ধরার আগেই সিল করা থাকে।',
            'Every result is sealed before a bet can be placed.',
          )}
        </p>
      </div>
      <div>
        <h2>{say('দরকারি পাতা', 'Useful pages')}</h2>
        <FooterLinks>
          {[
            say('কীভাবে খেলবেন', 'How to play'),
            say('ফল মেলানো', 'Checking results'),
            say('জমা ও উত্তোলন', 'Money in and out'),
            say('নিজের সীমা', 'Your limits'),
          ].map((text) => (
            <a key={text} href="#page">
              {text}
            </a>
          ))}
        </FooterLinks>
      </div>
      <div>
        <h2>{say('যাঁদের খেলা আছে', 'Whose games these are')}</h2>
        <GameProviders
          providers={['পদ্মা গেমস', 'শাপলা লাইভ'].map((name) => ({
            key: name,
            link: <a href="#games">{name}</a>,
          }))}
        />
        <h2>{say('আমাদের সঙ্গে থাকুন', 'Follow us')}</h2>
        <SocialLinks
          items={[
            { key: 'f', icon: 'facebook', label: 'Facebook', href: '#f' },
            { key: 't', icon: 'telegram', label: 'Telegram', href: '#t' },
          ]}
        />
      </div>
    </Footer>
  );
}

export const Site: StoryObj = { parameters: { layout: 'fullscreen' }, render: () => <Foot /> };
