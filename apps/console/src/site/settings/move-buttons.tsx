import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@khelaghor/ui/button/button.tsx';

type MoveButtonsProps = {
  /** The name of the row. */
  readonly name: string;
  readonly index: number;
  /** The index of the last row that can be moved. */
  readonly last: number;
  readonly onMove: (step: -1 | 1) => void;
};

/** The buttons that move a row one place up or down. */
export function MoveButtons({ name, index, last, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        icon="chevron-down"
        className="order__up"
        label={t`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t`Move ${name} down`}
        disabled={index === last}
        onClick={() => onMove(1)}
      />
    </>
  );
}
