// Made by packages/i18n/generate.ts from the server's catalogue. Do not edit.
import type { Messages } from '@lingui/core';

export const serverMessages: { readonly bn: Messages; readonly en: Messages } = {
  bn: {
  "pattern.any": [
    "লেখাটা ঠিক ধরনের হয়নি।"
  ],
  "pattern.date_month_first": [
    "তারিখ 12-31-1990-এর মতো করে লিখুন।"
  ],
  "pattern.date_year_first": [
    "তারিখ 1990-12-31-এর মতো করে লিখুন।"
  ],
  "pattern.digits": [
    "শুধু সংখ্যা দিন, ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    "।"
  ],
  "pattern.email": [
    "ইমেইল ঠিকানা name@example.com-এর মতো করে লিখুন।"
  ],
  "pattern.first_letter": [
    "প্রথমটি ইংরেজি অক্ষর হতে হবে; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.full_name": [
    "পুরো নাম লিখুন, মাঝে ফাঁকা জায়গা রেখে; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.japanese": [
    "শুধু পূর্ণ-প্রস্থের জাপানি অক্ষর দিন, ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    "।"
  ],
  "pattern.korean": [
    "শুধু কোরীয় অক্ষর দিন, ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    "।"
  ],
  "pattern.letters_digits": [
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " ইংরেজি অক্ষর ও সংখ্যা দিন।"
  ],
  "pattern.letters_digits_first_letter": [
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " ইংরেজি অক্ষর ও সংখ্যা দিন; প্রথমটি অক্ষর হতে হবে।"
  ],
  "pattern.letters_spaces": [
    "শুধু ইংরেজি অক্ষর ও ফাঁকা জায়গা দেওয়া যাবে; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.mixed": [
    "একটি বড় হাতের অক্ষর, একটি ছোট হাতের অক্ষর, একটি সংখ্যা ও একটি বিশেষ চিহ্ন দিন; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.no_spaces": [
    "ফাঁকা জায়গা দেওয়া যাবে না; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.no_special": [
    "বিশেষ চিহ্ন দেওয়া যাবে না; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.one_uppercase": [
    "অন্তত একটি বড় হাতের অক্ষর দিন; মোট ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    " অক্ষর।"
  ],
  "pattern.required": [
    "এটা লিখতে হবে।"
  ],
  "pattern.thai": [
    "শুধু থাই অক্ষর দিন, ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    "।"
  ],
  "pattern.too_long": [
    [
      "max",
      "plural",
      {
        "one": [
          "বড়জোর ",
          "#",
          "টি অক্ষর দেওয়া যাবে।"
        ],
        "other": [
          "বড়জোর ",
          "#",
          "টি অক্ষর দেওয়া যাবে।"
        ]
      }
    ]
  ],
  "pattern.too_short": [
    [
      "min",
      "plural",
      {
        "one": [
          "অন্তত ",
          "#",
          "টি অক্ষর দিন।"
        ],
        "other": [
          "অন্তত ",
          "#",
          "টি অক্ষর দিন।"
        ]
      }
    ]
  ],
  "pattern.uppercase": [
    "শুধু বড় হাতের অক্ষর দিন, ",
    [
      "same",
      "select",
      {
        "yes": [
          "ঠিক ",
          [
            "min"
          ],
          "টি"
        ],
        "other": [
          [
            "min"
          ],
          " থেকে ",
          [
            "max"
          ],
          "টি"
        ]
      }
    ],
    "।"
  ],
  "statement.balance_after": [
    "পরে ব্যালেন্স"
  ],
  "statement.currency": [
    "মুদ্রা"
  ],
  "statement.from": [
    "যেখান থেকে"
  ],
  "statement.money_in": [
    "টাকা এসেছে"
  ],
  "statement.money_out": [
    "টাকা গেছে"
  ],
  "statement.movement": [
    "লেনদেন"
  ],
  "statement.time": [
    "সময় (ঢাকা)"
  ],
  "statement.to": [
    "যেখানে"
  ],
  "statement.transfer": [
    "লেনদেনের নম্বর"
  ]
},
  en: {
  "pattern.any": [
    "This is not in the right form."
  ],
  "pattern.date_month_first": [
    "Write the date like 12-31-1990."
  ],
  "pattern.date_year_first": [
    "Write the date like 1990-12-31."
  ],
  "pattern.digits": [
    "Only digits, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "pattern.email": [
    "Write the e-mail address like name@example.com."
  ],
  "pattern.first_letter": [
    "The first character must be an English letter; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.full_name": [
    "Write the full name, with a space between its parts; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.japanese": [
    "Only full-width Japanese letters, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "pattern.korean": [
    "Only Korean letters, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "pattern.letters_digits": [
    "Only English letters and digits, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "pattern.letters_digits_first_letter": [
    "Only English letters and digits, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them; the first must be a letter."
  ],
  "pattern.letters_spaces": [
    "Only English letters and spaces, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.mixed": [
    "A capital letter, a small letter, a digit and a special character are needed; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.no_spaces": [
    "No spaces, please; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.no_special": [
    "No special characters, please; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.one_uppercase": [
    "At least one capital letter is needed; ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " characters."
  ],
  "pattern.required": [
    "Fill in this field."
  ],
  "pattern.thai": [
    "Only Thai letters, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "pattern.too_long": [
    [
      "max",
      "plural",
      {
        "one": [
          "At most ",
          "#",
          " character."
        ],
        "other": [
          "At most ",
          "#",
          " characters."
        ]
      }
    ]
  ],
  "pattern.too_short": [
    [
      "min",
      "plural",
      {
        "one": [
          "At least ",
          "#",
          " character."
        ],
        "other": [
          "At least ",
          "#",
          " characters."
        ]
      }
    ]
  ],
  "pattern.uppercase": [
    "Only capital letters, ",
    [
      "same",
      "select",
      {
        "yes": [
          "exactly ",
          [
            "min"
          ]
        ],
        "other": [
          [
            "min"
          ],
          " to ",
          [
            "max"
          ]
        ]
      }
    ],
    " of them."
  ],
  "statement.balance_after": [
    "Balance after"
  ],
  "statement.currency": [
    "Currency"
  ],
  "statement.from": [
    "From"
  ],
  "statement.money_in": [
    "Money in"
  ],
  "statement.money_out": [
    "Money out"
  ],
  "statement.movement": [
    "Movement"
  ],
  "statement.time": [
    "Time (Dhaka)"
  ],
  "statement.to": [
    "To"
  ],
  "statement.transfer": [
    "Number of the movement"
  ]
},
};
