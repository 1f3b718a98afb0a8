import { favouritesRecordOpened } from '@khelaghor/client/routes/play.gen.ts';
import { useEffect } from 'react';
import { call } from '../../shared/api.ts';
import { useMember } from '../../shared/api-queries.ts';

/**
 * Records that the member opened a lottery, as the launch does for games in frames: for their
 * recent games and for the popular ones. The page does not wait for the reply.
 */
export function useRecordOpened(gameCode: string): void {
  const isMember = useMember() !== null;
  useEffect(() => {
    if (isMember) void call(favouritesRecordOpened, { body: { gameCode } });
  }, [gameCode, isMember]);
}
