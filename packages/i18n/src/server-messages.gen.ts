// Made by packages/i18n/generate.ts from the server's catalogue. Do not edit.
import type { Messages } from '@lingui/core';

export const serverMessages: { readonly bn: Messages; readonly en: Messages } = {
  bn: {
  "event.actor": [
    "কে করেছেন"
  ],
  "event.detail": [
    "বিস্তারিত"
  ],
  "event.kind": [
    "কী ঘটেছে"
  ],
  "event.number": [
    "নম্বর"
  ],
  "event.subject": [
    "কার বা কীসের বিষয়ে"
  ],
  "event.time": [
    "সময় (UTC)"
  ],
  "list.account": [
    "অ্যাকাউন্ট"
  ],
  "list.address": [
    "আইপি ঠিকানা"
  ],
  "list.affiliate_code": [
    "অ্যাফিলিয়েট কোড"
  ],
  "list.amount": [
    "পরিমাণ"
  ],
  "list.answer": [
    "উত্তর"
  ],
  "list.answered_at": [
    "উত্তরের সময়"
  ],
  "list.answered_by": [
    "উত্তর দিয়েছেন"
  ],
  "list.bets": [
    "বাজি"
  ],
  "list.browser": [
    "ব্রাউজার"
  ],
  "list.channel": [
    "চ্যানেল"
  ],
  "list.closed_at": [
    "বন্ধের সময়"
  ],
  "list.code": [
    "কোড"
  ],
  "list.contact": [
    "যোগাযোগ"
  ],
  "list.country": [
    "দেশ"
  ],
  "list.currency": [
    "মুদ্রা"
  ],
  "list.decided_by": [
    "সিদ্ধান্ত নিয়েছেন"
  ],
  "list.draw": [
    "ড্র"
  ],
  "list.ended_at": [
    "শেষ"
  ],
  "list.expected": [
    "প্রাপক"
  ],
  "list.game": [
    "খেলা"
  ],
  "list.gateway": [
    "গেটওয়ে"
  ],
  "list.id": [
    "আইডি"
  ],
  "list.imported_at": [
    "ঢোকানোর সময়"
  ],
  "list.imported_by": [
    "ঢুকিয়েছেন"
  ],
  "list.in_play": [
    "চলতি বাজির টাকা"
  ],
  "list.last_login": [
    "শেষ লগ ইন"
  ],
  "list.nickname": [
    "ডাকনাম"
  ],
  "list.opened_at": [
    "শুরু"
  ],
  "list.payout": [
    "ফেরত"
  ],
  "list.play": [
    "বাজির ধরন"
  ],
  "list.product": [
    "খেলার ধরন"
  ],
  "list.promotion": [
    "প্রোমোশন"
  ],
  "list.provider": [
    "ওয়ালেট"
  ],
  "list.reason": [
    "কারণ"
  ],
  "list.received": [
    "এসেছে"
  ],
  "list.registered": [
    "যোগ দিয়েছেন"
  ],
  "list.remark": [
    "মন্তব্য"
  ],
  "list.requested_by": [
    "অনুরোধ করেছেন"
  ],
  "list.result": [
    "ফল"
  ],
  "list.selection": [
    "বাছাই"
  ],
  "list.sender": [
    "প্রেরক"
  ],
  "list.sent": [
    "পাঠানো হয়েছে"
  ],
  "list.sent_at": [
    "পাঠানোর সময়"
  ],
  "list.settled_at": [
    "হিসাব শেষ"
  ],
  "list.shares": [
    "মোট ভাগ"
  ],
  "list.sold": [
    "বিক্রি হয়েছে"
  ],
  "list.stake": [
    "বাজির টাকা"
  ],
  "list.state": [
    "অবস্থা"
  ],
  "list.text": [
    "লেখা"
  ],
  "list.tickets": [
    "টিকিট"
  ],
  "list.time": [
    "সময়"
  ],
  "list.title": [
    "শিরোনাম"
  ],
  "list.trx_id": [
    "TrxID"
  ],
  "list.type": [
    "ধরন"
  ],
  "list.vendor": [
    "ভেন্ডর"
  ],
  "list.wallet_number": [
    "ওয়ালেট নম্বর"
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
  "profit.bets": [
    "বাজি"
  ],
  "profit.category": [
    "খেলার ধরন"
  ],
  "profit.day": [
    "দিন"
  ],
  "profit.game": [
    "খেলা"
  ],
  "profit.loss": [
    "ক্ষতি"
  ],
  "profit.month": [
    "মাস শুরু"
  ],
  "profit.open": [
    "চলমান বাজির টাকা"
  ],
  "profit.payout": [
    "ফেরত"
  ],
  "profit.profit": [
    "লাভ"
  ],
  "profit.stake": [
    "বাজির টাকা"
  ],
  "profit.week": [
    "সপ্তাহ শুরু"
  ],
  "record.amount": [
    "পরিমাণ"
  ],
  "record.bet": [
    "বাজির নম্বর"
  ],
  "record.bet_lost": [
    "হেরেছেন"
  ],
  "record.bet_running": [
    "চলছে"
  ],
  "record.bet_void": [
    "বাতিল"
  ],
  "record.bet_won": [
    "জিতেছেন"
  ],
  "record.channel": [
    "মাধ্যম"
  ],
  "record.deposit_cancelled": [
    "বাতিল"
  ],
  "record.deposit_confirmed": [
    "জমা হয়েছে"
  ],
  "record.deposit_credit_refunding": [
    "ব্যালেন্স থেকে নেওয়া, ফেরত যাচ্ছে"
  ],
  "record.deposit_duplicate": [
    "দুবার এসেছে"
  ],
  "record.deposit_excess": [
    "বেশি এসেছে"
  ],
  "record.deposit_expired": [
    "সময় শেষ"
  ],
  "record.deposit_failed": [
    "জমা হয়নি"
  ],
  "record.deposit_late": [
    "দেরিতে এসেছে"
  ],
  "record.deposit_refunded": [
    "ফেরত গেছে"
  ],
  "record.deposit_refunding": [
    "ফেরত যাচ্ছে"
  ],
  "record.deposit_requested": [
    "পেমেন্টের অপেক্ষায়"
  ],
  "record.deposit_short": [
    "কম এসেছে"
  ],
  "record.deposit_waiting_match": [
    "খোঁজা হচ্ছে"
  ],
  "record.direction": [
    "দিক"
  ],
  "record.fee": [
    "খরচ"
  ],
  "record.number": [
    "ওয়ালেট নম্বর"
  ],
  "record.payment": [
    "লেনদেনের নম্বর"
  ],
  "record.reason": [
    "কারণ"
  ],
  "record.reference": [
    "রেফারেন্স"
  ],
  "record.settled": [
    "নিষ্পত্তি (ঢাকা)"
  ],
  "record.state": [
    "অবস্থা"
  ],
  "record.transfer_done": [
    "পৌঁছেছে"
  ],
  "record.transfer_from": [
    "আমার ব্যালেন্সে ফেরত"
  ],
  "record.transfer_pending": [
    "পথে আছে"
  ],
  "record.transfer_refused": [
    "ফেরত এসেছে"
  ],
  "record.transfer_to": [
    "ওপাশের ওয়ালেটে"
  ],
  "record.vendor": [
    "কার ওয়ালেট"
  ],
  "record.wallet": [
    "ওয়ালেট"
  ],
  "record.withdrawal_approved": [
    "পাঠানো হচ্ছে"
  ],
  "record.withdrawal_paid": [
    "পাঠানো হয়েছে"
  ],
  "record.withdrawal_rejected": [
    "টাকা ফেরত এসেছে"
  ],
  "record.withdrawal_requested": [
    "দেখা হচ্ছে"
  ],
  "record.withdrawal_unknown": [
    "ওয়ালেটের উত্তরের অপেক্ষায়"
  ],
  "report.account": [
    "অ্যাকাউন্ট"
  ],
  "report.active_members": [
    "সক্রিয় সদস্য"
  ],
  "report.amount": [
    "পরিমাণ"
  ],
  "report.bet": [
    "বাজি"
  ],
  "report.bets": [
    "বাজি"
  ],
  "report.bonuses": [
    "বোনাস"
  ],
  "report.channel": [
    "চ্যানেল"
  ],
  "report.code": [
    "কোড"
  ],
  "report.deposited": [
    "জমার পরিমাণ"
  ],
  "report.depositors": [
    "জমা দিয়েছেন"
  ],
  "report.deposits": [
    "জমা"
  ],
  "report.fees": [
    "ফি"
  ],
  "report.first_deposits": [
    "প্রথম জমা"
  ],
  "report.game": [
    "গেম"
  ],
  "report.line": [
    "সারি"
  ],
  "report.new_members": [
    "নতুন সদস্য"
  ],
  "report.payouts": [
    "ফেরত"
  ],
  "report.product": [
    "খেলা"
  ],
  "report.result": [
    "ফল"
  ],
  "report.stakes": [
    "বাজির পরিমাণ"
  ],
  "report.time": [
    "সময় (UTC)"
  ],
  "report.title": [
    "নাম"
  ],
  "report.total": [
    "মোট"
  ],
  "report.transfer": [
    "লেনদেন"
  ],
  "report.withdrawals": [
    "টাকা তোলা"
  ],
  "report.withdrawn": [
    "তোলার পরিমাণ"
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
  "event.actor": [
    "Actor"
  ],
  "event.detail": [
    "Details"
  ],
  "event.kind": [
    "Event"
  ],
  "event.number": [
    "Number"
  ],
  "event.subject": [
    "Subject"
  ],
  "event.time": [
    "Time (UTC)"
  ],
  "list.account": [
    "Account"
  ],
  "list.address": [
    "IP address"
  ],
  "list.affiliate_code": [
    "Affiliate code"
  ],
  "list.amount": [
    "Amount"
  ],
  "list.answer": [
    "Answer"
  ],
  "list.answered_at": [
    "Answered"
  ],
  "list.answered_by": [
    "Answered by"
  ],
  "list.bets": [
    "Bets"
  ],
  "list.browser": [
    "Browser"
  ],
  "list.channel": [
    "Channel"
  ],
  "list.closed_at": [
    "Closed"
  ],
  "list.code": [
    "Code"
  ],
  "list.contact": [
    "Contact"
  ],
  "list.country": [
    "Country"
  ],
  "list.currency": [
    "Currency"
  ],
  "list.decided_by": [
    "Decided by"
  ],
  "list.draw": [
    "Draw"
  ],
  "list.ended_at": [
    "Ended"
  ],
  "list.expected": [
    "Recipients"
  ],
  "list.game": [
    "Game"
  ],
  "list.gateway": [
    "Gateway"
  ],
  "list.id": [
    "Id"
  ],
  "list.imported_at": [
    "Imported"
  ],
  "list.imported_by": [
    "Imported by"
  ],
  "list.in_play": [
    "Stakes in play"
  ],
  "list.last_login": [
    "Last login"
  ],
  "list.nickname": [
    "Nickname"
  ],
  "list.opened_at": [
    "Opened"
  ],
  "list.payout": [
    "Payout"
  ],
  "list.play": [
    "Play"
  ],
  "list.product": [
    "Product"
  ],
  "list.promotion": [
    "Promotion"
  ],
  "list.provider": [
    "Wallet"
  ],
  "list.reason": [
    "Reason"
  ],
  "list.received": [
    "Received"
  ],
  "list.registered": [
    "Registered"
  ],
  "list.remark": [
    "Remark"
  ],
  "list.requested_by": [
    "Requested by"
  ],
  "list.result": [
    "Result"
  ],
  "list.selection": [
    "Selection"
  ],
  "list.sender": [
    "Sender"
  ],
  "list.sent": [
    "Sent"
  ],
  "list.sent_at": [
    "Sent at"
  ],
  "list.settled_at": [
    "Settled"
  ],
  "list.shares": [
    "Shares"
  ],
  "list.sold": [
    "Sold"
  ],
  "list.stake": [
    "Stake"
  ],
  "list.state": [
    "State"
  ],
  "list.text": [
    "Text"
  ],
  "list.tickets": [
    "Tickets"
  ],
  "list.time": [
    "Time"
  ],
  "list.title": [
    "Title"
  ],
  "list.trx_id": [
    "TrxID"
  ],
  "list.type": [
    "Type"
  ],
  "list.vendor": [
    "Vendor"
  ],
  "list.wallet_number": [
    "Wallet number"
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
  "profit.bets": [
    "Bets"
  ],
  "profit.category": [
    "Kind of games"
  ],
  "profit.day": [
    "Day"
  ],
  "profit.game": [
    "Game"
  ],
  "profit.loss": [
    "Loss"
  ],
  "profit.month": [
    "Month from"
  ],
  "profit.open": [
    "Stakes of open bets"
  ],
  "profit.payout": [
    "Returned"
  ],
  "profit.profit": [
    "Profit"
  ],
  "profit.stake": [
    "Staked"
  ],
  "profit.week": [
    "Week from"
  ],
  "record.amount": [
    "Amount"
  ],
  "record.bet": [
    "Number of the bet"
  ],
  "record.bet_lost": [
    "Lost"
  ],
  "record.bet_running": [
    "Open"
  ],
  "record.bet_void": [
    "Void"
  ],
  "record.bet_won": [
    "Won"
  ],
  "record.channel": [
    "Channel"
  ],
  "record.deposit_cancelled": [
    "Cancelled"
  ],
  "record.deposit_confirmed": [
    "Deposited"
  ],
  "record.deposit_credit_refunding": [
    "Taken from the balance, being sent back"
  ],
  "record.deposit_duplicate": [
    "Came twice"
  ],
  "record.deposit_excess": [
    "More arrived"
  ],
  "record.deposit_expired": [
    "Time ran out"
  ],
  "record.deposit_failed": [
    "Not successful"
  ],
  "record.deposit_late": [
    "Came late"
  ],
  "record.deposit_refunded": [
    "Sent back"
  ],
  "record.deposit_refunding": [
    "Being sent back"
  ],
  "record.deposit_requested": [
    "Waiting for payment"
  ],
  "record.deposit_short": [
    "Less arrived"
  ],
  "record.deposit_waiting_match": [
    "Being looked for"
  ],
  "record.direction": [
    "Direction"
  ],
  "record.fee": [
    "Fee"
  ],
  "record.number": [
    "Wallet number"
  ],
  "record.payment": [
    "Number of the payment"
  ],
  "record.reason": [
    "Reason"
  ],
  "record.reference": [
    "Reference"
  ],
  "record.settled": [
    "Settled (Dhaka)"
  ],
  "record.state": [
    "State"
  ],
  "record.transfer_done": [
    "Arrived"
  ],
  "record.transfer_from": [
    "Back to my balance"
  ],
  "record.transfer_pending": [
    "Under way"
  ],
  "record.transfer_refused": [
    "Refused"
  ],
  "record.transfer_to": [
    "To the provider"
  ],
  "record.vendor": [
    "Provider"
  ],
  "record.wallet": [
    "Wallet"
  ],
  "record.withdrawal_approved": [
    "Being paid"
  ],
  "record.withdrawal_paid": [
    "Paid"
  ],
  "record.withdrawal_rejected": [
    "Money returned"
  ],
  "record.withdrawal_requested": [
    "Being checked"
  ],
  "record.withdrawal_unknown": [
    "Waiting for the wallet network"
  ],
  "report.account": [
    "Account"
  ],
  "report.active_members": [
    "Active members"
  ],
  "report.amount": [
    "Amount"
  ],
  "report.bet": [
    "Bet"
  ],
  "report.bets": [
    "Bets"
  ],
  "report.bonuses": [
    "Bonuses"
  ],
  "report.channel": [
    "Channel"
  ],
  "report.code": [
    "Code"
  ],
  "report.deposited": [
    "Deposited"
  ],
  "report.depositors": [
    "Depositors"
  ],
  "report.deposits": [
    "Deposits"
  ],
  "report.fees": [
    "Fees"
  ],
  "report.first_deposits": [
    "First deposits"
  ],
  "report.game": [
    "Game"
  ],
  "report.line": [
    "Line"
  ],
  "report.new_members": [
    "New members"
  ],
  "report.payouts": [
    "Payouts"
  ],
  "report.product": [
    "Product"
  ],
  "report.result": [
    "Result"
  ],
  "report.stakes": [
    "Stakes"
  ],
  "report.time": [
    "Time (UTC)"
  ],
  "report.title": [
    "Title"
  ],
  "report.total": [
    "Total"
  ],
  "report.transfer": [
    "Transfer"
  ],
  "report.withdrawals": [
    "Withdrawals"
  ],
  "report.withdrawn": [
    "Withdrawn"
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
