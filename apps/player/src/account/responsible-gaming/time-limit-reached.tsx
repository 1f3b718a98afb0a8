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
      title={<Trans>That was your time for play</Trans>}
      lead={
        <Trans>
          You have used up the time you allow yourself, and are logged out. You can play again:{' '}
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
          Your money is safe, and bets that run are settled as usual. To withdraw or to read, log in
          and choose to come in without play.
        </Trans>
      </p>
    </Modal>
  );
}
