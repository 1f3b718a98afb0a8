import { afterEach, expect, test, vi } from 'vitest';
import { inhouseGetMath } from '@khelaghor/client/routes/first.gen.ts';
import { inhouseGetState } from '@khelaghor/client/routes/play.gen.ts';
import { createGameSession } from './game-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that numbers its answers. */
function openSession() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    return Response.json({ success: false, code: `answer ${asked.length}`, message: '' });
  });
  return { asked, session: createGameSession(() => 'en') };
}

test('a call that was made ahead answers the first equal one, and no other', async () => {
  const { asked, session } = openSession();
  const input = { params: { game: 'dice' } };
  session.callAhead(inhouseGetState, input);
  expect(await session.call(inhouseGetState, { params: { game: 'keno' } })).toMatchObject({
    code: 'answer 2',
  });
  expect(await session.call(inhouseGetMath, input)).toMatchObject({ code: 'answer 3' });
  expect(await session.call(inhouseGetState, input)).toMatchObject({ code: 'answer 1' });
  expect(await session.call(inhouseGetState, input)).toMatchObject({ code: 'answer 4' });
  expect(asked).toHaveLength(4);
});
