/** What the server has this browser know for a day of who logged in here, to fill the form in. */
type KeptLogin = {
  /** He had the browser remember him. */
  readonly isRemembered: boolean;
  readonly username: string;
  /** With its country, when he logged in with a code. */
  readonly phone: { readonly mobileNum: string; readonly countryDialingCode: string } | null;
};

function cookieOf(name: string): string {
  // oxlint-disable-next-line eslint/no-restricted-properties -- readable on purpose, no session
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** A browser keeps what anybody may have written: only what has the right shape is used. */
export function phoneOf(text: string): KeptLogin['phone'] {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text) as Record<string, unknown>;
    const isNumber = typeof mobileNum === 'string' && /^[\d\s+-]{4,20}$/u.test(mobileNum);
    const isCode = typeof countryDialingCode === 'string' && /^\d{1,4}$/u.test(countryDialingCode);
    return isNumber && isCode ? { mobileNum, countryDialingCode } : null;
  } catch {
    return null;
  }
}

export const keptLogin = (): KeptLogin => ({
  isRemembered: cookieOf('loginRemember') === '1',
  username: cookieOf('loginUsername').slice(0, 64),
  phone: phoneOf(cookieOf('loginTypeSms')),
});
