import { Trans } from '@lingui/react/macro';
import { Ornament } from '@khelaghor/ui/ornament/ornament.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import './fairness.css';
import { Link } from '../../shared/navigation.tsx';
import { ReceiptKey } from './receipt-key.tsx';

function Step({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="sealing__step">
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

/** The three acts of every result: sealed, played, opened. */
function Sealing() {
  return (
    <ol className="sealing">
      <Step title={<Trans>Sealed before the bet</Trans>}>
        <Trans>
          Our server picks a long secret number, the server seed, and shows you its hash. A hash is
          like the seal on a letter: it reveals nothing, but the letter cannot be changed without
          breaking it.
        </Trans>
      </Step>
      <Step title={<Trans>In the game: mixed with yours</Trans>}>
        <Trans>
          In Dice you choose a seed of your own, any words you like. The result comes from both
          seeds and the number of the roll. We did not know your seed when we sealed ours, and you
          do not know ours: neither can influence the result.
        </Trans>
      </Step>
      <Step title={<Trans>Revealed afterwards</Trans>}>
        <Trans>
          When you change your seed, we reveal the old server seed. You can hash it, compare the
          hash with the sealed one, and calculate every result again.
        </Trans>
      </Step>
    </ol>
  );
}

/** How results are sealed and opened, and how a player checks one. In plain words. */
export function FairnessPage() {
  return (
    <article className="fairness">
      <PageTitle>
        <Trans>How to check a result</Trans>
      </PageTitle>
      <p className="fairness__lead">
        <Trans>
          Do not take our word for it. Every result is fixed before your bet, and your own phone can
          recompute it afterwards, without asking us.
        </Trans>
      </p>
      <Sealing />
      <Ornament />
      <div className="prose">
        <h2>
          <Trans>Dice: one roll at a time</Trans>
        </h2>
        <p>
          <Trans>
            The server seed, your seed and the number of the roll go into a fixed calculation
            (HMAC-SHA256). Out comes a number from 0.00 to 99.99: that is the roll. The hash of the
            next server seed is shown before you choose your next seed.
          </Trans>
        </p>
        <h2>
          <Trans>K3: one draw for everyone</Trans>
        </h2>
        <p>
          <Trans>
            Each issue has its own server seed, and its hash is shown while bets are still open.
            After the draw the seed is revealed, and you can roll the three dice again from it. Your
            ticket is settled from that result by the rules beside the bets.
          </Trans>
        </p>
        <h2>
          <Trans>Checking, step by step</Trans>
        </h2>
        <ol>
          <li>
            <Trans>Open your betting record and choose a bet.</Trans>
          </li>
          <li>
            <Trans>
              Press “Check”. Your own browser does the sum; our server only hands out the data.
            </Trans>
          </li>
          <li>
            <Trans>
              Three things must match: the hash of the revealed seed is the sealed one, the result
              is the one that was shown, and the money is what the rules say.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>
            You can also copy the seeds and do the sum with a program of your own: it is the same
            open calculation that your browser runs.
          </Trans>
        </p>
        <h2>
          <Trans>The key of receipts</Trans>
        </h2>
        <p>
          <Trans>
            Every bet in a game of ours has a receipt that we sign. This key checks the receipts of
            all players. Keep it, or compare it with another player: with one key for everyone, we
            cannot deny a receipt that we gave.
          </Trans>
        </p>
        <ReceiptKey />
        <h2>
          <Trans>What this does not mean</Trans>
        </h2>
        <p>
          <Trans>
            A fair game is still a game of chance. The house keeps a small share of every stake, and
            in the long run most players lose. The share that is returned, the RTP, is shown for
            every game.
          </Trans>
        </p>
      </div>
      <Button kind="primary" icon="dice" render={<Link to={paths.inhouse} />}>
        <Trans>See the games</Trans>
      </Button>
    </article>
  );
}
