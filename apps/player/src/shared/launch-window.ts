import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { launchLaunchGame } from '@khelaghor/client/routes.gen.ts';
import { writtenLanguage } from '@khelaghor/contract/languages.ts';
import { call } from './call.ts';

/**
 * Leads a window that was just opened to a game. Closes it when the game cannot be opened, and
 * gives the refusal; null when all is well.
 */
export async function fillWindow(opened: Window, gameId: string): Promise<CallRefusal | null> {
  const reply = await call(launchLaunchGame, {
    body: {
      gameId,
      launchMode: 'GLS',
      platform: matchMedia('(min-width: 64rem)').matches ? 'html5-desktop' : 'html5',
      language: writtenLanguage(document.documentElement.lang),
    },
  });
  if (!reply.success) {
    opened.close();
    return reply;
  }
  // The game's page gets no hand on this one.
  opened.opener = null;
  opened.location.replace(reply.value.content);
  return null;
}
