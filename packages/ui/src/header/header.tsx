import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Money } from '../money/money.tsx';
import { Tag } from '../tag/tag.tsx';

type HeaderProps = {
  /** The link home, with `Logo` in it and the class `header__logo`. */
  readonly logo: ReactNode;
  /** The search box of a desk. */
  readonly search?: ReactNode;
  /** Balance, buttons, the member. */
  readonly children?: ReactNode;
};

/** The bar at the top, with the hood's fringe below it. */
export function Header({ logo, search, children }: HeaderProps) {
  return (
    <header className="header">
      <div className="header__in">
        {logo}
        {search}
        <div className="header__end">{children}</div>
      </div>
    </header>
  );
}

type BalanceProps = {
  readonly minor: bigint;
  readonly masked: boolean;
  /** It is trial money, which the header says beside it. */
  readonly isTrial?: boolean;
  readonly onMask: (masked: boolean) => void;
  readonly onRefresh?: () => void;
  readonly busy?: boolean;
};

/** What the member has, with an eye to hide it from those who look over the shoulder. */
export function Balance({
  minor,
  masked,
  isTrial = false,
  onMask,
  onRefresh,
  busy = false,
}: BalanceProps) {
  const { t } = useLingui();
  return (
    <div className="balance">
      <span className="visually-hidden">{t`Balance`}</span>
      {isTrial && <Tag tone="info">{t`Trial`}</Tag>}
      <Money minor={minor} masked={masked} />
      <button
        type="button"
        aria-label={masked ? t`Show balance` : t`Hide balance`}
        onClick={() => onMask(!masked)}
      >
        <Icon name={masked ? 'eye-off' : 'eye'} size="small" />
      </button>
      {onRefresh !== undefined && (
        <button
          type="button"
          className="balance__refresh"
          aria-label={t`Refresh balance`}
          aria-busy={busy || undefined}
          onClick={onRefresh}
        >
          <Icon name="refresh" size="small" />
        </button>
      )}
    </div>
  );
}

type AvatarDiscProps = {
  /** The first letters of the name, in whatever script it is. */
  readonly letters: string;
  /** The address of the member's picture. The letters stand below it until it is there, if ever. */
  readonly picture?: string | undefined;
  readonly size?: 'medium' | 'large';
};

/** A member as a disc with a picture, or with the first letters of the name. */
export function AvatarDisc({ letters, picture, size = 'medium' }: AvatarDiscProps) {
  return (
    <span
      className={size === 'large' ? 'avatar__disc avatar__disc--large' : 'avatar__disc'}
      aria-hidden="true"
    >
      {letters}
      {picture !== undefined && <img src={picture} width="96" height="96" alt="" />}
    </span>
  );
}

type AvatarButtonProps = {
  readonly letters: string;
  readonly name: string;
  readonly picture?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'>;

/** The member in the header of a desk: it opens the member's menu. */
export function AvatarButton({ letters, name, picture, ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type="button" className="avatar">
      <AvatarDisc letters={letters} picture={picture} />
      {name}
    </button>
  );
}

type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'aria-label'> & {
  readonly label: string;
};

/** The search box. */
export function SearchBox({ label, ...input }: SearchBoxProps) {
  return (
    <label className="search-box">
      <Icon name="search" />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
      />
    </label>
  );
}
