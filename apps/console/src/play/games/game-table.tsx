import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdminGame } from '@khelaghor/contract/play/games-admin.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { categoryLabels } from '../../shared/category-labels.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { getArt } from '../../site/media/index.ts';
import { getState } from './game-draft.ts';
import { May } from '../../shared/may.tsx';

const tones = { open: 'good', maintenance: 'open', closed: 'quiet' } as const;

/** Says whether a game is open, and until when it is not. */
function useStateText(): (game: AdminGame) => string {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return (game) => {
    const endsAt = game.maintenance?.endsAt;
    const until = endsAt ? moment(endsAt) : '';
    const texts = {
      open: t`Open`,
      maintenance: endsAt ? t`Maintenance until ${until}` : t`Maintenance`,
      closed: t`Closed`,
    };
    return texts[getState(game)];
  };
}

/** The codes of a game: of its vendor, ours, and the vendor's own. */
function Codes({ game }: { readonly game: AdminGame }) {
  const { vassalage, gameCode, vendorGameCode } = game;
  return (
    <small>
      <code>{vassalage}</code> · <code>{gameCode}</code>
      {vendorGameCode !== null && (
        <>
          {' '}
          · <code>{vendorGameCode}</code>
        </>
      )}
    </small>
  );
}

function useColumns(onEdit: (gameCode: string) => void): ListColumn<AdminGame>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const stateText = useStateText();
  const getTitle = (game: AdminGame) => text(game.title);
  const lobby = ({ gameType }: AdminGame) => t(categoryLabels[gameType]);
  return [
    {
      key: 'picture',
      name: '',
      slot: 'art',
      cell: ({ picture }) => (
        <Picture art={getArt({ name: picture, image: null }, 'panel')} sizes="4rem" />
      ),
    },
    {
      key: 'title',
      name: t`Title`,
      slot: 'name',
      text: getTitle,
      rank: getTitle,
      cell: (game) => (
        <>
          {getTitle(game)}
          <Codes game={game} />
        </>
      ),
    },
    { key: 'lobby', name: t`Lobby`, slot: 'note', text: lobby, rank: lobby, cell: lobby },
    {
      key: 'code',
      name: t`Code of the game`,
      slot: 'file',
      text: ({ gameCode }) => gameCode,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: stateText,
      rank: stateText,
      cell: (game) => <StatusBadge tone={tones[getState(game)]}>{stateText(game)}</StatusBadge>,
    },
    {
      key: 'change',
      name: '',
      slot: 'value',
      figure: true,
      cell: (game) => {
        const title = getTitle(game);
        return (
          <May act="act">
            <Button
              size="small"
              icon="edit"
              aria-label={t`Change: ${title}`}
              onClick={() => onEdit(game.gameCode)}
            >
              <Trans>Change</Trans>
            </Button>
          </May>
        );
      },
    },
  ];
}

type GameTableProps = {
  readonly games: readonly AdminGame[];
  readonly gameCount: number;
  readonly onEdit: (gameCode: string) => void;
  /** The pager. */
  readonly children: ReactNode;
};

/** A page of games, with what is changed about one. */
export function GameTable({ games, gameCount, onEdit, children }: GameTableProps) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const total = count(gameCount);
  return (
    <ListTable
      caption={t`Games`}
      columns={useColumns(onEdit)}
      rows={games}
      rowKey={({ gameCode }) => gameCode}
      file="games"
      empty={<EmptyState art="basket" title={<Trans>No games match</Trans>} />}
      summary={
        <p>
          <Trans>Games: {total}</Trans>
        </p>
      }
    >
      {children}
    </ListTable>
  );
}
