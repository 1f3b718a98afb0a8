// Goal: no call takes a date that the calendar or the database does not know, and none fails on it.
// Method: every date of the contract's requests is found by its format and sent wrong, field by
// field; texts that are read as dates by rules of their own are listed.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { editSettings } from '@khelaghor/testkit/edit-settings.ts';
import type { RefusedReply } from '@khelaghor/contract/lib/envelope.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const { browser: member } = await signUp(server);
const operator = await openConsole(server);

type Part = 'query' | 'body';
type Schema = {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
};
type DateField = {
  readonly route: RouteShape;
  readonly part: Part;
  readonly path: readonly string[];
  readonly format: string;
};

/** Finds the dates in a schema, by the names that lead to them; '0' leads into a list. */
function findDates(
  schema: Schema,
  path: readonly string[] = [],
): Omit<DateField, 'route' | 'part'>[] {
  const { format, properties = {}, anyOf = [], oneOf = [], allOf = [], items } = schema;
  return [
    ...(format === 'date' || format === 'date-time' ? [{ path, format }] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => findDates(inner, [...path, name])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => findDates(inner, path)),
    ...(items ? findDates(items, [...path, '0']) : []),
  ];
}

const parts = ['query', 'body'] as const;

const fields: DateField[] = contractRoutes.flatMap((route) =>
  parts.flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const options = { io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
    const found = findDates(z.toJSONSchema(schema, options) as Schema);
    return found.map((field) => ({ ...field, route, part }));
  }),
);

const wrongDays = [
  '0000-01-01',
  '9999-12-31',
  '2100-01-01',
  '2026-02-30',
  '2026-13-01',
  'today',
  '',
];
const getWrong = ({ format }: DateField): string[] =>
  format === 'date' ? wrongDays : wrongDays.map((day) => `${day}T00:00:00.000Z`);

/** Returns an input that holds nothing but a value at a path. */
const wrap = (path: readonly string[], value: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);

const browsers: Readonly<Record<RouteShape['caller'], TestBrowser>> = {
  anyone: member,
  member,
  agent: member,
  game: member,
  gateway: member,
  operator,
};

async function sendDate({ route, part, path }: DateField, value: string) {
  const origin = server.config.origins[route.listener];
  const address = route.path
    .replace(':gameCode', 'k3')
    .replace(':gateway', 'sandbox')
    .replace(':scope', 'login')
    .replace(/:\w+/gu, '01936d00-0000-7000-8000-0000000000ff');
  const query =
    part === 'query' ? `?${new URLSearchParams({ [path.join('.')]: value }).toString()}` : '';
  const response = await browsers[route.caller].send(`${origin}${address}${query}`, {
    method: route.method,
    headers: { 'x-khelaghor': '1', origin, 'content-type': 'application/json' },
    ...(part === 'body' && { body: JSON.stringify(wrap(path, value)) }),
  });
  return { status: response.status, reply: (await response.json()) as RefusedReply };
}

test('the contract has dates in its requests', () => {
  expect(fields.length).toBeGreaterThan(50);
});

test.each(fields.map((field) => [`${field.route.id} ${field.path.join('.')}`, field] as const))(
  'an impossible or unknown date is refused, and the field named: %s',
  async (_, field) => {
    const [name = ''] = field.path;
    for (const value of getWrong(field)) {
      const answer = await sendDate(field, value);
      expect(answer, `with ${value}`).toMatchObject({ status: 400, reply: { code: 'malformed' } });
      expect(Object.keys(answer.reply.fields ?? {}), `with ${value}`).toContain(name);
    }
  },
);

test('a maintenance window of the year 0 is refused, and the settings stay', async () => {
  const before = await operator.callOrFail(settingsAdminGet, {});
  const window = { title: { bn: '', en: '' }, text: { bn: '', en: '' }, endsAt: null };
  for (const startsAt of ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
    const body = { maintenance: { ...window, startsAt } };
    const reply = await editSettings(operator, body);
    expect(reply).toMatchObject({ success: false, code: 'malformed' });
  }
  expect(await operator.callOrFail(settingsAdminGet, {})).toEqual(before);
});
