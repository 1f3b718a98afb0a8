import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';

type WithdrawOnlyLoginProps = { readonly isBusy: boolean; readonly onPress: () => void };

/** For a member who has reached their time limit: logs in to withdraw, without play. */
export function WithdrawOnlyLogin({ isBusy, onPress }: WithdrawOnlyLoginProps) {
  return (
    <Button block icon="withdraw" busy={isBusy} onClick={onPress}>
      <Trans>Log in without play, to withdraw only</Trans>
    </Button>
  );
}
