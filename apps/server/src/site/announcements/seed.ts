import type { Context } from '../../lib/context.ts';

const firstId = '01936d00-0000-7000-8000-0000000000a1';

/** The first announcement of a fresh site; what an operator did with it stays as it is. */
export async function seedAnnouncements(ctx: Context): Promise<void> {
  const touched = await ctx.db
    .selectFrom('eventLog')
    .select('id')
    .where('subject', '=', `announcement:${firstId}`)
    .limit(1)
    .executeTakeFirst();
  if (touched) return;
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('announcement')
    .values({
      id: firstId,
      type: 'B',
      targetPage: null,
      titleBn: 'এখানে সব খেলা খেলার টাকায়; আসল টাকা জমা বা তোলা হয় না।',
      titleEn: 'Everything here is played with play money; no real money is paid in or out.',
      contentBn:
        '<p>খেলাঘরে এখন শুধু <b>খেলার টাকা</b> চলে। জমার পাতায় যে টাকা দেখেন, সেটা আমাদের নিজেদের ' +
        'পরখের গেটওয়ে থেকে আসে; আপনার বিকাশ, নগদ বা ব্যাংক থেকে কিছু কাটে না। তোলার পরেও হাতে ' +
        'আসল টাকা আসে না।</p><p>বাকি সব হিসাব আসলের মতোই: বাজি, জয়, ফেরত, প্রতিটি পয়সা ' +
        '<a href="/member/account">লেনদেনের খাতায়</a> থাকে, আর প্রতিটি ফল ' +
        '<a href="/fairness">নিজে মিলিয়ে দেখা যায়</a>।</p>',
      contentEn:
        '<p>Khelaghor runs on <b>play money</b> for now. What you deposit comes from a payment ' +
        'gateway of our own that exists for trying things out: nothing leaves your bKash, Nagad or ' +
        'bank account, and a withdrawal pays out no real money.</p><p>Everything else is kept as ' +
        'strictly as if it were real: every bet, win and refund is in your ' +
        '<a href="/member/account">account record</a>, and every result ' +
        '<a href="/fairness">can be checked by yourself</a>.</p>',
      enabled: true,
      sort: 1,
      createdAt: now,
      changedAt: now,
      changedBy: 'system',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
