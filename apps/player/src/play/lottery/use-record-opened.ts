import { favouritesNoteOpened } from '@khelaghor/client/routes.gen.ts';
import { useEffect } from 'react';
import { call } from '../../shared/api.ts';
import { useMember } from '../../shared/api-queries.ts';

/**
 * Notes that a member opened a lottery, as the launch does for games in frames: it stands among his
 * recent games, and counts for what is popular. Nobody waits for it.
 */
export function useNoteOpened(gameCode: string): void {
  const isMember = useMember() !== null;
  useEffect(() => {
    if (isMember) void call(favouritesNoteOpened, { body: { gameCode } });
  }, [gameCode, isMember]);
}
