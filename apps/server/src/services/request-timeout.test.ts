// Goal: a caller is always answered. Method: real connections to handlers that never answer.
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { limitAnswers } from './request-timeout.ts';

let app: FastifyInstance;
let file: Readable;
afterEach(() => app.close());

async function serve(): Promise<string> {
  app = Fastify({ forceCloseConnections: true });
  limitAnswers(app, {
    withinMs: ({ url }) => (url === '/patient' ? 60_000 : 50),
    answer: (_request, reply) => void reply.code(503).send('late'),
  });
  let answerLate: (text: string) => void = () => undefined;
  app.get('/never', () => new Promise<string>(() => undefined));
  app.get('/late', () => new Promise<string>((resolve) => (answerLate = resolve)));
  app.get('/go-on', () => {
    answerLate('too late');
    return 'told';
  });
  app.get('/patient', () => 'in time');
  app.get('/file', (_request, reply) => {
    file = new Readable({ read: () => undefined });
    file.push('the first piece, ');
    return reply.send(file);
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('a handler that never answers is answered for', async () => {
  const reply = await fetch(`${await serve()}/never`);
  expect([reply.status, await reply.text()]).toEqual([503, 'late']);
});

test('an answer that comes too late is not sent, and harms nothing', async () => {
  const origin = await serve();
  expect((await fetch(`${origin}/late`)).status).toBe(503);
  expect(await (await fetch(`${origin}/go-on`)).text()).toBe('told');
  expect(await (await fetch(`${origin}/patient`)).text()).toBe('in time');
});

test('a file that is on its way is left to arrive', async () => {
  const reply = await fetch(`${await serve()}/file`);
  const pieces = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await pieces?.read()).toEqual({ done: false, value: 'the first piece, ' });
  // Answered for at its time, which was set after the file's.
  await fetch(`${app.listeningOrigin}/never`);
  file.push('the last');
  file.push(null);
  expect(await pieces?.read()).toEqual({ done: false, value: 'the last' });
});
