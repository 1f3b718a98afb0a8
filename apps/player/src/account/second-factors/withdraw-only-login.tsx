import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';

type LateWayProps = { readonly isBusy: boolean; readonly onPress: () => void };

/** For who has used up the time that he allows himself: in, but to no play. */
export function WithdrawOnlyLogin({ isBusy, onPress }: LateWayProps) {
  return (
    <Button block icon="withdraw" busy={isBusy} onClick={onPress}>
      <Trans>Log in without play, to withdraw or read</Trans>
    </Button>
  );
}
