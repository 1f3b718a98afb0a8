import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Moment } from '../../shared/moment.tsx';
import { timeLimitReachedQuery } from '../../shared/api-queries.ts';

/** Says that the member was logged out because their time limit was reached. */
export function TimeLimitReached({ opensAt }: { readonly opensAt: string }) {
  const queries = useQueryClient();
  const close = () => queries.setQueryData(timeLimitReachedQuery.queryKey, null);
  return (
    <Modal
      open
      dismissible={false}
      onClose={close}
      title={<Trans>Your playing time is used up</Trans>}
      lead={
        <Trans>
          Your time limit is reached, and you are logged out. You can play again:{' '}
          <Moment at={opensAt} />.
        </Trans>
      }
      actions={
        <Button kind="primary" onClick={close}>
          <Trans>Good</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Your money is safe, and open bets are settled as usual. To withdraw, log in without play.
        </Trans>
      </p>
    </Modal>
  );
}
