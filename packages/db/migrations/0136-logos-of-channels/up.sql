-- Uploaded logos of deposit channels; null: the drawing is shown.
alter table deposit_channel add column logo_hash text references media;

-- Requests have them too.
alter table deposit_channel_request disable trigger deposit_channel_request_stays;
update deposit_channel_request set terms = terms || '{"logo": null}';
alter table deposit_channel_request enable trigger deposit_channel_request_stays;
