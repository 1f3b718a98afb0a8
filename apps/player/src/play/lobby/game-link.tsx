import type { MouseEvent, ReactNode } from 'react';
import { getDialogSearch, WindowButton } from '../../shared/game-link.tsx';
import type { LaunchPlan } from '../../shared/launch-plan.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import type { PageSearch } from '../../shared/paths.ts';
import { storeVassalage } from '../../shared/browser-storage.ts';

/** A plan that an address can express. */
export type LinkPlan = Exclude<LaunchPlan, { go: 'window' }>;

/** The search parameters of a plan's address; without a path, the page stays. */
function getLink(plan: LinkPlan): { to: string | null; search: Record<string, string> } {
  if (plan.go === 'page') return { to: plan.to, search: { ...plan.search } };
  if (plan.go === 'slots') return { to: paths.rng, search: { vassalage: plan.vassalage } };
  return { to: null, search: { ...getDialogSearch(plan) } };
}

function getHref(plan: LinkPlan): string {
  const { to, search } = getLink(plan);
  return `${to ?? ''}?${new URLSearchParams(search).toString()}`;
}

/** Follows a plan; one function for all links of a list. */
export function useGo(): (plan: LinkPlan) => void {
  const navigate = useNavigate();
  return (plan) => {
    const { to, search } = getLink(plan);
    if (plan.go === 'slots') storeVassalage(plan.vassalage);
    if (to !== null) void navigate({ to, search });
    else {
      const over = (known: PageSearch) => ({ ...known, ...search });
      void navigate({ to: '.', search: over, resetScroll: false });
    }
  };
}

type LobbyGameLinkProps = {
  readonly plan: LaunchPlan;
  readonly onGo: (plan: LinkPlan) => void;
  readonly className?: string;
  readonly children?: ReactNode;
};

/**
 * The link of a card in a long list. It subscribes to nothing, so that many of them cost little; it
 * uses the router only when it is pressed.
 */
export function LobbyGameLink({ plan, onGo, className, children }: LobbyGameLinkProps) {
  const look = { ...(className !== undefined && { className }), children };
  if (plan.go === 'window') return <WindowButton {...look} gameId={plan.gameId} />;
  const go = (event: MouseEvent) => {
    // The browser opens new tabs and windows itself.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onGo(plan);
  };
  return (
    <a className={className} href={getHref(plan)} onClick={go}>
      {children}
    </a>
  );
}
