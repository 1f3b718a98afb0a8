import { Trans } from '@lingui/react/macro';
import type { LevelLimit } from '@khelaghor/contract/money/level-limits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

type NoteProps = { readonly limit: LevelLimit };

function LimitText({ limit: { level, period, ...amounts } }: NoteProps) {
  const maximum = <Money minor={parseMinorText(amounts.maximum)} />;
  const left = <Money minor={parseMinorText(amounts.left)} />;
  if (level === '1')
    return period === 'day' ? (
      <Trans>
        You can deposit {maximum} in a day. {left} is left now.
      </Trans>
    ) : (
      <Trans>
        You can deposit {maximum} in a month. {left} is left now.
      </Trans>
    );
  return period === 'day' ? (
    <Trans>
      Without an accepted identity document you can deposit {maximum} in a day. {left} is left now.
    </Trans>
  ) : (
    <Trans>
      Without an accepted identity document you can deposit {maximum} in a month. {left} is left
      now.
    </Trans>
  );
}

/** The limit of the member's level, and the way to send a document that raises it. */
export function LevelNote({ limit }: NoteProps) {
  return (
    <>
      <Alert kind="info">
        <LimitText limit={limit} />
      </Alert>
      {limit.level === '0' && (
        <Button block render={<Link to={paths.documents} />}>
          <Trans>Send an identity document</Trans>
        </Button>
      )}
    </>
  );
}
