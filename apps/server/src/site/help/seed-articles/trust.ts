import type { FirstArticle } from './play.ts';

/** How results and balances are proven, how to keep an account, and when to stop. */
export const articlesOfTrust: readonly FirstArticle[] = [
  {
    slug: 'check-a-bet',
    topic: 'fairness',
    title: { bn: 'একটা বাজি নিজে মেলাব কীভাবে?', en: 'How do I verify a bet myself?' },
    keywords: {
      bn: 'মেলান, যাচাই, মিলিয়ে দেখা, প্রমাণ, baji melan, jachai',
      en: 'verify, check, verification, provably fair, proof, my bet',
    },
    content: {
      bn:
        '<ol><li><a href="/member/bets">বাজির খাতা</a>য় গিয়ে বাজিটা বেছে নিন।</li>' +
        '<li><b>মেলান</b> চাপুন। পাশা খেলায় চলতি সিড আগে খুলতে হয়; খুললে পরের চাল থেকে নতুন সিড চলে।</li>' +
        '<li>হিসাবটা আপনার ফোনেই হয়, আমাদের সার্ভার শুধু তথ্য দেয়।</li>' +
        '<li>তিনটি জিনিস মিলল কি না দেখুন: খোলা সিডের হ্যাশ আর আগে দেখানো হ্যাশ, ফল, আর টাকার হিসাব।</li></ol>' +
        '<p>নিজের প্রোগ্রাম দিয়েও মেলাতে পারেন; সব সংখ্যা ওই পাতায় নকল করার জন্য দেওয়া আছে।</p>',
      en:
        '<ol><li>Open your <a href="/member/bets">betting record</a> and choose the bet.</li>' +
        '<li>Press <b>Check</b>. In Dice the current seed must be revealed first; the next roll uses a new seed.</li>' +
        '<li>Your own phone does the calculation. Our server only provides the data.</li>' +
        '<li>Three things must match: the hash of the revealed seed with the one shown before, the result, and the money.</li></ol>' +
        '<p>You can also use your own program; that page shows every value to copy.</p>',
    },
  },
  {
    slug: 'how-results-are-sealed',
    topic: 'fairness',
    title: { bn: 'ফল আগে সিল করা মানে কী?', en: 'What does it mean that results are sealed?' },
    keywords: {
      bn: 'সিড, হ্যাশ, সিল, কারচুপি, ন্যায্য, seed, hash',
      en: 'seed, hash, sealed, committed, rigged, fair, cheating',
    },
    content: {
      bn:
        '<p>বাজির আগেই আমাদের কম্পিউটার একটা গোপন সংখ্যা বেছে নেয়, নাম সার্ভার সিড, আর তার <b>হ্যাশ</b> আপনাকে দেখায়। হ্যাশ চিঠির গালার মতো: ভেতরটা বোঝা যায় না, কিন্তু চিঠি বদলালে ধরা পড়ে।</p>' +
        '<p>পাশায় আপনার নিজের লেখা সিডও ফলে মেশে, তাই আমরা একা ফল ঠিক করতে পারি না। কে৩-এ প্রতিটি ড্রয়ের আলাদা সিড; ড্রয়ের পরে সেটা সবার জন্য খোলা।</p>' +
        '<p>পুরোটা ধাপে ধাপে: <a href="/fairness">ফল কীভাবে মেলাবেন</a>।</p>',
      en:
        '<p>Before the bet our server picks a secret number, the server seed, and shows you its <b>hash</b>. A hash is like the seal on a letter: it reveals nothing, and a changed letter would break it.</p>' +
        '<p>In Dice your own seed is part of the result, so we alone cannot decide it. In K3 each draw has its own seed, which is revealed to everyone afterwards.</p>' +
        '<p>Step by step: <a href="/fairness">how to check a result</a>.</p>',
    },
  },
  {
    slug: 'proof-of-liabilities',
    topic: 'fairness',
    title: {
      bn: 'আমার টাকা হিসাবে ধরা আছে কি না, দেখব কীভাবে?',
      en: 'Proof of liabilities: is my balance counted?',
    },
    keywords: {
      bn: 'দেনা, মোট ব্যালেন্স, প্রমাণ, বিবৃতি, dena, balance proman',
      en: 'proof of liabilities, what we owe, solvency, merkle tree, balance, statement',
    },
    content: {
      bn:
        '<p>প্রতি রাতে আমরা সব খেলোয়াড়ের ব্যালেন্সের যোগফল সই করে প্রকাশ করি। সেটা আছে <a href="/liabilities">আমাদের দেনা</a> পাতায়।</p>' +
        '<p><a href="/member/liabilities">ব্যালেন্স যাচাই</a> পাতায় আপনার ফোন নিজে হিসাব করে দেখায়, আপনার টাকা ওই যোগফলের ভেতরে আছে কি না। অন্য কারও ব্যালেন্স তাতে দেখা যায় না।</p>' +
        '<p>এটা প্রমাণ করে আমরা কত দেনা স্বীকার করি। আমাদের হাতে কত টাকা আছে, সেটা এতে প্রমাণ হয় না; পাতাটিতে তা-ও লেখা আছে।</p>',
      en:
        '<p>Every night we sign and publish the total of all players’ balances. It is on the page <a href="/liabilities">What we owe</a>.</p>' +
        '<p>On the page <a href="/member/liabilities">Balance check</a> your own phone computes whether your money is part of that total. You see only your own balance.</p>' +
        '<p>It proves how much we owe. It does not prove how much we hold; the page says so.</p>',
    },
  },
  {
    slug: 'keep-account-safe',
    topic: 'security',
    title: { bn: 'অ্যাকাউন্ট নিরাপদ রাখব কীভাবে?', en: 'How do I keep my account safe?' },
    keywords: {
      bn: 'পাসওয়ার্ড, নিরাপত্তা, হ্যাক, চুরি, nirapotta, password',
      en: 'password, security, hacked, stolen, safe, phishing',
    },
    content: {
      bn:
        '<ul><li>এমন পাসওয়ার্ড নিন যা আর কোথাও ব্যবহার করেন না। কয়েকটা অসম্পর্কিত শব্দ পাশাপাশি বসালে মনে রাখা সহজ, আন্দাজ করা কঠিন।</li>' +
        '<li>পাসওয়ার্ড আমরা কখনো জিজ্ঞেস করি না: ফোনে না, চ্যাটে না, ইমেইলে না।</li>' +
        '<li>ঠিকানার ঘরে সাইটের নামটা দেখে নিন। অন্য নামের পাতায় পাসওয়ার্ড লিখবেন না।</li>' +
        '<li>অচেনা কিছু চোখে পড়লে <a href="/member/account">লেনদেনের খাতা</a> দেখুন আর <a href="/feedback">আমাদের জানান</a>।</li></ul>' +
        '<p>পাসওয়ার্ড আপনার ফোনে বা ব্রাউজারে আমরা রেখে দিই না; আমাদের কাছে শুধু তার এমন ছাপ থাকে, যা থেকে পাসওয়ার্ড বের করা যায় না।</p>',
      en:
        '<ul><li>Use a password that you use nowhere else. A few unrelated words are easy to remember and hard to guess.</li>' +
        '<li>We never ask for your password: not by phone, not in a chat, not by e-mail.</li>' +
        '<li>Look at the name of the site in the address bar. Do not type your password on a page with another name.</li>' +
        '<li>If you see something unknown, check your <a href="/member/account">account record</a> and <a href="/feedback">tell us</a>.</li></ul>' +
        '<p>Your browser stores no password. We store only a hash of it, from which it cannot be recovered.</p>',
    },
  },
  {
    slug: 'shared-phone',
    topic: 'security',
    title: { bn: 'অন্যের ফোনে খেলার পর কী করব?', en: 'I played on somebody else’s phone' },
    keywords: {
      bn: 'লগ আউট, বের হওয়া, সাইবার ক্যাফে, অন্যের মোবাইল, logout',
      en: 'log out, sign out, shared phone, public computer, cafe',
    },
    content: {
      bn:
        '<p>মেনু থেকে <b>লগ আউট</b> করুন, তারপর নিশ্চিত করুন। শুধু পাতা বন্ধ করলে লগ ইন থেকে যায়।</p>' +
        '<p>লগ আউট করলেও চলতি বাজি চলতে থাকে আর সময়মতো মেটে; জিতলে টাকা আপনার ব্যালেন্সেই আসে।</p>',
      en:
        '<p>Choose <b>Log out</b> in the menu and confirm. Closing the page alone leaves you logged in.</p>' +
        '<p>Open bets continue after you log out and are settled as usual; wins go to your balance.</p>',
    },
  },
  {
    slug: 'play-responsibly',
    topic: 'care',
    title: { bn: 'খেলা যেন খেলাই থাকে', en: 'Keeping play a pleasure' },
    keywords: {
      bn: 'দায়িত্ব, নেশা, সীমা, থামা, বিরতি, nesha, shima',
      en: 'responsible play, addiction, limits, stop, break, gambling problem',
    },
    content: {
      bn:
        '<ul><li>খেলার আগে ঠিক করুন আজ কত টাকা আর কত সময় দেবেন। শেষ হলে থামুন।</li>' +
        '<li>হারানো টাকা ফেরত আনতে খেলবেন না। আগের ফল পরের ফলকে বদলায় না।</li>' +
        '<li>সংসারের টাকা, ধারের টাকা দিয়ে খেলবেন না।</li>' +
        '<li>মন খারাপ, রাগ বা নেশার ঘোরে খেলবেন না।</li></ul>' +
        '<p>নিজেকে জিজ্ঞেস করুন: থামতে চেয়েও পারছি না? কাছের মানুষের কাছে লুকাচ্ছি? ঘুম বা কাজ নষ্ট হচ্ছে? একটারও উত্তর হ্যাঁ হলে বিরতি নিন, বিশ্বাসের কারও সঙ্গে কথা বলুন। অ্যাকাউন্ট বন্ধ করতে চাইলে <a href="/feedback">আমাদের লিখুন</a>।</p>',
      en:
        '<ul><li>Decide before you play how much money and how much time you will give today. When it is over, stop.</li>' +
        '<li>Do not play to win lost money back. Past results do not change the next one.</li>' +
        '<li>Do not play with money that the household needs, or with borrowed money.</li>' +
        '<li>Do not play when you are sad, angry or drunk.</li></ul>' +
        '<p>Ask yourself: do I want to stop and cannot? Do I hide it from those close to me? Do I lose sleep or work over it? If one answer is yes, take a break and talk to a person you trust. If you want your account closed, <a href="/feedback">write to us</a>.</p>',
    },
  },
  {
    slug: 'tell-us',
    topic: 'care',
    title: { bn: 'মতামত বা অভিযোগ জানাব কীভাবে?', en: 'How do I send feedback or a complaint?' },
    keywords: {
      bn: 'অভিযোগ, মতামত, যোগাযোগ, গ্রাহকসেবা, ovijog, motamot',
      en: 'complaint, complain, feedback, contact, customer service, support, report',
    },
    content: {
      bn:
        '<p><a href="/feedback">মতামত ও অভিযোগ</a> পাতায় 140 অক্ষরের মধ্যে লিখুন। চাইলে 3টি পর্যন্ত ছবি দিন (PNG বা JPG, প্রতিটি 5 MB পর্যন্ত)। ছবিগুলো শুধু আমাদের কর্মীরা দেখতে পান।</p>' +
        '<p>লগ ইন করে লিখলে উত্তরটা ওই পাতাতেই দেখবেন। লগ ইন না করেও লেখা যায়; তখন উত্তর চাইলে কীভাবে যোগাযোগ করব, সেটা লিখে দিন।</p>',
      en:
        '<p>Write up to 140 characters on the page <a href="/feedback">Feedback and complaints</a>. You can attach up to 3 pictures (PNG or JPG, 5 MB each). Only our staff can see them.</p>' +
        '<p>If you are logged in, our answer appears on that page. You can write without an account as well; then say how we can reach you if you want an answer.</p>',
    },
  },
];
