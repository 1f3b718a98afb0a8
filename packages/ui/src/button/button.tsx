import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** `bet` places a bet, `danger` takes something away. */
export type ButtonKind = 'primary' | 'secondary' | 'bet' | 'danger';

/** `small` keeps the height of a finger and takes less width. */
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
};

type RenderElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-busy'?: boolean;
}>;

/** The class names of a button, for the rare element that cannot be a `Button`. */
export function getButtonClass({
  kind = 'secondary',
  size = 'medium',
  block = false,
}: Look): string {
  const classes = ['btn', `btn--${kind}`];
  if (size !== 'medium') classes.push(`btn--${size}`);
  if (block) classes.push('btn--block');
  return classes.join(' ');
}

type ButtonProps = Look & {
  readonly icon?: IconName;
  /** Work is under way: the button keeps its place, focus and text, and does nothing. */
  readonly busy?: boolean;
  /** Another element to draw as a button, such as a router's link: `render={<Link to="/" />}`. */
  readonly render?: RenderElement;
} & Omit<ComponentPropsWithRef<'button'>, 'className'> & { readonly className?: string };

/** A button, or a link that looks like one. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  block = false,
  icon,
  busy = false,
  render,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isRefused,
  ...rest
}: ButtonProps) {
  const look = getButtonClass({ kind, size, block });
  const classes = className === undefined ? look : `${look} ${className}`;
  const content = (
    <>
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  );
  if (render !== undefined) {
    const own = render.props.className;
    return cloneElement(render, {
      className: own === undefined ? classes : `${classes} ${own}`,
      children: content,
    });
  }
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || isRefused}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}

type IconButtonProps = {
  readonly icon: IconName;
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
} & Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>;

/** A button that is only an icon: 44 by 44 pixels, with a name for screen readers. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  const classes = 'btn btn--icon';
  return (
    <button
      {...rest}
      type={type}
      className={className === undefined ? classes : `${classes} ${className}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
