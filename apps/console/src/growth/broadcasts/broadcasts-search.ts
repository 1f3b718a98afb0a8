/** What the address of the messages says. */
export type BroadcastsSearch = {
  readonly view: 'sent' | 'templates';
  /** The text that is being written: the id of a template, or "new". */
  readonly edit?: string;
};

/** Reads an address; whatever in it makes no sense is left out. */
export const readBroadcastsSearch = ({
  view,
  edit,
}: Record<string, unknown>): BroadcastsSearch => ({
  view: view === 'templates' ? view : 'sent',
  ...(typeof edit === 'string' && { edit }),
});
