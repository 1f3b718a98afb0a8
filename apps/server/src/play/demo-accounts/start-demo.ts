import type { FastifyReply, FastifyRequest } from 'fastify';
import type { startFreePlay as startRoute } from '@khelaghor/contract/play/demo-accounts.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { trialMoneyText, trialType } from '@khelaghor/contract/lib/roles.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildDemoStartTransfers } from '@khelaghor/ledger/postings/demo.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { verifyHuman } from '../../site/bot-check/index.ts';
import { createMember, noteLogin } from '../../account/members/index.ts';
import { openSession } from '../../account/sessions/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { openWallet } from '../../money/wallet/index.ts';

type Input = {
  body: ParsedBody<typeof startRoute>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Not a hash of any password, so that no password opens a demo account. */
const noPassword = 'trial';

/** Letters and digits that are not mistaken for each other. */
const nameLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 8;

/** Makes a name that cannot be registered: names of members have no hyphen. */
function trialName(ctx: Context): string {
  const letters = [...ctx.random.bytes(nameLength)].map(
    (byte) => nameLetters[byte % nameLetters.length],
  );
  return `trial-${letters.join('')}`;
}

async function lend(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const houseGrant = await openAccount(tx, houseAccount('house_grant', 'TRIAL'));
  const { walletId: wallet } = await openWallet(tx, memberId, 'TRIAL');
  const transferId = ctx.random.id();
  const trial = {
    transferId,
    memberId,
    houseGrant,
    wallet,
    amount: parseMinorText(trialMoneyText),
  };
  const posted = await post(tx, buildDemoStartTransfers(trial));
  if (!posted.ok) throw new Error(`the ledger refused trial money: ${posted.refusal}`);
}

/** Removes from the user agent what JSON in the database cannot hold. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/**
 * Opens a demo account for a day and logs it in, in one transaction. It plays with the same code
 * and the same odds as every member, in a currency of its own.
 */
export async function startFreePlay(
  ctx: Context,
  { body, request, reply }: Input,
): Promise<Result<ValueOf<typeof startRoute>, (typeof startRoute)['refusals'][number]>> {
  const { freePlay } = await readSettings(ctx);
  if (!freePlay) return refuse('free_play_closed');
  const unproven = await verifyHuman(ctx, body.humanProof, 'free-play');
  if (unproven) return unproven;
  return ctx.db.transaction().execute(async (tx) => {
    const memberId = ctx.random.id();
    const at = ctx.clock.now();
    const username = trialName(ctx);
    const made = await createMember(tx, {
      id: memberId,
      username,
      type: trialType,
      passwordHash: noPassword,
      language: body.language,
      email: null,
      mobile: null,
      isMobileProven: false,
      hasPassword: false,
      profileFields: {},
      at,
    });
    if (!made) throw new Error(`there is a trial account ${username} already`);
    await lend(ctx, tx, memberId);
    await noteLogin(tx, memberId, at);
    const actor = getMemberActor(memberId);
    const detail = { os: storable(body.os), random: storable(body.random) };
    await logEvent(ctx, tx, { kind: 'trial.started', actor, subject: actor, detail });
    const token = await openSession(ctx, tx, memberId, request, reply);
    return ok({ token, userName: username });
  });
}
