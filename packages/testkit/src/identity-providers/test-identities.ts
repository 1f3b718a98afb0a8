/** A person with an account at an identity provider. */
export type TestIdentity = {
  /** The provider's id of the person. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
};

const field = (person: TestIdentity): string =>
  `<p><button name="who" value="${person.subject}">${person.name}</button></p>`;

/** The provider's page for choosing an account or cancelling. */
export const renderChoicePage = (site: string, people: readonly TestIdentity[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${site}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><main><h1>${site}</h1>
<form method="post">${people.map(field).join('')}
<p><button name="who" value="">Cancel</button></p></form></main></body></html>`;
