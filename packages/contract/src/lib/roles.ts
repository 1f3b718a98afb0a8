import type { RouteShape } from './route.ts';

/** The type of a member who plays on trial. */
export const trialType = 4;

/** What a trial begins with, in minor units of trial money: ৳10,000. */
export const trialMoneyText = '1000000';

/** Authorization rules: pure, shared by the server, which decides, and the pages. */

/** 0 member; 1, 2, 41, 42 agents; 4 trial. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];

/** Agents are members who also manage other members. */
export const isAgentType = (type: number): boolean => agentTypes.includes(type);

/** Why a kind of account may not make a call. */
type RoleRefusal = 'in_need_true_account' | 'error_not_agent';

type GuardedCall = Pick<RouteShape, 'caller' | 'allowsDemo'>;

/** Returns why a member of this type may not make the call; null: allowed. */
export function checkRole({ caller, allowsDemo }: GuardedCall, type: number): RoleRefusal | null {
  if (caller === 'agent' && !isAgentType(type)) return 'error_not_agent';
  if (caller === 'member' && type === trialType && allowsDemo !== true)
    return 'in_need_true_account';
  return null;
}

/** Pages that are open to visitors when the site requires a login. */
const openPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
]);

/** Returns whether a page requires a login on a site that starts with the login. */
export function isBehindLogin(address: string): boolean {
  const [path = '/'] = address.split(/[?#]/u);
  return !openPaths.has(path.replace(/(.)\/+$/u, '$1').toLowerCase());
}
