// Goal: a message reaches its gateway once, or is known not to have; its text cannot be read later.
// Method: the adapters against real servers of their protocols, in this process.
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text as textOfStream } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { outboxAdminList } from '@khelaghor/client/routes/site.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { outboxJobs } from './jobs.ts';
import { createEmailGateway } from './email-gateway.ts';
import { carry, sendMessage } from './send-message.ts';
import { createSmsGateway } from './sms-gateway.ts';
import type { Attachment } from './transports.ts';

const log = pino({ level: 'silent' });
const id = '01993a52-1111-7222-8333-444455556666';
const sms = { id, to: '+8801712345678', text: 'খেলাঘর কোড: 123456' };

describe('an SMS gateway', () => {
  let server: Server;
  let address = '';
  let answer: (request: IncomingMessage, body: string) => { status: number; body: string };
  const seen: { path: string; body: Record<string, string> }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      void textOfStream(request).then((body) => {
        seen.push({
          path: `${request.method} ${request.url}`,
          body: z.record(z.string(), z.string()).parse(JSON.parse(body)),
        });
        const told = answer(request, body);
        response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => void seen.splice(0));

  const send = () =>
    createSmsGateway({ address, token: 'secret', sid: 'KHELAGHOR' }, log).send(sms);
  const info = (sms_status: string) => ({
    status: 'SUCCESS',
    status_code: 200,
    error_message: '',
    smsinfo: [{ sms_status, status_message: 'Invalid number', reference_id: 'ref-1' }],
  });

  test('is called as its protocol says', async () => {
    answer = () => ({ status: 200, body: JSON.stringify(info('SUCCESS')) });
    expect(await send()).toEqual({ said: 'sent', reference: 'ref-1' });
    expect(seen).toEqual([
      {
        path: 'POST /api/v3/send-sms',
        body: {
          api_token: 'secret',
          sid: 'KHELAGHOR',
          msisdn: '8801712345678',
          sms: sms.text,
          csms_id: '72228333444455556666',
        },
      },
    ]);
  });

  test.each<[string, number, string, object]>([
    [
      'a number that it does not know',
      200,
      JSON.stringify(info('INVALID')),
      { said: 'refused', reason: 'Invalid number' },
    ],
    [
      'a wrong token',
      200,
      '{"status":"FAILED","status_code":4001,"error_message":"Unauthorized"}',
      { said: 'refused', reason: 'Unauthorized' },
    ],
    ['a fault of its own', 502, 'Bad Gateway', { said: 'unknown' }],
    ['a page in place of an answer', 200, '<html>', { said: 'unknown' }],
    ['an answer of another shape', 200, '{}', { said: 'unknown' }],
  ])('%s', async (_name, status, body, told) => {
    answer = () => ({ status, body });
    expect(await send()).toEqual(told);
  });

  test('a missing answer is unknown', async () => {
    const nobody = createSmsGateway({ address: 'http://127.0.0.1:1', token: 't', sid: 's' }, log);
    expect(await nobody.send(sms)).toEqual({ said: 'unknown' });
  });
});

describe('a mail server', () => {
  let server: SMTPServer;
  let port = 0;
  const taken: string[] = [];

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('nobody'))
          return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
        if (address.startsWith('later'))
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        return done();
      },
      onData(stream, _session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.once('end', () => {
          taken.push(Buffer.concat(parts).toString());
          done();
        });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));

  const send = (to: string, attachment: Attachment | null = null) =>
    createEmailGateway(
      { address: `smtp://127.0.0.1:${port}`, from: 'khelaghor@example.com' },
      log,
    ).send({
      id,
      to,
      subject: 'নতুন পাসওয়ার্ড',
      text: 'লিংক: https://example.com/?open=newPassword#token',
      attachment,
    });

  test('takes an e-mail with our reference and Bengali text', async () => {
    const answer = await send('reader@example.com');
    expect(answer).toEqual({ said: 'sent', reference: `<${id}@example.com>` });
    const [letter = ''] = taken;
    expect(letter).toContain(`Message-ID: <${id}@example.com>`);
    expect(letter).toContain('Auto-Submitted: auto-generated');
    const body = letter.slice(letter.indexOf('\r\n\r\n')).trim();
    expect(Buffer.from(body, 'base64').toString()).toContain(
      'লিংক: https://example.com/?open=newPassword#token',
    );
  });

  test('a file goes with an e-mail under its name', async () => {
    taken.splice(0);
    await send('reader@example.com', { name: 'report.csv', text: 'খেলা,1\r\n' });
    const [letter = ''] = taken;
    expect(letter).toMatch(/Content-Type: text\/csv; charset=utf-8; name=report.csv/u);
    expect(letter).toContain(Buffer.from('খেলা,1\r\n').toString('base64'));
  });

  test('5yz is a refusal; 4yz and no answer are unknown', async () => {
    expect(await send('nobody@example.com')).toEqual({ said: 'refused', reason: 'reply 550' });
    expect(await send('later@example.com')).toEqual({ said: 'unknown' });
    const nobody = createEmailGateway(
      { address: 'smtp://127.0.0.1:1', from: 'a@example.com' },
      log,
    );
    expect(await nobody.send({ ...sms, subject: '', attachment: null })).toEqual({
      said: 'unknown',
    });
  });

  test('an address cannot inject another header', async () => {
    taken.splice(0);
    await send('reader@example.com\r\nBcc: nobody2@example.com');
    for (const letter of taken) expect(letter).not.toMatch(/^Bcc:/im);
  });
});

describe('the outbox', () => {
  const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ services: ['http'], clock, logLevel: 'silent' });
  });
  afterAll(() => server.close());

  async function put(to: string | null): Promise<string> {
    const { ctx } = server;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const message = { channel: 'sms', to, text: sms.text, expiresAt } as const;
    await ctx.db.transaction().execute((tx) => sendMessage(ctx, tx, message));
    const { id: made } = await ctx.db
      .selectFrom('messageOutbox')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return made;
  }

  const getRow = (made: string) =>
    server.ctx.db
      .selectFrom('messageOutbox')
      .select(['state', 'textSealed'])
      .where('id', '=', made)
      .executeTakeFirstOrThrow();

  test('without a gateway keeps a message for a day, and shows it to operators only', async () => {
    const made = await put(sms.to);
    await carry(server.ctx, made);
    const browser = await openConsole(server);
    const shown = await browser.call(outboxAdminList, {});
    expect(shown).toMatchObject({
      success: true,
      value: {
        leaves: { sms: false, mail: false },
        messages: [{ id: made, channel: 'sms', to: sms.to, text: sms.text }],
      },
    });
    const stranger = await openBrowser(server).call(outboxAdminList, {});
    expect(stranger).toMatchObject({ success: false });
    clock.advance(25 * 3_600_000);
    await outboxJobs(server.ctx)['purge-outbox']?.({}, {} as never);
    expect(await getRow(made)).toMatchObject({ state: 'late', textSealed: null });
  });

  test('drops a message without recipient or after its time, with its text', async () => {
    const nobody = await put(null);
    await carry(server.ctx, nobody);
    expect(await getRow(nobody)).toEqual({ state: 'dropped', textSealed: null });
    const late = await put(sms.to);
    clock.advance(61_000);
    await carry(server.ctx, late);
    expect(await getRow(late)).toEqual({ state: 'late', textSealed: null });
  });
});
