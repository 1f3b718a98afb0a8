import spriteUrl from '../art/icons.svg?no-inline';
import type { IconName } from './icon-names.ts';

/**
 * Icons that show a direction along the line of text and so are mirrored in right-to-left pages.
 */
const ALONG: ReadonlySet<IconName> = new Set<IconName>([
  'chevron',
  'chevron-back',
  'logout',
  'telegram',
]);

type IconProps = {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
};

/**
 * A line icon. It is decoration: whatever it means must also be said in text or in the label of
 * the button around it.
 *
 * All icons are one sprite file that the browser fetches once (about 4 KB) and keeps. As React
 * code they would cost the same bytes in the first script, where they must also be parsed.
 */
export function Icon({ name, size = 'medium', className }: IconProps) {
  const classes = ['icon'];
  if (size !== 'medium') classes.push(`icon--${size}`);
  if (ALONG.has(name)) classes.push('icon--along');
  if (className !== undefined) classes.push(className);
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
