// Made by packages/i18n/generate.ts from the server's catalogue. Do not edit.
import type { Messages } from '@lingui/core';

export const serverMessages: { readonly bn: Messages; readonly en: Messages } = {
  bn: {
  "letter.address_changed": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে অন্য একটি ইমেইল ঠিকানা দেওয়া হয়েছে। ",
    [
      "hours"
    ],
    " ঘণ্টা কোনো টাকা তোলা যাবে না।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.address_changed_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টের ইমেইল ঠিকানা বদলানো হয়েছে"
  ],
  "letter.address_taken": [
    "কেউ ",
    [
      "brand"
    ],
    "-এর একটি অ্যাকাউন্টে এই ঠিকানা যাচাই করতে চেয়েছেন। এই ঠিকানায় একটি অ্যাকাউন্ট আগেই আছে। আপনি হয়ে থাকলে সেটা দিয়ে লগ ইন করুন।"
  ],
  "letter.break_begun": [
    "গ্রাহকসেবা ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের জন্য খেলা থেকে বিরতি শুরু করেছে, অথবা চলতি বিরতিটি বাড়িয়েছে। এখন থেকেই তা কার্যকর, আর কখনও কমানো হয় না।\n\nআপনি লগ ইন করে টাকা তুলতে পারবেন। আপনি না চেয়ে থাকলে আমাদের জানান।"
  ],
  "letter.changed": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। সব জায়গা থেকে আপনাকে লগ আউট করা হয়েছে, আর ",
    [
      "hours"
    ],
    " ঘণ্টা কোনো টাকা তোলা যাবে না।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.changed_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " পাসওয়ার্ড বদলানো হয়েছে"
  ],
  "letter.code": [
    [
      "brand"
    ],
    "-এ আপনার অ্যাকাউন্টের জন্য এই ঠিকানা যাচাইয়ের কোড ",
    [
      "code"
    ],
    "।\n\nএটা ",
    [
      "minutes"
    ],
    " মিনিট চলবে। কাউকে কখনো বলবেন না।\n\nআপনি না চেয়ে থাকলে কিছুই করতে হবে না।"
  ],
  "letter.code_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " কোড"
  ],
  "letter.desk_play_subject": [
    [
      "brand"
    ],
    "-এ আপনার খেলায় সীমা টানা হয়েছে"
  ],
  "letter.elsewhere_bound": [
    "এখন থেকে অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে ঢোকা যায়। কোনটি, তা “আমার অ্যাকাউন্ট” পাতায় দেখতে পাবেন।\n\nআপনি না করে থাকলে পাসওয়ার্ড বদলান, আর এখনই আমাদের জানান।"
  ],
  "letter.elsewhere_subject": [
    "অন্য সাইট দিয়ে ",
    [
      "brand"
    ],
    "-এ ঢোকার ব্যবস্থা বদলেছে"
  ],
  "letter.elsewhere_unbind_asked": [
    "অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে যেন ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে আর ঢোকা না যায়, আমাদের কাছে তা চাওয়া হয়েছে। ৭২ ঘণ্টা পর তা বন্ধ হবে।\n\nআপনি না চেয়ে থাকলে এখনই আমাদের জানান: তার আগে এটা থামানো যায়।"
  ],
  "letter.elsewhere_unbound": [
    "অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে আর ঢোকা যায় না। পাসওয়ার্ড দিয়ে কিংবা অন্যভাবে লগ ইন করুন।\n\nআপনি না চেয়ে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.factor_added": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের লগ ইনে একটি দ্বিতীয় প্রমাণ যোগ হয়েছে। অন্য ডিভাইসগুলো থেকে আপনাকে লগ আউট করা হয়েছে।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.factor_removed": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের লগ ইন থেকে একটি দ্বিতীয় প্রমাণ সরানো হয়েছে। অন্য ডিভাইসগুলো থেকে আপনাকে লগ আউট করা হয়েছে, আর ",
    [
      "hours"
    ],
    " ঘণ্টা কোনো টাকা তোলা যাবে না।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.factor_subject": [
    [
      "brand"
    ],
    "-এ আপনার লগ ইনের নিয়ম বদলেছে"
  ],
  "letter.limit_tightened": [
    "গ্রাহকসেবা ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের খেলার একটি সীমা আরও কড়া করেছে। এখন থেকেই তা কার্যকর।\n\nদায়িত্বশীল খেলা পাতায় সীমাটি দেখতে পাবেন। শিথিল করতে চাইলে অন্য সব সীমার মতোই এক দিন অপেক্ষা করে নিশ্চিত করতে হবে। আপনি না চেয়ে থাকলে আমাদের জানান।"
  ],
  "letter.link": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের জন্য কেউ নতুন পাসওয়ার্ড চেয়েছেন।\n\n",
    [
      "minutes"
    ],
    " মিনিটের মধ্যে এই লিংকে গিয়ে একবারই নতুন পাসওয়ার্ড দেওয়া যাবে:\n",
    [
      "address"
    ],
    "\n\nআপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।"
  ],
  "letter.link_subject": [
    [
      "brand"
    ],
    ": নতুন পাসওয়ার্ড"
  ],
  "letter.new_place": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে এমন ডিভাইস বা দেশ থেকে লগ ইন হয়েছে, যেখান থেকে আগে কখনও হয়নি।\n\nআপনি না হলে এখনই পাসওয়ার্ড বদলান আর আমাদের জানান।"
  ],
  "letter.new_place_subject": [
    "নতুন ডিভাইসে আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্ট খোলা হয়েছে"
  ],
  "letter.payment_password_reset": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের আগের পেমেন্ট পাসওয়ার্ড ভুলে যাওয়ায় নতুন একটি ঠিক করা হয়েছে। ",
    [
      "hours"
    ],
    " ঘণ্টা কোনো টাকা তোলা যাবে না; বাকি সব চলবে।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.payment_password_set": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের পেমেন্ট পাসওয়ার্ড ঠিক করা বা বদলানো হয়েছে।\n\nআপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.payment_password_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " পেমেন্ট পাসওয়ার্ড"
  ],
  "letter.payout_wallet_added": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে টাকা তোলার একটি ওয়ালেট যোগ হয়েছে। অ্যাকাউন্টের প্রথম ওয়ালেট না হলে ",
    [
      "hours"
    ],
    " ঘণ্টা এতে টাকা পাঠানো হয় না।\n\nআপনি করেননি? আমার অ্যাকাউন্টে গিয়ে সেটি সরান, পাসওয়ার্ড বদলান, আর আমাদের লিখুন।"
  ],
  "letter.payout_wallet_removed": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্ট থেকে একটি ওয়ালেট সরানো হয়েছে। এর জায়গায় যা যোগ হবে, তাতে টাকা যাবে ",
    [
      "hours"
    ],
    " ঘণ্টা পর।\n\nআপনি করেননি? এখনই আমাদের লিখুন।"
  ],
  "letter.payout_wallet_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টের ওয়ালেট"
  ],
  "letter.place_code": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে নতুন ডিভাইস বা নতুন জায়গা থেকে কেউ লগ ইন করছেন।\n\nআপনি হলে ",
    [
      "minutes"
    ],
    " মিনিটের মধ্যে এই কোড লিখুন:\n",
    [
      "code"
    ],
    "\n\nআপনি না হলে এখনই পাসওয়ার্ড বদলান। কোডটি কাউকে বলবেন না।"
  ],
  "letter.place_code_subject": [
    [
      "brand"
    ],
    "-এর জন্য আপনার কোড"
  ],
  "letter.profile_corrected": [
    "অনুরোধ পেয়ে আমরা ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টের নাম বা জন্মতারিখ সংশোধন করেছি। নাম বদলালে ",
    [
      "hours"
    ],
    " ঘণ্টা কোনো টাকা পাঠানো হয় না।\n\nআপনি বলেননি? এখনই আমাদের লিখুন।"
  ],
  "letter.profile_subject": [
    [
      "brand"
    ],
    "-এ আপনার তথ্য"
  ],
  "letter.reset_asked": [
    "হারিয়ে ফেলায় ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্ট থেকে অ্যাপ, পাসকি, উদ্ধার কোড আর ফোন সরাতে গ্রাহকসেবাকে বলা হয়েছে। ২৪ ঘণ্টা পরে তা করা হতে পারে।\n\nআপনি না বলে থাকলে এখানে থামান:\n",
    [
      "address"
    ]
  ],
  "letter.reset_done": [
    "এক দিন আগে যেমন বলা হয়েছিল, ",
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্ট থেকে অ্যাপ, পাসকি, উদ্ধার কোড আর ফোন সরানো হয়েছে। সব জায়গা থেকে আপনাকে লগ আউট করা হয়েছে, আর ২৪ ঘণ্টা কোনো টাকা তোলা যাবে না।\n\nগ্রাহকসেবা আপনাকে একটি পাসওয়ার্ড দেবে, যা দিয়ে একবারই ঢোকা যায়। আপনি না চেয়ে থাকলে এখনই আমাদের জানান।"
  ],
  "letter.reset_subject": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টের দ্বিতীয় প্রমাণ"
  ],
  "letter.token_reused": [
    [
      "brand"
    ],
    "-এ আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্ট মনে রাখা একটা ব্রাউজার এমন লগ ইন দেখিয়েছে, যা আগেই ব্যবহার হয়ে গেছে। কেউ হয়তো সেটা নকল করেছে, তাই ওই ব্রাউজার থেকে লগ আউট করা হয়েছে।\n\nআবার লগ ইন করুন। আপনি নিজে অস্বাভাবিক কিছু না করে থাকলে নতুন পাসওয়ার্ডও দিন।"
  ],
  "letter.token_reused_subject": [
    "একটা ব্রাউজার থেকে ",
    [
      "brand"
    ],
    " লগ আউট হয়েছে"
  ],
  "letter.under_age": [
    "আমরা জেনেছি, ",
    [
      "brand"
    ],
    "-এ খেলার বয়স আপনার হয়নি। এখন থেকে আপনার ",
    [
      "account"
    ],
    " অ্যাকাউন্টে আর কখনও বাজি ধরা বা টাকা জমা দেওয়া যাবে না। চলতি বাজির হিসাব আগের মতোই হবে।\n\nআপনি লগ ইন করে টাকা তুলতে পারবেন। ভুল হয়ে থাকলে আমাদের লিখুন।"
  ],
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
  "sms.already_here": [
    "এই নম্বরে ",
    [
      "brand"
    ],
    "-এ আপনার অ্যাকাউন্ট আছে। সেটা দিয়ে লগ ইন করুন।"
  ],
  "sms.break_begun": [
    "গ্রাহকসেবা ",
    [
      "brand"
    ],
    "-এ আপনার খেলার বিরতি শুরু করেছে বা বাড়িয়েছে।"
  ],
  "sms.code": [
    [
      "brand"
    ],
    " কোড: ",
    [
      "code"
    ],
    "। মেয়াদ ",
    [
      "minutes"
    ],
    " মিনিট। কাউকে বলবেন না।"
  ],
  "sms.elsewhere_bound": [
    "অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে এখন আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টে ঢোকা যায়। আপনি করেননি? এখনই আমাদের জানান।"
  ],
  "sms.elsewhere_unbind_asked": [
    "৭২ ঘণ্টা পর অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টে আর ঢোকা যাবে না। আপনি চাননি? এখনই আমাদের জানান।"
  ],
  "sms.elsewhere_unbound": [
    "অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টে আর ঢোকা যায় না।"
  ],
  "sms.factor_added": [
    "আপনার ",
    [
      "brand"
    ],
    " লগ ইনে দ্বিতীয় প্রমাণ যোগ হয়েছে। আপনি করেননি? এখনই আমাদের জানান।"
  ],
  "sms.factor_removed": [
    "আপনার ",
    [
      "brand"
    ],
    " লগ ইন থেকে দ্বিতীয় প্রমাণ সরানো হয়েছে। আপনি করেননি? এখনই আমাদের জানান।"
  ],
  "sms.limit_tightened": [
    [
      "brand"
    ],
    "-এ আপনার খেলার একটি সীমা গ্রাহকসেবা আরও কড়া করেছে। আপনার সীমাগুলো দেখুন।"
  ],
  "sms.mobile_changed": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টে অন্য নম্বর বসানো হয়েছে। আপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "sms.new_place": [
    "নতুন ডিভাইসে আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্ট খোলা হয়েছে। আপনি নন? এখনই আমাদের জানান।"
  ],
  "sms.password_changed": [
    "আপনার ",
    [
      "brand"
    ],
    " পাসওয়ার্ড বদলানো হয়েছে। আপনি না করে থাকলে এখনই আমাদের জানান।"
  ],
  "sms.payment_password_reset": [
    "আপনার ",
    [
      "brand"
    ],
    " পেমেন্ট পাসওয়ার্ড নতুন করে ঠিক করা হয়েছে। ",
    [
      "hours"
    ],
    " ঘণ্টা টাকা তোলা যাবে না। আপনি না করে থাকলে এখনই জানান।"
  ],
  "sms.payment_password_set": [
    "আপনার ",
    [
      "brand"
    ],
    " পেমেন্ট পাসওয়ার্ড ঠিক করা হয়েছে। আপনি না করে থাকলে এখনই জানান।"
  ],
  "sms.payout_wallet_added": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টে টাকা তোলার একটি ওয়ালেট যোগ হয়েছে। আপনি করেননি? সেটি সরিয়ে আমাদের লিখুন।"
  ],
  "sms.payout_wallet_removed": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্ট থেকে একটি ওয়ালেট সরানো হয়েছে। আপনি করেননি? এখনই আমাদের লিখুন।"
  ],
  "sms.profile_corrected": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্টের নাম বা জন্মতারিখ আমরা সংশোধন করেছি। আপনি বলেননি? এখনই আমাদের লিখুন।"
  ],
  "sms.reset_asked": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্ট থেকে দ্বিতীয় প্রমাণ আর ফোন সরাতে বলা হয়েছে। ২৪ ঘণ্টা পরে তা করা হবে। আপনি না হলে থামান: ",
    [
      "address"
    ]
  ],
  "sms.reset_done": [
    "আপনার ",
    [
      "brand"
    ],
    " অ্যাকাউন্ট থেকে দ্বিতীয় প্রমাণ আর ফোন সরানো হয়েছে। আপনি না চেয়ে থাকলে এখনই জানান।"
  ],
  "sms.token_reused": [
    "কেউ হয়তো কোনো ব্রাউজার থেকে আপনার ",
    [
      "brand"
    ],
    " লগ ইন নকল করেছে। সেখান থেকে লগ আউট করা হয়েছে। আপনি না হলে আমাদের জানান।"
  ],
  "sms.under_age": [
    [
      "brand"
    ],
    "-এ খেলার বয়স আপনার হয়নি। আপনার অ্যাকাউন্টে আর বাজি বা জমা নেওয়া হবে না; টাকা তুলতে পারবেন।"
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
  "letter.address_changed": [
    "Another e-mail address was set for your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". For ",
    [
      "hours"
    ],
    " hours nothing is paid out.\n\nIf it was not you, write to us at once."
  ],
  "letter.address_changed_subject": [
    "The address of your ",
    [
      "brand"
    ],
    " account was changed"
  ],
  "letter.address_taken": [
    "Somebody wanted to prove this address for an account at ",
    [
      "brand"
    ],
    ". There is an account with this address already. If it was you, log in with that one."
  ],
  "letter.break_begun": [
    "Our service has begun a break from play for your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ", or made the one that runs longer. It holds from now on and is never shortened.\n\nYou can still log in and withdraw your money. Did you not ask for it? Write to us."
  ],
  "letter.changed": [
    "The password of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " was changed. You were logged out everywhere, and for ",
    [
      "hours"
    ],
    " hours nothing is paid out.\n\nIf it was not you, write to us at once."
  ],
  "letter.changed_subject": [
    "Your ",
    [
      "brand"
    ],
    " password was changed"
  ],
  "letter.code": [
    [
      "code"
    ],
    " is the code with which you prove this address for your account at ",
    [
      "brand"
    ],
    ".\n\nIt holds for ",
    [
      "minutes"
    ],
    " minutes. Never tell it to anybody.\n\nIf it was not you, do nothing."
  ],
  "letter.code_subject": [
    "Your ",
    [
      "brand"
    ],
    " code"
  ],
  "letter.desk_play_subject": [
    "Your play at ",
    [
      "brand"
    ],
    " was limited"
  ],
  "letter.elsewhere_bound": [
    "From now on an account of another site (Google or Facebook) opens your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". You see which one under My account.\n\nIf it was not you, change your password and write to us at once."
  ],
  "letter.elsewhere_subject": [
    "How ",
    [
      "brand"
    ],
    " is opened from other sites was changed"
  ],
  "letter.elsewhere_unbind_asked": [
    "We were asked that an account of another site (Google or Facebook) opens your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " no more. It ends in 72 hours.\n\nIf you did not ask for it, write to us at once: until then it can be called off."
  ],
  "letter.elsewhere_unbound": [
    "An account of another site (Google or Facebook) opens your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " no more. Log in with your password or in another way.\n\nIf you did not ask for it, write to us at once."
  ],
  "letter.factor_added": [
    "A second proof was added to the login of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". You were logged out on your other devices.\n\nIf it was not you, write to us at once."
  ],
  "letter.factor_removed": [
    "A second proof was removed from the login of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". You were logged out on your other devices, and for ",
    [
      "hours"
    ],
    " hours nothing is paid out.\n\nIf it was not you, write to us at once."
  ],
  "letter.factor_subject": [
    "How you log in to ",
    [
      "brand"
    ],
    " was changed"
  ],
  "letter.limit_tightened": [
    "Our service has made a limit on the play of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " stricter. It holds from now on.\n\nYou see it under Responsible play. To loosen it you wait a day and confirm it, as with every limit. Did you not ask for it? Write to us."
  ],
  "letter.link": [
    "Somebody asked for a new password for your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ".\n\nSet it here, within ",
    [
      "minutes"
    ],
    " minutes and once:\n",
    [
      "address"
    ],
    "\n\nIf it was not you, do nothing: your password stays as it is."
  ],
  "letter.link_subject": [
    "A new password for ",
    [
      "brand"
    ]
  ],
  "letter.new_place": [
    "Somebody has logged in to your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " on a device or in a country where you were never logged in before.\n\nIf it was not you, change your password and write to us at once."
  ],
  "letter.new_place_subject": [
    "Your ",
    [
      "brand"
    ],
    " account was opened on a new device"
  ],
  "letter.payment_password_reset": [
    "Another payment password was set for your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ", because the one before was forgotten. For ",
    [
      "hours"
    ],
    " hours nothing is paid out; everything else goes on.\n\nWas it not you? Write to us at once."
  ],
  "letter.payment_password_set": [
    "The payment password of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " was set or changed.\n\nWas it not you? Write to us at once."
  ],
  "letter.payment_password_subject": [
    "Your ",
    [
      "brand"
    ],
    " payment password"
  ],
  "letter.payout_wallet_added": [
    "A wallet to be paid out to was added to your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". If it is not the first one of the account, nothing is paid out to it for ",
    [
      "hours"
    ],
    " hours.\n\nWas it not you? Remove it under My account, change your password, and write to us."
  ],
  "letter.payout_wallet_removed": [
    "A wallet was removed from your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ". Whatever is added in its place is paid out to only after ",
    [
      "hours"
    ],
    " hours.\n\nWas it not you? Write to us at once."
  ],
  "letter.payout_wallet_subject": [
    "The wallets of your ",
    [
      "brand"
    ],
    " account"
  ],
  "letter.place_code": [
    "Somebody is logging in to your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " from a new device or a new place.\n\nIf it is you, type in this code within ",
    [
      "minutes"
    ],
    " minutes:\n",
    [
      "code"
    ],
    "\n\nIf it is not you, change your password now. Never tell the code to anybody."
  ],
  "letter.place_code_subject": [
    "Your code for ",
    [
      "brand"
    ]
  ],
  "letter.profile_corrected": [
    "Our service has corrected the name or the birthday of your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ", as it was asked to. After another name nothing is paid out for ",
    [
      "hours"
    ],
    " hours.\n\nWas it not you? Write to us at once."
  ],
  "letter.profile_subject": [
    "Your details at ",
    [
      "brand"
    ]
  ],
  "letter.reset_asked": [
    "Our service was asked to take app, passkeys, recovery codes and phone off your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ", because you have lost them. In 24 hours it may be done.\n\nWas it not you? Stop it here:\n",
    [
      "address"
    ]
  ],
  "letter.reset_done": [
    "App, passkeys, recovery codes and phone were taken off your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    ", as was asked a day ago. You are logged out everywhere, and for 24 hours nothing is paid out.\n\nOur service gives you a password that lets in once. Was it not you? Write to us at once."
  ],
  "letter.reset_subject": [
    "The second proofs of your ",
    [
      "brand"
    ],
    " account"
  ],
  "letter.token_reused": [
    "A browser that remembered your account ",
    [
      "account"
    ],
    " at ",
    [
      "brand"
    ],
    " showed a login that was used before. Somebody may have copied it, so this browser was logged out.\n\nLog in again. If you did nothing unusual, take a new password as well."
  ],
  "letter.token_reused_subject": [
    "A browser was logged out of ",
    [
      "brand"
    ]
  ],
  "letter.under_age": [
    "We have learnt that you are too young to play at ",
    [
      "brand"
    ],
    ". From now on your account ",
    [
      "account"
    ],
    " takes no bets and no deposits, for good. Bets that run are settled as usual.\n\nYou can log in and withdraw your money. Is it a mistake? Write to us."
  ],
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
  "sms.already_here": [
    "You have an account at ",
    [
      "brand"
    ],
    " with this number. Log in with it."
  ],
  "sms.break_begun": [
    "Our service has begun a break from play for your ",
    [
      "brand"
    ],
    " account, or made it longer."
  ],
  "sms.code": [
    [
      "brand"
    ],
    " code: ",
    [
      "code"
    ],
    ". It holds for ",
    [
      "minutes"
    ],
    " minutes. Never tell it to anybody."
  ],
  "sms.elsewhere_bound": [
    "An account of another site can open your ",
    [
      "brand"
    ],
    " account now. Was it not you? Write to us at once."
  ],
  "sms.elsewhere_unbind_asked": [
    "In 72 hours an account of another site opens your ",
    [
      "brand"
    ],
    " account no more. Did you not ask for it? Write to us at once."
  ],
  "sms.elsewhere_unbound": [
    "An account of another site opens your ",
    [
      "brand"
    ],
    " account no more."
  ],
  "sms.factor_added": [
    "A second proof was added to your ",
    [
      "brand"
    ],
    " login. Was it not you? Write to us at once."
  ],
  "sms.factor_removed": [
    "A second proof was removed from your ",
    [
      "brand"
    ],
    " login. Was it not you? Write to us at once."
  ],
  "sms.limit_tightened": [
    "A limit on your play at ",
    [
      "brand"
    ],
    " was made stricter by our service. See your limits."
  ],
  "sms.mobile_changed": [
    "Another number was set for your ",
    [
      "brand"
    ],
    " account. Was it not you? Write to us at once."
  ],
  "sms.new_place": [
    "Your ",
    [
      "brand"
    ],
    " account was opened on a new device. Was it not you? Write to us at once."
  ],
  "sms.password_changed": [
    "Your ",
    [
      "brand"
    ],
    " password was changed. Was it not you? Write to us at once."
  ],
  "sms.payment_password_reset": [
    "Your ",
    [
      "brand"
    ],
    " payment password was replaced. Payouts wait ",
    [
      "hours"
    ],
    " hours. Was it not you? Write to us at once."
  ],
  "sms.payment_password_set": [
    "Your ",
    [
      "brand"
    ],
    " payment password was set. Was it not you? Write to us at once."
  ],
  "sms.payout_wallet_added": [
    "A wallet to be paid out to was added to your ",
    [
      "brand"
    ],
    " account. Was it not you? Remove it and write to us."
  ],
  "sms.payout_wallet_removed": [
    "A wallet was removed from your ",
    [
      "brand"
    ],
    " account. Was it not you? Write to us at once."
  ],
  "sms.profile_corrected": [
    "Our service corrected the name or birthday of your ",
    [
      "brand"
    ],
    " account. Was it not you? Write to us at once."
  ],
  "sms.reset_asked": [
    "Somebody asked ",
    [
      "brand"
    ],
    " to take your second proofs and phone off your account. It is done in 24 hours. Not you? Stop it: ",
    [
      "address"
    ]
  ],
  "sms.reset_done": [
    "Second proofs and phone were taken off your ",
    [
      "brand"
    ],
    " account. Was it not you? Write to us at once."
  ],
  "sms.token_reused": [
    "Somebody may have copied your ",
    [
      "brand"
    ],
    " login from a browser. It was logged out. Was it not you? Write to us."
  ],
  "sms.under_age": [
    "You are too young to play at ",
    [
      "brand"
    ],
    ". Your account takes no bets and no deposits any more; your money can be withdrawn."
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
