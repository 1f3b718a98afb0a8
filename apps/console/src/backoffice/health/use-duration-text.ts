import { useLingui } from '@lingui/react/macro';

/** Returns what writes milliseconds, from a second on in seconds. */
export function useDurationText(): (ms: number) => string {
  const { t } = useLingui();
  return (ms) => {
    if (ms < 1_000) return `${ms} ms`;
    const seconds = (ms / 1_000).toFixed(1);
    return t`${seconds} s`;
  };
}
