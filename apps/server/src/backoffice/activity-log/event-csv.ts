import type { EventParty, LoggedEvent } from '@khelaghor/contract/backoffice/activity-log.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { eventHeads } from '@khelaghor/i18n/event-messages.ts';
import { byteOrderMark, toCsvLine } from '../../lib/http/csv.ts';
import { translate } from '../../lib/http/messages.ts';

const formatParty = ({ type, name }: EventParty): string =>
  name === '' ? type : `${type}:${name}`;

/** Events as CSV, one line at a time: kinds and details as the log holds them. */
export async function* writeEventCsv(
  events: AsyncIterable<LoggedEvent>,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  yield (
    byteOrderMark + toCsvLine(Object.values(eventHeads).map((head) => translate(language, head)))
  );
  for await (const { id, at, kind, actor, subject, detail } of events)
    yield toCsvLine([
      id,
      at,
      kind,
      formatParty(actor),
      formatParty(subject),
      JSON.stringify(detail),
    ]);
}
