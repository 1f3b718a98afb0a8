import { createContext, useContext } from 'react';

const HostContext = createContext('');

/** Says which host hands on the pictures within; an empty text: the page's own. */
export const ImageCdn = HostContext.Provider;

/** Turns a picture's path into the address it is asked at. Whole addresses stay as they are. */
export function useCdnImage(): (address: string) => string {
  const host = useContext(HostContext);
  return (address) => (/^\/(?!\/)/u.test(address) ? host + address : address);
}
