import './account-row.css';
import type { ReactNode } from 'react';

type AccountRowProps = {
  readonly title: ReactNode;
  /** Details of the device, wallet or proof, in small letters. */
  readonly note: ReactNode;
  /** Its button, or its state. */
  readonly children?: ReactNode;
};

/** One of the things that belong to an account: a device, a wallet or a proof. */
export function AccountRow({ title, note, children }: AccountRowProps) {
  return (
    <li className="account-row">
      <span className="account-row__what">
        {title}
        {note}
      </span>
      {children}
    </li>
  );
}
