/** Returns the bytes of a file in Base64; null: the browser cannot read it. */
export function readBase64(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}
