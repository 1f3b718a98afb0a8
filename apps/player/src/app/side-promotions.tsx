import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PromotionLink } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { useLocalText } from '../shared/local-text.ts';
import { Link } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';
import { usePromotions } from '../shared/promotions.ts';

const shownAtMost = 3;

/** The first offers, and the way to all of them. Without any there is nothing. */
export function SidePromotions() {
  const text = useLocalText();
  const { data = [] } = usePromotions();
  if (data.length === 0) return null;
  return (
    <div className="side-offers">
      <h2 className="nav-list__head">
        <Trans>Offers now</Trans>
      </h2>
      {data.slice(0, shownAtMost).map(({ id, title, summary }) => (
        <PromotionLink
          key={id}
          title={text(title)}
          note={text(summary)}
          render={<Link to={paths.promotions} hash={id} />}
        />
      ))}
      <Link className="side-offers__more" to={paths.promotions}>
        <Trans>See more</Trans>
        <Icon name="chevron" size="small" />
      </Link>
    </div>
  );
}
