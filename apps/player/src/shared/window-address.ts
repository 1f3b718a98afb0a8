import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { launchLaunchGame } from '@khelaghor/client/routes/play.gen.ts';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import { call } from './api.ts';

/** The address of a game in a window of its own, or why it cannot be opened. */
export async function readWindowAddress(gameId: string): Promise<string | CallRefusal> {
  const reply = await call(launchLaunchGame, {
    body: {
      gameId,
      launchMode: 'GLS',
      platform: matchMedia('(min-width: 64rem)').matches ? 'html5-desktop' : 'html5',
      language: parseLanguage(document.documentElement.lang),
    },
  });
  return reply.success ? reply.value.content : reply;
}
