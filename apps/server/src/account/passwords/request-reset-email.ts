import type { recoverByEmail as contract } from '@khelaghor/contract/account/password-reset.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { countSent, verifyHuman } from '../../site/bot-check/index.ts';
import { findByUsername } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { checkFields, readRule, readSettings } from '../../site/settings/index.ts';
import { computeLinkHash } from './reset-with-token.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];

const holdsMinutes = 30;
/** E-mails per hour and account; further requests get the same answer and no e-mail. */
const hourMax = 3;

/** Refuses by the rules that the settings have for both fields. */
async function checkBoth(ctx: Context, body: Body): Promise<Record<string, FieldRefusal>> {
  const rules = await Promise.all([readRule(ctx, 'username'), readRule(ctx, 'email')]);
  return checkFields(
    rules.map((rule) => ({ ...rule, required: true })),
    body,
  );
}

/** Returns true when the account may get another e-mail now. */
async function mayGetLetter(ctx: Context, tx: Database, memberId: string): Promise<boolean> {
  const hourAgo = new Date(ctx.clock.now().getTime() - 3_600_000);
  const { letters } = await tx
    .selectFrom('passwordResetToken')
    .select((eb) => eb.fn.countAll<bigint>().as('letters'))
    .where('memberId', '=', memberId)
    .where('createdAt', '>', hourAgo)
    .executeTakeFirstOrThrow();
  return letters < BigInt(hourMax);
}

const isSame = (one: string, other: string): boolean =>
  toVisibleText(one).toLowerCase() === toVisibleText(other).toLowerCase();

/** Finds the member with this username and address, if an e-mail may be sent to them. */
async function findOwner(ctx: Context, tx: Database, body: Body): Promise<Member | null> {
  const member = await findByUsername(tx, toVisibleText(body.username));
  const may = await mayGetLetter(ctx, tx, member?.id ?? ctx.random.id());
  if (!member || member.closedAt !== null || member.email === null || !may) return null;
  return isSame(member.email, body.email) ? member : null;
}

/**
 * Sends a link that sets a new password once, to the address of the account. Without such an
 * account the answer and its duration are the same.
 * @param ip the caller's network address
 */
export async function recoverByEmail(
  ctx: Context,
  body: Body & { readonly language: Language },
  ip: string,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const { moneyMode } = await readSettings(ctx);
  if (!isOpen(ctx, 'mail', moneyMode)) return refuse('mail_closed');
  const fields = await checkBoth(ctx, body);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const unproven = await verifyHuman(ctx, body.humanProof, 'recovery', ip);
  if (unproven) return unproven;
  const { language } = body;
  await ctx.db.transaction().execute(async (tx) => {
    const member = await findOwner(ctx, tx, body);
    const createdAt = ctx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + holdsMinutes * 60_000);
    const token = ctx.random.token(32);
    await tx
      .insertInto('passwordResetToken')
      .values({
        tokenHash: computeLinkHash(ctx, token),
        memberId: member?.id ?? null,
        createdAt,
        expiresAt,
      })
      .execute();
    // Behind the hash: no server on the way, no log and no other site is told the token.
    const address = `${ctx.config.origins.site}/?open=newPassword#${token}`;
    const account = member?.username ?? toVisibleText(body.username);
    await sendNotification(ctx, tx, {
      to: { email: member?.email ?? null, language },
      template: 'password_reset_link',
      params: { account, address, minutes: holdsMinutes },
      expiresAt,
    });
  });
  countSent(ctx, ip);
  return ok({ holdsMinutes });
}
