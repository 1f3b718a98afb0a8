import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { ReactNode } from 'react';
import { launchPlan } from './launch-plan.ts';
import type { Launched, LaunchPlan } from './launch-plan.ts';
import { paths } from './paths.ts';
import type { PageSearch } from './paths.ts';
import { useMember } from './queries.ts';
import { useRefusalText } from './refusal-text.ts';
import { rememberVassalage } from './storage.ts';

type LookProps = { readonly className?: string; readonly children?: ReactNode };
type GameLinkProps = LookProps & { readonly game: Launched };

/**
 * Opens a game in a window of its own. The window is opened by the press itself, empty: one that
 * waited for the server would be taken for an advertisement.
 */
export function WindowButton({ gameId, ...look }: LookProps & { readonly gameId: string }) {
  const toast = useToast();
  const textOf = useRefusalText();
  const open = () => {
    const opened = window.open('', '_blank');
    if (!opened) {
      toast({
        tone: 'bad',
        title: <Trans>Popup blocked. Please allow popups and try again.</Trans>,
      });
      return;
    }
    void import('./launch-window.ts').then(async ({ fillWindow }) => {
      const refusal = await fillWindow(opened, gameId);
      if (refusal) toast({ tone: 'bad', title: textOf(refusal) });
    });
  };
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
          onClick={() => rememberVassalage(plan.vassalage)}
        />
      );
    case 'window':
      return <WindowButton {...look} gameId={plan.gameId} />;
    case 'list':
    case 'login':
    case 'true-account':
      return <Link {...look} to="." search={dialogOf(plan)} resetScroll={false} />;
  }
}

type DialogPlan = Extract<LaunchPlan, { go: 'list' | 'login' | 'true-account' }>;

/** What the address says of a dialog. */
export function askedOf(plan: DialogPlan): PageSearch {
  return {
    open: plan.go === 'list' ? 'games' : plan.go,
    ...(plan.go === 'list' && { of: plan.vassalage }),
    ...(plan.go === 'login' && plan.next !== null && { next: plan.next }),
  };
}

/** The page stays as it is, filters and all, below the dialog. */
const dialogOf = (plan: DialogPlan) => (search: PageSearch) => ({ ...search, ...askedOf(plan) });

/** The link to a game, whichever way it opens. */
export function GameLink({ game, ...look }: GameLinkProps) {
  const member = useMember();
  return <PlanLink {...look} plan={launchPlan(game, member)} />;
}
