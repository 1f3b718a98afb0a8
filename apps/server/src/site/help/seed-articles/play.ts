import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';

/** An article as it is shipped: it is always shown, and stands where it stands in the list. */
export type FirstArticle = Omit<ArticleDraft, 'startsAt' | 'endsAt' | 'enabled' | 'sort'>;

/** How to begin, how the money goes, and how the games are played. */
export const articlesOfPlay: readonly FirstArticle[] = [
  {
    slug: 'open-account',
    topic: 'start',
    title: { bn: 'অ্যাকাউন্ট কীভাবে খুলব?', en: 'How do I open an account?' },
    keywords: {
      bn: 'সাইন আপ, রেজিস্ট্রেশন, নতুন অ্যাকাউন্ট, ইউজারনেম, account khola',
      en: 'sign up, register, registration, new account, username, join',
    },
    content: {
      bn:
        '<ol><li>ওপরের <b>অ্যাকাউন্ট খুলুন</b> বোতামে চাপুন।</li>' +
        '<li>একটা ইউজারনেম বেছে নিন: ইংরেজি অক্ষর দিয়ে শুরু, শুধু অক্ষর আর সংখ্যা।</li>' +
        '<li>কমপক্ষে 8 অক্ষরের পাসওয়ার্ড দিন, তারপর আবার লিখুন। সহজে আন্দাজ করা যায় এমন পাসওয়ার্ড নেওয়া হয় না।</li>' +
        '<li>বয়সের ঘরে নিজে টিক দিন। 18 বছরের কম হলে খেলা যাবে না; এই সাইটে ন্যূনতম বয়স ঘরটির পাশেই লেখা থাকে।</li></ol>' +
        '<p>অ্যাকাউন্ট হয়ে গেলে আপনি সঙ্গে সঙ্গে লগ ইন অবস্থায় থাকবেন। ইউজারনেমটা কোথাও লিখে রাখুন, পরে লগ ইন করতে লাগবে।</p>',
      en:
        '<ol><li>Press <b>Sign up</b> at the top.</li>' +
        '<li>Choose a username: it begins with a letter and has letters and digits only.</li>' +
        '<li>Choose a password of at least 8 characters and type it again. Passwords that are easy to guess are refused.</li>' +
        '<li>Tick the age box. Players must be 18 or older; the minimum age of this site is shown beside the box.</li></ol>' +
        '<p>You are logged in at once. Write your username down: you need it to log in.</p>',
    },
  },
  {
    slug: 'cannot-log-in',
    topic: 'start',
    title: { bn: 'লগ ইন হচ্ছে না কেন?', en: 'Why can I not log in?' },
    keywords: {
      bn: 'লগইন সমস্যা, ঢুকতে পারছি না, ছবির অক্ষর, ক্যাপচা, login hocche na',
      en: 'login problem, wrong password, captcha, sign in, locked out',
    },
    content: {
      bn:
        '<ul><li>ইউজারনেম বা পাসওয়ার্ডের কোনটা ভুল, সেটা আমরা ইচ্ছা করেই বলি না; তাতে অন্য কেউ আপনার নাম আন্দাজ করতে পারে না।</li>' +
        '<li>পাসওয়ার্ডের ঘরে চোখের চিহ্নে চেপে দেখুন কী লিখেছেন। বড় হাতের-ছোট হাতের অক্ষর আলাদা।</li>' +
        '<li>একবার ভুল হলে ছবির অক্ষর লিখতে হয়। পড়তে না পারলে ছবিতে চাপুন, নতুন ছবি আসবে।</li>' +
        '<li>অনেকবার ভুল হলে একটু অপেক্ষা করে আবার চেষ্টা করুন।</li></ul>' +
        '<p>তবু না হলে <a href="/feedback">আমাদের জানান</a>।</p>',
      en:
        '<ul><li>We do not say which of the two is wrong, the username or the password: so no one can find out who has an account.</li>' +
        '<li>Press the eye in the password field to see what you typed. Upper and lower case matter.</li>' +
        '<li>After a wrong attempt you type the characters in a picture. If you cannot read them, press the picture for another one.</li>' +
        '<li>After many wrong attempts, wait a moment.</li></ul>' +
        '<p>If it still does not work, <a href="/feedback">tell us</a>.</p>',
    },
  },
  {
    slug: 'language-and-figures',
    topic: 'start',
    title: { bn: 'ভাষা আর রং বদলাব কীভাবে?', en: 'How do I change the language and the colours?' },
    keywords: {
      bn: 'বাংলা, ইংরেজি, রাতের রং, দিনের রং, থিম, bhasha',
      en: 'language, bengali, english, theme, dark, light, night, day',
    },
    content: {
      bn:
        '<p>পাশের মেনুর নিচে <b>বাংলা</b> আর <b>English</b> আছে। যেটা বেছে নেবেন, পরের বারও সেটাই থাকবে।</p>' +
        '<p>তার নিচেই রাতের আর দিনের রং বদলানোর বোতাম। ফোনে মেনু খোলে নিচের বারের শেষ বোতামে।</p>',
      en:
        '<p><b>বাংলা</b> and <b>English</b> are at the foot of the side menu. Your choice is remembered.</p>' +
        '<p>The colours for night and day are right below. On a phone the menu opens with the last button of the bottom bar.</p>',
    },
  },
  {
    slug: 'what-is-play-money',
    topic: 'money',
    title: { bn: 'খেলার টাকা মানে কী?', en: 'What is play money?' },
    keywords: {
      bn: 'আসল টাকা, নকল টাকা, ডেমো, khelar taka, asol taka',
      en: 'real money, demo, free, test money, cash',
    },
    content: {
      bn:
        '<p>এই সাইটে এখন শুধু <b>খেলার টাকা</b> চলে। এ টাকা দিয়ে কিছু কেনা যায় না, আর তুললেও হাতে আসল টাকা আসে না।</p>' +
        '<p>হিসাব কিন্তু আসলের মতোই কড়া। প্রতিটি জমা, বাজি, জয় আর ফেরত দুই দিক থেকে খাতায় ওঠে; কোনো পয়সা হারায় না, বাড়েও না।</p>',
      en:
        '<p>This site runs on <b>play money</b> for now. It buys nothing, and a withdrawal pays out no real money.</p>' +
        '<p>The books are as strict as if it were real. Every deposit, bet, win and refund is entered twice; no poisha is ever lost or made.</p>',
    },
  },
  {
    slug: 'deposit-play-money',
    topic: 'money',
    title: { bn: 'খেলার টাকা কীভাবে জমা দেব?', en: 'How do I deposit play money?' },
    keywords: {
      bn: 'টাকা জমা, টাকা ভরা, ডিপোজিট, বিকাশ, নগদ, taka joma, joma debo',
      en: 'deposit, deposits, add money, top up, pay in, fund, channel',
    },
    content: {
      bn:
        '<ol><li><a href="/member/deposit">টাকা জমা</a> পাতায় যান।</li>' +
        '<li>মাধ্যম বেছে নিন। প্রতিটির সবচেয়ে কম আর সবচেয়ে বেশি অঙ্ক পাশেই লেখা।</li>' +
        '<li>অঙ্ক লিখুন বা নিচের তৈরি অঙ্কগুলোর একটিতে চাপুন।</li>' +
        '<li>পরখের গেটওয়ের পাতা খুলবে। সেখানে টাকা দেওয়া নিশ্চিত করুন; আপনার আসল ওয়ালেট থেকে কিছু কাটে না।</li>' +
        '<li>ফিরে এলে দেখবেন টাকা ব্যালেন্সে উঠেছে। রসিদটা ওই পাতাতেই থাকে।</li></ol>' +
        '<p>মাঝপথে নেট চলে গেলে আবার চেষ্টা করুন: একই জমা দুবার ধরা হয় না।</p>',
      en:
        '<ol><li>Open <a href="/member/deposit">Deposit</a>.</li>' +
        '<li>Choose a channel. Its limits are shown beside it.</li>' +
        '<li>Enter an amount, or press one of the amounts below.</li>' +
        '<li>The page of the trial gateway opens. Confirm the payment there; nothing leaves your real wallet.</li>' +
        '<li>When you come back the money is in your balance. The receipt stays on that page.</li></ol>' +
        '<p>If the connection breaks, try again: a deposit is never counted twice.</p>',
    },
  },
  {
    slug: 'withdraw',
    topic: 'money',
    title: { bn: 'টাকা কীভাবে তুলব?', en: 'How do I withdraw?' },
    keywords: {
      bn: 'টাকা তোলা, উত্তোলন, উইথড্র, ক্যাশ আউট, taka tola, taka tulbo',
      en: 'withdraw, withdrawal, cash out, payout, take out money',
    },
    content: {
      bn:
        '<ol><li><a href="/member/withdraw">টাকা তোলা</a> পাতায় যান।</li>' +
        '<li>অঙ্ক আর ওয়ালেটের নম্বর লিখুন। নম্বরটা ভালো করে মিলিয়ে নিন।</li>' +
        '<li>পাঠালে টাকাটা সঙ্গে সঙ্গে ব্যালেন্স থেকে সরে আটকে থাকে; তা দিয়ে আর বাজি ধরা যায় না।</li>' +
        '<li>একজন মানুষ অনুরোধটা দেখে অনুমোদন করেন, তারপর টাকা পাঠানো হয়।</li></ol>' +
        '<p>অনুরোধ ফিরিয়ে দেওয়া হলে কারণ লেখা থাকে আর পুরো টাকা ব্যালেন্সে ফেরে। একসঙ্গে সর্বোচ্চ 3টি অনুরোধ অপেক্ষায় থাকতে পারে।</p>',
      en:
        '<ol><li>Open <a href="/member/withdraw">Withdraw</a>.</li>' +
        '<li>Type the amount and the number of your wallet. Check the number twice.</li>' +
        '<li>The money leaves your balance at once and is held; you can no longer bet it.</li>' +
        '<li>A person reviews and approves the request; then it is paid.</li></ol>' +
        '<p>A rejected request shows the reason, and the full amount is returned. At most 3 requests can be pending.</p>',
    },
  },
  {
    slug: 'account-record',
    topic: 'money',
    title: { bn: 'আমার টাকার পুরো হিসাব কোথায়?', en: 'Where is the record of my money?' },
    keywords: {
      bn: 'লেনদেনের খাতা, বাজির খাতা, হিসাব নামানো, ইতিহাস, hisab, len den',
      en: 'history, transactions, statement, csv, download, account record, betting record',
    },
    content: {
      bn:
        '<p><a href="/member/account">লেনদেনের খাতা</a>য় প্রতিটি জমা, তোলা, বাজি আর ফেরত থাকে, প্রতিটির পরের ব্যালেন্সসহ। তারিখ বেছে হিসাবটা CSV ফাইলে নামাতে পারেন।</p>' +
        '<p><a href="/member/bets">বাজির খাতা</a>য় শুধু বাজি: কত ধরেছেন, কত ফেরত পেয়েছেন, আর পাশে <b>মেলান</b> বোতাম।</p>',
      en:
        '<p>The <a href="/member/account">account record</a> has every deposit, withdrawal, bet and payout, with the balance after each. Choose the days and save them as a CSV file.</p>' +
        '<p>The <a href="/member/bets">betting record</a> has the bets alone: stake, payout, and a button to <b>check</b> each bet.</p>',
    },
  },
  {
    slug: 'k3-rules',
    topic: 'games',
    title: { bn: 'কে৩ পাশা লটারির নিয়ম', en: 'The rules of K3 Dice' },
    keywords: {
      bn: 'কেথ্রি, লটারি, ড্র, টিকিট, যোগফল, ট্রিপল, বড় ছোট, lottery, ke3',
      en: 'k3, lottery, draw, ticket, sum, triple, pair, big, small, odd, even',
    },
    content: {
      bn:
        '<p>তিনটি পাশা পড়ে। মোট 216 রকম ফল হতে পারে, প্রতিটির সম্ভাবনা সমান। প্রতি মিনিটে একটা ড্র, দিনে 1,440টি।</p>' +
        '<ul><li>ড্রয়ের 5 সেকেন্ড আগে বাজি বন্ধ হয়। তার পরে যা পৌঁছায়, তা নেওয়া হয় না।</li>' +
        '<li>বাজি ধরা যায় যোগফলে, বড়-ছোট আর জোড়-বিজোড়ে, জোড়ায়, ট্রিপলে, আর নিজের বাছা সংখ্যায়।</li>' +
        '<li>প্রতিটি বাজির দর আর সম্ভাবনা বাজির পাশেই লেখা। পুরো তালিকা আছে <a href="/lottery?gameCode=k3">লটারি পাতা</a>র নিচে, “নিয়ম, দর ও সীমা” অংশে।</li>' +
        '<li>জিতলে ফেরত হয় বাজি গুণ দর; ভাঙা পয়সা বাদ যায়।</li>' +
        '<li>কোনো ড্র বাতিল হলে সব বাজির টাকা পুরোটা ফেরত আসে।</li></ul>',
      en:
        '<p>Three dice fall. There are 216 results, all equally likely. A draw is made every minute, 1,440 times a day.</p>' +
        '<ul><li>Betting closes 5 seconds before the draw. Later bets are not taken.</li>' +
        '<li>You can bet on the sum, on big or small and odd or even, on pairs, on triples, and on numbers of your own.</li>' +
        '<li>The price and the chance of every bet are shown beside it. The full table is at the bottom of the <a href="/lottery?gameCode=k3">lottery page</a>, under “Rules, prices and limits”.</li>' +
        '<li>A winning line pays stake times price, rounded down to a whole poisha.</li>' +
        '<li>If a draw is cancelled, all stakes on it are refunded.</li></ul>',
    },
  },
  {
    slug: 'dice-rules',
    topic: 'games',
    title: { bn: 'পাশা খেলার নিয়ম', en: 'The rules of Dice' },
    keywords: {
      bn: 'ডাইস, চাল, ওপরে, নিচে, সম্ভাবনা, pasha, dice khela',
      en: 'dice, roll, over, under, chance, payout, multiplier',
    },
    content: {
      bn:
        '<p>একটা চালে 0.00 থেকে 99.99 পর্যন্ত একটা সংখ্যা ওঠে। আপনি ঠিক করেন সংখ্যাটা আপনার দাগের নিচে নাকি ওপরে হবে, আর জেতার সম্ভাবনা কত নেবেন।</p>' +
        '<ul><li>সম্ভাবনা যত কম, জিতলে ফেরত তত বেশি। গড়ে প্রতি 100 টাকায় 99 টাকা খেলোয়াড়দের কাছে ফেরে।</li>' +
        '<li>সবচেয়ে কম বাজি 1 টাকা, সবচেয়ে বেশি 10,000 টাকা। এক চালে ফেরত 10,00,000 টাকার বেশি নয়।</li>' +
        '<li>বাজির টাকা আগে কাটে, তারপর ফল বের হয়, আর জয় সঙ্গে সঙ্গে ব্যালেন্সে ওঠে।</li>' +
        '<li>নেট কেটে গেলে একই চাল আবার পাঠানো হয়, নতুন চাল ধরা হয় না।</li></ul>',
      en:
        '<p>A roll is a number from 0.00 to 99.99. You choose low or high numbers, and the chance of winning.</p>' +
        '<ul><li>The less likely the win, the more it pays. On average 99 of every 100 staked are returned.</li>' +
        '<li>The least stake is ৳1, the most ৳10,000. No roll pays more than ৳10,00,000.</li>' +
        '<li>The stake is taken first, then the dice roll, and a win is in your balance at once.</li>' +
        '<li>If the connection breaks, the roll is sent again and counts only once.</li></ul>',
    },
  },
  {
    slug: 'what-is-rtp',
    topic: 'games',
    title: { bn: 'আরটিপি কী?', en: 'What is RTP?' },
    keywords: {
      bn: 'আরটিপি, গড় ফেরত, শতাংশ, ঘরের লাভ, rtp',
      en: 'rtp, return to player, percent, house edge, average',
    },
    content: {
      bn:
        '<p>আরটিপি হলো অনেক খেলার পর খেলোয়াড়দের কাছে গড়ে কতটা ফেরে। 99% মানে সব বাজির প্রতি 100 টাকায় গড়ে 99 টাকা ফেরত যায়।</p>' +
        '<p>এটা গড়, আপনার আজকের ফল নয়: কেউ জেতেন, কেউ হারেন। আর আরটিপি যেহেতু 100%-এর কম, যত বেশি খেলবেন, হারার সম্ভাবনাই তত বেশি।</p>' +
        '<p>আমাদের খেলার আরটিপি নিয়ম থেকে হুবহু হিসাব করা, আর প্রতিটি খেলার পাশে লেখা।</p>',
      en:
        '<p>RTP is the share of stakes that players get back on average over many games. 99% means that 99 of every 100 staked are returned on average.</p>' +
        '<p>It is an average, not your result today: some win, some lose. And because it is below 100%, the more you play the more likely you are to lose.</p>' +
        '<p>The RTP of our games is computed exactly from their rules and shown for each game.</p>',
    },
  },
];
