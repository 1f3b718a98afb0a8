import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Context } from '../../lib/context.ts';
import { seedIds } from '../../lib/area.ts';
import { hasBanners, insertBanner } from './store.ts';

const text = (bn: string, en: string): LocalText => ({ bn, en });

type Words = Pick<BannerDraft, 'title' | 'kicker' | 'deal' | 'action'>;

const painted = (
  groupName: BannerDraft['groupName'],
  picture: string,
  tone: BannerDraft['tone'],
  [linkageType, linkageTarget]: [BannerDraft['linkageType'], string],
  words: Words,
): BannerDraft => ({
  groupName,
  picture,
  picturePhone: `${picture}-m`,
  tone,
  linkageType,
  linkageTarget,
  ...words,
  startsAt: null,
  endsAt: null,
  enabled: true,
});

const k3Words: Words = {
  kicker: text('দিনে 1440 বার', '1,440 times a day'),
  title: text('কে৩ পাশা, মিনিটে মিনিটে ড্র', 'K3 Dice, a draw every minute'),
  deal: text('যোগফল, ট্রিপল, বড়-ছোট: যেটায় মন চায়।', 'Sums, triples, big or small: as you like.'),
  action: text('টিকিট নিন', 'Get a ticket'),
};

const giftWords: Words = {
  kicker: text('নতুন সদস্যের জন্য', 'For new members'),
  title: text('শুরুর উপহার, খেলার টাকায়', 'A gift of play money to begin with'),
  deal: text('একবার নিলেই ব্যালেন্সে যোগ হয়।', 'Take it once, and it is in your balance.'),
  action: text('উপহার নিন', 'Take the gift'),
};

/** One banner that says what is played in a lobby. The site shows it once there is a game. */
const lobby = (
  groupName: BannerDraft['groupName'],
  tone: BannerDraft['tone'],
  [kicker, title, deal]: readonly [LocalText, LocalText, LocalText],
): BannerDraft =>
  painted(groupName, bannerGroups[groupName], tone, ['none', ''], {
    kicker,
    title,
    deal,
    action: text('', ''),
  });

const lobbies: readonly BannerDraft[] = [
  lobby('w_rng', 'rani', [
    text('স্লট', 'Slots'),
    text('চাকা ঘোরে, মেলার রঙে', 'Reels that turn like a fair'),
    text('প্রতিটি দান আপনার বাজির খাতায় থাকে।', 'Every spin stands in your betting record.'),
  ]),
  lobby('w_live', 'night', [
    text('লাইভ ক্যাসিনো', 'Live casino'),
    text('তাস বাঁটা হয় চোখের সামনে', 'Dealt before your eyes'),
    text('ডিলার টেবিলে, আপনি ঘরে বসে।', 'The dealer at the table, you at home.'),
  ]),
  lobby('w_fish', 'river', [
    text('ফিশিং', 'Fishing'),
    text('নদীতে জাল, হাতে নিশানা', 'A steady aim, a river of fish'),
    text('প্রতিটি নিশানার দাম আপনি ঠিক করেন।', 'You decide what each shot costs.'),
  ]),
  lobby('w_pvp', 'leaf', [
    text('তাসের আসর', 'Card rooms'),
    text('আড্ডার খেলা, এবার ফোনে', 'An evening of cards, on your phone'),
    text('চেনা নিয়ম, নিজের চাল।', 'Rules you know, moves of your own.'),
  ]),
  // Also over the tin roosters, which have no group of their own.
  lobby('w_sports', 'leaf', [
    text('মাঠের লড়াই', 'On the field'),
    text('লড়াই মাঠে, আসন ঘরে', 'The match out there, your seat in here'),
    text('বাজি ধরার আগে দর দেখে নিন।', 'Look at the odds before you bet.'),
  ]),
  lobby('w_esports', 'night', [
    text('ই-স্পোর্টস', 'E-sports'),
    text('পর্দাও একটা মাঠ', 'A screen is a field too'),
    text('আগে দল চিনুন, তারপর বাজি।', 'Know the teams, then bet.'),
  ]),
];

/** The banners of a fresh site: only what there really is. */
const fresh: readonly BannerDraft[] = [
  painted('w_home', 'welcome', 'rani', ['route', '/register'], {
    kicker: text('খেলার টাকায় শুরু করুন', 'Start with play money'),
    title: text('আগে সিল করা ফল, পরে নিজে মেলান', 'Sealed before you bet, checked by you after'),
    deal: text(
      'অ্যাকাউন্ট খুলুন, খেলার টাকা জমা দিন, পাশা ফেলুন।',
      'Open an account, add play money, roll the dice.',
    ),
    action: text('খেলা শুরু করুন', 'Start playing'),
  }),
  painted('w_home', 'draw', 'river', ['route', '/lottery?gameCode=k3'], k3Words),
  painted('w_home', 'offers', 'rani', ['promotion', seedIds.welcomeGift], giftWords),
  painted('w_lott', 'draw', 'river', ['route', '/lottery?gameCode=k3'], k3Words),
  painted('w_inhouse', 'inhouse', 'night', ['game', 'dice'], {
    kicker: text('আমাদের নিজেদের বানানো', 'Made in our own house'),
    title: text('পাশা ফেলুন, ফল নিজে মেলান', 'Roll the dice, check the result yourself'),
    deal: text(
      'প্রতিটি ফল বাজির আগেই সিল করা থাকে।',
      'Every result is sealed before the bet is placed.',
    ),
    action: text('পাশা খেলুন', 'Play Dice'),
  }),
  painted('w_down', 'app', 'night', ['none', ''], {
    kicker: text('পুরো পর্দায় খেলা', 'The whole screen for the game'),
    title: text('খেলাঘর থাকুক ফোনের পর্দায়', 'Keep Khelaghor on your phone'),
    deal: text('দোকান লাগে না, ফাইলও নামাতে হয় না।', 'No store, and no file to download.'),
    action: text('', ''),
  }),
  painted('w_shop', 'points', 'leaf', ['none', ''], {
    kicker: text('পয়েন্ট মল', 'Points mall'),
    title: text('পয়েন্টের মেয়াদ কখনো ফুরায় না', 'Points never expire'),
    deal: text(
      'প্রথম পয়েন্ট দেওয়ার সঙ্গেই মল খুলবে।',
      'The mall opens when the first points are given.',
    ),
    action: text('', ''),
  }),
  ...lobbies,
];

/** Hangs the first banners of a fresh site; what operators did with theirs stays. */
export async function seedBanners(ctx: Context): Promise<void> {
  if (await hasBanners(ctx.db)) return;
  const change = { at: ctx.clock.now(), by: 'system' };
  await ctx.db.transaction().execute(async (tx) => {
    for (const draft of fresh) await insertBanner(tx, ctx.random.id(), draft, change);
  });
}
