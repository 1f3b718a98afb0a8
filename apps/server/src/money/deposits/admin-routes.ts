import * as contract from '@khelaghor/contract/money/deposit-channels.ts';
import * as differing from '@khelaghor/contract/money/differing-payments.ts';
import * as statements from '@khelaghor/contract/money/statements.ts';
import * as manual from '@khelaghor/contract/money/manual-deposits.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { readUploadedFiles } from '../../lib/http/uploads.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { storeLogo } from '../../site/media/index.ts';
import {
  confirmTerms,
  readDeskChannels,
  requestTerms,
  switchChannel,
  withdrawTerms,
} from './edit-channels.ts';
import { confirmDecision, requestDecision, withdrawDecision } from './decide-differing.ts';
import { recordRefund, requestRefund } from './refund-credited.ts';
import { readDeskDeposit, readDeskDeposits } from './desk-deposits.ts';
import { importStatement, readStatementColumns } from './import-statement.ts';
import { linkLine } from './link-line.ts';
import { requestChannel } from './request-channel.ts';
import { confirmClaim, recordReceipt, rejectClaim } from './match-manual.ts';
import { readLineClaims, readQueue, readUnmatchedLines } from './read-queues.ts';

/** Operators' calls about deposit channels. */
export function manageChannelRoutes(bind: Bind, ctx: Context): void {
  /** Answers an act with the channels as they are then. */
  const reply = async <Refusal extends ErrorCode>(
    caller: OperatorCaller,
    act: Promise<Result<null, Refusal>>,
  ): Promise<Result<ValueOf<typeof contract.listDeskChannels>, Refusal>> => {
    const done = await act;
    return done.ok ? ok(await readDeskChannels(ctx, caller)) : done;
  };
  bind(contract.listDeskChannels, async ({ caller }) => ok(await readDeskChannels(ctx, caller)));
  bind(contract.requestChannelTerms, ({ params: { channel }, body, caller }) =>
    reply(caller, requestTerms(ctx, { channel, caller }, body)),
  );
  bind(contract.requestChannel, ({ body, caller }) =>
    reply(caller, requestChannel(ctx, caller, body)),
  );
  bind(
    contract.uploadChannelLogo,
    async ({ caller, request }) => {
      const files = await readUploadedFiles(request, 1);
      if (!files.ok) return files;
      const [bytes] = files.value;
      if (!bytes) return refuse('image_missing');
      const stored = await storeLogo(ctx, bytes, getOperatorActor(caller.username));
      return stored.ok ? ok({ logo: stored.value }) : stored;
    },
    { perMinute: 30 },
  );
  bind(contract.confirmChannelTerms, ({ params: { channel, requestId }, caller }) =>
    reply(caller, confirmTerms(ctx, { channel, caller }, requestId)),
  );
  bind(contract.withdrawChannelTerms, ({ params: { channel, requestId }, caller }) =>
    reply(caller, withdrawTerms(ctx, { channel, caller }, requestId)),
  );
  bind(contract.switchChannel, ({ params: { channel }, body, caller }) =>
    reply(caller, switchChannel(ctx, { channel, caller }, body.enabled)),
  );
}

/** Operators' calls about claims of money that members sent to a number. */
export function manageManualRoutes(bind: Bind, ctx: Context): void {
  const reply = async <Refusal extends ErrorCode>(
    act: Promise<Result<null, Refusal>>,
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const done = await act;
    return done.ok ? ok({}) : done;
  };
  bind(manual.listManualDeposits, ({ query, caller }) => readQueue(ctx, caller, query));
  bind(manual.recordReceipt, ({ params: { id }, body, caller }) =>
    reply(recordReceipt(ctx, { id, caller }, body)),
  );
  bind(manual.linkLine, ({ params: { id }, body, caller }) =>
    reply(linkLine(ctx, { id, caller }, body)),
  );
  bind(manual.creditManualDeposit, ({ params: { id }, caller }) =>
    reply(confirmClaim(ctx, { id, caller })),
  );
  bind(manual.rejectManualDeposit, ({ params: { id }, body, caller }) =>
    reply(rejectClaim(ctx, { id, caller }, body)),
  );
}

/** Operators' calls about all deposits, and payments at gateways that differ from them. */
export function manageDepositRoutes(bind: Bind, ctx: Context): void {
  /** Answers an act with the deposit as it is then. */
  const reply = async <Refusal extends ErrorCode>(
    caller: OperatorCaller,
    act: Promise<Result<string, Refusal>>,
  ): Promise<Result<differing.DeskDepositPage, Refusal | 'payment_unknown'>> => {
    const done = await act;
    return done.ok ? readDeskDeposit(ctx, done.value, caller) : done;
  };
  bind(differing.listDeskDeposits, ({ query }) => readDeskDeposits(ctx, query));
  bind(differing.readDeskDeposit, ({ params, caller }) => readDeskDeposit(ctx, params.id, caller));
  bind(differing.requestRefund, ({ params, body, caller }) =>
    reply(caller, requestRefund(ctx, { ...params, caller }, body)),
  );
  bind(differing.recordRefund, ({ params, body, caller }) =>
    reply(caller, recordRefund(ctx, { ...params, caller }, body)),
  );
  bind(differing.requestDecision, ({ params, body, caller }) =>
    reply(caller, requestDecision(ctx, { ...params, caller }, body)),
  );
  bind(differing.confirmDecision, ({ params, caller }) =>
    reply(caller, confirmDecision(ctx, { ...params, caller })),
  );
  bind(differing.withdrawDecision, ({ params, caller }) =>
    reply(caller, withdrawDecision(ctx, { ...params, caller })),
  );
}

/** Operators' calls about statements of the house's wallets. */
export function manageStatementRoutes(bind: Bind, ctx: Context): void {
  bind(statements.readStatement, ({ body }) => readStatementColumns(ctx, body));
  bind(statements.importStatement, ({ body, caller }) => importStatement(ctx, caller, body));
  bind(statements.listStatementLines, ({ query }) => readUnmatchedLines(ctx, query));
  bind(statements.listLineClaims, ({ params, query, caller }) =>
    readLineClaims(ctx, caller, { ...params, ...query }),
  );
}
