import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { DeskAct, DeskArea, Permission } from '@khelaghor/contract/lib/permissions.ts';

type Rights = {
  readonly permissions: readonly Permission[];
  /** The part of the console to which the shown page belongs; none for pages of all. */
  readonly area: DeskArea | undefined;
};

/** Rights of the operator on the shown page. Outside the console's frame everything is allowed. */
const RightsContext = createContext<Rights | null>(null);
export const RightsProvider = RightsContext.Provider;

/** Whether an operator has a permission. */
export const isAllowed = (
  permissions: readonly Permission[],
  area: DeskArea,
  act: DeskAct,
): boolean => permissions.some((one) => one === `${area}.${act}`);

/** Returns what tells whether the operator may do something, here or in another area. */
export function useMay(): (act: DeskAct, area?: DeskArea) => boolean {
  const rights = use(RightsContext);
  return (act, area = rights?.area) =>
    rights === null || area === undefined || isAllowed(rights.permissions, area, act);
}

type MayProps = {
  readonly act: DeskAct;
  /** Left out: that of the page. */
  readonly area?: DeskArea;
  readonly children: ReactNode;
};

/** Shows something only to operators who may use it. */
export function May({ act, area, children }: MayProps) {
  return useMay()(act, area) && children;
}
