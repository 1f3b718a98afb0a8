import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import {
  recordFactors,
  recordLogins,
  recordPasswords,
  recordPlayLimits,
  recordProfile,
  recordRegistrations,
} from './account-calls.ts';
import { recordAlerts } from './alert-calls.ts';
import {
  recordFeedback,
  recordGamesAndVendors,
  recordMemberCard,
  recordOperator,
  recordOperators,
  recordPromotions,
} from './console-calls.ts';
import { recordDocuments } from './document-calls.ts';
import { recordEveryCall } from './every-call.ts';
import { recordMessages } from './message-calls.ts';
import { recordMoney } from './money-calls.ts';
import { recordInHouseGames, recordLobby, recordVendor } from './play-calls.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder, Recording } from './recorder.ts';
import { recordContent, recordSettings } from './site-calls.ts';

/** Ten seconds into an issue of the lottery. */
const start = new Date('2026-11-21T06:00:10Z');

async function recordAll(recorder: Recorder): Promise<void> {
  const visitor = recorder.newCaller('visitor');
  const operator = await recordOperator(recorder);
  await recordSettings(recorder, operator);
  await recordContent(recorder, operator);
  const { member, demo } = await recordRegistrations(recorder);
  await recordProfile(recorder, member);
  await recordMoney(recorder, member, operator);
  await recordLobby(recorder, member);
  const game = await recordInHouseGames(recorder, member);
  await recordVendor(recorder, member);
  await recordPromotions(recorder, member, operator);
  await recordFeedback(recorder, member, operator);
  await recordMessages(recorder, member, operator);
  await recordDocuments(recorder, member, operator);
  await recordAlerts(recorder, operator);
  await recordMemberCard(recorder, operator, member);
  await recordGamesAndVendors(recorder, operator);
  await recordPlayLimits(recorder, member);
  await recordFactors(recorder);
  await recordEveryCall(recorder, [visitor, demo, member, operator, game]);
  await recordOperators(recorder, operator);
  await recordLogins(recorder, member);
  await recordPasswords(recorder, member);
}

/** Sorts calls by path, and of each call joins the callers with the same reply. */
function sortRecording(recording: Recording): Recording {
  const byPath = (call: string): string => call.split(' ').toReversed().join(' ');
  const calls = Object.entries(recording).toSorted(([a], [b]) => (byPath(a) < byPath(b) ? -1 : 1));
  return Object.fromEntries(
    calls.map(([call, replies]) => {
      const callers = Map.groupBy(Object.keys(replies).toSorted(), (who) => replies[who] ?? '');
      const joined = [...callers].map(([reply, names]) => [names.join('; '), reply] as const);
      return [call, Object.fromEntries(joined.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** Makes all recorded calls to a new server on an empty database, and returns the replies. */
export async function recordCalls(): Promise<Recording> {
  const clock = createFakeClock(start);
  const server = await startTestServer({
    services: ['http'],
    clock,
    rateLimitFactor: 100_000,
    logLevel: 'silent',
  });
  try {
    const recorder = createRecorder(server, clock);
    await recordAll(recorder);
    return sortRecording(recorder.recording);
  } finally {
    await server.close();
  }
}
