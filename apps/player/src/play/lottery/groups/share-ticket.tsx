import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { useMember } from '../../../shared/api-queries.ts';
import { isTrial } from '../../../shared/demo.ts';
import { createLazyDialog } from '../../../shared/lazy-dialog.tsx';
import type { SlipSum } from '../bet-slip.ts';
import type { Slip } from '../bet-slip-store.ts';
import type { Running } from '../draw-animation.tsx';
import type { LotteryTerms } from '../issue-state.ts';

const ShareDialog = createLazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type ShareTicketProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly running: Running | null;
  readonly slip: Slip;
  readonly sum: SlipSum;
  /** Called once the ticket is on sale: the slip is done with. */
  readonly onShared: () => void;
};

/** Opens the form that puts up the slip's ticket in shares, where it is one ticket for one draw. */
export function ShareTicket({ game, terms, running, slip, sum, onShared }: ShareTicketProps) {
  const member = useMember();
  // The ticket in the dialog stays as it was, also after the slip is emptied.
  const [shared, setShared] = useState<SlipSum | null>(null);
  const canShare =
    sum.tickets.length === 1 &&
    // A rebate is one member's own choice.
    !sum.tickets[0]?.rebate &&
    sum.chase.issues === 1 &&
    sum.refusal === null &&
    slip.order === null;
  if (!shared && (!canShare || !member || isTrial(member))) return null;
  return (
    <>
      <Button block icon="users" onClick={() => setShared(sum)}>
        <Trans>Share this ticket</Trans>
      </Button>
      {shared && (
        <ShareDialog
          game={game}
          terms={terms}
          running={running}
          sum={shared}
          onShared={onShared}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
