// Made by packages/i18n/generate.ts from the server's catalogue. Do not edit.
import type { Messages } from '@lingui/core';

export const serverMessages: { readonly bn: Messages; readonly en: Messages } = {
  bn: {
  "account.agent_wallet": [
    "এজেন্টের ব্যালেন্স"
  ],
  "account.bonus": [
    "বোনাসের টাকা"
  ],
  "account.escrow": [
    "চলতি বাজি"
  ],
  "account.gateway_clearing": [
    "পেমেন্ট গেটওয়ে"
  ],
  "account.house_bonus": [
    "হাউস, বোনাস"
  ],
  "account.house_dice": [
    "হাউস, পাশা"
  ],
  "account.house_grant": [
    "হাউস, খেলার টাকা"
  ],
  "account.house_lottery": [
    "হাউস, লটারি"
  ],
  "account.house_rounding": [
    "হাউস, ভগ্নাংশ"
  ],
  "account.merchant_wallet": [
    "প্রোভাইডারদের কাছে আপনার ওয়ালেট"
  ],
  "account.other": [
    "অন্য হিসাব"
  ],
  "account.payout_hold": [
    "তোলার পথে থাকা টাকা"
  ],
  "account.points": [
    "পয়েন্ট"
  ],
  "account.security_points": [
    "নিরাপত্তা পয়েন্ট"
  ],
  "account.vendor_result": [
    "গেম প্রোভাইডার"
  ],
  "account.wallet": [
    "আপনার ব্যালেন্স"
  ],
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
  "movement.deposit": [
    "জমা দিন"
  ],
  "movement.dice_payout": [
    "পাশা: ফেরত"
  ],
  "movement.dice_payout_taken": [
    "পাশা: পাওনা সংশোধন"
  ],
  "movement.dice_stake": [
    "পাশা: বাজি"
  ],
  "movement.dice_stake_returned": [
    "পাশা: বাজির টাকা ফেরত"
  ],
  "movement.other": [
    "অন্য লেনদেন"
  ],
  "movement.play_grant": [
    "হাউস থেকে খেলার টাকা"
  ],
  "movement.promotion_grant": [
    "অফারের উপহার"
  ],
  "movement.ticket_payout": [
    "লটারির টিকিট: ফেরত"
  ],
  "movement.ticket_payout_taken": [
    "লটারি টিকিট: পাওনা সংশোধন"
  ],
  "movement.ticket_refund": [
    "লটারির টিকিট: বাজির টাকা ফেরত"
  ],
  "movement.ticket_reopened": [
    "লটারি টিকিট: আবার খেলায়"
  ],
  "movement.ticket_settled": [
    "লটারির টিকিট: ড্রয়ের পরে বাজি"
  ],
  "movement.ticket_stake": [
    "লটারির টিকিট: বাজি"
  ],
  "movement.ticket_stake_returned": [
    "লটারি টিকিট: নিষ্পত্তির পরে বাজির টাকা ফেরত"
  ],
  "movement.trial_end": [
    "ট্রায়াল শেষ"
  ],
  "movement.trial_grant": [
    "শুরুর ট্রায়ালের টাকা"
  ],
  "movement.vendor_bonus": [
    "প্রোভাইডারের গেম: বোনাস"
  ],
  "movement.vendor_payout": [
    "প্রোভাইডারের গেম: জেতা টাকা"
  ],
  "movement.vendor_payout_taken": [
    "প্রোভাইডারের গেম: পাওনা সংশোধন"
  ],
  "movement.vendor_refund": [
    "প্রোভাইডারের গেম: বাজির টাকা ফেরত"
  ],
  "movement.vendor_reopened": [
    "প্রোভাইডারের গেম: আবার খেলায়"
  ],
  "movement.vendor_settled": [
    "প্রোভাইডারের গেম: নিষ্পত্তি হওয়া বাজি"
  ],
  "movement.vendor_stake": [
    "প্রোভাইডারের গেম: বাজি"
  ],
  "movement.vendor_stake_returned": [
    "প্রোভাইডারের গেম: নিষ্পত্তির পরে বাজির টাকা ফেরত"
  ],
  "movement.wallet_from_vendor": [
    "প্রোভাইডারের ওয়ালেট থেকে ফেরত আনা"
  ],
  "movement.wallet_to_vendor": [
    "প্রোভাইডারের ওয়ালেটে পাঠানো"
  ],
  "movement.withdrawal_paid": [
    "তোলা টাকা পাঠানো হয়েছে"
  ],
  "movement.withdrawal_rejected": [
    "টাকা তোলা হয়নি, টাকা ফেরত"
  ],
  "movement.withdrawal_request": [
    "টাকা তোলার অনুরোধ"
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
  "refusal.account_closed": [
    "এই অ্যাকাউন্ট বন্ধ করা হয়েছে।"
  ],
  "refusal.address_refused": [
    "https:// দিয়ে শুরু এমন একটা ওয়েব ঠিকানা দিন।"
  ],
  "refusal.age_unconfirmed": [
    "আপনার বয়স হয়েছে, সেটা নিশ্চিত করুন।"
  ],
  "refusal.amount_above_maximum": [
    "টাকার অঙ্ক সর্বোচ্চ সীমার বেশি।"
  ],
  "refusal.amount_below_minimum": [
    "টাকার অঙ্ক সর্বনিম্ন সীমার কম।"
  ],
  "refusal.amount_malformed": [
    "টাকার অঙ্ক সংখ্যায় লিখুন, দশমিকের পরে বড়জোর দুই ঘর।"
  ],
  "refusal.announcement_unknown": [
    "এই ঘোষণার সময় শেষ, অথবা সরিয়ে নেওয়া হয়েছে।"
  ],
  "refusal.application_unknown": [
    "এমন কোনো আবেদন নেই।"
  ],
  "refusal.article_unknown": [
    "সাহায্যের এই পাতাটি আর নেই।"
  ],
  "refusal.balance_too_low": [
    "আপনার ব্যালেন্সে এত টাকা নেই।"
  ],
  "refusal.banner_unknown": [
    "এই ব্যানার আর নেই।"
  ],
  "refusal.bet_unknown": [
    "এমন কোনো বাজি আমাদের খাতায় নেই।"
  ],
  "refusal.birthday_too_young": [
    "এখানে খেলতে বয়স ",
    [
      "age"
    ],
    " বা তার বেশি হতে হবে।"
  ],
  "refusal.books_not_right": [
    "পরের কোনো নিরীক্ষায় হিসাব ঠিক পাওয়া গেলে তবেই এটা করা যাবে।"
  ],
  "refusal.break_not_longer": [
    "আপনার বিরতি এমনিতেই এর চেয়ে লম্বা। বিরতি কেবল বাড়ানো যায়।"
  ],
  "refusal.captcha_required": [
    "ছবিতে যা লেখা, তা লিখুন।"
  ],
  "refusal.captcha_wrong": [
    "ছবির লেখার সঙ্গে মেলেনি। নতুন ছবিটা দেখে আবার লিখুন।"
  ],
  "refusal.chance_out_of_range": [
    "এই সম্ভাবনায় বাজি ধরা যায় না। সীমার মধ্যে একটা বেছে নিন।"
  ],
  "refusal.channel_closed": [
    "এভাবে টাকা দেওয়া এখন বন্ধ। অন্য একটা উপায় বেছে নিন।"
  ],
  "refusal.claim_link_invalid": [
    "লিংকটা আগেই ব্যবহার হয়েছে, নয়তো মেয়াদ শেষ।"
  ],
  "refusal.client_seed_invalid": [
    "আপনার সিডে 1 থেকে 64টি অক্ষর, সংখ্যা বা চিহ্ন দেওয়া যাবে।"
  ],
  "refusal.code_wrong": [
    "ইউজারনেম, পাসওয়ার্ড বা কোড ভুল।"
  ],
  "refusal.country_not_served": [
    "এই দেশের নম্বরে আমরা বার্তা পাঠাই না।"
  ],
  "refusal.credentials_wrong": [
    "ইউজারনেম বা পাসওয়ার্ড ভুল।"
  ],
  "refusal.elsewhere_bound": [
    "আপনার অ্যাকাউন্টে আগেই একটি ",
    [
      "provider",
      "select",
      {
        "facebook": [
          "ফেসবুক"
        ],
        "other": [
          "গুগল"
        ]
      }
    ],
    " অ্যাকাউন্ট যোগ করা আছে।"
  ],
  "refusal.elsewhere_closed": [
    "এভাবে এখানে ঢোকা যায় না। অন্যভাবে ঢুকুন।"
  ],
  "refusal.elsewhere_declined": [
    [
      "provider",
      "select",
      {
        "facebook": [
          "ফেসবুকে"
        ],
        "other": [
          "গুগলে"
        ]
      }
    ],
    " আপনি সম্মতি দেননি। কিছুই বদলায়নি।"
  ],
  "refusal.elsewhere_ended": [
    "অনেক দেরি হয়ে গেছে, আগেই ব্যবহার হয়েছে, কিংবা অন্য ব্রাউজারে শুরু হয়েছিল। আবার শুরু করুন।"
  ],
  "refusal.elsewhere_invalid": [
    "এটা যে ",
    [
      "provider",
      "select",
      {
        "facebook": [
          "ফেসবুক"
        ],
        "other": [
          "গুগল"
        ]
      }
    ],
    " থেকেই এসেছে, তা নিশ্চিত হওয়া যায়নি। আবার শুরু করুন।"
  ],
  "refusal.elsewhere_last_way": [
    "এটা বাদ দিলে সদস্যের ঢোকার আর কোনো উপায় থাকবে না। আগে একটি পাসওয়ার্ড দিন।"
  ],
  "refusal.elsewhere_taken": [
    "এই অ্যাকাউন্ট দিয়ে এখানে অন্য একটি অ্যাকাউন্ট খোলে। অন্যটি নিন।"
  ],
  "refusal.elsewhere_unavailable": [
    [
      "provider",
      "select",
      {
        "facebook": [
          "ফেসবুক"
        ],
        "other": [
          "গুগল"
        ]
      }
    ],
    " এখন সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন, কিংবা অন্যভাবে ঢুকুন।"
  ],
  "refusal.elsewhere_unknown": [
    "এই সদস্যের এমন কোনো অ্যাকাউন্ট যোগ করা নেই।"
  ],
  "refusal.email_taken": [
    "এই ঠিকানা অন্য একটি অ্যাকাউন্টে আছে।"
  ],
  "refusal.epoch_unknown": [
    "সেই দিনের জন্য কিছু প্রকাশ করা হয়নি।"
  ],
  "refusal.error_not_agent": [
    "এটা শুধু এজেন্টদের জন্য।"
  ],
  "refusal.factor_taken": [
    "এটা আগে থেকেই চালু আছে।"
  ],
  "refusal.factor_unknown": [
    "এটা আর চালু নেই। পাতাটি আবার লোড করুন।"
  ],
  "refusal.fault": [
    "আমাদের দিকে একটা সমস্যা হয়েছে। আপনার টাকা ঠিক আছে। একটু পরে আবার চেষ্টা করুন।"
  ],
  "refusal.favourites_full": [
    "পছন্দের তালিকা ভরে গেছে। আগে একটি সরান।"
  ],
  "refusal.feedback_empty": [
    "কী বিষয়ে, তা লিখুন।"
  ],
  "refusal.feedback_too_long": [
    "লেখাটি 140 অক্ষরের বেশি। ছোট করুন।"
  ],
  "refusal.feedback_too_many_images": [
    "সর্বোচ্চ 3টি ছবি দিন।"
  ],
  "refusal.feedback_unknown": [
    "এমন কোনো বার্তা নেই।"
  ],
  "refusal.feedback_waiting_limit": [
    "আপনার আগের লেখাগুলো আমরা এখনো পড়ছি। উত্তরের জন্য অপেক্ষা করুন।"
  ],
  "refusal.field_pattern": [
    "লেখাটা ঠিক ধরনের হয়নি।"
  ],
  "refusal.field_required": [
    "এটা লিখতে হবে।"
  ],
  "refusal.field_too_long": [
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
  "refusal.field_too_short": [
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
  "refusal.firebase_key_missing": [
    "সার্ভারে ফায়ারবেসের কী নেই: যেখানে সার্ভার চালু করা হয় সেখানে KHELAGHOR_FIREBASE_API_KEY দিতে হবে।"
  ],
  "refusal.free_play_closed": [
    "এখন ফ্রি প্লে বন্ধ আছে।"
  ],
  "refusal.game_closed": [
    "খেলাটা এখন বন্ধ। অন্য একটা খেলুন।"
  ],
  "refusal.game_maintenance": [
    [
      "until",
      "select",
      {
        "unknown": [
          "এই খেলায় রক্ষণাবেক্ষণ চলছে। ততক্ষণ অন্য একটি খেলুন।"
        ],
        "other": [
          "এই খেলায় ",
          [
            "until"
          ],
          " পর্যন্ত রক্ষণাবেক্ষণ চলবে। ততক্ষণ অন্য একটি খেলুন।"
        ]
      }
    ]
  ],
  "refusal.game_unknown": [
    "এমন কোনো খেলা নেই।"
  ],
  "refusal.gateway_mismatch": [
    "পেমেন্ট সার্ভিসের হিসাব আমাদের হিসাবের সঙ্গে মিলছে না। আমরা দেখছি।"
  ],
  "refusal.gateway_unavailable": [
    "পেমেন্ট সার্ভিস সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি। একটু পরে আবার চেষ্টা করুন।"
  ],
  "refusal.geetest_key_missing": [
    "সার্ভারে জিটেস্টের কী নেই: যেখানে সার্ভার চালু করা হয় সেখানে KHELAGHOR_GEETEST_KEY দিতে হবে।"
  ],
  "refusal.hand_over_invalid": [
    "এভাবে ঢোকার সুযোগ ব্যবহার হয়ে গেছে, অথবা সময় শেষ।"
  ],
  "refusal.host_not_allowed": [
    "হোস্টটি অনুমোদিত তালিকায় নেই। আগে অনুমোদন করুন।"
  ],
  "refusal.human_check_away": [
    "নিরাপত্তা যাচাই এই মুহূর্তে কাজ করছে না। আবার চেষ্টা করুন।"
  ],
  "refusal.human_check_failed": [
    "নিরাপত্তা যাচাই হয়নি। আবার চেষ্টা করুন।"
  ],
  "refusal.human_check_unreached": [
    "নিরাপত্তা যাচাই খোলা যায়নি। সংযোগ দেখুন, কিছু একে আটকালে তা বন্ধ করুন, তারপর আবার চেষ্টা করুন।"
  ],
  "refusal.image_missing": [
    "আগে একটি ছবি বেছে নিন।"
  ],
  "refusal.image_too_large": [
    "ছবিটি বেশি বড়। সর্বোচ্চ 5 MB হতে পারে।"
  ],
  "refusal.image_unreadable": [
    "ছবিটি পড়া যাচ্ছে না। PNG, JPEG, WebP বা AVIF ফাইল পাঠান।"
  ],
  "refusal.in_need_true_account": [
    "ফ্রি প্লে অ্যাকাউন্টে এটা করা যায় না। নিজের অ্যাকাউন্ট খুলুন।"
  ],
  "refusal.invitation_code_error": [
    "এমন কোনো আমন্ত্রণ কোড নেই। দেখে নিন, কিংবা ঘরটা খালি রাখুন।"
  ],
  "refusal.issue_closed": [
    "এই ড্র বন্ধ হয়ে গেছে। আপনার টাকা কাটা হয়নি; পরের ড্রতে বাজি ধরুন।"
  ],
  "refusal.issue_unknown": [
    "এমন কোনো ড্র নেই।"
  ],
  "refusal.key_out_of_time": [
    "আপনার ডিভাইসের ঘড়ির সময় ঠিক নেই। তারিখ ও সময় ঠিক করে আবার বাজি ধরুন।"
  ],
  "refusal.key_reused": [
    "এই অনুরোধ আগেই অন্য কাজে লেগেছে। পাতাটা আবার লোড করে নতুন করে শুরু করুন।"
  ],
  "refusal.launch_code_invalid": [
    "খেলার লিংকের মেয়াদ শেষ। খেলাটা আবার খুলুন।"
  ],
  "refusal.limit_change_too_soon": [
    "সীমা আলগা করা যায় চাওয়ার এক দিন পরে, তার আগে নয়।"
  ],
  "refusal.limit_change_unknown": [
    "এখানে আর কিছু অপেক্ষায় নেই। সীমাগুলো আবার দেখুন।"
  ],
  "refusal.limit_deposit_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "আপনার ডিপোজিট-সীমা এই অঙ্কের চেয়ে কম। সীমার বাকি আছে ",
          [
            "left"
          ],
          "।"
        ],
        "other": [
          "আপনার ডিপোজিট-সীমার বাকি আছে ",
          [
            "left"
          ],
          "। এই অঙ্ক আবার দেওয়া যাবে ",
          [
            "from"
          ],
          " থেকে।"
        ]
      }
    ]
  ],
  "refusal.limit_loss_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "আপনার হারের সীমা এই বাজির চেয়ে কম। সীমার বাকি আছে ",
          [
            "left"
          ],
          "।"
        ],
        "other": [
          "আপনার হারের সীমার বাকি আছে ",
          [
            "left"
          ],
          "। এই বাজি আবার ধরা যাবে ",
          [
            "from"
          ],
          " থেকে।"
        ]
      }
    ]
  ],
  "refusal.limit_only_tightened": [
    "অপারেটর সীমা শুধু আরও কড়া করতে পারেন। এখনকার সীমা এর চেয়ে বেশি নয়।"
  ],
  "refusal.limit_stake_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "আপনার বাজির সীমা এই বাজির চেয়ে কম। সীমার বাকি আছে ",
          [
            "left"
          ],
          "।"
        ],
        "other": [
          "আপনার বাজির সীমার বাকি আছে ",
          [
            "left"
          ],
          "। এই বাজি আবার ধরা যাবে ",
          [
            "from"
          ],
          " থেকে।"
        ]
      }
    ]
  ],
  "refusal.limit_time_reached": [
    "নিজের জন্য যে সময় ঠিক করেছিলেন তা শেষ। ",
    [
      "from"
    ],
    " থেকে আবার খেলতে পারবেন। টাকা এখনও তুলতে পারবেন।"
  ],
  "refusal.line_count_out_of_range": [
    "এক টিকিটে এত লাইন নেওয়া যায় না।"
  ],
  "refusal.link_expired": [
    "লিংকটি ব্যবহার হয়ে গেছে, অথবা এর মেয়াদ শেষ। নতুন লিংক চান।"
  ],
  "refusal.link_invalid": [
    "এই ঠিকানায় কিছু খোলে না। লিংকটি কী খুলবে দেখে নিন।"
  ],
  "refusal.mail_closed": [
    "এখন আমরা ই-মেইল পাঠাতে পারছি না। অন্যভাবে চেষ্টা করুন।"
  ],
  "refusal.mail_code_wrong": [
    "কোডটি ভুল, অথবা এর মেয়াদ শেষ। দেখে নিন, কিংবা নতুন কোড চান।"
  ],
  "refusal.mail_too_soon": [
    "অনেকবার চিঠি চাওয়া হয়েছে। ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "এক মিনিট পরে আবার চেষ্টা করুন।"
        ],
        "other": [
          "#",
          " মিনিট পরে আবার চেষ্টা করুন।"
        ]
      }
    ]
  ],
  "refusal.maintenance": [
    "রক্ষণাবেক্ষণ চলছে। একটু পরে আসুন।"
  ],
  "refusal.maintenance_ended": [
    "রক্ষণাবেক্ষণ শেষের সময় এখনকার পরে হতে হবে।"
  ],
  "refusal.malformed": [
    "কোথাও একটা ভুল আছে। দেখে নিয়ে আবার চেষ্টা করুন।"
  ],
  "refusal.member_on_break": [
    "এই সদস্য খেলা থেকে বিরতিতে আছেন, তাঁকে কিছু দেওয়া যায় না।"
  ],
  "refusal.member_unknown": [
    "এই নামে কোনো সদস্য নেই।"
  ],
  "refusal.method_not_allowed": [
    "এখানে এটা করা যায় না।"
  ],
  "refusal.mobile_invalid": [
    "এটা কোনো মোবাইল নম্বর নয়। সংখ্যাগুলো দেখে নিন।"
  ],
  "refusal.mobile_taken": [
    "এই নম্বরে আগে থেকেই একটি অ্যাকাউন্ট আছে। সেটা দিয়ে লগ ইন করুন।"
  ],
  "refusal.not_allowed": [
    "আপনার অ্যাকাউন্ট থেকে এটা করা যায় না।"
  ],
  "refusal.not_found": [
    "এখানে কিছু নেই।"
  ],
  "refusal.not_in_epoch": [
    "এই হিসাবের সময় আপনার অ্যাকাউন্ট ছিল না।"
  ],
  "refusal.not_logged_in": [
    "আপনি লগ ইন করেননি। লগ ইন করুন।"
  ],
  "refusal.on_break": [
    [
      "until",
      "select",
      {
        "never": [
          "আপনি নিজেকে খেলা থেকে বাদ রেখেছেন। টাকা এখনও তুলতে পারবেন।"
        ],
        "other": [
          "আপনি ",
          [
            "until"
          ],
          " পর্যন্ত খেলা থেকে বিরতিতে আছেন। টাকা এখনও তুলতে পারবেন।"
        ]
      }
    ]
  ],
  "refusal.origin_refused": [
    "অনুরোধটা আমাদের পাতা থেকে আসেনি। সাইটটা আবার খুলে চেষ্টা করুন।"
  ],
  "refusal.overloaded": [
    "এখন খুব ভিড়। একটু পরে আবার চেষ্টা করুন।"
  ],
  "refusal.passkey_wrong": [
    "এই পাসকি দিয়ে এখানে ঢোকা যায় না। অন্য পাসকি নিন, কিংবা পাসওয়ার্ড দিয়ে লগ ইন করুন।"
  ],
  "refusal.passkeys_full": [
    "এক অ্যাকাউন্টে যতগুলো পাসকি রাখা যায়, আপনার ততগুলোই আছে। আগে একটি সরান।"
  ],
  "refusal.password_must_change": [
    "আগে নতুন পাসওয়ার্ড দিন।"
  ],
  "refusal.password_same": [
    "এটাই আপনার এখনকার পাসওয়ার্ড। অন্য একটি নিন।"
  ],
  "refusal.password_too_common": [
    "এই পাসওয়ার্ড অনেকেই ব্যবহার করেন। আন্দাজ করা কঠিন এমন একটা দিন।"
  ],
  "refusal.password_wrong": [
    "এটা আপনার এখনকার পাসওয়ার্ড নয়।"
  ],
  "refusal.passwords_differ": [
    "পাসওয়ার্ড দুটি মেলেনি।"
  ],
  "refusal.payment_password_locked": [
    "পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে। ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "এক মিনিট পরে আবার চেষ্টা করুন।"
        ],
        "other": [
          "#",
          " মিনিট পরে আবার চেষ্টা করুন।"
        ]
      }
    ]
  ],
  "refusal.payment_password_same": [
    "লগ ইনের পাসওয়ার্ড থেকে আলাদা একটা দিন।"
  ],
  "refusal.payment_password_wrong": [
    "এটা আপনার পেমেন্ট পাসওয়ার্ড নয়। ",
    [
      "left",
      "plural",
      {
        "one": [
          "আর একবার চেষ্টা করতে পারবেন।"
        ],
        "other": [
          "আর ",
          "#",
          "বার চেষ্টা করতে পারবেন।"
        ]
      }
    ]
  ],
  "refusal.payment_unknown": [
    "এমন কোনো লেনদেন আমাদের খাতায় নেই।"
  ],
  "refusal.payout_above_maximum": [
    "সম্ভাব্য জয় সর্বোচ্চ সীমার বেশি। বাজির পরিমাণ কমান।"
  ],
  "refusal.payout_held": [
    "কিছুক্ষণ আগে আপনার লগ ইনের নিয়ম বদলানো হয়েছে। এক দিন কোনো টাকা তোলা যাবে না।"
  ],
  "refusal.period_too_long": [
    "একটি বিবরণীতে সর্বোচ্চ 366 দিন থাকে। কম দিন বেছে নিন।"
  ],
  "refusal.phone_unverified": [
    "ফোন নম্বরটি যাচাই করা যায়নি। আরেকটি কোড চেয়ে আবার চেষ্টা করুন।"
  ],
  "refusal.play_unknown": [
    "এখানে এমন বাজি নেই।"
  ],
  "refusal.promotion_exhausted": [
    "এই অফারের বরাদ্দ সবটুকু দেওয়া হয়ে গেছে।"
  ],
  "refusal.promotion_not_earned": [
    "এই অফারের শর্ত এখনো পূরণ হয়নি।"
  ],
  "refusal.promotion_not_open": [
    "এই অফার এখন নেওয়া যাবে না।"
  ],
  "refusal.promotion_taken": [
    "এই অফার আপনি আগেই নিয়েছেন।"
  ],
  "refusal.promotion_unknown": [
    "এই অফার নেই, বা শেষ হয়ে গেছে।"
  ],
  "refusal.reality_check_due": [
    "খেলা কেমন চলছে, তা একবার দেখে নেওয়ার সময় হয়েছে। তারপর আবার খেলতে পারবেন।"
  ],
  "refusal.region_restricted": [
    "সাইটটি আপনার অঞ্চলে পাওয়া যায় না।"
  ],
  "refusal.registration_closed": [
    "এখন নতুন অ্যাকাউন্ট খোলা যাচ্ছে না।"
  ],
  "refusal.reopen_too_soon": [
    "বাদ রাখার মেয়াদ শেষ হলে এটা চাইতে পারবেন।"
  ],
  "refusal.reset_too_soon": [
    "সদস্য যে এক দিনের মধ্যে থামাতে পারেন তা এখনও শেষ হয়নি।"
  ],
  "refusal.reset_unknown": [
    "এই সদস্যের কোনো রিসেট আর অপেক্ষায় নেই।"
  ],
  "refusal.reset_waits": [
    "এই সদস্যের একটি রিসেট আগে থেকেই অপেক্ষায় আছে।"
  ],
  "refusal.resource_unknown": [
    "এটি আর নেই।"
  ],
  "refusal.schedule_invalid": [
    "শেষের সময় শুরুর পরে হতে হবে।"
  ],
  "refusal.seal_broken": [
    "পাতাটা পুরোনো হয়ে গেছে। আবার লোড করে চেষ্টা করুন।"
  ],
  "refusal.second_operator_needed": [
    "আপনি নিজেই এটা চেয়েছেন। অন্য একজন অপারেটরকে করতে হবে।"
  ],
  "refusal.second_proof_ended": [
    "অনেক দেরি হয়ে গেছে, কিংবা অনেকবার ভুল হয়েছে। আবার শুরু করুন।"
  ],
  "refusal.second_proof_wrong": [
    "এটা ঠিক নয়, কিংবা আগেই ব্যবহার হয়ে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।"
  ],
  "refusal.seed_in_use": [
    "এর মধ্যে সিড বদলে গেছে। নতুনটা দেখে আবার চেষ্টা করুন।"
  ],
  "refusal.seed_not_revealed": [
    "এই বাজির সিড এখনো খোলা হয়নি।"
  ],
  "refusal.selection_invalid": [
    "বাছাই পুরো হয়নি। আবার বেছে নিন।"
  ],
  "refusal.service_closed": [
    "এই চ্যানেলে এখন কেউ নেই। অন্য একটায় চেষ্টা করুন।"
  ],
  "refusal.session_unknown": [
    "সেখানে আপনি আর লগ ইন করা নেই।"
  ],
  "refusal.set_already": [
    "এটা আগেই দেওয়া হয়েছে। বদলাতে চাইলে গ্রাহকসেবায় লিখুন।"
  ],
  "refusal.setting_invalid": [
    "এই সেটিংয়ে এই মান দেওয়া যায় না।"
  ],
  "refusal.signature_wrong": [
    "এই বার্তার সই মেলেনি।"
  ],
  "refusal.slug_taken": [
    "এই ঠিকানায় আরেকটা লেখা আছে।"
  ],
  "refusal.sms_closed": [
    "এসএমএসে কোড পাঠানো এখন বন্ধ। গ্রাহকসেবায় জানান।"
  ],
  "refusal.sms_code_wrong": [
    "কোডটি ভুল, অথবা এর মেয়াদ শেষ। দেখে নিন, কিংবা নতুন কোড চান।"
  ],
  "refusal.sms_too_soon": [
    "অনেকবার কোড চাওয়া হয়েছে। ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "এক মিনিট পরে আবার চেষ্টা করুন।"
        ],
        "other": [
          "#",
          " মিনিট পরে আবার চেষ্টা করুন।"
        ]
      }
    ]
  ],
  "refusal.sms_unavailable": [
    "আজ এই নম্বরে আর কোড পাঠানো যাবে না। গ্রাহকসেবায় জানান।"
  ],
  "refusal.stake_above_maximum": [
    "বাজির পরিমাণ সর্বোচ্চ সীমার বেশি।"
  ],
  "refusal.stake_below_minimum": [
    "বাজির পরিমাণ সর্বনিম্ন সীমার কম।"
  ],
  "refusal.state_changed": [
    "এর মধ্যে অবস্থা বদলে গেছে। আবার দেখে নিন।"
  ],
  "refusal.too_large": [
    "একবারে এত কিছু পাঠানো যাবে না।"
  ],
  "refusal.too_many_requests": [
    "অনেকবার চেষ্টা হয়েছে। একটু থেমে আবার চেষ্টা করুন।"
  ],
  "refusal.unsupported_media": [
    "এই ধরনের তথ্য আমরা পড়তে পারি না।"
  ],
  "refusal.username_taken": [
    "এই ইউজারনেম আরেকজন নিয়ে ফেলেছেন। অন্য একটা দিন।"
  ],
  "refusal.vendor_closed": [
    "এই গেম প্রোভাইডার এখন বন্ধ। সেখানে থাকা টাকা ফেরত আনা যাবে।"
  ],
  "refusal.vendor_key_invalid": [
    "এই পাবলিক কি-র ওপর ভরসা করা যায় না: PEM-এ RSA, কমপক্ষে 2048 বিট হতে হবে।"
  ],
  "refusal.vendor_key_unknown": [
    "এই ভেন্ডরের এমন কোনো চালু কি নেই।"
  ],
  "refusal.vendor_keys_full": [
    "দুটি কি চালু আছে। আরেকটি যোগ করার আগে একটি বাতিল করুন।"
  ],
  "refusal.vendor_taken": [
    "এই কোড বা নামে আগে থেকেই একটি ভেন্ডর আছে।"
  ],
  "refusal.vendor_unavailable": [
    "গেম প্রোভাইডার সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।"
  ],
  "refusal.vendor_unknown": [
    "এমন কোনো গেম প্রোভাইডার নেই।"
  ],
  "refusal.wallet_number_invalid": [
    "ওয়ালেট নম্বর 01 দিয়ে শুরু এবং 11 সংখ্যার হতে হবে।"
  ],
  "refusal.withdrawal_pending_limit": [
    "আপনার একটা টাকা তোলার আবেদন চলছে। সেটা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।"
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
  "account.agent_wallet": [
    "Agent’s balance"
  ],
  "account.bonus": [
    "Bonus money"
  ],
  "account.escrow": [
    "Stakes in play"
  ],
  "account.gateway_clearing": [
    "Payment gateway"
  ],
  "account.house_bonus": [
    "The house, bonuses"
  ],
  "account.house_dice": [
    "The house, Dice"
  ],
  "account.house_grant": [
    "The house, play money"
  ],
  "account.house_lottery": [
    "The house, lottery"
  ],
  "account.house_rounding": [
    "The house, rounding"
  ],
  "account.merchant_wallet": [
    "Your wallets at providers"
  ],
  "account.other": [
    "Another account"
  ],
  "account.payout_hold": [
    "Withdrawals on their way"
  ],
  "account.points": [
    "Points"
  ],
  "account.security_points": [
    "Security points"
  ],
  "account.vendor_result": [
    "Games provider"
  ],
  "account.wallet": [
    "Your balance"
  ],
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
  "movement.deposit": [
    "Deposit"
  ],
  "movement.dice_payout": [
    "Dice: payout"
  ],
  "movement.dice_payout_taken": [
    "Dice: payout corrected"
  ],
  "movement.dice_stake": [
    "Dice: stake"
  ],
  "movement.dice_stake_returned": [
    "Dice: stake returned"
  ],
  "movement.other": [
    "Another movement"
  ],
  "movement.play_grant": [
    "Play money from the house"
  ],
  "movement.promotion_grant": [
    "Gift from an offer"
  ],
  "movement.ticket_payout": [
    "Lottery ticket: payout"
  ],
  "movement.ticket_payout_taken": [
    "Lottery ticket: payout corrected"
  ],
  "movement.ticket_refund": [
    "Lottery ticket: stake returned"
  ],
  "movement.ticket_reopened": [
    "Lottery ticket: in play again"
  ],
  "movement.ticket_settled": [
    "Lottery ticket: stake after the draw"
  ],
  "movement.ticket_stake": [
    "Lottery ticket: stake"
  ],
  "movement.ticket_stake_returned": [
    "Lottery ticket: settled stake returned"
  ],
  "movement.trial_end": [
    "The trial is over"
  ],
  "movement.trial_grant": [
    "Trial money to begin with"
  ],
  "movement.vendor_bonus": [
    "Provider’s game: bonus"
  ],
  "movement.vendor_payout": [
    "Provider’s game: payout"
  ],
  "movement.vendor_payout_taken": [
    "Provider’s game: payout corrected"
  ],
  "movement.vendor_refund": [
    "Provider’s game: stake returned"
  ],
  "movement.vendor_reopened": [
    "Provider’s game: in play again"
  ],
  "movement.vendor_settled": [
    "Provider’s game: stake of a settled bet"
  ],
  "movement.vendor_stake": [
    "Provider’s game: stake"
  ],
  "movement.vendor_stake_returned": [
    "Provider’s game: settled stake returned"
  ],
  "movement.wallet_from_vendor": [
    "Moved back from a provider’s wallet"
  ],
  "movement.wallet_to_vendor": [
    "Moved to a provider’s wallet"
  ],
  "movement.withdrawal_paid": [
    "Withdrawal paid"
  ],
  "movement.withdrawal_rejected": [
    "Withdrawal not paid, money back"
  ],
  "movement.withdrawal_request": [
    "Withdrawal asked for"
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
    "This must be filled in."
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
  "refusal.account_closed": [
    "This account is closed."
  ],
  "refusal.address_refused": [
    "Give an address on the web that begins with https://."
  ],
  "refusal.age_unconfirmed": [
    "Confirm that you are old enough to play."
  ],
  "refusal.amount_above_maximum": [
    "The amount is above the maximum."
  ],
  "refusal.amount_below_minimum": [
    "The amount is below the minimum."
  ],
  "refusal.amount_malformed": [
    "Write the amount in digits, with at most two decimals."
  ],
  "refusal.announcement_unknown": [
    "This announcement is over or was taken away."
  ],
  "refusal.application_unknown": [
    "There is no such application."
  ],
  "refusal.article_unknown": [
    "This help page is not there any more."
  ],
  "refusal.balance_too_low": [
    "Your balance is too low for this."
  ],
  "refusal.banner_unknown": [
    "This banner is not there any more."
  ],
  "refusal.bet_unknown": [
    "We know of no such bet."
  ],
  "refusal.birthday_too_young": [
    "Only who is ",
    [
      "age"
    ],
    " years old or older may play here."
  ],
  "refusal.books_not_right": [
    "Only after a newer audit has found the books right."
  ],
  "refusal.break_not_longer": [
    "Your break already lasts longer than that. It can only be made longer."
  ],
  "refusal.captcha_required": [
    "Type the characters in the picture."
  ],
  "refusal.captcha_wrong": [
    "That is not what the picture says. Look at the new picture and try again."
  ],
  "refusal.chance_out_of_range": [
    "This chance is not offered. Choose one within the range."
  ],
  "refusal.channel_closed": [
    "This way of paying is closed now. Choose another one."
  ],
  "refusal.claim_link_invalid": [
    "This link has been used or has expired."
  ],
  "refusal.client_seed_invalid": [
    "Your seed may have 1 to 64 letters, digits and signs."
  ],
  "refusal.code_wrong": [
    "The username, the password or the code is wrong."
  ],
  "refusal.country_not_served": [
    "We do not write to numbers of this country."
  ],
  "refusal.credentials_wrong": [
    "The username or the password is wrong."
  ],
  "refusal.elsewhere_bound": [
    "Your account already has a ",
    [
      "provider",
      "select",
      {
        "facebook": [
          "Facebook"
        ],
        "other": [
          "Google"
        ]
      }
    ],
    " account."
  ],
  "refusal.elsewhere_closed": [
    "This way in is not open here. Take another one."
  ],
  "refusal.elsewhere_declined": [
    "You did not agree at ",
    [
      "provider",
      "select",
      {
        "facebook": [
          "Facebook"
        ],
        "other": [
          "Google"
        ]
      }
    ],
    ". Nothing has changed."
  ],
  "refusal.elsewhere_ended": [
    "It took too long, was used already, or began in another browser. Begin again."
  ],
  "refusal.elsewhere_invalid": [
    "We could not be sure that this came from ",
    [
      "provider",
      "select",
      {
        "facebook": [
          "Facebook"
        ],
        "other": [
          "Google"
        ]
      }
    ],
    ". Begin again."
  ],
  "refusal.elsewhere_last_way": [
    "The member would have no way in any more. Give a password first."
  ],
  "refusal.elsewhere_taken": [
    "This account already opens another account here. Take another one."
  ],
  "refusal.elsewhere_unavailable": [
    [
      "provider",
      "select",
      {
        "facebook": [
          "Facebook"
        ],
        "other": [
          "Google"
        ]
      }
    ],
    " does not answer now. Try again in a moment, or take another way."
  ],
  "refusal.elsewhere_unknown": [
    "The member has no such account bound."
  ],
  "refusal.email_taken": [
    "Another account has this address already."
  ],
  "refusal.epoch_unknown": [
    "Nothing was published for that day."
  ],
  "refusal.error_not_agent": [
    "This is for agents only."
  ],
  "refusal.factor_taken": [
    "This is set up already."
  ],
  "refusal.factor_unknown": [
    "This is no longer set up. Reload the page."
  ],
  "refusal.fault": [
    "Something went wrong on our side. Your money is safe. Try again in a moment."
  ],
  "refusal.favourites_full": [
    "You have as many favourites as there can be. Remove one first."
  ],
  "refusal.feedback_empty": [
    "Write what it is about."
  ],
  "refusal.feedback_too_long": [
    "This is longer than 140 characters. Shorten it."
  ],
  "refusal.feedback_too_many_images": [
    "Attach at most 3 pictures."
  ],
  "refusal.feedback_unknown": [
    "There is no such message."
  ],
  "refusal.feedback_waiting_limit": [
    "We are still reading what you sent before. Wait for our answer."
  ],
  "refusal.field_pattern": [
    "This is not in the right form."
  ],
  "refusal.field_required": [
    "This must be filled in."
  ],
  "refusal.field_too_long": [
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
  "refusal.field_too_short": [
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
  "refusal.firebase_key_missing": [
    "The server has no key for Firebase: KHELAGHOR_FIREBASE_API_KEY must be set where it is started."
  ],
  "refusal.free_play_closed": [
    "Free play is closed at the moment."
  ],
  "refusal.game_closed": [
    "This game is closed now. Try another one."
  ],
  "refusal.game_maintenance": [
    [
      "until",
      "select",
      {
        "unknown": [
          "This game is under maintenance. Try another one meanwhile."
        ],
        "other": [
          "This game is under maintenance until ",
          [
            "until"
          ],
          ". Try another one meanwhile."
        ]
      }
    ]
  ],
  "refusal.game_unknown": [
    "There is no such game."
  ],
  "refusal.gateway_mismatch": [
    "The payment service reports something else than we asked for. We are looking into it."
  ],
  "refusal.gateway_unavailable": [
    "The payment service does not answer. No money has moved. Try again in a moment."
  ],
  "refusal.geetest_key_missing": [
    "The server has no key for GeeTest: KHELAGHOR_GEETEST_KEY must be set where it is started."
  ],
  "refusal.hand_over_invalid": [
    "This way in has been used or holds no longer."
  ],
  "refusal.host_not_allowed": [
    "This host is not on the list of allowed hosts. Allow it first."
  ],
  "refusal.human_check_away": [
    "The security check is not available for a moment. Try again."
  ],
  "refusal.human_check_failed": [
    "The security check did not go through. Try again."
  ],
  "refusal.human_check_unreached": [
    "The security check could not be loaded. Check your connection, or switch off what blocks it, and try again."
  ],
  "refusal.image_missing": [
    "Choose a picture first."
  ],
  "refusal.image_too_large": [
    "This picture is too large. It may have 5 MB at most."
  ],
  "refusal.image_unreadable": [
    "We cannot read this picture. Send a PNG, JPEG, WebP or AVIF file."
  ],
  "refusal.in_need_true_account": [
    "A trial account cannot do this. Open an account of your own."
  ],
  "refusal.invitation_code_error": [
    "There is no such invitation code. Check it, or leave the field empty."
  ],
  "refusal.issue_closed": [
    "This draw has closed. Nothing was taken from you; bet on the next one."
  ],
  "refusal.issue_unknown": [
    "There is no such draw."
  ],
  "refusal.key_out_of_time": [
    "The clock of this device is wrong. Set its date and time, and bet again."
  ],
  "refusal.key_reused": [
    "This request was already used for something else. Reload the page and start again."
  ],
  "refusal.launch_code_invalid": [
    "The game’s address has expired. Open the game again."
  ],
  "refusal.limit_change_too_soon": [
    "A limit can be loosened a day after you asked for it, not sooner."
  ],
  "refusal.limit_change_unknown": [
    "Nothing waits here any more. Look at your limits again."
  ],
  "refusal.limit_deposit_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "Your deposit limit is lower than this amount. ",
          [
            "left"
          ],
          " of it is left."
        ],
        "other": [
          [
            "left"
          ],
          " of your deposit limit is left. This amount fits again from ",
          [
            "from"
          ],
          "."
        ]
      }
    ]
  ],
  "refusal.limit_loss_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "Your limit on losses is lower than this stake. ",
          [
            "left"
          ],
          " of it is left."
        ],
        "other": [
          [
            "left"
          ],
          " of your limit on losses is left. This stake fits again from ",
          [
            "from"
          ],
          "."
        ]
      }
    ]
  ],
  "refusal.limit_only_tightened": [
    "An operator can only make a limit stricter. The one that holds is not higher."
  ],
  "refusal.limit_stake_reached": [
    [
      "from",
      "select",
      {
        "never": [
          "Your limit on stakes is lower than this stake. ",
          [
            "left"
          ],
          " of it is left."
        ],
        "other": [
          [
            "left"
          ],
          " of your limit on stakes is left. This stake fits again from ",
          [
            "from"
          ],
          "."
        ]
      }
    ]
  ],
  "refusal.limit_time_reached": [
    "The time that you allow yourself is used up. There is play again from ",
    [
      "from"
    ],
    ". Your money can still be withdrawn."
  ],
  "refusal.line_count_out_of_range": [
    "Too many lines on one ticket."
  ],
  "refusal.link_expired": [
    "This link has been used or holds no longer. Ask for a new one."
  ],
  "refusal.link_invalid": [
    "This does not lead anywhere. Check what the link should open."
  ],
  "refusal.mail_closed": [
    "We cannot send e-mails now. Try another way."
  ],
  "refusal.mail_code_wrong": [
    "This code is wrong or holds no longer. Check it, or have another sent."
  ],
  "refusal.mail_too_soon": [
    "Too many letters were asked for. ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "Try again in a minute."
        ],
        "other": [
          "Try again in ",
          "#",
          " minutes."
        ]
      }
    ]
  ],
  "refusal.maintenance": [
    "We are under maintenance. Come back a little later."
  ],
  "refusal.maintenance_ended": [
    "The end of the maintenance must be in the future."
  ],
  "refusal.malformed": [
    "Something in this request is not right. Check it and try again."
  ],
  "refusal.member_on_break": [
    "This member is on a break from play and is given nothing."
  ],
  "refusal.member_unknown": [
    "There is no member of this name."
  ],
  "refusal.method_not_allowed": [
    "This cannot be done here."
  ],
  "refusal.mobile_invalid": [
    "This is no mobile number. Check its digits."
  ],
  "refusal.mobile_taken": [
    "There is an account with this number already. Log in with it."
  ],
  "refusal.not_allowed": [
    "Your account cannot do this."
  ],
  "refusal.not_found": [
    "There is nothing here."
  ],
  "refusal.not_in_epoch": [
    "You had no account yet when these balances were read."
  ],
  "refusal.not_logged_in": [
    "You are not logged in. Please log in."
  ],
  "refusal.on_break": [
    [
      "until",
      "select",
      {
        "never": [
          "You have excluded yourself from play. Your money can still be withdrawn."
        ],
        "other": [
          "You are on a break from play until ",
          [
            "until"
          ],
          ". Your money can still be withdrawn."
        ]
      }
    ]
  ],
  "refusal.origin_refused": [
    "This request did not come from our page. Open the site again and try once more."
  ],
  "refusal.overloaded": [
    "The site is very busy. Try again in a moment."
  ],
  "refusal.passkey_wrong": [
    "This passkey does not open anything here. Try another one, or log in with your password."
  ],
  "refusal.passkeys_full": [
    "You have as many passkeys as an account can have. Remove one first."
  ],
  "refusal.password_must_change": [
    "Choose a new password first."
  ],
  "refusal.password_same": [
    "This is the password that you have now. Choose another one."
  ],
  "refusal.password_too_common": [
    "Too many people use this password. Choose one that is harder to guess."
  ],
  "refusal.password_wrong": [
    "This is not your present password."
  ],
  "refusal.passwords_differ": [
    "The two passwords are not the same."
  ],
  "refusal.payment_password_locked": [
    "The payment password was wrong too often. ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "Try again in a minute."
        ],
        "other": [
          "Try again in ",
          "#",
          " minutes."
        ]
      }
    ]
  ],
  "refusal.payment_password_same": [
    "Take another one than your login password."
  ],
  "refusal.payment_password_wrong": [
    "This is not your payment password. ",
    [
      "left",
      "plural",
      {
        "one": [
          "One try is left."
        ],
        "other": [
          "#",
          " tries are left."
        ]
      }
    ]
  ],
  "refusal.payment_unknown": [
    "We know of no such payment."
  ],
  "refusal.payout_above_maximum": [
    "The possible win is above the maximum. Lower the stake."
  ],
  "refusal.payout_held": [
    "How you log in was changed a short while ago. For a day nothing is paid out."
  ],
  "refusal.period_too_long": [
    "A statement covers at most 366 days. Choose fewer days."
  ],
  "refusal.phone_unverified": [
    "The phone could not be verified. Have another code sent, and try again."
  ],
  "refusal.play_unknown": [
    "There is no such bet here."
  ],
  "refusal.promotion_exhausted": [
    "Everything set aside for this offer has been given out."
  ],
  "refusal.promotion_not_earned": [
    "What this offer asks for is not complete yet."
  ],
  "refusal.promotion_not_open": [
    "This offer cannot be taken now."
  ],
  "refusal.promotion_taken": [
    "You have already used this offer."
  ],
  "refusal.promotion_unknown": [
    "This offer does not exist or is over."
  ],
  "refusal.reality_check_due": [
    "It is time to look at how your play goes. Then you can go on."
  ],
  "refusal.region_restricted": [
    "The site is not available in your region."
  ],
  "refusal.registration_closed": [
    "New accounts cannot be opened now."
  ],
  "refusal.reopen_too_soon": [
    "You can ask for this when your exclusion has ended."
  ],
  "refusal.reset_too_soon": [
    "The day in which the member can stop it is not over yet."
  ],
  "refusal.reset_unknown": [
    "No reset waits for this member any more."
  ],
  "refusal.reset_waits": [
    "A reset waits for this member already."
  ],
  "refusal.resource_unknown": [
    "This entry is not there any more."
  ],
  "refusal.schedule_invalid": [
    "The end must come after the beginning."
  ],
  "refusal.seal_broken": [
    "This page is out of date. Reload it and try again."
  ],
  "refusal.second_operator_needed": [
    "You have asked for it. Another operator has to carry it out."
  ],
  "refusal.second_proof_ended": [
    "It took too long, or there were too many tries. Begin again."
  ],
  "refusal.second_proof_wrong": [
    "This is not right, or it was used before. Check it and try again."
  ],
  "refusal.seed_in_use": [
    "The seeds have changed in the meantime. Look at the new ones and try again."
  ],
  "refusal.seed_not_revealed": [
    "The seed of this bet is not revealed yet."
  ],
  "refusal.selection_invalid": [
    "This choice is not complete. Choose again."
  ],
  "refusal.service_closed": [
    "Nobody answers on this channel now. Try another one."
  ],
  "refusal.session_unknown": [
    "You are not logged in there any more."
  ],
  "refusal.set_already": [
    "This was set before. Write to customer service to have it changed."
  ],
  "refusal.setting_invalid": [
    "This setting cannot have that value."
  ],
  "refusal.signature_wrong": [
    "The signature of this message is wrong."
  ],
  "refusal.slug_taken": [
    "Another article has this address already."
  ],
  "refusal.sms_closed": [
    "Codes by SMS are switched off now. Contact customer service."
  ],
  "refusal.sms_code_wrong": [
    "This code is wrong or holds no longer. Check it, or have another sent."
  ],
  "refusal.sms_too_soon": [
    "Too many codes were asked for. ",
    [
      "minutes",
      "plural",
      {
        "one": [
          "Try again in a minute."
        ],
        "other": [
          "Try again in ",
          "#",
          " minutes."
        ]
      }
    ]
  ],
  "refusal.sms_unavailable": [
    "No more codes can be sent to this number today. Contact customer service."
  ],
  "refusal.stake_above_maximum": [
    "The stake is above the maximum."
  ],
  "refusal.stake_below_minimum": [
    "The stake is below the minimum."
  ],
  "refusal.state_changed": [
    "This has changed in the meantime. Look at it again."
  ],
  "refusal.too_large": [
    "That is too much to send at once."
  ],
  "refusal.too_many_requests": [
    "Too many tries. Wait a little, then try again."
  ],
  "refusal.unsupported_media": [
    "We cannot read this kind of data."
  ],
  "refusal.username_taken": [
    "Somebody already has this username. Choose another one."
  ],
  "refusal.vendor_closed": [
    "This games provider is closed at the moment. Money there can still be moved back."
  ],
  "refusal.vendor_key_invalid": [
    "This is not a public key we can trust: RSA in PEM, 2048 bits or more."
  ],
  "refusal.vendor_key_unknown": [
    "The vendor has no such key in use."
  ],
  "refusal.vendor_keys_full": [
    "Two keys are in use. Retire one before you add another."
  ],
  "refusal.vendor_taken": [
    "There is a vendor with this code or this name already."
  ],
  "refusal.vendor_unavailable": [
    "The games provider does not answer. Try again in a moment."
  ],
  "refusal.vendor_unknown": [
    "There is no such games provider."
  ],
  "refusal.wallet_number_invalid": [
    "The wallet number must have 11 digits and begin with 01."
  ],
  "refusal.withdrawal_pending_limit": [
    "You already have a withdrawal on its way. Wait until it is finished."
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
