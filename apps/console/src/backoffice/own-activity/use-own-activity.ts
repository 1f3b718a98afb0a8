import {
  operatorEndOwnSession,
  operatorListOwnEvents,
  operatorListOwnSessions,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const pageLength = 30;
const sessionsKey = ['own-sessions'] as const;
const eventsKey = ['own-events'] as const;

export const useOwnSessions = () => useCall(sessionsKey, operatorListOwnSessions, {});

export const useEndSession = () =>
  useChange([sessionsKey, eventsKey], (id: string) =>
    callOrThrow(operatorEndOwnSession, { params: { id } }),
  );

/** What the operator did, newest first, a page at a time. */
export const useOwnEvents = () =>
  usePages({
    queryKey: eventsKey,
    read: (cursor, signal) =>
      callOrThrow(operatorListOwnEvents, { query: { limit: pageLength, ...cursor } }, signal),
  });
