import { Trans } from '@lingui/react/macro';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { NotProven, ProofLimits, Proven } from '../../shared/proof/proof-limits.tsx';

/** What agreement on this page shows, and what it cannot show. */
export function ProofCaveats({ game }: { readonly game: 'round' | 'lottery' }) {
  return (
    <ProofLimits>
      <Proven>
        <Trans>
          The secret behind the result was fixed before the bet and not changed after it.
        </Trans>
        {game === 'round' ? (
          <Trans>The result comes from that secret, your own seed and the number of the bet.</Trans>
        ) : (
          <Trans>The numbers come from that secret and the number of the issue alone.</Trans>
        )}
        {game === 'lottery' && (
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
        <Trans>
          That no employee could read a sealed secret and bet with it. Secrets are stored encrypted,
          but no calculation on your phone can show who read them.
        </Trans>
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
