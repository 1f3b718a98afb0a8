import { Trans } from '@lingui/react/macro';
import './list-table.css';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { May } from '../may.tsx';

/** A file that the server writes: its call, and the filters of the list. */
export type FileAddress = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
};

/** The button of a file of all rows, for operators who may save files. */
export function FileButton({ path, query = {} }: FileAddress) {
  const asked = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const text = String(new URLSearchParams(asked));
  const address = text === '' ? path : `${path}?${text}`;
  return (
    <May act="export">
      <Button size="small" icon="download" render={<a href={address} download />}>
        <Trans>Download as CSV</Trans>
      </Button>
    </May>
  );
}

/** The same in a line of its own, beside a list that has no bar. */
export function FileLink(address: FileAddress) {
  return (
    <p className="file-link">
      <FileButton {...address} />
    </p>
  );
}
