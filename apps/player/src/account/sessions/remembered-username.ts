/** What a readable cookie stores for a day about the last login here, to fill in the form. */
type RememberedLogin = {
  /** The member ticked "remember me". */
  readonly isRemembered: boolean;
  readonly username: string;
  /** With its country code, after a login by SMS code. */
  readonly phone: { readonly mobileNum: string; readonly countryDialingCode: string } | null;
};

function getCookie(name: string): string {
  // oxlint-disable-next-line eslint/no-restricted-properties -- readable on purpose, no session
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** The phone in a cookie. A cookie is untrusted: null unless it has the right shape. */
export function getPhone(text: string): RememberedLogin['phone'] {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text) as Record<string, unknown>;
    const isNumber = typeof mobileNum === 'string' && /^[\d\s+-]{4,20}$/u.test(mobileNum);
    const isCode = typeof countryDialingCode === 'string' && /^\d{1,4}$/u.test(countryDialingCode);
    return isNumber && isCode ? { mobileNum, countryDialingCode } : null;
  } catch {
    return null;
  }
}

export const readRememberedLogin = (): RememberedLogin => ({
  isRemembered: getCookie('loginRemember') === '1',
  username: getCookie('loginUsername').slice(0, 64),
  phone: getPhone(getCookie('loginTypeSms')),
});
