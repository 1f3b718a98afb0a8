import { AsyncLocalStorage } from 'node:async_hooks';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { Database } from './context.ts';
import type { OperatorCaller } from './http/principals.ts';

type ActRefusal = 'permission_missing' | 'own_account';

/** What an act concerns, beside the permission that its call needs. */
type Act = {
  readonly caller: OperatorCaller;
  readonly permission: Permission;
  /** The members whom it concerns. */
  readonly memberIds: readonly string[];
  /** The act is about the operator's own account, such as disabling it. */
  readonly isSelf: boolean;
};

/**
 * Returns why an operator may not act, or null. Locks the operator and the role until the
 * transaction ends, so that the role changes before the act or after it.
 */
export type ConfirmAct = (tx: Database, act: Act) => Promise<ActRefusal | null>;

/** Refuses a call whose transaction is under way; the transaction is undone. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
  readonly refusal: ActRefusal;
  constructor(refusal: ActRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type Running = Omit<Act, 'memberIds' | 'isSelf'> & { readonly confirm: ConfirmAct };

const running = new AsyncLocalStorage<Running>();

/** Runs an operator's call; what it logs is confirmed with the permission of the call. */
export const runAct = <T>(act: Running, handle: () => Promise<T>): Promise<T> =>
  running.run(act, handle);

/** Runs a part of an operator's call that needs another permission than the call itself. */
export function runWithPermission<T>(permission: Permission, handle: () => Promise<T>): Promise<T> {
  const act = running.getStore();
  return act ? running.run({ ...act, permission }, handle) : handle();
}

/** An event that is about to be logged, and the member whom it concerns; null: no member. */
type ActedEvent = {
  readonly actor: string;
  readonly subject: string;
  readonly memberId: string | null;
};

/**
 * Confirms the act of the running call for events of its operator, all at once. Events of others
 * pass: jobs and members act under rules of their own.
 */
export async function confirmAct(tx: Database, events: readonly ActedEvent[]): Promise<void> {
  const act = running.getStore();
  if (!act) return;
  const self = `operator:${act.caller.username}`;
  const own = events.filter(({ actor }) => actor === self);
  if (own.length === 0) return;
  const { caller, permission, confirm } = act;
  const isSelf = own.every(({ subject }) => subject === self);
  const memberIds = [...new Set(own.flatMap(({ memberId }) => memberId ?? []))];
  const refusal = await confirm(tx, { caller, permission, memberIds, isSelf });
  if (refusal) throw new ActRefused(refusal);
}
