import { Trans } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** What agreement on this page shows, and what it cannot show. */
export function ProofCaveats({ game }: { readonly game: 'round' | 'lottery' }) {
  return (
    <Card className="verify__card verify-limits">
      <h2>
        <Trans>What this proves</Trans>
      </h2>
      <ul className="verify-limits__list verify-limits__list--yes">
        <li>
          <Icon name="check" size="small" />
          <span>
            <Trans>
              The secret behind the result was fixed before the bet and not changed after it.
            </Trans>
          </span>
        </li>
        <li>
          <Icon name="check" size="small" />
          <span>
            {game === 'round' ? (
              <Trans>
                The result comes from that secret, your own seed and the number of the bet.
              </Trans>
            ) : (
              <Trans>The three dice come from that secret and the number of the issue alone.</Trans>
            )}
          </span>
        </li>
        <li>
          <Icon name="check" size="small" />
          <span>
            <Trans>Win or loss and the amount follow from the result by the published rules.</Trans>
          </span>
        </li>
      </ul>
      <h2>
        <Trans>What it does not prove</Trans>
      </h2>
      <ul className="verify-limits__list">
        <li>
          <Icon name="minus" size="small" />
          <span>
            <Trans>
              That the odds are in your favour: the house keeps a small share of every stake.
            </Trans>
          </span>
        </li>
        <li>
          <Icon name="minus" size="small" />
          <span>
            <Trans>
              That the money was paid: your <Link to={paths.account}>account record</Link> shows
              that.
            </Trans>
          </span>
        </li>
        <li>
          <Icon name="minus" size="small" />
          <span>
            <Trans>
              That no employee could read a sealed secret and bet with it. Secrets are stored
              encrypted, but no calculation on your phone can show who read them.
            </Trans>
          </span>
        </li>
        {game === 'lottery' && (
          <li>
            <Icon name="minus" size="small" />
            <span>
              <Trans>
                That chance from outside took part: a draw comes from our sealed secret, with no
                public beacon mixed in.
              </Trans>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
