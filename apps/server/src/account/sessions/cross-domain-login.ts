import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  createHandoffCode as askRoute,
  redeemHandoffCode as takeRoute,
} from '@khelaghor/contract/account/sessions.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { isLoginFrozen } from '../freezes/index.ts';
import { findById, maskUsername, noteLogin } from '../members/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { endSessions } from './end-sessions.ts';
import { findMemberCaller } from './find-session.ts';
import { openSession } from './create-session.ts';
import { findTokenOwner } from './remember-me-tokens.ts';
import { findActiveSession, isActiveSession } from './store.ts';

/** Long enough for a tab to open on a slow phone. */
const heldMs = 60_000;

const computeCodeHash = (ctx: Context, code: string): string => ctx.secrets.mac('hand-over', code);

/** Returns all addresses of the site. */
async function readDomains(ctx: Context): Promise<readonly string[]> {
  const { domains } = await readSettings(ctx);
  return [ctx.config.origins.site, ...domains];
}

/** Creates a code for one path at another address of the site. */
export async function createHandoffCode(
  ctx: Context,
  { domainName, route }: ParsedBody<typeof askRoute>,
  caller: MemberCaller,
): Promise<Result<ValueOf<typeof askRoute>, 'host_not_allowed'>> {
  if (!(await readDomains(ctx)).includes(domainName)) return refuse('host_not_allowed');
  const { merchant } = await readSettings(ctx);
  const code = ctx.random.token(32);
  const createdAt = ctx.clock.now();
  const { memberId, sessionId } = caller;
  await ctx.db
    .insertInto('crossDomainLoginCode')
    .values({
      codeHash: computeCodeHash(ctx, code),
      memberId,
      sessionId,
      merchant,
      domainName,
      route,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + heldMs),
    })
    .execute();
  return ok({ code });
}

/** Returns the address of the page that made the request. */
const getDomain = (ctx: Context, request: FastifyRequest): string =>
  request.headers.origin ?? ctx.config.origins.site;

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Body = ParsedBody<typeof takeRoute>;

/** Returns the member of a code that is valid here and for this path. */
async function findOwnerOfCode(ctx: Context, { code, route }: Body, request: FastifyRequest) {
  const { merchant } = await readSettings(ctx);
  const row = await ctx.db
    .selectFrom('crossDomainLoginCode')
    .select(['codeHash', 'memberId', 'sessionId'])
    .where('codeHash', '=', computeCodeHash(ctx, code))
    .where('domainName', '=', getDomain(ctx, request))
    .where('route', '=', route)
    .where('merchant', '=', merchant)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!row || !(await isActiveSession(ctx, ctx.db, row.sessionId))) return null;
  const member = await findById(ctx.db, row.memberId);
  return member && !member.closedAt ? { codeHash: row.codeHash, member } : null;
}

async function spendCode(ctx: Context, tx: Database, codeHash: string): Promise<boolean> {
  return tx
    .updateTable('crossDomainLoginCode')
    .set({ usedAt: ctx.clock.now() })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .$call(tryWrite);
}

/** Revokes a browser secret sent as a code: others may have read it in the address. */
async function endIfSecret(ctx: Context, code: string): Promise<void> {
  const session = await findActiveSession(ctx, code);
  const remembered = session ? null : await findTokenOwner(ctx, ctx.db, code);
  const memberId = session?.memberId ?? remembered?.memberId;
  if (memberId === undefined) return;
  const which = session ? { only: session.id } : { browserId: remembered?.browserId ?? '' };
  const subject = getMemberActor(memberId);
  await ctx.db.transaction().execute(async (tx) => {
    await endSessions(ctx, tx, memberId, which);
    await logEvent(ctx, tx, { kind: 'member.secret_in_address', actor: 'system', subject });
  });
}

/**
 * Logs in with a code from another address of the site. The member must confirm it when they are
 * logged in as another member, or came from a page that is not ours.
 */
export async function redeemHandoffCode(
  ctx: Context,
  body: Body,
  { request, reply }: Visit,
): Promise<Result<ValueOf<typeof takeRoute>, 'hand_over_invalid'>> {
  const owner = await findOwnerOfCode(ctx, body, request);
  if (!owner) {
    await endIfSecret(ctx, body.code);
    return refuse('hand_over_invalid');
  }
  const { codeHash, member } = owner;
  const present = await findMemberCaller(ctx)(request);
  const isOther = present !== null && present.memberId !== member.id;
  const isLedHere = (await readDomains(ctx)).includes(body.openedFrom);
  if (!body.confirmed && (isOther || !isLedHere))
    return ok({ state: 'asks', name: maskUsername(member.username) });
  const isEntered = await ctx.db.transaction().execute(async (tx) => {
    if (!(await spendCode(ctx, tx, codeHash))) return false;
    if (present?.memberId === member.id) return true;
    if (await isLoginFrozen(tx, member.id, ctx.clock.now())) return false;
    if (present) await endSessions(ctx, tx, present.memberId, { only: present.sessionId });
    await noteLogin(tx, member.id, ctx.clock.now());
    const actor = getMemberActor(member.id);
    const detail = { domainName: getDomain(ctx, request) };
    await logEvent(ctx, tx, { kind: 'member.handed_over', actor, subject: actor, detail });
    await openSession(ctx, tx, member.id, request, reply);
    return true;
  });
  return isEntered ? ok({ state: 'entered' }) : refuse('hand_over_invalid');
}
