import type { ManagedOperator, OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, Failure } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { hasOperatorWith } from '../../lib/operators-with.ts';
import { claimAddress, linkHash, linkLifetimeMs } from './setup-link.ts';
import * as links from './links-store.ts';
import { idleMs } from './operator-session.ts';
import * as store from './list-store.ts';
import { managing } from './manage-roles.ts';
import { actWithProof } from './step-up.ts';
import type { Proof } from './step-up.ts';
import { createOperatorSecret } from './totp.ts';

type Proved<V, C extends Failure['refusal']> = Promise<
  Result<V, C | 'code_wrong' | 'not_logged_in' | 'too_many_requests'>
>;

const toLinkValue = (link: links.StoredLink & { makerName: string }) => ({
  id: link.id,
  username: link.username,
  madeBy: link.makerName,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
});

function getState({ disabledAt, factorResetAt }: store.ListedOperator): ManagedOperator['state'] {
  if (disabledAt) return 'disabled';
  return factorResetAt ? 'factor_reset' : 'enabled';
}

/** Lists all operators, and the links that are good now. Tokens of links are not known any more. */
export async function readOperators(ctx: Context, db: Database = ctx.db): Promise<OperatorsList> {
  const now = ctx.clock.now();
  const seenAfter = new Date(now.getTime() - idleMs);
  const operators = await store.listAllOperators(db, { now, seenAfter });
  const open = await links.openLinks(db, now);
  return {
    operators: operators.map((operator) => {
      const reset = open.find(({ operatorId }) => operatorId === operator.id);
      return {
        id: operator.id,
        username: operator.username,
        role: { id: operator.roleId, name: operator.roleName },
        state: getState(operator),
        createdAt: operator.createdAt.toISOString(),
        invitedBy: operator.invitedBy,
        lastLoginAt: operator.lastLoginAt?.toISOString() ?? null,
        lastSeenAt: operator.lastSeenAt?.toISOString() ?? null,
        sessions: Number(operator.sessions),
        resetLink: reset ? toLinkValue(reset) : null,
      };
    }),
    invitations: open.filter(({ kind }) => kind === 'invitation').map(toLinkValue),
  };
}

type Act = {
  readonly kind: string;
  readonly caller: OperatorCaller;
  readonly username: string;
  readonly detail?: Record<string, unknown>;
};

const note = (ctx: Context, tx: Database, { kind, caller, username, detail = {} }: Act) =>
  logEvent(ctx, tx, {
    kind,
    actor: getOperatorActor(caller.username),
    subject: getOperatorActor(username),
    detail,
  });

type For = {
  readonly kind: links.LinkKind;
  readonly username: string;
  readonly operatorId: string | null;
  readonly caller: OperatorCaller;
};

/** Stores a fresh link in the place of an open one of the same name; returns its address, once. */
async function makeLink(ctx: Context, tx: Tx, { kind, username, operatorId, caller }: For) {
  const now = ctx.clock.now();
  const token = ctx.random.token(32);
  const expiresAt = new Date(now.getTime() + linkLifetimeMs);
  await links.endLinks(tx, { kind, username }, now);
  await links.insertLink(tx, {
    id: ctx.random.id(),
    kind,
    operatorId,
    username,
    tokenHash: linkHash(ctx, token),
    totpSecret: createOperatorSecret(ctx),
    madeBy: caller.operatorId,
    createdAt: now,
    expiresAt,
  });
  return { link: claimAddress(ctx, token), expiresAt: expiresAt.toISOString() };
}

type LinkMade = { link: string; expiresAt: string; list: OperatorsList };

/** Invites an operator under a name that is neither used nor promised. */
export function inviteOperator(
  ctx: Context,
  proof: Proof,
  username: string,
): Proved<LinkMade, 'username_taken'> {
  const { caller } = proof;
  return actWithProof<LinkMade, 'username_taken'>(ctx, proof, async (tx) => {
    const open = await links.openLinks(tx, ctx.clock.now());
    const isPromised = open.some(
      (link) => link.kind === 'invitation' && link.username === username,
    );
    if (isPromised || (await store.isNameUsed(tx, username)))
      return refuse('username_taken', { fields: { username: { code: 'username_taken' } } });
    return {
      ok: true,
      act: async () => {
        const kind = 'invitation';
        const made = await makeLink(ctx, tx, { kind, username, operatorId: null, caller });
        const { expiresAt } = made;
        await note(ctx, tx, { kind: 'operator.invited', caller, username, detail: { expiresAt } });
        return { ...made, list: await readOperators(ctx, tx) };
      },
    };
  });
}

