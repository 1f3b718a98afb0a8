import type { RefusalCode } from '@khelaghor/contract/lib/error-codes.ts';
import { identityRefusalMessages } from './identity-refusal-messages.ts';
import { playRefusalMessages } from './play-refusal-messages.ts';

/** A text by its id, with the English sentence that translators work from. */
export type MessageText = { readonly id: string; readonly message: string };

/**
 * What a caller reads when the server refuses: what happened, and what to do. Values in braces come
 * with the refusal; a sentence names only values that its refusal always carries.
 */
export const refusalMessages: Record<RefusalCode, MessageText> = {
  // Any route.
  malformed: /*i18n*/ {
    id: 'refusal.malformed',
    message: 'Something in this request is not right. Check it and try again.',
  },
  seal_broken: /*i18n*/ {
    id: 'refusal.seal_broken',
    message: 'This page is out of date. Reload it and try again.',
  },
  origin_refused: /*i18n*/ {
    id: 'refusal.origin_refused',
    message: 'This request did not come from our page. Open the site again and try once more.',
  },
  not_logged_in: /*i18n*/ {
    id: 'refusal.not_logged_in',
    message: 'You are not logged in. Please log in.',
  },
  not_allowed: /*i18n*/ {
    id: 'refusal.not_allowed',
    message: 'Your account cannot do this.',
  },
  not_found: /*i18n*/ { id: 'refusal.not_found', message: 'There is nothing here.' },
  method_not_allowed: /*i18n*/ {
    id: 'refusal.method_not_allowed',
    message: 'This cannot be done here.',
  },
  too_large: /*i18n*/ { id: 'refusal.too_large', message: 'That is too much to send at once.' },
  address_too_long: /*i18n*/ {
    id: 'refusal.address_too_long',
    message: 'This address is too long.',
  },
  unsupported_media: /*i18n*/ {
    id: 'refusal.unsupported_media',
    message: 'We cannot read this kind of data.',
  },
  too_many_requests: /*i18n*/ {
    id: 'refusal.too_many_requests',
    message: 'Too many tries. Wait a little, then try again.',
  },
  fault: /*i18n*/ {
    id: 'refusal.fault',
    message: 'Something went wrong on our side. Your money is safe. Try again in a moment.',
  },
  overloaded: /*i18n*/ {
    id: 'refusal.overloaded',
    message: 'The site is very busy. Try again in a moment.',
  },
  maintenance: /*i18n*/ {
    id: 'refusal.maintenance',
    message: 'We are under maintenance. Come back a little later.',
  },
  region_restricted: /*i18n*/ {
    id: 'refusal.region_restricted',
    message: 'The site is not available in your region.',
  },

  // Human check.
  human_check_failed: /*i18n*/ {
    id: 'refusal.human_check_failed',
    message: 'The security check did not go through. Try again.',
  },
  human_check_away: /*i18n*/ {
    id: 'refusal.human_check_away',
    message: 'The security check is not available for a moment. Try again.',
  },
  human_check_unreached: /*i18n*/ {
    id: 'refusal.human_check_unreached',
    message:
      'The security check could not be loaded. Check your connection, or switch off what blocks it, and try again.',
  },
  captcha_required: /*i18n*/ {
    id: 'refusal.captcha_required',
    message: 'Type the characters in the picture.',
  },
  captcha_wrong: /*i18n*/ {
    id: 'refusal.captcha_wrong',
    message: 'That is not what the picture says. Look at the new picture and try again.',
  },

  ...identityRefusalMessages,

  // Money.
  key_reused: /*i18n*/ {
    id: 'refusal.key_reused',
    message: 'This request was already used for something else. Reload the page and start again.',
  },
  key_out_of_time: /*i18n*/ {
    id: 'refusal.key_out_of_time',
    message: 'The clock of this device is wrong. Set its date and time, and bet again.',
  },
  amount_malformed: /*i18n*/ {
    id: 'refusal.amount_malformed',
    message: 'Write the amount in digits, with at most two decimals.',
  },
  amount_below_minimum: /*i18n*/ {
    id: 'refusal.amount_below_minimum',
    message: 'The amount is below the minimum.',
  },
  amount_above_maximum: /*i18n*/ {
    id: 'refusal.amount_above_maximum',
    message: 'The amount is above the maximum.',
  },
  balance_too_low: /*i18n*/ {
    id: 'refusal.balance_too_low',
    message: 'Your balance is too low for this.',
  },
  channel_closed: /*i18n*/ {
    id: 'refusal.channel_closed',
    message: 'This way of paying is closed now. Choose another one.',
  },
  gateway_unavailable: /*i18n*/ {
    id: 'refusal.gateway_unavailable',
    message: 'The payment service does not answer. No money has moved. Try again in a moment.',
  },
  gateway_mismatch: /*i18n*/ {
    id: 'refusal.gateway_mismatch',
    message:
      'The payment service reports something else than we asked for. We are looking into it.',
  },
  signature_wrong: /*i18n*/ {
    id: 'refusal.signature_wrong',
    message: 'The signature of this message is wrong.',
  },
  payment_unknown: /*i18n*/ {
    id: 'refusal.payment_unknown',
    message: 'We know of no such payment.',
  },
  wallet_number_invalid: /*i18n*/ {
    id: 'refusal.wallet_number_invalid',
    message: 'The wallet number must have 11 digits and begin with 01.',
  },
  payout_held: /*i18n*/ {
    id: 'refusal.payout_held',
    message: 'How you log in was changed a short while ago. For a day nothing is paid out.',
  },
  payout_wallet_limit: /*i18n*/ {
    id: 'refusal.payout_wallet_limit',
    message: 'You have {max} wallets of this kind, and no more are possible. Remove one first.',
  },
  payout_wallet_known: /*i18n*/ {
    id: 'refusal.payout_wallet_known',
    message: 'You have this wallet already.',
  },
  payout_wallet_refused: /*i18n*/ {
    id: 'refusal.payout_wallet_refused',
    message: 'We cannot pay out to this number. Take another number of your own, or write to us.',
  },
  payout_wallet_unknown: /*i18n*/ {
    id: 'refusal.payout_wallet_unknown',
    message: 'You do not have this wallet any more. Choose another one.',
  },
  payout_wallet_held: /*i18n*/ {
    id: 'refusal.payout_wallet_held',
    message: 'This wallet is new. Nothing is paid out to it before a day has passed.',
  },
  withdrawal_pending_limit: /*i18n*/ {
    id: 'refusal.withdrawal_pending_limit',
    message: 'You already have a withdrawal on its way. Wait until it is finished.',
  },
  state_changed: /*i18n*/ {
    id: 'refusal.state_changed',
    message: 'This has changed in the meantime. Look at it again.',
  },
  books_not_right: /*i18n*/ {
    id: 'refusal.books_not_right',
    message: 'Only after a newer audit has found the books right.',
  },
  period_too_long: /*i18n*/ {
    id: 'refusal.period_too_long',
    message: 'A statement covers at most 366 days. Choose fewer days.',
  },

  // Games.
  game_unknown: /*i18n*/ { id: 'refusal.game_unknown', message: 'There is no such game.' },
  game_closed: /*i18n*/ {
    id: 'refusal.game_closed',
    message: 'This game is closed now. Try another one.',
  },
  game_maintenance: /*i18n*/ {
    id: 'refusal.game_maintenance',
    message:
      '{until, select, unknown {This game is under maintenance. Try another one meanwhile.} other {This game is under maintenance until {until}. Try another one meanwhile.}}',
  },
  maintenance_ended: /*i18n*/ {
    id: 'refusal.maintenance_ended',
    message: 'The end of the maintenance must be in the future.',
  },
  favourites_full: /*i18n*/ {
    id: 'refusal.favourites_full',
    message: 'You have as many favourites as there can be. Remove one first.',
  },
  launch_code_invalid: /*i18n*/ {
    id: 'refusal.launch_code_invalid',
    message: 'The game’s address has expired. Open the game again.',
  },
  chance_out_of_range: /*i18n*/ {
    id: 'refusal.chance_out_of_range',
    message: 'This chance is not offered. Choose one within the range.',
  },
  stake_below_minimum: /*i18n*/ {
    id: 'refusal.stake_below_minimum',
    message: 'The stake is below the minimum.',
  },
  stake_above_maximum: /*i18n*/ {
    id: 'refusal.stake_above_maximum',
    message: 'The stake is above the maximum.',
  },
  payout_above_maximum: /*i18n*/ {
    id: 'refusal.payout_above_maximum',
    message: 'The possible win is above the maximum. Lower the stake.',
  },
  client_seed_invalid: /*i18n*/ {
    id: 'refusal.client_seed_invalid',
    message: 'Your seed may have 1 to 64 letters, digits and signs.',
  },
  seed_in_use: /*i18n*/ {
    id: 'refusal.seed_in_use',
    message: 'The seeds have changed in the meantime. Look at the new ones and try again.',
  },
  seed_not_revealed: /*i18n*/ {
    id: 'refusal.seed_not_revealed',
    message: 'The seed of this bet is not revealed yet.',
  },
  play_unknown: /*i18n*/ { id: 'refusal.play_unknown', message: 'There is no such bet here.' },
  selection_invalid: /*i18n*/ {
    id: 'refusal.selection_invalid',
    message: 'This choice is not complete. Choose again.',
  },
  line_count_out_of_range: /*i18n*/ {
    id: 'refusal.line_count_out_of_range',
    message: 'Too many lines on one ticket.',
  },
  issue_unknown: /*i18n*/ { id: 'refusal.issue_unknown', message: 'There is no such draw.' },
  issue_closed: /*i18n*/ {
    id: 'refusal.issue_closed',
    message: 'This draw has closed. Nothing was taken from you; bet on the next one.',
  },
  bet_unknown: /*i18n*/ { id: 'refusal.bet_unknown', message: 'We know of no such bet.' },

  ...playRefusalMessages,

  // Vendors of games.
  vendor_unknown: /*i18n*/ {
    id: 'refusal.vendor_unknown',
    message: 'There is no such games provider.',
  },
  vendor_closed: /*i18n*/ {
    id: 'refusal.vendor_closed',
    message: 'This games provider is closed at the moment. Money there can still be moved back.',
  },
  vendor_unavailable: /*i18n*/ {
    id: 'refusal.vendor_unavailable',
    message: 'The games provider does not answer. Try again in a moment.',
  },
  vendor_taken: /*i18n*/ {
    id: 'refusal.vendor_taken',
    message: 'There is a vendor with this code or this name already.',
  },
  vendor_key_invalid: /*i18n*/ {
    id: 'refusal.vendor_key_invalid',
    message: 'This is not a public key we can trust: RSA in PEM, 2048 bits or more.',
  },
  vendor_key_taken: /*i18n*/ {
    id: 'refusal.vendor_key_taken',
    message: 'A vendor has this key already, or had it. Each needs a key of its own.',
  },
  round_unknown: /*i18n*/ {
    id: 'refusal.round_unknown',
    message: 'There is no such round.',
  },
  round_ended: /*i18n*/ {
    id: 'refusal.round_ended',
    message: 'This round has ended.',
  },
  round_too_young: /*i18n*/ {
    id: 'refusal.round_too_young',
    message: 'This round began less than an hour ago. The vendor may still end it.',
  },
  round_act_waits: /*i18n*/ {
    id: 'refusal.round_act_waits',
    message: 'A request for this round waits already.',
  },
  round_act_unknown: /*i18n*/ {
    id: 'refusal.round_act_unknown',
    message: 'This request does not wait any more.',
  },
  vendor_key_unknown: /*i18n*/ {
    id: 'refusal.vendor_key_unknown',
    message: 'The vendor has no such key in use.',
  },
  vendor_keys_full: /*i18n*/ {
    id: 'refusal.vendor_keys_full',
    message: 'Two keys are in use. Retire one before you add another.',
  },

  // Proof of liabilities.
  epoch_unknown: /*i18n*/ {
    id: 'refusal.epoch_unknown',
    message: 'Nothing was published for that day.',
  },
  not_in_epoch: /*i18n*/ {
    id: 'refusal.not_in_epoch',
    message: 'You had no account yet when these balances were read.',
  },

  // Pictures.
  image_missing: /*i18n*/ { id: 'refusal.image_missing', message: 'Choose a picture first.' },
  image_unreadable: /*i18n*/ {
    id: 'refusal.image_unreadable',
    message: 'We cannot read this picture. Send a PNG, JPEG, WebP or AVIF file.',
  },
  image_too_large: /*i18n*/ {
    id: 'refusal.image_too_large',
    message: 'This picture is too large. It may have 5 MB at most.',
  },

  // Banners and promotions.
  banner_unknown: /*i18n*/ {
    id: 'refusal.banner_unknown',
    message: 'This banner is not there any more.',
  },
  link_invalid: /*i18n*/ {
    id: 'refusal.link_invalid',
    message: 'This does not lead anywhere. Check what the link should open.',
  },
  promotion_unknown: /*i18n*/ {
    id: 'refusal.promotion_unknown',
    message: 'This offer does not exist or is over.',
  },
  promotion_not_open: /*i18n*/ {
    id: 'refusal.promotion_not_open',
    message: 'This offer cannot be taken now.',
  },
  promotion_taken: /*i18n*/ {
    id: 'refusal.promotion_taken',
    message: 'You have already used this offer.',
  },
  promotion_exhausted: /*i18n*/ {
    id: 'refusal.promotion_exhausted',
    message: 'Everything set aside for this offer has been given out.',
  },
  promotion_not_earned: /*i18n*/ {
    id: 'refusal.promotion_not_earned',
    message: 'What this offer asks for is not complete yet.',
  },
  application_unknown: /*i18n*/ {
    id: 'refusal.application_unknown',
    message: 'There is no such application.',
  },

  // Messages.
  announcement_unknown: /*i18n*/ {
    id: 'refusal.announcement_unknown',
    message: 'This announcement is over or was taken away.',
  },
  schedule_invalid: /*i18n*/ {
    id: 'refusal.schedule_invalid',
    message: 'The end must come after the beginning.',
  },
  service_closed: /*i18n*/ {
    id: 'refusal.service_closed',
    message: 'Nobody answers on this channel now. Try another one.',
  },
  address_refused: /*i18n*/ {
    id: 'refusal.address_refused',
    message: 'Give an address on the web that begins with https://.',
  },
  host_not_allowed: /*i18n*/ {
    id: 'refusal.host_not_allowed',
    message: 'This host is not on the list of allowed hosts. Allow it first.',
  },
  resource_unknown: /*i18n*/ {
    id: 'refusal.resource_unknown',
    message: 'This entry is not there any more.',
  },
  article_unknown: /*i18n*/ {
    id: 'refusal.article_unknown',
    message: 'This help page is not there any more.',
  },
  slug_taken: /*i18n*/ {
    id: 'refusal.slug_taken',
    message: 'Another article has this address already.',
  },
  feedback_empty: /*i18n*/ { id: 'refusal.feedback_empty', message: 'Write what it is about.' },
  feedback_too_long: /*i18n*/ {
    id: 'refusal.feedback_too_long',
    message: 'This is longer than 140 characters. Shorten it.',
  },
  feedback_too_many_images: /*i18n*/ {
    id: 'refusal.feedback_too_many_images',
    message: 'Attach at most 3 pictures.',
  },
  feedback_waiting_limit: /*i18n*/ {
    id: 'refusal.feedback_waiting_limit',
    message: 'We are still reading what you sent before. Wait for our answer.',
  },
  feedback_unknown: /*i18n*/ {
    id: 'refusal.feedback_unknown',
    message: 'There is no such message.',
  },

  // Operators.
  claim_link_invalid: /*i18n*/ {
    id: 'refusal.claim_link_invalid',
    message: 'This link has been used or has expired.',
  },
  code_wrong: /*i18n*/ {
    id: 'refusal.code_wrong',
    message: 'The username, the password or the code is wrong.',
  },
  operator_unknown: /*i18n*/ {
    id: 'refusal.operator_unknown',
    message: 'There is no such operator.',
  },
  last_operator: /*i18n*/ {
    id: 'refusal.last_operator',
    message: 'No other operator can log in. Invite one first.',
  },
  setting_invalid: /*i18n*/ {
    id: 'refusal.setting_invalid',
    message: 'This setting cannot have that value.',
  },
  firebase_key_missing: /*i18n*/ {
    id: 'refusal.firebase_key_missing',
    message:
      'The server has no key for Firebase: KHELAGHOR_FIREBASE_API_KEY must be set where it is started.',
  },
  geetest_key_missing: /*i18n*/ {
    id: 'refusal.geetest_key_missing',
    message:
      'The server has no key for GeeTest: KHELAGHOR_GEETEST_KEY must be set where it is started.',
  },
};
