import { Trans } from '@lingui/react/macro';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { NotProven, ProofLimits, Proven } from '../../shared/proof/proof-limits.tsx';

/**
 * What was checked: a game on the player's own seeds, a round of all players or a draw, each alone
 * or with a public beacon.
 */
export type ProvenGame =
  | 'round'
  | 'shared'
  | 'shared-with-beacon'
  | 'lottery'
  | 'lottery-with-beacon'
  | 'official';

const hasBeacon = (game: ProvenGame): boolean =>
  game === 'lottery-with-beacon' || game === 'shared-with-beacon';

const isDraw = (game: ProvenGame): boolean => game.startsWith('lottery') || game === 'official';

function ResultOrigin({ game }: { readonly game: Exclude<ProvenGame, 'official'> }) {
  switch (game) {
    case 'round':
      return (
        <Trans>The result comes from that secret, your own seed and the number of the bet.</Trans>
      );
    case 'shared':
      return (
        <Trans>The crash point comes from that secret and the number of the round alone.</Trans>
      );
    case 'shared-with-beacon':
      return (
        <Trans>
          The crash point comes from that secret and a public number that did not exist while bets
          were accepted.
        </Trans>
      );
    case 'lottery':
      return <Trans>The numbers come from that secret and the number of the issue alone.</Trans>;
    case 'lottery-with-beacon':
      return (
        <Trans>
          The numbers come from that secret, the number of the issue, and a public number that did
          not exist while tickets were sold.
        </Trans>
      );
  }
}

/** Whom a player still has to trust. */
function Trusted({ game }: { readonly game: ProvenGame }) {
  if (game === 'official')
    return (
      <Trans>
        That this is the result which was published. Two operators entered the same numbers, or a
        signed feed sent them; compare them with a source that you trust.
      </Trans>
    );
  return hasBeacon(game) ? (
    <Trans>
      That the network behind the public number was honest. Most of its organisations would have to
      work together with us to know a number before its time.
    </Trans>
  ) : (
    <Trans>
      That no employee could read a sealed secret and bet with it. Secrets are stored encrypted, but
      no calculation on your phone can show who read them.
    </Trans>
  );
}

/** What agreement on this page shows, and what it cannot show. */
export function ProofCaveats({ game }: { readonly game: ProvenGame }) {
  return (
    <ProofLimits>
      <Proven>
        {game !== 'official' && (
          <Trans>
            The secret behind the result was fixed before the bet and not changed after it.
          </Trans>
        )}
        {game !== 'official' && <ResultOrigin game={game} />}
        {isDraw(game) && (
          <Trans>
            Your ticket stood in the list of all tickets that was fixed before the draw.
          </Trans>
        )}
        <Trans>Win or loss and the amount follow from the result by the published rules.</Trans>
      </Proven>
      <NotProven>
        <Trans>
          That the odds are in your favour: the house keeps a small share of every stake.
        </Trans>
        <Trans>
          That the money was paid: your <Link to={paths.account}>account record</Link> shows that.
        </Trans>
        <Trusted game={game} />
        {game === 'lottery' && (
          <Trans>
            That chance from outside took part: a draw comes from our sealed secret, with no public
            beacon mixed in.
          </Trans>
        )}
      </NotProven>
    </ProofLimits>
  );
}