/** Makes an open link worthless. An app that was taken away stays taken away. */
export function revokeLink(
  ctx: Context,
  proof: Proof,
  id: string,
): Proved<OperatorsList, 'claim_link_invalid'> {
  const { caller } = proof;
  return actWithProof<OperatorsList, 'claim_link_invalid'>(ctx, proof, async (tx) => {
    const now = ctx.clock.now();
    const link = (await links.openLinks(tx, now)).find((one) => one.id === id);
    if (!link) return refuse('claim_link_invalid');
    return {
      ok: true,
      act: async () => {
        await links.endLink(tx, id, { outcome: 'revoked', endedAt: now });
        const { username, kind: of } = link;
        await note(ctx, tx, { kind: 'operator.link_revoked', caller, username, detail: { of } });
        return readOperators(ctx, tx);
      },
    };
  });
}

type DisableRefusal = 'operator_unknown' | 'last_operator' | 'state_changed';

/** Finds an operator who can log in, unless no other one who manages operators can. */
async function findReplaceableOperator(
  tx: Tx,
  id: string,
): Promise<Result<store.OperatorRow, DisableRefusal>> {
  const operator = await store.findOperatorById(tx, id);
  if (!operator) return refuse('operator_unknown');
  if (operator.disabledAt) return refuse('state_changed');
  if (!(await hasOperatorWith(tx, managing, { exceptOperator: id })))
    return refuse('last_operator');
  return ok(operator);
}

/** Ends an operator's sessions, and the links that they made or were given; returns how many. */
const endAccess = async (tx: Tx, id: string, now: Date) => ({
  sessions: await store.endOperatorSessions(tx, id, now),
  links: await links.endLinksAround(tx, id, now),
});

/** Disables an operator. Sessions end, and so do links that the operator made or was given. */
export function disableOperator(
  ctx: Context,
  proof: Proof,
  id: string,
): Proved<OperatorsList, DisableRefusal> {
  const { caller } = proof;
  return actWithProof<OperatorsList, DisableRefusal>(ctx, proof, async (tx) => {
    const found = await findReplaceableOperator(tx, id);
    if (!found.ok) return found;
    const { username } = found.value;
    return {
      ok: true,
      act: async () => {
        const now = ctx.clock.now();
        await store.setDisabled(tx, id, now);
        const ended = await endAccess(tx, id, now);
        await note(ctx, tx, { kind: 'operator.disabled', caller, username, detail: { ended } });
        return readOperators(ctx, tx);
      },
    };
  });
}

type EnableRefusal = 'operator_unknown' | 'state_changed';

/** Lets a disabled operator log in again, with the password and the app of before. */
export function enableOperator(
  ctx: Context,
  proof: Proof,
  id: string,
): Proved<OperatorsList, EnableRefusal> {
  const { caller } = proof;
  return actWithProof<OperatorsList, EnableRefusal>(ctx, proof, async (tx) => {
    const operator = await store.findOperatorById(tx, id);
    if (!operator) return refuse('operator_unknown');
    if (!operator.disabledAt) return refuse('state_changed');
    return {
      ok: true,
      act: async () => {
        await store.setDisabled(tx, id, null);
        await note(ctx, tx, { kind: 'operator.enabled', caller, username: operator.username });
        return readOperators(ctx, tx);
      },
    };
  });
}

/** Takes an operator's app away at once, ends the sessions, and makes the link to add a new one. */
export function resetFactor(
  ctx: Context,
  proof: Proof,
  id: string,
): Proved<LinkMade, DisableRefusal> {
  const { caller } = proof;
  return actWithProof<LinkMade, DisableRefusal>(ctx, proof, async (tx) => {
    const found = await findReplaceableOperator(tx, id);
    if (!found.ok) return found;
    const { username } = found.value;
    return {
      ok: true,
      act: async () => {
        const now = ctx.clock.now();
        await store.setFactorReset(tx, id, now);
        // Links of theirs too: who has the lost app may have made them.
        const ended = await endAccess(tx, id, now);
        const kind = 'factor_reset';
        const made = await makeLink(ctx, tx, { kind, username, operatorId: id, caller });
        const detail = { ended, expiresAt: made.expiresAt };
        await note(ctx, tx, { kind: 'operator.factor_reset', caller, username, detail });
        return { ...made, list: await readOperators(ctx, tx) };
      },
    };
  });
}
