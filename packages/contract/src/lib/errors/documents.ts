import type { ErrorRow } from './error-row.ts';

/** Errors of identity documents. */
export const documentErrors = {
  document_number_invalid: {
    status: 422,
    text: {
      bn: 'নম্বরটি ঠিক নয়। পরিচয়পত্রে যেমন লেখা আছে, দেখে আবার লিখুন।',
      en: 'This is not a number of such a document. Copy it from the document.',
    },
  },
  document_expiry_invalid: {
    status: 422,
    text: {
      bn: 'মেয়াদ শেষের তারিখটি লিখুন, যেমন 2030-12-31।',
      en: 'Enter the expiry date, such as 2030-12-31.',
    },
  },
  document_expired: {
    status: 422,
    text: {
      bn: 'এই পরিচয়পত্রের মেয়াদ শেষ। মেয়াদ আছে এমন একটি পাঠান।',
      en: 'This document has expired. Send one that is valid.',
    },
  },
  document_waiting: {
    status: 409,
    text: {
      bn: 'আপনার একটি পরিচয়পত্র দেখা হচ্ছে। ফল জানার পরে আরেকটি পাঠাতে পারবেন।',
      en: 'One of your documents is being reviewed. You can send another one after that.',
    },
  },
  document_accepted: {
    status: 409,
    text: {
      bn: 'আপনার পরিচয়পত্র গৃহীত হয়েছে। মেয়াদ শেষের আগের 30 দিনে নতুনটি পাঠাতে পারবেন।',
      en: 'Your document is accepted. You can send a new one in the last 30 days before it expires.',
    },
  },
  documents_too_often: {
    status: 429,
    text: {
      bn: 'আজ অনেকবার পাঠানো হয়েছে। {wait} আবার চেষ্টা করুন।',
      en: 'You have sent too many today. Try again {wait}.',
    },
  },
  document_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো পরিচয়পত্র নেই, অথবা সেটি মুছে ফেলা হয়েছে।',
      en: 'There is no such document, or it was removed.',
    },
  },
  documents_needed: {
    status: 422,
    text: {
      bn: 'পরিচয়পত্র গৃহীত না হলে 30 দিনে সর্বোচ্চ {max} তোলা যায়, আর এখন বাকি আছে {left}। আগে পরিচয়পত্র পাঠান।',
      en:
        'Without an accepted identity document at most {max} can be withdrawn in 30 days, and ' +
        '{left} is left now. Send a document first.',
    },
  },
  diligence_needed: {
    status: 422,
    text: {
      bn: '30 দিনে জমা বা তোলা {from} হলে টাকা তোলার আগে গৃহীত পরিচয়পত্র লাগে। আগে পরিচয়পত্র পাঠান।',
      en:
        'Once {from} is deposited or withdrawn within 30 days, a withdrawal needs an accepted ' +
        'identity document. Send a document first.',
    },
  },
  level_limit_reached: {
    status: 422,
    text: {
      bn:
        '{level, select, 0 {পরিচয়পত্র গৃহীত না হলে} other {আপনার স্তরে}} {period, select, day {এক দিনে} ' +
        'other {এক মাসে}} সর্বোচ্চ {max} জমা দেওয়া যায়, আর এখন বাকি আছে {left}।{level, select, 0 { বাড়াতে ' +
        'হলে পরিচয়পত্র পাঠান।} other {}}',
      en:
        '{level, select, 0 {Without an accepted identity document} other {At your level}} at most ' +
        '{max} can be deposited {period, select, day {in a day} other {in a month}}, and {left} is ' +
        'left now.{level, select, 0 { Send a document to raise it.} other {}}',
    },
  },
  level_limits_contradict: {
    status: 422,
    text: {
      bn: 'মাসের সীমা দিনের সীমার চেয়ে কম হতে পারে না।',
      en: 'The limit of a month cannot be below that of a day.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
