import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeetestValues } from '@khelaghor/contract/site/bot-check.ts';
import { systemClock } from '@khelaghor/server/lib/clock.ts';
import type { Clock } from '@khelaghor/server/lib/clock.ts';
import { geetestBoxPicture, renderGeetestBox, geetestBoxSheet } from './fake-geetest-box.ts';

/**
 * The stand-in's behaviour: correct; unreachable; or reachable for browsers while its validation
 * is broken, returns nonsense, or reports an internal error.
 */
export type GeetestBehaviour = 'well' | 'away' | 'broken' | 'nonsense' | 'runtime_error' | 'paused';

/** A local server with the protocol of GeeTest v4. */
export type FakeGeetest = {
  readonly address: string;
  readonly captchaId: string;
  readonly key: string;
  mood: GeetestBehaviour;
  /** The browser's values after a visitor solved the box. */
  solve(): GeetestValues;
  /** The lots whose validation was requested, one entry per request. */
  readonly asked: string[];
  close(): Promise<void>;
};

const getTrouble = (code: string, msg: string) => ({ status: 'error', code, msg, desc: {} });

/** The issued lots, and their validation. */
function createDesk(captchaId: string, key: string, clock: Clock) {
  const lots = new Map<string, GeetestValues & { isUsed: boolean }>();
  const asked: string[] = [];
  return {
    asked,
    solve(): GeetestValues {
      const values = {
        lot_number: randomBytes(16).toString('hex'),
        captcha_output: randomBytes(300).toString('base64url'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(Math.floor(clock.now().getTime() / 1_000)),
      };
      lots.set(values.lot_number, { ...values, isUsed: false });
      return values;
    },
    validate(query: URLSearchParams, form: URLSearchParams): object {
      const lotNumber = form.get('lot_number') ?? '';
      asked.push(lotNumber);
      if (query.get('captcha_id') !== captchaId) return getTrouble('-50102', 'invalid captcha_id');
      const signed = createHmac('sha256', key).update(lotNumber).digest('hex');
      const fail = (reason: string) => ({ status: 'success', result: 'fail', reason });
      if (form.get('sign_token') !== signed) return fail('sign_token error');
      const lot = lots.get(lotNumber);
      if (!lot) return getTrouble('-50303', 'invalid lot_number');
      if (lot.isUsed) return fail('pass_token expire');
      const isSame = (['captcha_output', 'pass_token', 'gen_time'] as const).every(
        (name) => form.get(name) === lot[name],
      );
      if (!isSame) return fail('pass_token error');
      lot.isUsed = true;
      const captcha_args = { used_type: 'slide', lot_number: lotNumber, referer: '' };
      return { status: 'success', result: 'success', reason: '', captcha_args };
    },
  };
}

async function formOf(call: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of call) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/** Starts one on a free port. */
export async function startFakeGeetest(clock: Clock = systemClock): Promise<FakeGeetest> {
  const captchaId = randomBytes(16).toString('hex');
  const key = randomBytes(16).toString('hex');
  const desk = createDesk(captchaId, key, clock);
  const state: { mood: GeetestBehaviour } = { mood: 'well' };
  const validation = (query: URLSearchParams, form: URLSearchParams): [number, string] => {
    if (state.mood === 'broken') return [502, '<h1>Bad gateway</h1>'];
    if (state.mood === 'nonsense') return [200, '<h1>Welcome</h1>'];
    if (state.mood === 'runtime_error') return [200, JSON.stringify(getTrouble('-50000', 'error'))];
    if (state.mood === 'paused') return [200, JSON.stringify(getTrouble('-50105', 'paused'))];
    return [200, JSON.stringify(desk.validate(query, form))];
  };
  const answer = async (call: IncomingMessage, reply: ServerResponse, address: string) => {
    const { pathname, searchParams: query } = new URL(call.url ?? '/', address);
    const send = (type: string, text: string, status = 200) =>
      reply.writeHead(status, { 'content-type': type }).end(text);
    if (state.mood === 'away') call.socket.destroy();
    else if (call.method === 'POST' && pathname === '/validate') {
      const [status, text] = validation(query, await formOf(call));
      send('application/json', text, status);
    } else if (pathname === '/v4/gt4.js') send('text/javascript', renderGeetestBox(address));
    else if (pathname === '/load') {
      const isOurs = query.get('captcha_id') === captchaId;
      const lot = isOurs
        ? { status: 'success', data: { captcha_id: captchaId, ...desk.solve() } }
        : getTrouble('-50102', 'invalid captcha_id');
      const callback = /^geetest_\d+$/u.exec(query.get('callback') ?? '')?.[0] ?? 'void ';
      send('text/javascript', `${callback}(${JSON.stringify(lot)})`);
    } else if (pathname === '/box.css') send('text/css', geetestBoxSheet);
    else if (pathname === '/piece.svg') send('image/svg+xml', geetestBoxPicture);
    else send('text/plain', 'not here', 404);
  };
  const server = createServer((call, reply) => {
    void answer(call, reply, `http://${call.headers.host ?? 'localhost'}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    captchaId,
    key,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    solve: () => desk.solve(),
    asked: desk.asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
