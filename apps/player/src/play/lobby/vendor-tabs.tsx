import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard, VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { ReactNode } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { readVassalage, storeVassalage } from '../../shared/browser-storage.ts';
import { getLobbyAddress } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';

type StripProps = {
  readonly lane: VendorLane;
  readonly search: LobbySearch;
};

/** The vendors in order, the one that the visitor opened last first. */
function sortVendors({ vendors, cards }: VendorLane): readonly VendorCard[] {
  const last = readVassalage();
  const order = [...vendors].toSorted((a, b) => Number(b === last) - Number(a === last));
  return order.flatMap((vassalage) => cards[vassalage] ?? []);
}

type PlaceProps = {
  readonly isCurrent: boolean;
  readonly to: Omit<LobbySearch, 'page'>;
  readonly vassalage?: string;
  readonly children: ReactNode;
};

function Place({ isCurrent, to, vassalage, children }: PlaceProps) {
  return (
    <li>
      <Link
        className="vendor"
        to="."
        search={getLobbyAddress(to)}
        resetScroll={false}
        replace
        // The link's own comparison would need every part of the address to match.
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          if (vassalage !== undefined) storeVassalage(vassalage);
        }}
      >
        {children}
      </Link>
    </li>
  );
}

/** The tabs of a lobby: all games, the member's favourites, and each vendor. */
export function VendorTabs({ lane, search }: StripProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useFormat();
  const member = useMember();
  const { vassalage, mine, recent: _recent, page: _, ...rest } = search;
  const cards = sortVendors(lane);
  return (
    <nav className="vendors" aria-label={t`Game providers`}>
      <ul>
        <Place isCurrent={vassalage === undefined && mine !== true} to={rest}>
          <Trans>All</Trans>
        </Place>
        {member && (
          <Place isCurrent={mine === true} to={{ mine: true }}>
            <Icon name="heart" size="small" />
            <Trans>Favourites</Trans>
          </Place>
        )}
        {cards.map((card) => (
          <Place
            key={card.nodeId}
            isCurrent={vassalage === card.vassalage}
            to={{ ...rest, vassalage: card.vassalage }}
            vassalage={card.vassalage}
          >
            {card.isHot === 1 && (
              <span className="vendor__mark" role="img" aria-label={t`Popular`}>
                <Icon name="star" size="small" />
              </span>
            )}
            {text(card.title)}
            <small>{toDigits(String(card.games), digits)}</small>
          </Place>
        ))}
      </ul>
    </nav>
  );
}
