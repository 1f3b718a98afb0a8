-- By which means a channel lets members pay at a gateway that has several.
alter table deposit_channel
  -- Empty: by all.
  add column pay_by text[] not null default '{}'
    check (pay_by <@ array['card', 'wallet', 'bank'] and cardinality(pay_by) <= 3);

-- Gateways with a page of their own can have further channels.
alter table deposit_channel_request
  drop constraint deposit_channel_request_gateway_check,
  add constraint deposit_channel_request_gateway_check check (
    gateway in (
      'manual-bkash', 'manual-nagad', 'manual-rocket', 'manual-upay', 'manual-bank', 'bkash',
      'sslcommerz'
    )
  );

-- Requests have the means too.
alter table deposit_channel_request disable trigger deposit_channel_request_stays;
update deposit_channel_request set terms = terms || '{"payBy": []}';
alter table deposit_channel_request enable trigger deposit_channel_request_stays;
