/** The page's own words; a service apart from the site keeps its few sentences beside the page. */
export const words = {
  bn: {
    title: 'খেলার টাকার পেমেন্ট',
    sandbox: 'পরখ করার গেটওয়ে',
    play: 'এখানে শুধু খেলার টাকা চলে। আসল টাকা কাটা হবে না, কোনো নম্বর বা পিনও লাগবে না।',
    to: 'প্রাপক',
    merchant: 'খেলাঘর',
    invoice: 'ইনভয়েস',
    amount: 'পরিমাণ',
    pay: 'পেমেন্ট করুন',
    cancel: 'বাতিল করুন',
    back: 'খেলাঘরে ফিরুন',
    authorised: 'আপনি পেমেন্টে রাজি হয়েছেন।',
    completed: 'পেমেন্ট হয়ে গেছে।',
    failed: 'পেমেন্ট হয়নি। টাকা কাটা হয়নি।',
    cancelled: 'পেমেন্ট বাতিল হয়েছে। টাকা কাটা হয়নি।',
    unknown: 'এই পেমেন্ট খুঁজে পাওয়া যায়নি',
    unknownHelp: 'খেলাঘরে ফিরে নতুন করে জমা দিন।',
  },
  en: {
    title: 'Play-money payment',
    sandbox: 'Sandbox gateway',
    play: 'Only play money moves here. No real money is taken; no number or PIN is asked for.',
    to: 'Paid to',
    merchant: 'Khelaghor',
    invoice: 'Invoice',
    amount: 'Amount',
    pay: 'Pay',
    cancel: 'Cancel',
    back: 'Back to Khelaghor',
    authorised: 'You have agreed to this payment.',
    completed: 'The payment is made.',
    failed: 'The payment failed. No money was taken.',
    cancelled: 'The payment is cancelled. No money was taken.',
    unknown: 'This payment was not found',
    unknownHelp: 'Go back to Khelaghor and start the deposit again.',
  },
} as const;

/** Every Bengali letter that the page can show, in order: what its font must have. */
export function listBengaliLetters(): string {
  const texts = [...Object.values(words.bn), '৳।'].join('');
  return [...new Set(texts.replace(/[^\u0964\u0965\u0980-\u09ff\u200c\u200d]/gu, ''))]
    .toSorted()
    .join('');
}
