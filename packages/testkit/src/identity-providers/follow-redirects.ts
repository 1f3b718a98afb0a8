/** Goes on at another site as a reader does, by its pages and redirects, without a browser. */

type Jar = Map<string, string>;

async function visit(jar: Jar, address: URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    redirect: 'manual',
    ...init,
    headers: {
      ...Object.fromEntries(new Headers(init.headers)),
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return response;
}

const hopsMax = 12;

/**
 * Opens the address at another site and answers there as `who`; empty: says no. Gives what stands
 * behind the `?` of the address on `origin` that the reader is led back to.
 */
export async function answerAt(address: string, who: string, origin: string): Promise<string> {
  const jar: Jar = new Map();
  let url = new URL(address);
  let response = await visit(jar, url);
  for (let hop = 0; hop < hopsMax; hop += 1) {
    const location = response.headers.get('location');
    if (location === null) {
      if (response.status !== 200) throw new Error(`${url.href}: ${await response.text()}`);
      const body = new URLSearchParams({ who });
      response = await visit(jar, url, { method: 'POST', body });
      continue;
    }
    url = new URL(location, url);
    if (url.origin === origin) return url.search.slice(1);
    response = await visit(jar, url);
  }
  throw new Error(`${address} leads nowhere`);
}
