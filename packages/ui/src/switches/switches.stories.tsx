import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LanguageSwitch, type Theme, ThemeSwitch } from './switches.tsx';

const meta: Meta = { title: 'Switches' };

// Storybook reads the default export of a stories file.
export default meta;

const LANGUAGES = [
  { code: 'bn', name: 'বাংলা' },
  { code: 'en', name: 'English' },
];

function Both() {
  const [lang, setLang] = useState('bn');
  const [theme, setTheme] = useState<Theme>('dark');
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '16rem' }}>
      <LanguageSwitch languages={LANGUAGES} value={lang} onChange={setLang} />
      <ThemeSwitch value={theme} onChange={setTheme} />
    </div>
  );
}

export const Site: StoryObj = { render: () => <Both /> };
