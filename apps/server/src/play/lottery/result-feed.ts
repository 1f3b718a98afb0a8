import type { IncomingHttpHeaders } from 'node:http';
import type { pushResult } from '@khelaghor/contract/play/official-results.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { isSignatureValid } from '@khelaghor/gateway-signature/message-signature.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { logEvent } from '../../lib/event-log.ts';
import { closeIssue } from './close-issue.ts';
import { hasLottery } from './game-config.ts';
import { checkEntry, drawWhenAgreed, isSameResult, lockIssue } from './official-results.ts';
import { insertFeedEntry, listEntriesOf } from './result-store.ts';
import type { IssueRow } from './store.ts';

type Body = ParsedBody<typeof pushResult>;
type Received = Result<ValueOf<typeof pushResult>, (typeof pushResult)['refusals'][number]>;

type Message = {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
  readonly body: Body;
};

const received = () => ok({ received: true as const });

function isSigned({ clock }: Context, secret: string, { headers, rawBody }: Message): boolean {
  const sentAt = headers['x-sent-at'];
  const signature = headers['x-signature'];
  return (
    typeof sentAt === 'string' &&
    typeof signature === 'string' &&
    isSignatureValid(secret, { sentAt, rawBody, signature }, clock.now())
  );
}

/** Keeps what contradicts an earlier message or the result that stands, and tells the operators. */
async function recordConflict(ctx: Context, tx: Tx, row: IssueRow, body: Body): Promise<void> {
  await logEvent(ctx, tx, {
    kind: 'lottery.result_conflict',
    actor: 'feed:results',
    subject: `game:${row.gameCode}`,
    detail: { issueNumber: row.issueNumber, result: row.result, sent: body.result },
  });
}

/** Takes one message in, with its issue locked. */
async function takeIn(ctx: Context, tx: Tx, row: IssueRow, body: Body): Promise<Received> {
  const { result } = body;
  const refusal = checkEntry(ctx, row, result);
  if (refusal) return refusal;
  const sent = (await listEntriesOf(tx, row.id)).filter(({ operatorId }) => operatorId === null);
  const feedSentAt = new Date(body.drawnAt);
  if (sent[0] && isSameResult(sent[0].result, result)) return received();
  const isNew = await insertFeedEntry(ctx, tx, { issueId: row.id, result, feedSentAt });
  const isOther = row.result === null ? sent.length > 0 : !isSameResult(row.result, result);
  if (isOther) {
    if (!isNew) return refuse('result_conflict');
    await recordConflict(ctx, tx, row, body);
    return refuse('result_conflict');
  }
  if (row.result === null) await drawWhenAgreed(ctx, tx, row);
  return received();
}

/**
 * Receives one official result from the feed, which draws its issue alone. The same again changes
 * nothing; another result for the same issue is kept beside the first one and refused. Issues may
 * come in any order.
 */
export async function receiveResult(ctx: Context, message: Message): Promise<Received> {
  const secret = ctx.config.resultFeedSecret;
  if (secret === null) return refuse('result_feed_closed');
  if (!isSigned(ctx, secret, message)) return refuse('signature_wrong');
  const { gameCode, issueNumber } = message.body;
  if (!(await hasLottery(ctx, gameCode))) return refuse('game_unknown');
  const issue = await ctx.db
    .selectFrom('lotteryIssue')
    .select('id')
    .where('gameCode', '=', gameCode)
    .where('issueNumber', '=', issueNumber)
    .executeTakeFirst();
  if (!issue) return refuse('issue_unknown');
  await closeIssue(ctx, issue.id);
  return transact(ctx, async (tx) => {
    const row = await lockIssue(tx, { gameCode, issueId: issue.id });
    return row ? takeIn(ctx, tx, row, message.body) : refuse('issue_unknown');
  });
}
