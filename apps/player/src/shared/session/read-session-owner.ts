import { createCaller } from '@khelaghor/client/call.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import type { memberGet as contract } from '@khelaghor/contract/account/members.ts';
import { getPageLanguage } from '../api.ts';
import { whileHydrating } from '../hydration-wait.ts';

/**
 * Asks the server who is logged in in this browser now. That may be another than the page's member.
 */
export async function readSessionOwner(): Promise<CallReply<typeof contract>> {
  const reply = await createCaller({ language: getPageLanguage })(memberGet, {});
  await whileHydrating();
  return reply;
}
