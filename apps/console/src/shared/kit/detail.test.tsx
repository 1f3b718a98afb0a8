// Goal: a detail page shows the tab of its address, its history last, and its actions as buttons.
// Method: rendered on the server, in English.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../../../packages/i18n/locales/console/en.po';
import type { Action } from './actions.ts';
import { Detail } from './detail.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
const client = new QueryClient();

const close: Action = { key: 'close', label: 'Close it', run: () => Promise.resolve() };

const draw = (tab: string | undefined, actions: readonly Action[] = []) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Detail
          name="shapla"
          facts={[{ key: 'games', name: 'Games', value: '12' }]}
          actions={actions}
          tab={tab}
          onTab={() => undefined}
          tabs={[
            { key: 'books', text: 'Books', panel: 'All balances' },
            { key: 'keys', text: 'Keys', panel: 'All keys' },
          ]}
          subject="vendor:shapla"
        />
      </QueryClientProvider>
    </I18nProvider>,
  );

const chosenIn = (html: string) => /aria-selected="true"[^>]*>([^<]*)</u.exec(html)?.[1];

test('shows the tab that the address names', () => {
  const html = draw('keys');
  expect(chosenIn(html)).toBe('Keys');
  expect(html).toContain('All keys');
  expect(html).not.toContain('All balances');
});

test('shows the first tab for an address without a tab, or with one that is not there', () => {
  expect(chosenIn(draw(undefined))).toBe('Books');
  expect(chosenIn(draw('nonsense'))).toBe('Books');
});

test('the history is the last tab of every page', () => {
  const names = [...draw(undefined).matchAll(/role="tab"[^>]*>([^<]*)</gu)].map(([, name]) => name);
  expect(names).toEqual(['Books', 'Keys', 'History']);
});

test('shows its actions as buttons, and none where nothing can be done', () => {
  expect(draw(undefined, [close])).toMatch(/<button[^>]*>Close it<\/button>/u);
  expect(draw(undefined)).not.toContain('class="actions"');
});
