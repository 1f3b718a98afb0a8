import type { RouteShape } from './route.ts';
import { trialType } from './demo-terms.ts';

/** Who may go where: pure, and the same for the server, which decides, and for the pages. */

/** 0 member; 1, 2, 41, 42 agents; 4 trial. */
const agentTypes: readonly number[] = [1, 2, 41, 42];

/** Agents are members who also lead others. */
export const isAgentType = (type: number): boolean => agentTypes.includes(type);

/** Why a kind of account may not do something. */
type RoleRefusal = 'in_need_true_account' | 'error_not_agent';

type GuardedCall = Pick<RouteShape, 'caller' | 'trialToo'>;

/** Why somebody of this type is refused a call; null when it is his to make. */
export function roleRefusal({ caller, trialToo }: GuardedCall, type: number): RoleRefusal | null {
  if (caller === 'agent' && !isAgentType(type)) return 'error_not_agent';
  if (caller === 'member' && type === trialType && trialToo !== true) return 'in_need_true_account';
  return null;
}

/** Where a visitor may be while all else is behind the login. */
const openPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
]);

/** Whether a page asks a visitor to log in first, on a site that begins with the login. */
export function isBehindLogin(address: string): boolean {
  const [path = '/'] = address.split(/[?#]/u);
  return !openPaths.has(path.replace(/(?<=.)\/+$/u, '').toLowerCase());
}
