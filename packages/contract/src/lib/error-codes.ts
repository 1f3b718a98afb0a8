import { accountErrors } from './errors/account.ts';
import { anyCallErrors } from './errors/any-call.ts';
import { backofficeErrors } from './errors/backoffice.ts';
import { documentErrors } from './errors/documents.ts';
import { growthErrors } from './errors/growth.ts';
import { inHouseErrors } from './errors/in-house-games.ts';
import { moneyErrors } from './errors/money.ts';
import { lotteryErrors } from './errors/lottery.ts';
import { playErrors } from './errors/play.ts';
import { registrationErrors } from './errors/registration.ts';
import { responsibleGamingErrors } from './errors/responsible-gaming.ts';
import { siteErrors } from './errors/site.ts';

/**
 * Every error that a call may answer with, a row each: its HTTP status and what the caller reads.
 * An error is an answer, not a fault: the caller did something that the rules do not allow, and
 * nothing has moved.
 */
export const errorCodes = {
  ...anyCallErrors,
  ...siteErrors,
  ...registrationErrors,
  ...accountErrors,
  ...documentErrors,
  ...responsibleGamingErrors,
  ...moneyErrors,
  ...playErrors,
  ...lotteryErrors,
  ...inHouseErrors,
  ...growthErrors,
  ...backofficeErrors,
};

export type ErrorCode = keyof typeof errorCodes;

/** The errors that any route may answer with; routes list only their own. */
export const commonErrors = [
  'malformed',
  'seal_broken',
  'origin_refused',
  'not_logged_in',
  'other_member',
  'not_allowed',
  'permission_missing',
  'own_account',
  'not_found',
  'method_not_allowed',
  'too_large',
  'address_too_long',
  'unsupported_media',
  'too_many_requests',
  'fault',
  'overloaded',
  'maintenance',
  'region_restricted',
  'in_need_true_account',
  'error_not_agent',
  'password_must_change',
] as const satisfies readonly ErrorCode[];
