import type {
  actOnCareCase as actRoute,
  CareCase,
  listCareCases as listRoute,
  MemberCare,
} from '@khelaghor/contract/backoffice/care.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { findById } from '../../account/members/index.ts';
import * as store from './store.ts';
import type { StoredCase } from './store.ts';

/** A case as it is told after an act. */
export type CareAnswer = ValueOf<typeof actRoute>;

async function withActs(db: Database, cases: readonly StoredCase[]): Promise<CareCase[]> {
  const acts = await store.listActs(
    db,
    cases.map(({ id }) => id),
  );
  return cases.map(({ openedAt, closedAt, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    acts: acts
      .filter(({ caseId }) => caseId === row.id)
      .map(({ id, kind, note, by, actedAt }) => ({
        id,
        kind,
        note,
        by,
        at: actedAt.toISOString(),
      })),
  }));
}

/** A page of the cases in a state. */
export async function readCases(
  ctx: Context,
  { state, cursor, limit }: ParsedQuery<typeof listRoute>,
): Promise<Result<ValueOf<typeof listRoute>, 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const rows = await store.listCases(ctx.db, state, { behind, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last ? makeCursor({ createdAt: last.openedAt, id: last.id }) : null;
  return ok({ items: await withActs(ctx.db, page), nextCursor });
}

/** Returns a member's scores and cases. */
export async function readCareOf(db: Database, memberId: string): Promise<MemberCare> {
  const [days, cases] = await Promise.all([
    store.listScores(db, memberId),
    store.listCasesOf(db, memberId),
  ]);
  return { days, cases: await withActs(db, cases) };
}

/** The same for the console. Trials have no page. */
export async function readMemberCare(
  ctx: Context,
  id: string,
): Promise<Result<MemberCare, 'member_unknown'>> {
  const member = await findById(ctx.db, id);
  return member && !isTrial(member) ? ok(await readCareOf(ctx.db, id)) : refuse('member_unknown');
}
