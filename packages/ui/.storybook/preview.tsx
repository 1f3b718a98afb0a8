import '../src/styles/ui.css';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { messages as bn } from '../../i18n/locales/player/bn.po';
import { messages as en } from '../../i18n/locales/player/en.po';
import { NumberFormatProvider } from '../src/money/number-format-context.tsx';
import { getNumberLocale } from '../src/money/number-locale.ts';

const CATALOGUES = { bn, en };

function pick<Choice extends string>(value: unknown, first: Choice, other: Choice): Choice {
  return value === other ? other : first;
}

/**
 * The story by night, and below it by day. What lies over the whole page (`covers`) can be shown
 * in one theme at a time only.
 */
function BothThemes({ inset, children }: { inset: boolean; children: ReactNode }) {
  const day: CSSProperties = {
    marginBlockStart: '1.5rem',
    padding: inset ? '1rem' : 0,
    background: 'var(--ground)',
    color: 'var(--text)',
  };
  return (
    <>
      {children}
      <div data-theme="light" style={day}>
        {children}
      </div>
    </>
  );
}

/** Dresses the page as the toolbar says, the way an app does it on `html`. */
const onPage: Decorator = (Story, { globals, parameters }) => {
  const lang = pick(globals['lang'], 'bn', 'en');
  const digits = pick(globals['digits'], 'latn', 'beng');
  const grouping = pick(globals['grouping'], 'lakh', 'western');
  const page = document.documentElement;
  page.lang = lang;
  page.dir = pick(globals['direction'], 'ltr', 'rtl');
  page.dataset['theme'] = pick(globals['theme'], 'dark', 'light');
  const isBoth = globals['theme'] === 'both' && parameters['covers'] !== true;
  page.dataset['type'] = pick(globals['type'], 'full', 'first');
  const i18n = setupI18n({
    locale: lang,
    locales: getNumberLocale(lang, digits),
    messages: CATALOGUES,
  });
  return (
    <I18nProvider i18n={i18n} key={lang}>
      <NumberFormatProvider lang={lang} digits={digits} grouping={grouping} currency="PLAY">
        {isBoth ? (
          <BothThemes inset={parameters['layout'] !== 'fullscreen'}>
            <Story />
          </BothThemes>
        ) : (
          <Story />
        )}
      </NumberFormatProvider>
    </I18nProvider>
  );
};

type ToolbarIcon = 'mirror' | 'globe' | 'component' | 'ruler' | 'transfer' | 'paragraph';

function toolbar(title: string, icon: ToolbarIcon, items: readonly (readonly [string, string])[]) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: items.map(([value, name]) => ({ value, title: name })),
    },
  };
}

const preview: Preview = {
  decorators: [onPage],
  parameters: { layout: 'padded', backgrounds: { disable: true } },
  initialGlobals: {
    theme: 'both',
    lang: 'bn',
    digits: 'latn',
    grouping: 'lakh',
    direction: 'ltr',
    type: 'full',
  },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', [
      ['both', 'Night and day'],
      ['dark', 'Night'],
      ['light', 'Day'],
    ]),
    lang: toolbar('Language', 'globe', [
      ['bn', 'বাংলা'],
      ['en', 'English'],
    ]),
    digits: toolbar('Digits', 'component', [
      ['latn', '123'],
      ['beng', '১২৩'],
    ]),
    grouping: toolbar('Grouping in English', 'ruler', [
      ['lakh', '12,34,567'],
      ['western', '1,234,567'],
    ]),
    direction: toolbar('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    type: toolbar('Type', 'paragraph', [
      ['full', 'All fonts'],
      ['first', 'First screen'],
    ]),
  },
};

// Storybook reads the default export of this file.
export default preview;
