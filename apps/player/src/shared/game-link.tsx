import type { ReactNode } from 'react';
import { getLaunchPlan } from './launch-plan.ts';
import type { Launched, LaunchPlan } from './launch-plan.ts';
import { importWithRetry } from './import-with-retry.ts';
import { Link } from './navigation.tsx';
import { useOpenWindow } from './open-window.ts';
import { paths } from './paths.ts';
import type { PageSearch } from './paths.ts';
import { useMember } from './api-queries.ts';
import { storeVassalage } from './browser-storage.ts';

type LookProps = { readonly className?: string; readonly children?: ReactNode };
type GameLinkProps = LookProps & { readonly game: Launched };

/** Opens a game in a window of its own. */
export function WindowButton({ gameId, ...look }: LookProps & { readonly gameId: string }) {
  const openWindow = useOpenWindow();
  const open = () =>
    openWindow(async () => {
      const { readWindowAddress } = await importWithRetry(() => import('./window-address.ts'));
      return readWindowAddress(gameId);
    });
  return <button type="button" {...look} onClick={open} />;
}

function PlanLink({ plan, ...look }: LookProps & { readonly plan: LaunchPlan }) {
  switch (plan.go) {
    case 'page':
      return <Link {...look} to={plan.to} search={plan.search} />;
    case 'slots':
      return (
        <Link
          {...look}
          to={paths.rng}
          search={{ vassalage: plan.vassalage }}
          onClick={() => storeVassalage(plan.vassalage)}
        />
      );
    case 'window':
      return <WindowButton {...look} gameId={plan.gameId} />;
    case 'list':
    case 'login':
    case 'true-account':
      return <Link {...look} to="." search={getDialog(plan)} resetScroll={false} />;
  }
}

type DialogPlan = Extract<LaunchPlan, { go: 'list' | 'login' | 'true-account' }>;

/** What the address says of a dialog. */
export function getDialogSearch(plan: DialogPlan): PageSearch {
  return {
    open: plan.go === 'list' ? 'games' : plan.go,
    ...(plan.go === 'list' && { of: plan.vassalage }),
    ...(plan.go === 'login' && plan.next !== null && { next: plan.next }),
  };
}

/** The page stays as it is, filters and all, below the dialog. */
const getDialog = (plan: DialogPlan) => (search: PageSearch) => ({
  ...search,
  ...getDialogSearch(plan),
});

/** The link to a game, whichever way it opens. */
export function GameLink({ game, ...look }: GameLinkProps) {
  const member = useMember();
  return <PlanLink {...look} plan={getLaunchPlan(game, member)} />;
}
