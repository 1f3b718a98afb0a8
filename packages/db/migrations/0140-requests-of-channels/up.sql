-- A request for a further channel says whether the channel begins switched on: one that comes with
-- a file from another site may be off there. Of a request for other terms it says nothing.
alter table deposit_channel_request add column enabled boolean not null default true;
