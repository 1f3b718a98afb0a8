import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type {
  AdminBlock,
  AdminLotteryDetail,
  BlocksChange,
} from '@khelaghor/contract/play/lottery-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField, Select, TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useBlockNumbers, useRequestBlocks } from './use-lotteries.ts';
import { WaitingBlocks } from './waiting-blocks.tsx';
import { May } from '../../shared/may.tsx';

type LotteryProps = { readonly lottery: AdminLotteryDetail };

function useColumns(): ListColumn<AdminBlock>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { moment } = useNumberFormat();
  const ruleText = ({ rule }: AdminBlock) =>
    rule === 'refused' ? t`Not taken` : t`Half the price`;
  const until = ({ lastIssue, appliesUntil }: AdminBlock) => {
    if (lastIssue !== null) return lastIssue;
    return appliesUntil === null ? t`Until it is removed` : t`This draw only`;
  };
  return [
    {
      key: 'number',
      name: t`Number`,
      slot: 'name',
      text: ({ number }) => number,
      rank: ({ number }) => number,
      cell: ({ number }) => <bdi translate="no">{number}</bdi>,
    },
    {
      key: 'play',
      name: t`Play`,
      slot: 'note',
      text: ({ playLabel }) => text(playLabel),
      rank: ({ playLabel }) => text(playLabel),
      cell: ({ playLabel }) => text(playLabel),
    },
    {
      key: 'rule',
      name: t`Rule`,
      slot: 'state',
      text: ruleText,
      rank: ruleText,
      cell: (block) => (
        <StatusBadge tone={block.rule === 'refused' ? 'bad' : 'open'}>
          {ruleText(block)}
        </StatusBadge>
      ),
    },
    {
      key: 'from',
      name: t`For draws that open after`,
      slot: 'line',
      named: true,
      text: ({ appliesFrom }) => appliesFrom,
      rank: ({ appliesFrom }) => appliesFrom,
      cell: ({ appliesFrom }) => moment(appliesFrom),
    },
    { key: 'until', name: t`Last draw`, slot: 'line', named: true, text: until, cell: until },
  ];
}

/** The question and the toast of a change that another operator confirms where there is one. */
const getQuestion = ({ needsSecond }: AdminLotteryDetail) => ({
  reason: {},
  needsSecond,
  ...(needsSecond && {
    done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true as const },
  }),
});

function Blocks({ lottery }: LotteryProps) {
  const { t } = useLingui();
  const { gameCode, blocks, waitingBlocks } = lottery;
  const requesting = useRequestBlocks(gameCode);
  const getActions = ({ id, number, appliesUntil, lastIssue }: AdminBlock): RowActions => {
    if (waitingBlocks || (appliesUntil !== null && lastIssue === null)) return { actions: [] };
    return {
      actions: [
        {
          key: `remove ${id}`,
          label: <Trans>Remove</Trans>,
          about: number,
          question: {
            title: <Trans>Remove number {number} from the list?</Trans>,
            lead: (
              <Trans>The draw that is on sale keeps it; the following ones sell it again.</Trans>
            ),
            ...getQuestion(lottery),
          },
          run: ({ reason }) => {
            const change = { kind: 'unblock', blockId: id } as const;
            return requesting.mutateAsync({ key: createId(), reason, change });
          },
        },
      ],
    };
  };
  return (
    <ListTable
      caption={t`Blocked numbers`}
      columns={useColumns()}
      rows={blocks}
      rowKey={({ id }) => id}
      file={`${gameCode}-blocked`}
      getActions={getActions}
      empty={<EmptyState art="lotus" title={<Trans>All numbers are sold at their price</Trans>} />}
    />
  );
}

/** The numbers of a text, between spaces and commas. */
const splitNumbers = (typed: string): string[] => typed.split(/[\s,]+/u).filter(Boolean);

/** The plays whose numbers or options can be blocked, by tab. */
function PlayChoice({
  lottery,
  ...field
}: LotteryProps & { value: string; onChange: (play: string) => void }) {
  const text = useLocalText();
  return (
    <Select
      label={<Trans>Play</Trans>}
      value={field.value}
      onChange={({ target }) => field.onChange(target.value)}
    >
      {lottery.tabs.map(({ code, label, plays }) => {
        const own = plays.filter(({ canBlock }) => canBlock);
        if (own.length === 0) return null;
        return (
          <optgroup key={code} label={text(label)}>
            {own.map((play) => (
              <option key={play.code} value={play.code}>
                {text(play.label)}
              </option>
            ))}
          </optgroup>
        );
      })}
    </Select>
  );
}

