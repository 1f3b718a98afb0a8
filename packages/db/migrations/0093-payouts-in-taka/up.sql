-- Payouts in taka: through bKash where there is an account, else made by hand by operators.
-- `manual` stands for the networks of the wallets: a withdrawal names one of them, such as
-- `manual-nagad`.
insert into withdrawal_terms (
  currency, gateway, minimum_minor, maximum_minor, waiting_max, wallet_kinds, sandbox
) values (
  'BDT', 'manual', 50000, 2500000, 3, array['bkash', 'nagad', 'rocket', 'upay'], false
) on conflict (currency) do nothing;
