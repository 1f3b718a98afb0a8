// Goal: a list says in its markup what it is ordered by, what its file leaves out, and what stands
// there when it is empty. Method: rendered on the server, in English.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '../../../../../packages/i18n/locales/console/en.po';
import { ListTable } from './list-table.tsx';
import type { ListColumn, RowActions } from './list-table.tsx';

type Row = { readonly id: string; readonly sum: number };

const client = new QueryClient();
const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

const columns: ListColumn<Row>[] = [
  { key: 'id', name: 'Id', slot: 'name', cell: ({ id }) => id, text: ({ id }) => id },
  { key: 'sum', name: 'Sum', slot: 'value', cell: ({ sum }) => sum, rank: ({ sum }) => sum },
  { key: 'only', name: 'Only in the file', slot: 'file', text: () => 'x' },
];

type Choice = ComponentProps<typeof ListTable<Row>>['choice'];

const draw = (rows: readonly Row[], getActions?: (row: Row) => RowActions, choice?: Choice) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ListTable
          caption="Sums"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          file="sums"
          empty={<p>Nothing here</p>}
          {...(getActions && { getActions })}
          {...(choice && { choice })}
        >
          {rows.length > 0 && <nav>pager</nav>}
        </ListTable>
      </QueryClientProvider>
    </I18nProvider>,
  );

const rows = [
  { id: 'a', sum: 2 },
  { id: 'b', sum: 1 },
];

test('is a table with its caption, in the order of the server', () => {
  const html = draw(rows);
  expect(html).toContain('<caption class="visually-hidden">Sums</caption>');
  expect(html.indexOf('>a<')).toBeLessThan(html.indexOf('>b<'));
  expect(html).not.toContain('aria-sort');
});

test('rows that can be selected have a box each, with the name of the row', () => {
  const chosen = { rows: [], has: ({ id }: Row) => id === 'b', set: () => undefined };
  const html = draw(rows, undefined, { chosen, getName: ({ id }) => `Row ${id}` });
  expect(html.match(/type="checkbox"/gu)).toHaveLength(2);
  expect(html).toContain('Select Row a');
  expect(html.match(/checked=""/gu)).toHaveLength(1);
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

const run = () => Promise.resolve();

test('names the buttons of each row by its thing', () => {
  const html = draw(rows, ({ id }) => ({
    actions: [{ key: id, label: 'Close', about: `account ${id}`, run }],
  }));
  expect(html).toContain('Close<span class="visually-hidden"> account a</span>');
  expect(html).toContain('Close<span class="visually-hidden"> account b</span>');
});

test('says who asked, and that another operator has to confirm it', () => {
  const waiting = { what: 'Refund requested', askedBy: 'padma', reason: 'Broken round' };
  const own = draw(rows, () => ({ actions: [], waiting: { ...waiting, needsOther: true } }));
  expect(own).toMatch(/Requested by <span[^>]*>padma<\/span>: Broken round/u);
  expect(own).toContain('Another operator has to confirm it.');
  const other = draw(rows, () => ({ actions: [], waiting: { ...waiting, needsOther: false } }));
  expect(other).not.toContain('Another operator has to confirm it.');
});

test('a row without actions has an empty last cell', () => {
  const html = draw(rows, () => ({ actions: [] }));
  expect(html.match(/<td class="data-table__acts"><\/td>/gu)).toHaveLength(2);
});
