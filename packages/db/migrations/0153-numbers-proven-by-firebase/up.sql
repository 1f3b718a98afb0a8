alter table member add column mobile_bound boolean not null default false;
alter table member add constraint member_bound_mobile_is_verified
  check (not mobile_bound or mobile_verified_at is not null);
