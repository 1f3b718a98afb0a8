/** The type of a member who plays on trial. */
export const trialType = 4;

/** What a trial begins with, in minor units of trial money: ৳10,000. */
export const trialMoneyText = '1000000';
