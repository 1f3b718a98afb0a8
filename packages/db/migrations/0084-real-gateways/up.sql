-- The access token that all processes share at a gateway that grants few of them.
create table gateway_token (
  gateway text primary key,
  -- Access and refresh token, sealed with the server's key.
  tokens_sealed bytea not null,
  expires_at timestamptz not null
);

insert into deposit_channel (
  code, gateway, currency, title_bn, title_en, note_bn, note_en, icon,
  minimum_minor, maximum_minor, quick_amounts_minor, sandbox, open, sort
) values
  (
    'bkash', 'bkash', 'BDT', 'বিকাশ', 'bKash',
    'সঙ্গে সঙ্গে জমা', 'At once', 'phone',
    10000, 2500000, array[50000, 100000, 200000, 500000, 1000000, 2500000], false, true, 10
  ),
  (
    'sslcommerz', 'sslcommerz', 'BDT', 'কার্ড, নগদ ও ব্যাংক', 'Card, Nagad and bank',
    'সঙ্গে সঙ্গে জমা', 'At once', 'bank',
    10000, 20000000, array[100000, 500000, 1000000, 2500000, 5000000, 10000000], false, true, 20
  );