type HalfProps = LotteryProps & {
  readonly change: BlocksChange;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Requests that numbers pay half. */
function HalfDialog({ lottery, change, onClose, onDone }: HalfProps) {
  const requesting = useRequestBlocks(lottery.gameCode);
  // Made once for the dialog: a second press requests the same.
  const [key] = useState(createId);
  return (
    <ActionDialog
      question={{
        title: <Trans>Pay these numbers half?</Trans>,
        ...getQuestion(lottery),
      }}
      confirm={<Trans>Add numbers</Trans>}
      run={({ reason }) => requesting.mutateAsync({ key, reason, change })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function AddBlocks({ lottery, first }: LotteryProps & { readonly first: string }) {
  const adding = useBlockNumbers(lottery.gameCode);
  const [play, setPlay] = useState(first);
  const [numbers, setNumbers] = useState('');
  const [rule, setRule] = useState<AdminBlock['rule']>('refused');
  const [lastIssue, setLastIssue] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [half, setHalf] = useState<BlocksChange | null>(null);
  const refusal = getMutationRefusal(adding);
  const add = async () => {
    const list = splitNumbers(numbers);
    setEmpty(list.length === 0);
    if (list.length === 0) return;
    const last = lastIssue.trim();
    const named = { play, numbers: list, lastIssue: last === '' ? null : last };
    if (rule === 'half') {
      setHalf({ kind: 'half', ...named });
      return;
    }
    try {
      await adding.mutateAsync(named);
      setNumbers('');
    } catch {
      // Why is said below.
    }
  };
  return (
    <form
      className="content-form"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void add();
      }}
    >
      <div className="content-pair">
        <PlayChoice lottery={lottery} value={play} onChange={setPlay} />
        <ChoiceField
          label={<Trans>Rule</Trans>}
          value={rule}
          choices={[
            { key: 'refused', text: <Trans>Not taken</Trans> },
            { key: 'half', text: <Trans>Half the price</Trans> },
          ]}
          onChange={setRule}
        />
      </div>
      <TextArea
        label={<Trans>Numbers</Trans>}
        hint={<Trans>Separate several by spaces, such as 07 37 73.</Trans>}
        rows={2}
        spellCheck={false}
        value={numbers}
        onChange={({ target }) => setNumbers(target.value)}
        error={isEmpty ? <Trans>Write at least one number.</Trans> : getField(refusal, 'numbers')}
        required
      />
      <TextField
        label={<Trans>Last draw</Trans>}
        hint={<Trans>Its number, such as 20261121-0001. Empty: until you remove it.</Trans>}
        spellCheck={false}
        autoComplete="off"
        maxLength={24}
        value={lastIssue}
        onChange={({ target }) => setLastIssue(target.value)}
        error={getField(refusal, 'lastIssue')}
      />
      <FormError refusal={refusal} />
      <div className="content-foot">
        <May act="act">
          <Button type="submit" kind="primary" icon="plus" busy={adding.isPending}>
            <Trans>Add numbers</Trans>
          </Button>
        </May>
      </div>
      {half && (
        <HalfDialog
          lottery={lottery}
          change={half}
          onClose={() => setHalf(null)}
          onDone={() => {
            setHalf(null);
            setNumbers('');
          }}
        />
      )}
    </form>
  );
}

/** The numbers that are not taken or are paid half, and the form that adds some. */
export function BlocksTab({ lottery }: LotteryProps) {
  const [first] = lottery.tabs.flatMap(({ plays }) => plays.filter(({ canBlock }) => canBlock));
  return (
    <div className="detail__part">
      <p className="detail__none">
        <Trans>
          A change holds for the draws that open after it: what is on sale stays as members saw it.
          A number is blocked in every play that bets on the same results.
        </Trans>
      </p>
      {lottery.needsSecond && (
        <p className="detail__none">
          <Trans>
            One operator stops the sale of a number. To pay it half or to sell it again takes two.
          </Trans>
        </p>
      )}
      {lottery.waitingBlocks && <WaitingBlocks lottery={lottery} request={lottery.waitingBlocks} />}
      <Blocks lottery={lottery} />
      {first && <AddBlocks lottery={lottery} first={first.code} />}
    </div>
  );
}
