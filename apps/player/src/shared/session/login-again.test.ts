// Goal: an act whose session has ended waits for the login and then goes on, once, for the same
// member only; and a refusal that is about the whole page is told to it.
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import { memberUpdateNumberFormat } from '@khelaghor/client/routes/account.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';

const own = '01936d00-0000-7000-8000-000000000001';
const done = { success: true, value: {} };
const over = { success: false, code: 'not_logged_in', message: 'You are not logged in.' };

type Loaded = Awaited<ReturnType<typeof load>>;

/** Loads the page's program anew, with a server that gives these answers in turn. */
async function load(page: string | null, ...answers: readonly object[]) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  const left = [...answers];
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    return Response.json(left.shift() ?? over);
  });
  const [api, again, pages] = await Promise.all([
    import('../api.ts'),
    import('./login-again.ts'),
    import('./page-member.ts'),
  ]);
  pages.setPageMember(page);
  return { ...api, ...again, ...pages, sent };
}

const body = { digits: 'beng' } as const;
const change = ({ call }: Loaded): Promise<CallReply<never>> =>
  call(memberUpdateNumberFormat, { body }) as Promise<CallReply<never>>;
/** Lets everything happen that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.unstubAllGlobals());

test('an act goes on after the login of the same member, with the same body', async () => {
  const program = await load(own, over, done);
  const reply = change(program);
  await settle();
  expect(program.isLoginAsked()).toBe(true);
  program.answerLoginAgain(true);
  expect(await reply).toEqual(done);
  expect(program.isLoginAsked()).toBe(false);
  expect(program.sent.map((init) => init.body)).toEqual([
    JSON.stringify(body),
    JSON.stringify(body),
  ]);
});

test('nothing is sent when another member logs in or the login is closed', async () => {
  const program = await load(own, over);
  const reply = change(program);
  await settle();
  program.answerLoginAgain(false);
  expect(await reply).toEqual(over);
  expect(program.sent).toHaveLength(1);
});

test('several acts wait for one login', async () => {
  const program = await load(own, over, over, done, done);
  const replies = Promise.all([change(program), change(program)]);
  await settle();
  program.answerLoginAgain(true);
  expect(await replies).toEqual([done, done]);
});

test('an act that is refused again after the login is not repeated', async () => {
  const program = await load(own, over, over, done);
  const reply = change(program);
  await settle();
  program.answerLoginAgain(true);
  expect(await reply).toEqual(over);
  expect(program.sent).toHaveLength(2);
});

test('a question and a visitor’s act ask for no login', async () => {
  const member = await load(own, over);
  expect(await member.call(walletGetBalance, {})).toEqual(over);
  expect(member.isLoginAsked()).toBe(false);
  const visitor = await load(null, over);
  expect(await change(visitor)).toEqual(over);
  expect(visitor.isLoginAsked()).toBe(false);
});

test('the page is told that another member is logged in', async () => {
  const refused = { success: false, code: 'other_member', message: 'Another member.' };
  const program = await load(own, refused);
  const told = vi.fn<() => void>();
  program.onOtherMember(told);
  expect(await change(program)).toEqual(refused);
  expect(told).toHaveBeenCalledOnce();
});

test('calls say whose page it is, but not while a logout has not reached the server', async () => {
  const program = await load(own, done, done);
  await change(program);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: 'leaving=1' });
  await change(program);
  expect(program.sent[0]?.headers).toMatchObject({ 'x-page-member': own });
  expect(program.sent[1]?.headers).not.toHaveProperty('x-page-member');
});
