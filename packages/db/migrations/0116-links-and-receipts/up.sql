-- A member replaces the picture of a receipt once; the one before stays for the operators.
alter table manual_deposit
  add column earlier_receipt_hash text references media,
  add check (earlier_receipt_hash is null or receipt_hash is not null),
  add check (earlier_receipt_hash <> receipt_hash);

-- The network of an address: /24 of IPv4, /64 of IPv6; null where the text is no address.
create function get_network(address text) returns text
language plpgsql immutable strict as $$
declare
  ip inet;
begin
  ip := regexp_replace(split_part(address, '%', 1), '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(ip, case family(ip) when 4 then 24 else 64 end))::text;
exception when invalid_text_representation then
  return null;
end $$;
create index member_session_by_network on member_session (get_network(address), member_id);
create index known_device_by_member on known_device (member_id, seen_at desc);

-- The score up to which the rule approves: none of its reasons was allowed so far.
update payout_rule set terms = terms || '{"maximumScore": 0}';
alter table payout_rule_request disable trigger payout_rule_request_stays;
update payout_rule_request set terms = terms || '{"maximumScore": 0}';
alter table payout_rule_request enable trigger payout_rule_request_stays;
