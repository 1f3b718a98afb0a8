/** Somebody who has an account at another site. */
export type Person = {
  /** The name that the site has given him. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
};

const field = (person: Person): string =>
  `<p><button name="who" value="${person.subject}">${person.name}</button></p>`;

/** The page at which another site asks as whom somebody goes on, or whether he does. */
export const choicePage = (site: string, people: readonly Person[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${site}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><main><h1>${site}</h1>
<form method="post">${people.map(field).join('')}
<p><button name="who" value="">Cancel</button></p></form></main></body></html>`;
