import { z } from 'zod';
import { revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { id, operatorReason, shapeFor } from '../lib/shapes.ts';
import { cardFields, correctedFields } from '../site/member-fields.ts';

/** Fields that operators correct: the legal name and the birthday, which members set once. */

/** Null: not set yet. */
export const toldOnce = z.object({
  ...shapeFor(cardFields, z.string().nullable()),
  /** Of the fields that operators correct. */
  revision,
});
export type ToldOnce = z.infer<typeof toldOnce>;

const params = z.object({ id });
const path = '/operator/members/:id/profile';
const typed = z.string().max(16_384);

export const readTold = route.operator(`GET ${path}`, {
  id: 'profile.admin.get',
  permission: 'members.see',
  summary: 'Returns the member’s name and birthday',
  params,
  value: toldOnce,
  refusals: ['member_unknown'],
});

/** A new name pauses withdrawals for a day. The member is always notified. */
export const correctTold = route.operator(`PUT ${path}`, {
  id: 'profile.admin.update',
  permission: 'members.act',
  summary: 'Corrects a member’s name or birthday, with a reason; the member is notified',
  params,
  body: z.object({
    ...shapeFor(correctedFields, typed.optional()),
    revision,
    reason: operatorReason,
  }),
  value: toldOnce,
  refusals: [
    'member_unknown',
    'changed_meanwhile',
    'field_required',
    'field_pattern',
    'field_too_short',
    'field_too_long',
    'birthday_too_young',
  ],
});
