import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useCancelLimits, useConfirmLimits, useSwitchGame } from './use-desk.ts';
import { useLimitFacts } from './use-limit-facts.ts';

const LimitsDialog = lazy(async () => ({
  default: (await import('./limits-dialog.tsx')).LimitsDialog,
}));

/** Closes a game to new rounds, or opens it. */
function useSwitch({ gameCode, state }: DeskGame): Action {
  const switching = useSwitchGame(gameCode);
  if (state !== 'open')
    return {
      key: 'open',
      label: <Trans>Open the game</Trans>,
      icon: 'play',
      question: {
        title: <Trans>Open the game?</Trans>,
        lead: <Trans>From then on new rounds are taken.</Trans>,
        done: { title: <Trans>The game is open</Trans> },
      },
      run: () => switching.mutateAsync(true),
    };
  return {
    key: 'close',
    label: <Trans>Close the game</Trans>,
    icon: 'pause',
    tone: 'danger',
    question: {
      title: <Trans>Close the game?</Trans>,
      lead: <Trans>No new round is taken. Rounds in progress come to their end.</Trans>,
      done: { title: <Trans>The game is closed</Trans> },
    },
    run: () => switching.mutateAsync(false),
  };
}

/** Actions on a game: open and close it, and change its limits by two operators. */
export function useGameActions(game: DeskGame): RowActions {
  const switchGame = useSwitch(game);
  const confirming = useConfirmLimits();
  const cancelling = useCancelLimits();
  const getFacts = useLimitFacts();
  const { gameCode, waiting } = game;
  if (!waiting) {
    const change: Action = {
      key: 'limits',
      label: <Trans>Change the limits</Trans>,
      icon: 'edit',
      renderDialog: (onClose) => <LimitsDialog game={game} onClose={onClose} />,
    };
    return { actions: [change, switchGame] };
  }
  const params = { gameCode, requestId: waiting.id };
  const request = getRequestActions(waiting, {
    key: `limits ${gameCode}`,
    what: <Trans>Other limits requested</Trans>,
    question: {
      title: <Trans>Change the limits?</Trans>,
      facts: <Facts facts={getFacts(waiting.limits)} />,
      done: { title: <Trans>New rounds have the new limits</Trans> },
    },
    confirm: () => confirming.mutateAsync(params),
    withdraw: () => cancelling.mutateAsync(params),
  });
  return { ...request, actions: [...request.actions, switchGame] };
}
