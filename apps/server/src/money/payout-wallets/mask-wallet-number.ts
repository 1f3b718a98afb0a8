/** Returns the number with all but its first and last three digits hidden. */
export function maskWalletNumber(walletNumber: string): string {
  const hidden = '•'.repeat(Math.max(0, walletNumber.length - 6));
  return `${walletNumber.slice(0, 3)}${hidden}${walletNumber.slice(-3)}`;
}
