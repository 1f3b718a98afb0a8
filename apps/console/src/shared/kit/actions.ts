import type { ReactNode } from 'react';
import type { DeskAct } from '@khelaghor/contract/lib/permissions.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

/** What the dialog of an action asked the operator for; empty where it does not ask. */
export type ActionAnswer = { readonly reason: string; readonly totpCode: string };

/** The question before an action, and what the operator must give with the answer. */
export type ActionQuestion = {
  readonly title: ReactNode;
  /** What happens then. */
  readonly lead?: ReactNode;
  /** The words of the button; left out, those of the action. */
  readonly confirm?: ReactNode;
  /** What the action is about, such as an amount and a number. */
  readonly facts?: ReactNode;
  /** A reason is required; `ready` are sentences that often fit. */
  readonly reason?: { readonly ready?: readonly string[] };
  /** A code of the operator's own app is required. */
  readonly needsCode?: boolean;
  /** The action is only a request: another operator must confirm it. The dialog says so. */
  readonly needsSecond?: boolean;
  /** The toast after the action. */
  readonly done?: { readonly title: ReactNode; readonly text?: ReactNode; readonly isInfo?: true };
};

/** What an operator can do to one thing, as pages declare it. */
export type Action = {
  /** Unique on the page: it also tells which action runs. */
  readonly key: string;
  readonly label: ReactNode;
  /** Names the thing for screen readers where its button is one of many. */
  readonly about?: string;
  readonly icon?: IconName;
  /** What the operator must be allowed to do in the area of the page; left out, to act. */
  readonly needs?: DeskAct;
  /** `main`: what is usually done. `danger`: it takes something away. */
  readonly tone?: 'main' | 'danger';
} & (
  | {
      /** Left out: the action is done at once. */
      readonly question?: ActionQuestion;
      readonly run: (answer: ActionAnswer) => Promise<unknown>;
    }
  | {
      /** A dialog with fields of its own; it is an `ActionDialog` around them. */
      readonly renderDialog: (onClose: () => void) => ReactNode;
    }
);

/** What was asked for and waits until another operator confirms it. */
export type WaitingRequest = {
  readonly what: ReactNode;
  readonly askedBy: string;
  readonly reason: string;
  /** The operator who looks at it may not confirm it. */
  readonly needsOther: boolean;
};
