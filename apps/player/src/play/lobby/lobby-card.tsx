import { Trans } from '@lingui/react/macro';
import { gameTypeLabels } from '@khelaghor/contract/play/lobby-terms.ts';
import type { GameCard as Game } from '@khelaghor/contract/play/games.ts';
import { GameCard } from '@khelaghor/ui/game-card/game-card.tsx';
import { memo } from 'react';
import { getSign } from '../../shared/game-sign.ts';
import { getLaunchPlan } from '../../shared/launch-plan.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { getPanel } from '../../shared/images.ts';
import { useRtpText } from '../../shared/rtp-text.ts';
import { LobbyPicture } from './lobby-picture.tsx';
import { LobbyGameLink } from './game-link.tsx';
import type { LinkPlan } from './game-link.tsx';

type LobbyCardProps = {
  readonly game: Game;
  readonly vendor: string;
  /** The type of the member who looks; null for a visitor. */
  readonly memberType: number | null;
  readonly isFavourite: boolean;
  readonly onFavourite: (game: Game) => void;
  readonly onGo: (plan: LinkPlan) => void;
};

/** A game in a lobby. It is drawn anew only when something of it changes: a lobby has hundreds. */
export const LobbyCard = memo(function LobbyCard(props: LobbyCardProps) {
  const { game, vendor, memberType, isFavourite, onFavourite, onGo } = props;
  const text = useLocalText();
  const rtp = useRtpText();
  const plan = getLaunchPlan(game, memberType === null ? null : { type: memberType });
  const name = text(game.title);
  const kind = game.gameClassify === null ? vendor : text(gameTypeLabels[game.gameClassify]);
  return (
    <GameCard
      name={name}
      panel={getPanel(game.picture)}
      art={<LobbyPicture game={game} />}
      sign={getSign(game, name)}
      category={kind}
      {...(game.rtpHundredths !== null && { rtp: rtp(game.rtpHundredths) })}
      {...(game.maintenance !== null && { closed: <Trans>Under maintenance</Trans> })}
      showName
      favourite={isFavourite}
      onFavourite={() => onFavourite(game)}
      render={<LobbyGameLink plan={plan} onGo={onGo} />}
    />
  );
});
