import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { newcomerRoleId, ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import type { DeskAct, DeskArea } from '@khelaghor/contract/lib/permissions.ts';

export const areaLabels: Readonly<Record<DeskArea, MessageDescriptor>> = {
  overview: msg`Overview`,
  members: msg`Members`,
  cases: msg`Cases`,
  money: msg`Money`,
  reports: msg`Reports`,
  games: msg`Games`,
  promotions: msg`Offers`,
  content: msg`Content`,
  messages: msg`Outbox`,
  settings: msg`Settings`,
  operators: msg`Operators`,
  log: msg`Event log`,
};

export const actLabels: Readonly<Record<DeskAct, MessageDescriptor>> = {
  see: msg`See`,
  act: msg`Change`,
  approve: msg`Approve`,
  export: msg`Export`,
};

const fixedNames: Readonly<Record<string, MessageDescriptor>> = {
  [ownerRoleId]: msg`Owner`,
  [newcomerRoleId]: msg`Newcomer`,
};

/** Returns what names a role: in the operator's language where the role is the console's own. */
export function useRoleName(): (role: { readonly id: string; readonly name: string }) => string {
  const { t } = useLingui();
  return ({ id, name }) => {
    const fixed = fixedNames[id];
    return fixed ? t(fixed) : name;
  };
}
