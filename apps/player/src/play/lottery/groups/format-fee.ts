/** Writes a fee, without needless decimals: 500 hundredths of a percent are "5%". */
export function formatFee(feeHundredths: number, digits: (text: string) => string): string {
  return `${digits(String(feeHundredths / 100))}%`;
}
