import './progress-bar.css';

type ProgressBarProps = {
  /** Read by screen readers, with the share that is filled. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
};

/** A bar that fills up to a goal. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className="progress-bar" aria-label={label} value={value} max={max} />;
}
