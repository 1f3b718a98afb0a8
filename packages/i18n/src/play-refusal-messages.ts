/** What a caller reads when he is refused by what he has set for his own play. */
export const playRefusalMessages = {
  limit_deposit_reached: /*i18n*/ {
    id: 'refusal.limit_deposit_reached',
    message:
      '{from, select, never {Your deposit limit is lower than this amount. {left} of it is left.} other {{left} of your deposit limit is left. This amount fits again from {from}.}}',
  },
  limit_stake_reached: /*i18n*/ {
    id: 'refusal.limit_stake_reached',
    message:
      '{from, select, never {Your limit on stakes is lower than this stake. {left} of it is left.} other {{left} of your limit on stakes is left. This stake fits again from {from}.}}',
  },
  limit_loss_reached: /*i18n*/ {
    id: 'refusal.limit_loss_reached',
    message:
      '{from, select, never {Your limit on losses is lower than this stake. {left} of it is left.} other {{left} of your limit on losses is left. This stake fits again from {from}.}}',
  },
  limit_time_reached: /*i18n*/ {
    id: 'refusal.limit_time_reached',
    message:
      'The time that you allow yourself is used up. There is play again from {from}. Your money can still be withdrawn.',
  },
  limit_change_unknown: /*i18n*/ {
    id: 'refusal.limit_change_unknown',
    message: 'Nothing waits here any more. Look at your limits again.',
  },
  limit_change_too_soon: /*i18n*/ {
    id: 'refusal.limit_change_too_soon',
    message: 'A limit can be loosened a day after you asked for it, not sooner.',
  },
  limit_only_tightened: /*i18n*/ {
    id: 'refusal.limit_only_tightened',
    message: 'An operator can only make a limit stricter. The one that holds is not higher.',
  },
  reality_check_due: /*i18n*/ {
    id: 'refusal.reality_check_due',
    message: 'It is time to look at how your play goes. Then you can go on.',
  },
  on_break: /*i18n*/ {
    id: 'refusal.on_break',
    message:
      '{until, select, never {You have excluded yourself from play. Your money can still be withdrawn.} under_age {Only who is old enough may play and pay in here. Your money can still be withdrawn.} other {You are on a break from play until {until}. Your money can still be withdrawn.}}',
  },
  member_on_break: /*i18n*/ {
    id: 'refusal.member_on_break',
    message: 'This member is on a break from play and is given nothing.',
  },
  break_not_longer: /*i18n*/ {
    id: 'refusal.break_not_longer',
    message: 'Your break already lasts longer than that. It can only be made longer.',
  },
  under_age_known: /*i18n*/ {
    id: 'refusal.under_age_known',
    message: 'It is recorded already that this member is too young.',
  },
  reopen_too_soon: /*i18n*/ {
    id: 'refusal.reopen_too_soon',
    message: 'You can ask for this when your exclusion has ended.',
  },
};
