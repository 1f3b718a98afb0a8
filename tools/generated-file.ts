/** A file that is made from others: its path from the root, and its text before formatting. */
export type GeneratedFile = { readonly path: string; readonly text: string };
