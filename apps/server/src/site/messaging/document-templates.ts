import type { TemplateRow } from './template-row.ts';

/** Where all of them lead. */
const link = { page: 'documents' } as const;

/** Messages about decisions on a member's identity document. None names its kind or number. */
export const documentTemplates = {
  document_accepted: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: { bn: 'আপনার পরিচয়পত্র গৃহীত হয়েছে', en: 'Your identity document is accepted' },
    note: {
      bn: 'পরিচয়পত্রটি দেখা হয়েছে, সব ঠিক আছে।',
      en: 'We have reviewed your document. Nothing more is needed.',
    },
  },
  document_refused: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: {
      bn: 'আপনার পরিচয়পত্র গ্রহণ করা যায়নি',
      en: 'Your identity document was not accepted',
    },
    note: {
      bn: 'কারণটি পরিচয়পত্রের পাতায় আছে। সেখান থেকে আবার পাঠাতে পারেন।',
      en: 'The page of your documents has the reason. You can send a document again there.',
    },
  },
  document_expires: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['date'],
    link,
    subject: {
      bn: 'আপনার পরিচয়পত্রের মেয়াদ শেষ হতে চলেছে',
      en: 'Your identity document expires soon',
    },
    note: {
      bn: 'মেয়াদ {date} তারিখে শেষ হবে। তার আগে নতুন একটি পাঠান।',
      en: 'It is valid until {date}. Send a new one before then.',
    },
  },
  document_expired: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: {
      bn: 'আপনার পরিচয়পত্রের মেয়াদ শেষ হয়েছে',
      en: 'Your identity document has expired',
    },
    note: {
      bn: 'মেয়াদ আছে এমন একটি পরিচয়পত্র পাঠান।',
      en: 'Send a document that is valid.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;
