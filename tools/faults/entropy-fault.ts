// Loaded into a server process before its own modules: SIGUSR2 makes the operating system's
// generator fail there, and work again at the next signal.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let fails = false;
process.on('SIGUSR2', () => {
  fails = !fails;
});

/** Replaces a function that draws. It is found on `holder`, and called on `owner`. */
function letFail(holder: object, owner: object, name: string): void {
  const draw = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
  const value = (...given: unknown[]): unknown => {
    if (fails) throw new Error('no entropy');
    return Reflect.apply(draw, owner, given);
  };
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

for (const name of ['randomBytes', 'randomFillSync', 'randomUUID']) letFail(crypto, crypto, name);
const browserLike = globalThis.crypto;
for (const name of ['getRandomValues', 'randomUUID'])
  letFail(Object.getPrototypeOf(browserLike) as object, browserLike, name);
syncBuiltinESMExports();
