type ScriptPolicy = { createScriptURL(address: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

let policy: ScriptPolicy | null | undefined;

/** Only scripts of this site may be started. */
function ownScript(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError('Not a script of this site');
  return href;
}

/** The address of one of our own scripts, in the form that a strict page wants it in. */
export function makeTrustedScript(address: string): string {
  if (policy === undefined) {
    const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
    policy = trustedTypes?.createPolicy('khelaghor', { createScriptURL: ownScript }) ?? null;
  }
  return policy ? policy.createScriptURL(address) : ownScript(address);
}
