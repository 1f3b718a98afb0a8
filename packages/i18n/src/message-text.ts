/** A text by its id, with the English sentence that translators work from. */
export type MessageText = { readonly id: string; readonly message: string };
