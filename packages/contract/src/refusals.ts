/**
 * Every named refusal, with the HTTP status it travels with. A refusal is an answer, not a fault:
 * the caller did something that the rules do not allow, and nothing has moved.
 * The texts in Bengali and English are in the server's message catalogue, keyed by these names.
 */
export const refusals = {
  // Any route.
  malformed: 400,
  seal_broken: 400,
  origin_refused: 403,
  not_logged_in: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  fault: 500,
  overloaded: 503,
  maintenance: 503,
  region_restricted: 403,

  // Human check.
  human_check_failed: 422,
  captcha_required: 422,
  captcha_wrong: 422,

  // Registration and session.
  registration_closed: 422,
  free_play_closed: 422,
  field_required: 422,
  field_pattern: 422,
  field_too_short: 422,
  field_too_long: 422,
  username_taken: 409,
  password_too_common: 422,
  passwords_differ: 422,
  password_same: 422,
  password_wrong: 422,
  session_unknown: 404,
  mobile_invalid: 422,
  mobile_taken: 409,
  country_not_served: 422,
  sms_closed: 422,
  sms_too_soon: 429,
  sms_unavailable: 503,
  mail_closed: 422,
  sms_code_wrong: 422,
  link_expired: 422,
  age_unconfirmed: 422,
  credentials_wrong: 401,
  account_closed: 403,
  in_need_true_account: 403,

  // Money.
  key_reused: 422,
  key_out_of_time: 422,
  amount_malformed: 422,
  amount_below_minimum: 422,
  amount_above_maximum: 422,
  balance_too_low: 422,
  channel_closed: 422,
  gateway_unavailable: 503,
  gateway_mismatch: 422,
  signature_wrong: 401,
  payment_unknown: 404,
  wallet_number_invalid: 422,
  withdrawal_pending_limit: 422,
  payout_held: 422,
  state_changed: 409,
  books_not_right: 409,
  period_too_long: 422,

  // Games.
  game_unknown: 404,
  game_closed: 422,
  game_maintenance: 503,
  maintenance_ended: 422,
  favourites_full: 422,
  launch_code_invalid: 401,
  chance_out_of_range: 422,
  stake_below_minimum: 422,
  stake_above_maximum: 422,
  payout_above_maximum: 422,
  client_seed_invalid: 422,
  seed_in_use: 409,
  seed_not_revealed: 409,
  play_unknown: 422,
  selection_invalid: 422,
  line_count_out_of_range: 422,
  issue_unknown: 404,
  issue_closed: 422,
  bet_unknown: 404,

  // Vendors of games.
  vendor_unknown: 404,
  vendor_closed: 422,
  vendor_unavailable: 503,
  vendor_taken: 409,
  vendor_key_invalid: 422,
  vendor_key_unknown: 404,
  vendor_keys_full: 409,

  // Proof of liabilities.
  epoch_unknown: 404,
  not_in_epoch: 404,

  // Pictures.
  image_missing: 422,
  image_unreadable: 422,
  image_too_large: 413,

  // Banners and promotions.
  banner_unknown: 404,
  link_invalid: 422,
  promotion_unknown: 404,
  promotion_not_open: 422,
  promotion_taken: 409,
  promotion_exhausted: 422,
  promotion_not_earned: 422,
  application_unknown: 404,

  // Messages.
  announcement_unknown: 404,
  schedule_invalid: 422,
  service_closed: 422,
  address_refused: 422,
  host_not_allowed: 422,
  resource_unknown: 404,
  article_unknown: 404,
  slug_taken: 409,
  feedback_empty: 422,
  feedback_too_long: 422,
  feedback_too_many_images: 422,
  feedback_waiting_limit: 422,
  feedback_unknown: 404,

  // Operators.
  claim_link_invalid: 401,
  code_wrong: 401,
  setting_invalid: 422,
} as const;

export type RefusalCode = keyof typeof refusals;

/** The refusals that any route may answer with; routes list only their own. */
export const everywhere = [
  'malformed',
  'seal_broken',
  'origin_refused',
  'not_logged_in',
  'not_allowed',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'fault',
  'overloaded',
  'maintenance',
  'region_restricted',
  'in_need_true_account',
] as const satisfies readonly RefusalCode[];
