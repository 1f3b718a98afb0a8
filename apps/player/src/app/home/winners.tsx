import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { getThumbPixelsUrl } from '@khelaghor/ui/art/panel-pixels.ts';
import { Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { getThumb } from '../../shared/images.ts';
import { winnersQuery } from '../../shared/api-queries.ts';
import { SeeAllLink } from '../../shared/see-all-link.tsx';

/** The newest real wins. While there are none, it says so. */
export function Winners() {
  const text = useLocalText();
  const { data } = useQuery(winnersQuery);
  const winners = data?.winners ?? [];
  if (winners.length === 0) {
    return (
      <div className="winners">
        <Section title={<Trans>Just won</Trans>}>
          <p className="winners__none">
            <Trans>No wins yet. Only real wins of our players are shown here.</Trans>
          </p>
        </Section>
      </div>
    );
  }
  return (
    <div className="winners">
      <Section title={<Trans>Just won</Trans>} more={<SeeAllLink to={paths.winners} />}>
        {/* It scrolls: those without a finger or a wheel scroll it with the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
        <ul className="winners__list" tabIndex={0}>
          {winners.map((win, index) => (
            <li className="win" key={`${win.at}-${win.accountMasked}-${index}`}>
              <Thumb src={getThumb(win.picture)} pixels={getThumbPixelsUrl(win.picture)} />
              <Money minor={parseMinorText(win.payout)} currency={data?.currency} tone="win" />
              <span className="win__who">
                {win.accountMasked} · {text(win.title)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
