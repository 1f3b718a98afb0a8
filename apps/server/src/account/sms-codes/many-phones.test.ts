// Goal: people whose carrier gives them one address all get their codes, and who asks for codes to
// many numbers gets few, for ever more work. Method: a server with the limits of a site in use; all
// its callers have one address.
import { beforeEach, expect, test } from 'vitest';
import { smsCodesSendLoginCode } from '@khelaghor/client/routes/account.gen.ts';
import { botCheckGetChallenge } from '@khelaghor/client/routes/site.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { countSent } from '../../site/bot-check/index.ts';
import { setSettings } from '../../site/settings/index.ts';
import { sendCodeTo } from './index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent', rateLimitFactor: 1 });
const settings = {
  mobileRegistration: true,
  smsVerification: true,
  mobileCodeLogin: true,
  smsCountries: ['BD'],
  smsDailyMax: 10_000,
};
await setSettings(server.ctx, settings, 'system');
const ip = '127.0.0.1';
const countryDialingCode = '880';

let given = 0;
/** A number in a block of its own. */
function makeNumber(): string {
  given += 1;
  return `017${String(given).padStart(4, '0')}1234`;
}

async function ask(mobileNum: string, proof?: string) {
  const browser = openBrowser(server);
  const humanProof = proof ?? (await solveHumanCheck(browser, 'sms'));
  const body = { mobileNum, countryDialingCode, language: 'bn', humanProof } as const;
  return browser.call(smsCodesSendLoginCode, { body });
}

/** How many times the usual work the next code takes. */
async function readFactor(action: 'sms' | 'recovery' | 'login'): Promise<unknown> {
  const asked = { query: { action } };
  const challenge = await openBrowser(server).callOrFail(botCheckGetChallenge, asked);
  const { data } = (challenge as { parameters: { data: { factor: number } } }).parameters;
  return data.factor;
}

/** Sends as the call does, without the work. */
async function send(number: string): Promise<string> {
  const recipient = { purpose: 'login', number, language: 'bn', ip } as const;
  const sent = await server.ctx.db
    .transaction()
    .execute((tx) => sendCodeTo(server.ctx, tx, recipient));
  if (sent.ok) countSent(server.ctx, ip);
  return sent.ok ? 'sent' : sent.refusal;
}

const toNumber = (mobileNum: string) => `+880${mobileNum.slice(1)}`;

// Each test has an hour of its own.
beforeEach(() => clock.advance(3_600_000));

test('six people behind one address each get a code within a minute', async () => {
  const numbers = Array.from({ length: 6 }, makeNumber);
  for (const number of numbers) {
    expect(await ask(number)).toMatchObject({ success: true });
    clock.advance(9_000);
  }
  expect(await readFactor('sms')).toBe(1);
  // The limit of a number is its own.
  const [first = ''] = numbers;
  expect(await ask(first)).toMatchObject({ code: 'sms_too_soon' });
  clock.advance(9_000);
  expect(await ask(first)).toMatchObject({ success: true });
});

test('a thousand numbers from one address get fifty codes, each for more work', async () => {
  const sent: string[] = [];
  const factors = new Map<number, unknown>();
  for (let index = 0; index < 1_000; index += 1) {
    if (index % 100 === 0 || (index < 50 && index % 10 === 0))
      factors.set(index, await readFactor('sms'));
    sent.push(await send(toNumber(makeNumber())));
  }
  expect(sent.filter((each) => each === 'sent')).toHaveLength(50);
  expect(sent.slice(50)).toEqual(Array.from({ length: 950 }, () => 'sms_too_soon'));
  expect([...factors.values()]).toEqual([1, 2, 4, 8, 8, ...Array.from({ length: 9 }, () => 8)]);
  // A link by e-mail takes the work, too; a login costs nothing, and does not.
  expect(await readFactor('recovery')).toBe(8);
  expect(await readFactor('login')).toBe(1);
});

test('where codes are typed in, more than fifty are sent', async () => {
  for (let index = 0; index < 60; index += 1) {
    const number = toNumber(makeNumber());
    expect(await send(number)).toBe('sent');
    if (index % 3 === 0)
      await server.ctx.db
        .updateTable('verificationCode')
        .set({ usedAt: clock.now() })
        .where('subject', '=', number)
        .execute();
  }
});

test('work that was got while it was easy is refused when it is no more', async () => {
  const browser = openBrowser(server);
  const early = [await solveHumanCheck(browser, 'sms'), await solveHumanCheck(browser, 'sms')];
  for (let index = 0; index < 10; index += 1) await send(toNumber(makeNumber()));
  // It has doubled once since the proof was made, as it may while a person fills in the form.
  expect(await ask(makeNumber(), early[0])).toMatchObject({ success: true });
  for (let index = 0; index < 10; index += 1) await send(toNumber(makeNumber()));
  expect(await ask(makeNumber(), early[1])).toMatchObject({ code: 'human_check_failed' });
  expect(await ask(makeNumber())).toMatchObject({ success: true });
});
