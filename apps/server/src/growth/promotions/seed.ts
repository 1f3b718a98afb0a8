import type { PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import type { Context } from '../../lib/context.ts';
import { seedIds } from '../../lib/area.ts';
import { listHadPromotions, insertPromotion } from './store.ts';

const topUpId = '01936d00-0000-7000-8000-0000000000b2';

/** In poisha: 1,000 for each of ten thousand members. */
const gift: PromotionDraft = {
  category: 'new_player',
  kind: 'claim',
  audience: 'everyone',
  title: { bn: 'শুরুর উপহার: খেলার টাকা', en: 'A gift of play money to begin with' },
  summary: {
    bn: 'অ্যাকাউন্ট খুলে একবার নিন। সঙ্গে সঙ্গে ব্যালেন্সে যোগ হয়, আর কোনো শর্ত নেই।',
    en: 'Open an account and claim it once. It is in your balance at once, with no conditions.',
  },
  content: {
    bn:
      '<p>নতুন সদস্য যেন আগে খেলে দেখতে পারেন, তাই এই উপহার। টাকাটা <strong>খেলার টাকা</strong>: ' +
      'এ দিয়ে এখানকার সব খেলা চলে, তবে আসল টাকায় বদলানো যায় না।</p>' +
      '<h3>কীভাবে নেবেন</h3><ol><li>লগ ইন করুন, বা নতুন অ্যাকাউন্ট খুলুন।</li>' +
      '<li>“নিন” বোতাম চাপুন।</li><li>লেনদেনের খাতায় দেখে নিন।</li></ol>' +
      '<h3>নিয়ম</h3><ul><li>একজন সদস্য একবারই নিতে পারেন।</li>' +
      '<li>বরাদ্দ শেষ হলে অফারটি সবার জন্যই শেষ।</li>' +
      '<li>নেওয়ার পর কোনো বাজির শর্ত নেই।</li></ul>',
    en:
      '<p>So that new members can try before they decide. It is <strong>play money</strong>: every ' +
      'game here takes it, and it cannot be changed into real money.</p>' +
      '<h3>How to claim it</h3><ol><li>Log in, or open an account.</li><li>Press “Claim”.</li>' +
      '<li>See it in your account record.</li></ol>' +
      '<h3>Rules</h3><ul><li>Once for each member.</li>' +
      '<li>The offer ends when its budget is used up.</li>' +
      '<li>There is no wagering requirement.</li></ul>',
  },
  pictures: ['offers'],
  amount: '100000',
  target: null,
  budget: '1000000000',
  startsAt: null,
  endsAt: null,
  enabled: true,
};

/** Pay in 1,000 and get 250. */
const topUp: PromotionDraft = {
  category: 'deposit',
  kind: 'deposit',
  audience: 'everyone',
  title: { bn: 'জমা দিলে বাড়তি খেলার টাকা', en: 'More play money when you pay in' },
  summary: {
    bn: 'নাম লেখান, তারপর ৳1,000 খেলার টাকা জমা দিন; বাড়তি ৳250 নিন।',
    en: 'Sign up, then pay in ৳1,000 of play money and take ৳250 more.',
  },
  content: {
    bn:
      '<p>নাম লেখানোর পর যত জমা দেবেন, সব গোনা হয়; একবারে বা কয়েকবারে। জমা ৳1,000 হলেই “নিন” ' +
      'বোতাম চালু হয়।</p><h3>নিয়ম</h3><ul><li>নাম লেখানোর আগের জমা গোনা হয় না।</li>' +
      '<li>একজন সদস্য একবারই নিতে পারেন।</li>' +
      '<li>জমা ও উপহার দুটোই খেলার টাকা; আসল টাকায় বদলানো যায় না।</li>' +
      '<li>নেওয়ার পর কোনো বাজির শর্ত নেই।</li></ul>',
    en:
      '<p>Everything that you pay in after signing up counts, at once or in parts. At ৳1,000 the ' +
      '“Claim” button opens.</p><h3>Rules</h3><ul><li>Earlier deposits do not count.</li>' +
      '<li>Once for each member.</li>' +
      '<li>Both are play money and cannot be changed into real money.</li>' +
      '<li>There is no wagering requirement.</li></ul>',
  },
  pictures: ['points'],
  amount: '25000',
  target: '100000',
  budget: '250000000',
  startsAt: null,
  endsAt: null,
  enabled: true,
};

/** Makes the first promotions of a fresh site, once; what operators did with them stays. */
export async function seedPromotions(ctx: Context): Promise<void> {
  if (await listHadPromotions(ctx.db)) return;
  const change = { at: ctx.clock.now(), by: 'system' };
  await ctx.db.transaction().execute(async (tx) => {
    await insertPromotion(tx, seedIds.welcomeGift, gift, change);
    await insertPromotion(tx, topUpId, topUp, change);
  });
}
