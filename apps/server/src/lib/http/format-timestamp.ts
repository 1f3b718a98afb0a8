const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in figures that both languages write alike, for the sentence of a refusal. */
export const formatTimestamp = (at: Date): string => moments.format(at);
