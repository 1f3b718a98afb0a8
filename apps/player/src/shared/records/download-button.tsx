import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useRefusalText } from '../error-text.ts';
import { fetchFile } from './fetch-file.ts';
import type { FileAddress } from './fetch-file.ts';

type State =
  | { readonly is: 'idle' | 'preparing' | 'done' }
  | { readonly is: 'failed'; readonly refusal: CallRefusal };

/** How long a browser may take to start saving a file. */
const savedWithinMs = 60_000;

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), savedWithinMs);
}

/**
 * Saves the records of the chosen days as a table. Announces its progress to screen readers, and
 * keeps the keyboard focus.
 */
export function DownloadButton({ path, query }: FileAddress) {
  const { t } = useLingui();
  const { lang } = useFormat();
  const formatRefusal = useRefusalText();
  const [state, setState] = useState<State>({ is: 'idle' });
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const prepare = async () => {
    const { signal } = (asking.current = new AbortController());
    setState({ is: 'preparing' });
    try {
      const fetched = await fetchFile({ path, query }, lang, signal);
      if (fetched.ok) save(fetched.file, fetched.name);
      setState(fetched.ok ? { is: 'done' } : { is: 'failed', refusal: fetched.refusal });
    } catch (failure) {
      // Aborted because the member left the page: not an error.
      if (!signal.aborted) throw failure;
    }
  };
  return (
    <div className="record__statement">
      <Button
        size="small"
        icon={state.is === 'done' ? 'check' : 'download'}
        busy={state.is === 'preparing'}
        onClick={() => void prepare()}
      >
        <Trans>Download these days (CSV)</Trans>
      </Button>
      <p
        role="status"
        className={state.is === 'failed' ? 'record__note record__note--bad' : 'record__note'}
      >
        {state.is === 'preparing' && t`The file is being prepared. Many lines take a while.`}
        {state.is === 'done' && t`The file is saved with your downloads.`}
        {state.is === 'failed' && formatRefusal(state.refusal)}
      </p>
    </div>
  );
}
