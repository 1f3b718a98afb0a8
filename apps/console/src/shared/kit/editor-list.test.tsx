// Goal: an editor's list names its buttons by the row, moves nothing past its ends, and leaves
// empty sections out. Method: rendered on the server, in English.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../../../packages/i18n/locales/console/en.po';
import { EditorList } from './editor-list.tsx';

type ListProps = ComponentProps<typeof EditorList>;

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
const client = new QueryClient();

function List(props: Pick<ListProps, 'sections' | 'ordering'>) {
  const removing = useMutation({ mutationFn: (_id: string) => Promise.resolve() });
  return (
    <EditorList
      {...props}
      empty={<p>Nothing here</p>}
      onEdit={() => undefined}
      removing={removing}
      question="Remove it?"
    />
  );
}

const draw = (props: Pick<ListProps, 'sections' | 'ordering'>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <List {...props} />
      </QueryClientProvider>
    </I18nProvider>,
  );

const rows = ['one', 'two', 'three'].map((id) => ({ id, title: `Row ${id}`, state: 'Shown' }));

test('names the buttons of each row by its title', () => {
  const html = draw({ sections: [{ key: 'all', rows }] });
  for (const { title } of rows) {
    expect(html).toContain(`aria-label="Edit: ${title}"`);
    expect(html).toContain(`aria-label="Remove: ${title}"`);
  }
  expect(html).not.toContain('Earlier');
});

test('the first row cannot move up and the last cannot move down', () => {
  const html = draw({
    sections: [{ key: 'all', rows }],
    ordering: { error: null, save: () => undefined },
  });
  const buttons = html.match(/<button[^>]*>/gu) ?? [];
  const still = buttons.filter((button) => button.includes('disabled=""'));
  expect(still.map((button) => /aria-label="([^"]*)"/u.exec(button)?.[1])).toEqual([
    'Earlier: Row one',
    'Later: Row three',
  ]);
});

test('a section without rows is left out with its title', () => {
  const html = draw({
    sections: [
      { key: 'full', title: 'Full', rows },
      { key: 'bare', title: 'Bare', rows: [] },
    ],
  });
  expect(html).toContain('Full');
  expect(html).not.toContain('Bare');
});

test('a list without any row shows what stands there instead', () => {
  expect(draw({ sections: [{ key: 'all', rows: [] }] })).toBe('<p>Nothing here</p>');
});
