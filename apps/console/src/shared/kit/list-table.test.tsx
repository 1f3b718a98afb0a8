// Goal: a list says in its markup what it is ordered by, what its file leaves out, and what stands
// there when it is empty. Method: rendered on the server, in English.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../../../packages/i18n/locales/console/en.po';
import { ListTable } from './list-table.tsx';
import type { ListColumn } from './list-table.tsx';

type Row = { readonly id: string; readonly sum: number };

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

const columns: ListColumn<Row>[] = [
  { key: 'id', name: 'Id', slot: 'name', cell: ({ id }) => id, text: ({ id }) => id },
  { key: 'sum', name: 'Sum', slot: 'value', cell: ({ sum }) => sum, rank: ({ sum }) => sum },
  { key: 'only', name: 'Only in the file', slot: 'file', text: () => 'x' },
];

const draw = (rows: readonly Row[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ListTable
        caption="Sums"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        file="sums"
        empty={<p>Nothing here</p>}
      >
        <nav>pager</nav>
      </ListTable>
    </I18nProvider>,
  );

const rows = [
  { id: 'a', sum: 2 },
  { id: 'b', sum: 1 },
];

test('is a table with its caption, in the order of the server', () => {
  const html = draw(rows);
  expect(html).toContain('<caption class="sr">Sums</caption>');
  expect(html.indexOf('>a<')).toBeLessThan(html.indexOf('>b<'));
  expect(html).not.toContain('aria-sort');
});

test('only columns with a rank can be pressed or chosen as order', () => {
  const html = draw(rows);
  expect(html).toMatch(/<button[^>]*class="list-head"[^>]*>Sum/u);
  expect(html.match(/class="list-head"/gu)).toHaveLength(1);
  expect(html.match(/<option/gu)).toHaveLength(3);
});

test('a column of the file alone is not in the table', () => {
  expect(draw(rows)).not.toContain('Only in the file');
});

test('an empty list says so, and offers neither a file nor pages', () => {
  expect(draw([])).toBe('<p>Nothing here</p>');
});
