-- A code on the phone may prove who has forgotten his payment password.
alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'bind', 'place', 'payment'));
